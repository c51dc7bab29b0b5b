/// Puts the classes of all modules together: declarations with their extensions and categories, names with what they mean.
struct ClassLinker {
    private(set) var classes: [SourceClass] = []
    private(set) var table = TypeTable()
    /// What the sources add to classes that they do not declare, by name: `extension UIView { … }`.
    private(set) var additions: [String: ClassAdditions] = [:]

    /// The protocols that those of the sources inherit from, by the name of each.
    private(set) var protocols: [String: Set<String>] = [:]

    private typealias Declared = (declaration: TypeDeclaration, module: String?, imports: [String])
    /// Where the name of each class's superclass is read.
    private var places: [TypeTable.Place] = []
    /// Classes that are declared several times, with different superclasses.
    private var ambiguous: Set<Int> = []
    private var extensions: [Declared] = []
    private var interfaces: [String: [Declared]] = [:]
    private var implementations: [String: [Declared]] = [:]
    private var interfaceNames: [String] = []
    /// Selectors of protocols that Objective-C knows, by the protocol's name.
    private var requirements: [String: Set<String>] = [:]

    init(_ modules: [ModuleRecords]) {
        for module in modules {
            for file in module.files {
                for declaration in file.types {
                    add((declaration, module.name, file.imports))
                }
                for alias in file.aliases {
                    table.add(
                        .alias(target: alias.target, module: module.name ?? "", scope: Array(alias.path.dropLast())),
                        path: alias.path, module: module.name ?? "")
                }
            }
        }
        addObjectiveCClasses()
        resolveSuperclasses()
        for declared in extensions { merge(declared) }
        for index in classes.indices { classes[index].removeRepetitions() }
        exposeMembers()
    }

    // MARK: Declarations

    private mutating func add(_ declared: Declared) {
        let (declaration, module, imports) = declared
        if declaration.kind == .swiftProtocol || declaration.kind == .objectiveCProtocol, let name = declaration.path.last {
            protocols[name, default: []].formUnion(declaration.inherited)
        }
        switch declaration.kind {
        case .swiftClass:
            let scope = Array(declaration.path.dropLast())
            addClass(
                declaration, language: .swift, module: module,
                place: TypeTable.Place(module: module ?? "", scope: scope, imports: imports))
        case .otherType:
            table.add(.otherType(module: module ?? "", path: declaration.path), path: declaration.path, module: module ?? "")
        case .swiftProtocol:
            table.add(
                .sourceProtocol(module: module ?? "", path: declaration.path, exposesMembers: declaration.exposesMembers),
                path: declaration.path, module: module ?? "")
            if declaration.exposesMembers { addRequirements(of: declaration) }
        case .objectiveCProtocol:
            table.addObjectiveC(protocol: declaration.path.joined())
            addRequirements(of: declaration)
        case .swiftExtension, .category: extensions.append(declared)
        case .interface:
            let name = declaration.path.joined()
            if interfaces[name] == nil, implementations[name] == nil { interfaceNames.append(name) }
            interfaces[name, default: []].append(declared)
        case .implementation:
            let name = declaration.path.joined()
            if interfaces[name] == nil, implementations[name] == nil { interfaceNames.append(name) }
            implementations[name, default: []].append(declared)
        }
    }

    private mutating func addRequirements(of declaration: TypeDeclaration) {
        guard let name = declaration.path.last else { return }
        requirements[name, default: []].formUnion(declaration.methods.map(\.selector))
    }

    /// Adds a class, or what a second declaration of it, in another branch of `#if`, says.
    private mutating func addClass(
        _ declaration: TypeDeclaration, language: SourceClass.Language, module: String?, place: TypeTable.Place
    ) {
        if language == .swift, case .sourceClass(let index)? = table.entry(declaration.path, module: module ?? "") {
            classes[index].merge(declaration)
            if declaration.inherited.first != classes[index].superclassName { ambiguous.insert(index) }
            return
        }
        let index = classes.count
        classes.append(SourceClass(declaration, language: language, module: module))
        places.append(place)
        table.note(module: module, ofClass: index)
        table.add(.sourceClass(index), path: declaration.path, module: module ?? "")
        if let name = classes[index].objectiveCName { table.addObjectiveC(class: index, named: name) }
    }

    /// A class of Objective-C belongs to the module that implements it, wherever its header lies.
    private mutating func addObjectiveCClasses() {
        for name in interfaceNames {
            let interfaces = interfaces[name] ?? []
            let implementations = implementations[name] ?? []
            var modules: [String?] = []
            for declared in implementations.isEmpty ? interfaces : implementations where !modules.contains(declared.module) {
                modules.append(declared.module)
            }
            for module in modules {
                let own = implementations.filter { $0.module == module }
                guard let main = interfaces.first(where: { $0.module == module }) ?? interfaces.first ?? own.first else { continue }
                addClass(
                    main.declaration, language: .objectiveC, module: module,
                    place: TypeTable.Place(module: module ?? "", scope: [], imports: []))
                if Set(interfaces.map(\.declaration.inherited.first)).count > 1 { ambiguous.insert(classes.count - 1) }
                for declared in own where main.declaration.kind == .interface {
                    classes[classes.count - 1].merge(declared.declaration)
                }
            }
        }
    }

    // MARK: Names

    private mutating func resolveSuperclasses() {
        for index in classes.indices {
            let place = places[index]
            if ambiguous.contains(index) {
                classes[index].setSuperclass(.unknown(classes[index].superclassName ?? classes[index].name))
                continue
            }
            guard let name = classes[index].superclassName else {
                // An implementation whose header is nowhere: of whatever class.
                if classes[index].language == .objectiveC, interfaces[classes[index].name] == nil {
                    classes[index].superclass = .unknown(classes[index].name)
                }
                continue
            }
            let path = TypeText.withoutArguments(Substring(name)).split(separator: ".").map(String.init)
            let reference: ClassReference?
            if classes[index].language == .swift {
                reference = table.reference(to: path, at: place)
            } else if let found = table.objectiveCClass(name, preferring: place.module) {
                reference = .source(found)
            } else {
                reference = PlatformClass.named(name) == nil ? .unknown(name) : .platform(name)
            }
            classes[index].setSuperclass(reference)
        }
    }

    private mutating func merge(_ declared: Declared) {
        let (declaration, module, imports) = declared
        let reference: ClassReference?
        if declaration.kind == .category {
            let name = declaration.path.joined()
            if let found = table.objectiveCClasses[name] {
                for index in found where found.count == 1 || classes[index].module == module || module == nil {
                    classes[index].merge(declaration)
                }
                return
            }
            reference = PlatformClass.named(name) == nil ? .unknown(name) : .platform(name)
        } else {
            reference = table.reference(
                to: declaration.path, at: TypeTable.Place(module: module ?? "", scope: [], imports: imports))
        }
        switch reference {
        case .source(let index)?: classes[index].merge(declaration)
        case .platform(let name)?, .unknown(let name)?: additions[name, default: ClassAdditions()].merge(declaration)
        case nil: break
        }
    }

    // MARK: Exposure

    /// Marks what `@objcMembers` and protocols of Objective-C make known.
    private mutating func exposeMembers() {
        for index in classes.indices where classes[index].language == .swift {
            if ancestors(of: index).contains(where: { classes[$0].isObjectiveCMembers }) { classes[index].exposeAll() }
            let selectors = classes[index].protocols.reduce(into: Set<String>()) { selectors, name in
                let last = name.split(separator: ".").last.map(String.init) ?? name
                selectors.formUnion(requirements[last] ?? [])
            }
            if !selectors.isEmpty { classes[index].expose(selectors) }
        }
    }

    /// The class and its superclasses among the sources; a class that inherits from itself ends the list.
    private func ancestors(of index: Int) -> [Int] {
        var found = [index]
        var seen: Set<Int> = [index]
        while let last = found.last, case .source(let next)? = classes[last].superclass, seen.insert(next).inserted {
            found.append(next)
        }
        return found
    }
}
