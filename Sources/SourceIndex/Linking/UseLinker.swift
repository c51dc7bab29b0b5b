/// Turns the uses of all files into what they come to.
struct UseLinker {
    private let classes: [SourceClass]
    private let table: TypeTable
    private let constants: ConstantTable
    /// The members of types that name storyboards or scenes, by the names of the types around them.
    private let makers: [[String]: Set<String>]

    init(_ modules: [ModuleRecords], classes: [SourceClass], table: TypeTable) {
        self.classes = classes
        self.table = table
        constants = ConstantTable(modules, classes: classes, table: table)
        makers = modules.flatMap(\.files).flatMap(\.uses).reduce(into: [:]) { makers, record in
            if record.kind != .segueSource, let member = record.member { makers[record.scope, default: []].insert(member) }
        }
    }

    /// The uses in the order of modules, files and lines.
    func uses(of modules: [ModuleRecords]) -> [IdentifierUse] {
        var uses: [IdentifierUse] = []
        for module in modules {
            for file in module.files {
                for record in file.uses {
                    uses += self.uses(of: record, module: module.name ?? "", imports: file.imports)
                }
                uses += flowScenes(in: file, module: module.name ?? "")
            }
        }
        return uses + typedScenes()
    }

    private func uses(of record: UseRecord, module: String, imports: [String]) -> [IdentifierUse] {
        let names = TypeTable.Place(module: module, scope: record.scope, imports: imports)
        let outside = TypeTable.Place(module: module, scope: [], imports: imports)
        let enclosing = record.scope.isEmpty ? nil : table.reference(to: record.scope, at: outside)
        let place = ConstantTable.Place(names: names, selfType: enclosing)
        let use = use(record, at: place, enclosing: enclosing)
        let ofClasses = usesOfClasses(adopting: record, at: place, outside: outside)
        // What the protocol itself says is for classes that say nothing else.
        if !ofClasses.isEmpty { return (use.value == .computed ? [use] : []) + ofClasses }
        guard use.value == .computed, !record.scope.isEmpty else { return [use] }
        // An enum whose raw values are names asks for each of them.
        let cases = constants.textsOfCases(record.value, at: place)
        return cases.isEmpty ? [use] : cases.map { use.with(.known($0.text), at: $0.location) }
    }

    /// What a member of a protocol's extension asks of storyboards, for each class that adopts the protocol, and what one of a
    /// class's asks by the name of the class, for each that inherits from it.
    private func usesOfClasses(
        adopting record: UseRecord, at place: ConstantTable.Place, outside: TypeTable.Place
    ) -> [IdentifierUse] {
        guard record.kind == .storyboard || record.kind == .scene else { return [] }
        let found: [Int]
        var isAdopted = false
        if case .sourceProtocol(_, let path, _)? = table.entry(of: record.scope, at: outside) {
            found = constants.lastClasses(adopting: path)
            isAdopted = true
        } else if record.member != nil, let parent = place.selfType, constants.text(of: record.value, at: place) == nil {
            found = constants.lastClasses(inheritingFrom: parent)
        } else {
            return []
        }
        // A scene is made by its own member, a storyboard also by what asks it for a scene.
        let maker = record.member.map { member in
            IdentifierUse.Maker(
                members: record.kind == .scene ? [member] : makers[record.scope, default: []], isAdopted: isAdopted)
        }
        return found.compactMap { index in
            var place = place
            place.selfType = .source(index)
            place.isExact = true
            place.prefersSelf = true
            let use = use(record, at: place, enclosing: .source(index))
            guard use.value != .computed else { return nil }
            let property = classes[index].properties.first { $0.name == "storyboardName" }
            return use.with(use.value, maker: maker, at: property?.location ?? classes[index].location)
        }
    }

    private func use(_ record: UseRecord, at place: ConstantTable.Place, enclosing: ClassReference?) -> IdentifierUse {
        let names = place.names
        let needsName = record.kind != .initialScene && record.kind != .madeController
        return IdentifierUse(
            kind: record.kind,
            value: needsName ? constants.text(of: record.value, at: place).map { .known($0) } ?? .computed : .none,
            storyboard: record.storyboard.map { constants.storyboard(of: $0, at: place) },
            nib: record.nib.flatMap { constants.nib(of: $0, at: place) }, bundle: record.bundle, module: names.module,
            enclosingClass: enclosing, receiver: record.receiver,
            expectedClass: record.expectedClass.flatMap { expected($0, at: names) },
            castClass: record.isForced ? record.expectedClass.flatMap { expected($0, at: names) } : nil,
            createdClass: record.createdClass.flatMap { expected($0, at: names) }, maker: nil,
            unwindAction: record.kind == .segueSource ? record.member : nil, location: record.location)
    }

    private func expected(_ name: String, at place: TypeTable.Place) -> ClassReference? {
        table.reference(to: name.split(separator: ".").map(String.init), at: place)
    }

    // MARK: Boardwalk

    /// Classes that say which scene they are: those that adopt `StoryboardScene`.
    private func typedScenes() -> [IdentifierUse] {
        classes.indices.flatMap { index -> [IdentifierUse] in
            let found = classes[index]
            guard found.language == .swift, found.protocols.contains(where: { $0 == "StoryboardScene" || $0.hasSuffix(".StoryboardScene") })
            else { return [] }
            let reference = ClassReference.source(index)
            let storyboard = constant("storyboardName", of: reference)
            let declaresIdentifier = found.properties.contains { $0.name == "sceneIdentifier" }
            let identifier = declaresIdentifier ? constant("sceneIdentifier", of: reference) : .known(found.name)
            func use(_ kind: IdentifierUse.Kind, _ value: IdentifierUse.Value, in storyboard: IdentifierUse.Value?) -> IdentifierUse {
                IdentifierUse(
                    kind: kind, value: value, storyboard: storyboard.map { .named($0) }, nib: nil, bundle: nil, module: found.module ?? "",
                    enclosingClass: reference, receiver: .own, expectedClass: kind == .scene ? reference : nil,
                    castClass: nil, createdClass: nil, maker: nil, unwindAction: nil, location: found.location)
            }
            return [use(.storyboard, storyboard, in: nil), use(.scene, identifier, in: storyboard)]
        }
    }

    private func constant(_ name: String, of type: ClassReference) -> IdentifierUse.Value {
        guard case .source(let index) = type else { return .computed }
        let names = TypeTable.Place(module: classes[index].module ?? "", scope: classes[index].path, imports: [])
        let place = ConstantTable.Place(names: names, selfType: type)
        guard let (value, inner) = constants.member(name, of: type, at: place),
            let text = constants.text(of: value, at: inner)
        else { return .computed }
        return .known(text)
    }

    /// Flows that begin with another scene than the initial one: `firstSceneIdentifier` beside the one storyboard that the
    /// class names.
    private func flowScenes(in file: FileRecord, module: String) -> [IdentifierUse] {
        file.constants.compactMap { constant -> IdentifierUse? in
            guard constant.path.last == "firstSceneIdentifier" else { return nil }
            let scope = Array(constant.path.dropLast())
            let names = TypeTable.Place(module: module, scope: scope, imports: file.imports)
            guard case .source(let index)? = table.reference(to: scope, at: TypeTable.Place(module: module, scope: [], imports: file.imports))
            else { return nil }
            let place = ConstantTable.Place(names: names, selfType: .source(index))
            let storyboards = file.uses.filter { $0.kind == .storyboard && $0.scope == scope }
            let storyboard: IdentifierUse.Storyboard =
                storyboards.count == 1
                ? .named(constants.text(of: storyboards[0].value, at: place).map { .known($0) } ?? .computed) : .unknown
            return IdentifierUse(
                kind: .scene, value: constants.text(of: constant.value, at: place).map { .known($0) } ?? .computed,
                storyboard: storyboard, nib: nil, bundle: storyboards.first?.bundle, module: module, enclosingClass: .source(index),
                receiver: .own, expectedClass: nil, castClass: nil, createdClass: nil, maker: nil, unwindAction: nil,
                location: classes[index].properties.first { $0.name == "firstSceneIdentifier" }?.location ?? classes[index].location)
        }
    }
}
