import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

/// The sources of an app beside its documents, as rules see them.
final class AppSources: Sendable {
    /// An object of a document that has a class of its own.
    struct Object: Sendable {
        let element: Element
        let customClass: CustomClass
        let document: CheckedDocument
        let module: Module
        /// What the class leads to; nil where the sources do not tell.
        let lookup: ClassLookup?
        /// Whether the class is known not to be of the kind that the element stands for.
        let isOfOtherKind: Bool

        /// The class that the object is of, where it is known; nil for one of another kind, of which nothing else is worth saying.
        var reference: ClassReference? {
            if !isOfOtherKind, case .found(let reference)? = lookup { reference } else { nil }
        }
    }

    let index: SourceIndex
    /// Whether the app has code of others that is not in the folder.
    var usesForeignCode: Bool { read.usesForeignCode }
    /// The objects with classes of their own, in the order of the documents.
    let objects: [Object]
    /// The scenes whose classes are known, in the order of the app.
    let scenes: [(scene: AppScene, reference: ClassReference)]
    let read: ReadSources
    private let sceneElements: [ClassReference: [Element]]
    /// Whether the class of some scene is not known to its end, so that it may have any member.
    let hasUnknownScenes: Bool
    private let resolver: ClassResolver
    /// Whether no project tells which files are built together.
    private let hasUnknownTargets: Bool
    let scan: FolderScan
    /// What generated accessors name.
    let accessors: GeneratedAccessors
    /// Where classes are asked for what extensions make of them.
    let makerCalls: MakerCalls

    init(_ read: ReadSources, app: App, groups: [CheckedApp.Group], scan: FolderScan) {
        self.read = read
        self.scan = scan
        accessors = GeneratedAccessors(in: app.modules.flatMap(\.sources), of: scan)
        index = read.index
        makerCalls = MakerCalls(by: read.index, in: app.modules.flatMap(\.sources), of: scan)
        hasUnknownTargets = app.module.kind == .folder
        let resolver = ClassResolver(read, importedModules: read.index.imports.values.reduce(into: []) { $0.formUnion($1) })
        self.resolver = resolver
        objects = groups.flatMap { group in
            group.documents.flatMap { document in
                document.customClasses.map { element, customClass in
                    let lookup = resolver.lookUp(customClass, in: group.module)
                    var isOfOtherKind = false
                    if case .found(let found)? = lookup { isOfOtherKind = ObjectKind.isOther(found, of: element, read.index) }
                    return Object(
                        element: element, customClass: customClass, document: document, module: group.module, lookup: lookup,
                        isOfOtherKind: isOfOtherKind)
                }
            }
        }
        sceneElements = Self.sceneElements(of: objects, read.index)
        let modules = Dictionary(app.modules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let scenes = app.scenes.compactMap { scene -> (scene: AppScene, reference: ClassReference)? in
            guard let customClass = CustomObject(scene.controller).customClass, let module = modules[app[scene.storyboard].module],
                case .found(let reference)? = resolver.lookUp(customClass, in: module)
            else { return nil }
            return (scene, reference)
        }
        self.scenes = scenes
        let known = Set(scenes.filter { read.index.isKnownToTheEnd($0.reference) }.map(\.scene.id))
        // Classes that put scenes of other storyboards inside themselves are those of a linking convention.
        let including = Set(app.ways.filter { $0.objectID == app[$0.source].objectID }.map(\.source))
        hasUnknownScenes = app.scenes.contains { scene in
            guard scene.className != nil, !scene.isPlaceholder, !including.contains(scene.id) else { return false }
            return !known.contains(scene.id)
        }
    }

    /// False where a source file could not be read, which may name and register anything.
    var areWhole: Bool { index.problems.isEmpty }

    // MARK: Classes

    /// The class of an object, its own or UIKit's; nil where it is not known.
    func reference(of element: Element, in module: Module) -> ClassReference? {
        if let customClass = CustomObject(element).customClass {
            guard case .found(let reference)? = resolver.lookUp(customClass, in: module),
                !ObjectKind.isOther(reference, of: element, index)
            else { return nil }
            return reference
        }
        return PlatformClass.named(ofElement: element.name).map { .platform($0) }
    }

    /// Whether a class, or one that it inherits from, is declared in the sources.
    func isDeclared(_ reference: ClassReference) -> Bool { index.sourceClass(reference) != nil }

    /// Whether a class is another or inherits from it.
    func isKind(_ reference: ClassReference, of other: ClassReference) -> Bool { index.chain(of: reference).contains(other) }

    /// The scenes of a class and of those that inherit from it.
    func scenes(of reference: ClassReference) -> [AppScene] {
        scenes.filter { isKind($0.reference, of: reference) }.map(\.scene)
    }

    /// The scene elements of a class and of those that inherit from it, in all variants of the documents.
    func sceneElements(of reference: ClassReference) -> [Element] {
        sceneElements[reference] ?? []
    }

    private static func sceneElements(of objects: [Object], _ index: SourceIndex) -> [ClassReference: [Element]] {
        var elements: [ClassReference: [Element]] = [:]
        for object in objects {
            guard let found = object.reference, let scene = CheckedDocument.scene(around: object.element),
                scene.controller?.element == object.element
            else { continue }
            for reference in index.chain(of: found) { elements[reference, default: []].append(scene.element) }
        }
        return elements
    }

    /// What a class is called with its module, as the runtime prints it.
    func runtimeName(of reference: ClassReference) -> String {
        guard let found = index.sourceClass(reference) else { return index.name(of: reference) }
        if found.language == .objectiveC { return found.name }
        return found.objectiveCName ?? [found.module, found.qualifiedName].compactMap { $0 }.joined(separator: ".")
    }

    /// The place at which the sources declare a class.
    func place(of reference: ClassReference) -> [RelatedPlace] {
        index.sourceClass(reference).map { found in
            [RelatedPlace(
                message: "The class '\(found.qualifiedName)' is here.",
                location: .init(
                    file: found.location.file,
                    position: SourcePosition(line: found.location.line, column: found.location.column)))]
        } ?? []
    }

    // MARK: Identifiers

    /// The places that name something, but for those in tests that no project tells apart.
    func uses(_ kinds: IdentifierUse.Kind...) -> [IdentifierUse] {
        index.uses.filter { kinds.contains($0.kind) && !isOfTests($0.location.file) }
    }

    private func isOfTests(_ file: String) -> Bool {
        guard hasUnknownTargets else { return false }
        return index.testFiles.contains(file)
            || file.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") || $0 == "Test" }
    }

    /// The texts at places that name something.
    func texts(_ kinds: IdentifierUse.Kind...) -> Set<ExactName> {
        Set(index.uses.filter { kinds.contains($0.kind) }.compactMap(\.value.text).map { ExactName($0) })
    }

    /// Whether some name is put together at run time.
    func hasComputed(_ kinds: IdentifierUse.Kind...) -> Bool {
        index.uses.contains { kinds.contains($0.kind) && $0.value == .computed }
    }

    /// The rest of the call in which a use stands, from its name on; nil where the file cannot be read.
    func restOfCall(at use: IdentifierUse) -> Substring? {
        guard let bytes = try? scan.bytes(of: use.location.file) else { return nil }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: use.location.line, omittingEmptySubsequences: false)
        guard lines.count >= use.location.line else { return nil }
        let line = lines[use.location.line - 1].dropFirst(max(0, use.location.column - 1))
        var depth = 0
        var end = line.startIndex
        let longest = min(bytes.endIndex, end + 2_000)
        while end < longest {
            switch bytes[end] {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            if depth < 0 { break }
            end += 1
        }
        return String(decoding: bytes[line.startIndex..<end], as: UTF8.self)[...]
    }

    /// The text of a file; nil where it cannot be read.
    func text(of file: String) -> String? {
        (try? scan.bytes(of: file)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Letters other than ASCII's are of words.
    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// How often a word stands in a file.
    func count(of word: String, in file: String) -> Int {
        guard let bytes = try? scan.bytes(of: file) else { return 0 }
        return bytes.split { !Self.isOfWord($0) }.count { $0.elementsEqual(word.utf8) }
    }
}

extension Fault {
    /// A fault of a place in the sources that names something.
    init(_ use: IdentifierUse, _ message: String, exception: FindingException? = nil) {
        self.init(
            inFile: use.location.file, position: SourcePosition(line: use.location.line, column: use.location.column), message)
        self.exception = exception
    }

    /// A fault of a declaration.
    init(declaration location: (file: String, line: Int, column: Int), _ message: String) {
        self.init(
            inFile: location.file, position: SourcePosition(line: location.line, column: location.column), message)
    }
}
