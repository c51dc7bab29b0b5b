/// The constants of all modules by name, and what expressions come to.
struct ConstantTable {
    /// Where an expression is read.
    struct Place {
        let names: TypeTable.Place
        /// The type that `Self` stands for, where it can be told.
        var selfType: ClassReference?
        /// Whether `Self` cannot stand for a subclass.
        var isExact = false
        /// What `self` is the case of an enum for, as its raw value.
        var rawValue: String?
        /// Whether names are those of `Self` before they are those of the types around: in extensions of protocols.
        var prefersSelf = false
    }

    private struct Entry {
        let constant: Constant
        let module: String?
        let imports: [String]
        let file: Int
    }

    private let classes: [SourceClass]
    private let table: TypeTable
    private var entries: [String: [Entry]] = [:]
    /// The cases of enums with raw values, by the enum's path.
    private var cases: [String: [Entry]] = [:]
    private let protocols: ProtocolTable
    /// Names of properties and methods that some class overrides.
    private var overridden: Set<String> = []
    /// Classes that others inherit from.
    private var inherited: Set<Int> = []

    private static let maximumDepth = 16

    init(_ modules: [ModuleRecords], classes: [SourceClass], table: TypeTable) {
        self.classes = classes
        self.table = table
        protocols = ProtocolTable(modules)
        var file = 0
        for module in modules {
            for record in module.files {
                for constant in record.constants {
                    let entry = Entry(constant: constant, module: module.name, imports: record.imports, file: file)
                    entries[constant.path.joined(separator: "."), default: []].append(entry)
                    if constant.kind == .enumCase {
                        cases[constant.path.dropLast().joined(separator: "."), default: []].append(entry)
                    }
                }
                file += 1
            }
        }
        for found in classes {
            if case .source(let index)? = found.superclass { inherited.insert(index) }
            for property in found.properties where property.traits.contains(.overrides) { overridden.insert(property.name) }
            for method in found.methods where method.traits.contains(.overrides) {
                overridden.insert(String(method.name.prefix { $0 != "(" }) + "()")
            }
        }
    }

    // MARK: Values

    /// The text that an expression comes to; nil where it cannot be known.
    func text(of expression: Expression, at place: Place, depth: Int = 0) -> String? {
        guard depth < Self.maximumDepth else { return nil }
        switch expression {
        case .string(let text): return text
        case .joined(let parts):
            var text = ""
            for part in parts {
                guard let part = self.text(of: part, at: place, depth: depth + 1) else { return nil }
                text += part
            }
            return text
        case .typeName(let path): return typeName(path, at: place)
        case .runtimeTypeName(let path): return runtimeTypeName(path, at: place)
        case .name(let path):
            guard let (value, place) = value(ofName: path, at: place, depth: depth + 1) else { return nil }
            return text(of: value, at: place, depth: depth + 1)
        case .storyboard, .nib, .computed: return nil
        }
    }

    /// What an expression comes to for each case of the enum in which it stands, and where that case is; empty where it is none
    /// or the expression is not of its raw value.
    func textsOfCases(_ expression: Expression, at place: Place) -> [(text: String, location: SourceLocation)] {
        let all = cases[place.names.scope.joined(separator: "."), default: []].filter { $0.module == place.names.module }
        return all.compactMap { entry in
            guard let location = entry.constant.location, let place = self.place(of: entry, at: place),
                let text = text(of: expression, at: place)
            else { return nil }
            return (text, location)
        }
    }

    private func place(of entry: Entry, at place: Place) -> Place? {
        let names = TypeTable.Place(
            module: entry.module ?? "", scope: Array(entry.constant.path.dropLast()), imports: entry.imports)
        guard let rawValue = text(of: entry.constant.value, at: Place(names: names)) else { return nil }
        var place = place
        place.rawValue = rawValue
        return place
    }

    /// The storyboard that an expression comes to.
    func storyboard(of expression: Expression, at place: Place, depth: Int = 0) -> IdentifierUse.Storyboard {
        guard depth < Self.maximumDepth else { return .unknown }
        switch expression {
        case .storyboard(let name, _): return .named(text(of: name, at: place).map { .known($0) } ?? .computed)
        case .name(let path):
            if let (value, place) = value(ofName: path, at: place, depth: depth + 1) {
                return storyboard(of: value, at: place, depth: depth + 1)
            }
            return path == ["storyboard"] || path == ["self", "storyboard"] ? .own : .unknown
        default: return .unknown
        }
    }

    /// The name of the nib that an expression comes to.
    func nib(of expression: Expression, at place: Place, depth: Int = 0) -> String? {
        guard depth < Self.maximumDepth else { return nil }
        switch expression {
        case .nib(let name): return text(of: name, at: place)
        case .name(let path):
            return value(ofName: path, at: place, depth: depth + 1).flatMap { nib(of: $0, at: $1, depth: depth + 1) }
        default: return nil
        }
    }

    // MARK: Types

    private func type(_ path: [String], at place: Place) -> ClassReference? {
        guard path == ["Self"] else { return table.reference(to: path, at: place.names) }
        return place.selfType.flatMap { place.isExact || !isInherited($0) ? $0 : .unknown("Self") }
    }

    private func typeName(_ path: [String], at place: Place) -> String? {
        switch type(path, at: place) {
        case .source(let index)?: return classes[index].genericParameters.isEmpty ? classes[index].name : nil
        case .platform(let name)?: return name
        // An unknown name may be a generic parameter.
        case .unknown?: return nil
        case nil:
            guard case .otherType(_, let path)? = table.entry(of: path, at: place.names) else { return nil }
            return path.last
        }
    }

    private func runtimeTypeName(_ path: [String], at place: Place) -> String? {
        switch type(path, at: place) {
        case .source(let index)?:
            let found = classes[index]
            if let name = found.objectiveCName { return name }
            guard found.genericParameters.isEmpty, let module = found.module else { return nil }
            return ([module] + found.path).joined(separator: ".")
        case .platform(let name)?: return name
        default: return nil
        }
    }

    // MARK: Names

    /// The value that a name has, and where that is read.
    private func value(ofName path: [String], at place: Place, depth: Int) -> (Expression, Place)? {
        guard depth < Self.maximumDepth else { return nil }
        if let rawValue = place.rawValue, path == ["rawValue"] || path == ["self", "rawValue"] { return (.string(rawValue), place) }
        var path = path
        var kinds: [Constant.Kind] = [.value, .overridable]
        if path.count > 1, path.last == "rawValue" {
            path.removeLast()
            kinds = [.enumCase]
        }
        if path.first == "self" || path.first == "Self" {
            path.removeFirst()
            guard !path.isEmpty else { return nil }
            if path.count == 1, let selfType = place.selfType {
                return member(path[0], of: selfType, isThroughSelf: true, kinds, at: place)
            }
        }
        guard let name = path.last else { return nil }
        if place.prefersSelf, path.count == 1, let type = place.selfType,
            let found = member(name, of: type, isThroughSelf: true, kinds, at: place) {
            return found
        }
        for length in stride(from: place.names.scope.count, through: 0, by: -1) {
            let scope = Array(place.names.scope.prefix(length))
            let isOwn = path.count == 1 && length > 0
            if let found = found(scope + path, kinds, at: place, isThroughSelf: isOwn, selfType: isOwn ? place.selfType : nil) {
                return found
            }
        }
        if path.count == 1 {
            return place.selfType.flatMap { member(name, of: $0, isThroughSelf: true, kinds, at: place) }
        }
        let typePath = Array(path.dropLast())
        if let found = memberOfCase(name, typePath, kinds, at: place, depth: depth) { return found }
        if let reference = table.reference(to: typePath, at: place.names) {
            return member(name, of: reference, isThroughSelf: false, kinds, at: place)
        }
        guard case .otherType(_, let full)? = table.entry(of: typePath, at: place.names) else { return nil }
        return found(full + [name], kinds, at: place, isThroughSelf: false)
    }

    /// `Screen.detail.storyboard`: a member of an enum, for one of its cases.
    private func memberOfCase(
        _ name: String, _ path: [String], _ kinds: [Constant.Kind], at place: Place, depth: Int
    ) -> (Expression, Place)? {
        guard path.count > 1, kinds != [.enumCase],
            let (raw, casePlace) = value(ofName: path + ["rawValue"], at: place, depth: depth + 1),
            let rawValue = text(of: raw, at: casePlace, depth: depth + 1),
            let (value, inner) = value(ofName: path.dropLast() + [name], at: place, depth: depth + 1)
        else { return nil }
        var ofCase = inner
        ofCase.rawValue = rawValue
        return (value, ofCase)
    }

    /// A member of a class, of its ancestors or of the protocols that they adopt.
    func member(_ name: String, of type: ClassReference, at place: Place) -> (Expression, Place)? {
        member(name, of: type, isThroughSelf: false, [.value, .overridable], at: place)
    }

    private func member(
        _ name: String, of type: ClassReference, isThroughSelf: Bool, _ kinds: [Constant.Kind], at place: Place
    ) -> (Expression, Place)? {
        var adopted: [String] = []
        var reference: ClassReference? = type
        var seen: Set<ClassReference> = []
        while let current = reference, seen.insert(current).inserted {
            let path: [String]
            switch current {
            case .source(let index):
                path = classes[index].path
                adopted += classes[index].protocols
                reference = classes[index].superclass
            case .platform(let name):
                path = [name]
                adopted += protocols.adopted(byExtensionsOf: name)
                reference = PlatformClass.named(name)?.superclassName.map { .platform($0) }
            case .unknown(let name):
                path = name.split(separator: ".").map(String.init)
                adopted += protocols.adopted(byExtensionsOf: name)
                reference = nil
            }
            if let found = found(path + [name], kinds, at: place, isThroughSelf: isThroughSelf, selfType: type) { return found }
        }
        for path in protocols.all(adopted) {
            if let found = found(path + [name], kinds, at: place, isThroughSelf: isThroughSelf, selfType: type) { return found }
        }
        return nil
    }

    /// The classes that adopt a protocol themselves and have no subclasses, so that `Self` stands for nothing else in them.
    func lastClasses(adopting path: [String]) -> [Int] {
        classes.indices.filter { index in
            classes[index].language == .swift && classes[index].genericParameters.isEmpty && !inherited.contains(index)
                && protocols.all(classes[index].protocols).contains(path)
        }
    }

    /// The classes that inherit from one and have no subclasses themselves.
    func lastClasses(inheritingFrom ancestor: ClassReference) -> [Int] {
        classes.indices.filter { index in
            guard classes[index].language == .swift, classes[index].genericParameters.isEmpty, !inherited.contains(index) else { return false }
            var next = classes[index].superclass
            var seen: Set<ClassReference> = []
            while let current = next, current != ancestor, seen.insert(current).inserted {
                switch current {
                case .source(let parent): next = classes[parent].superclass
                case .platform(let name): next = PlatformClass.named(name)?.superclassName.map { .platform($0) }
                case .unknown: next = nil
                }
            }
            return next == ancestor
        }
    }

    private func isInherited(_ type: ClassReference) -> Bool {
        if case .source(let index) = type { inherited.contains(index) } else { true }
    }

    /// The one constant of a path, the place's own module before others; nil where several differ.
    private func found(
        _ path: [String], _ kinds: [Constant.Kind], at place: Place, isThroughSelf: Bool, selfType: ClassReference? = nil
    ) -> (Expression, Place)? {
        guard let all = entries[path.joined(separator: ".")] else { return nil }
        let fitting = all.filter { kinds.contains($0.constant.kind) }
        let own = fitting.filter { $0.module == place.names.module }
        let entries = own.isEmpty ? fitting.filter { !$0.constant.isPrivate } : own
        guard let first = entries.first, entries.allSatisfy({ $0.constant.value == first.constant.value }) else { return nil }
        if first.constant.kind == .overridable, isThroughSelf, let name = path.last, overridden.contains(name) { return nil }
        let scope = Array(first.constant.path.dropLast())
        let names = TypeTable.Place(module: first.module ?? "", scope: scope, imports: first.imports)
        let type = selfType ?? table.reference(to: scope, at: names)
        return (first.constant.value, Place(names: names, selfType: type, isExact: !isThroughSelf))
    }
}
