import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

/// The controllers that code casts without making them itself: where segues lead and come from, and what the app starts with.
struct CastObjects {
    /// A controller that may be what is cast.
    struct Object {
        let controller: SceneController
        let reference: ClassReference
        /// Whether code makes the controller, which may be of a class that inherits from the scene's.
        let mayBeSubclass: Bool
    }

    private let app: CheckedApp
    private let sources: AppSources
    /// The scenes' objects by their classes and those that they inherit from.
    private let owners: [ClassReference: [AppSources.Object]]

    init(_ app: CheckedApp, _ sources: AppSources) {
        self.app = app
        self.sources = sources
        var owners: [ClassReference: [AppSources.Object]] = [:]
        for object in sources.objects where object.element["sceneMemberID"] == "viewController" {
            guard let reference = object.reference else { continue }
            for ancestor in sources.index.chain(of: reference) { owners[ancestor, default: []].append(object) }
        }
        self.owners = owners
    }

    /// The objects that are cast at one place.
    ///
    /// - Parameters:
    ///   - use: one of the uses there.
    ///   - names: the identifiers of which the segue has one; nil for any segue.
    /// - Returns: nil where one of them is not known, or there is none.
    func objects(of use: IdentifierUse, _ names: Set<ExactName>?) -> [Object]? {
        guard let owner = use.enclosingClass, sources.isDeclared(owner) else { return nil }
        let found: [Object]? =
            switch use.kind {
            case .segueDestination: destinations(of: names, preparedBy: owner, isContent: false)
            case .segueContent: destinations(of: names, preparedBy: owner, isContent: true)
            case .segueSource: use.unwindAction.flatMap { origins(of: names, unwindingBy: $0) }
            case .windowRoot: roots(knownTo: owner)
            case .windowContent: roots(knownTo: owner).flatMap(contents)
            default: nil
            }
        return found.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func object(_ controller: SceneController, mayBeSubclass: Bool) -> Object? {
        sources.knownClass(of: controller).map { Object(controller: controller, reference: $0, mayBeSubclass: mayBeSubclass) }
    }

    // MARK: Segues

    private func destinations(of names: Set<ExactName>?, preparedBy reference: ClassReference, isContent: Bool) -> [Object]? {
        var found: [Object] = []
        for owner in owners[reference] ?? [] where isPrepared(owner, by: reference) {
            guard let scene = CheckedDocument.scene(around: owner.element) else { return nil }
            for segue in scene.element.descendants where segue.name == "segue" && segue["kind"] != "relationship" {
                guard Self.isNamed(segue, names) else { continue }
                // A class of its own may choose another destination, and an unwind segue does.
                guard segue["kind"] != "unwind", segue["customClass"] == nil,
                    let controller = app.destination(of: segue, in: owner.document, owner.module),
                    let object = object(controller, mayBeSubclass: segue["destinationCreationSelector"] != nil)
                else { return nil }
                found.append(object)
            }
        }
        return isContent ? contents(of: found) : found
    }

    /// The scenes from which segues unwind by an action that one class alone has.
    private func origins(of names: Set<ExactName>?, unwindingBy action: String) -> [Object]? {
        guard sources.index.classes(answering: action).count == 1 else { return nil }
        var found: [Object] = []
        for (document, group) in app.documents {
            for segue in document.elements("segue") where segue["unwindAction"] == action && Self.isNamed(segue, names) {
                guard let controller = CheckedDocument.scene(around: segue)?.controller?.element,
                    let object = object(
                        SceneController(element: controller, document: document, module: group.module), mayBeSubclass: true)
                else { return nil }
                found.append(object)
            }
        }
        return found
    }

    private static func isNamed(_ segue: Element, _ names: Set<ExactName>?) -> Bool {
        guard let names else { return true }
        return segue["identifier"].map { names.contains(ExactName($0)) } ?? false
    }

    /// Whether it is a class, and none that inherits from it, that prepares for the segues of a scene.
    private func isPrepared(_ object: AppSources.Object, by reference: ClassReference) -> Bool {
        let between = object.reference.map { sources.index.chain(of: $0).prefix { $0 != reference } } ?? []
        return between.allSatisfy { current in
            !sources.index.members(of: current).methods.contains { $0.selector == "prepareForSegue:sender:" }
        }
    }

    // MARK: The app's start

    /// What the system shows first, as a delegate of the app or of a scene finds it; nil where code may show something else.
    private func roots(knownTo reference: ClassReference) -> [Object]? {
        let delegates: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
        let entries = app.app.entries.filter { [.main, .sceneManifest].contains($0.point.kind) }
        guard app.app.module.kind == .application || app.app.module.kind == .folder,
            !sources.index.adoptedProtocols(of: reference).isDisjoint(with: delegates), !setsRoots
        else { return nil }
        let roots = entries.map { entry -> Object? in
            guard let storyboard = entry.storyboard.map({ app.app[$0] }), storyboard.files.files.allSatisfy({ $0.device == nil }),
                let scene = storyboard.initialScene.map({ app.app[$0] }), !scene.isPlaceholder, let document = app.document(of: scene),
                let module = app.app.modules.first(where: { $0.id == storyboard.module })
            else { return nil }
            return object(SceneController(element: scene.controller, document: document, module: module), mayBeSubclass: false)
        }
        return roots.contains { $0 == nil } ? nil : roots.compactMap { $0 }
    }

    /// Whether some source gives a window its root.
    private var setsRoots: Bool {
        app.app.modules.flatMap(\.sources).contains { file in
            guard let text = sources.text(of: file) else { return true }
            return text.contains("setRootViewController") || text.contains(/rootViewController\s*=[^=]/)
        }
    }

    // MARK: Containers

    private func contents(of containers: [Object]) -> [Object]? {
        let contents = containers.map { container -> Object? in
            guard !container.mayBeSubclass, isPlain(container), let content = app.firstContent(of: container.controller) else { return nil }
            return object(content, mayBeSubclass: false)
        }
        return contents.contains { $0 == nil } ? nil : contents.compactMap { $0 }
    }

    /// Whether a container shows what the document says: its class is UIKit's, or names nothing of what it contains.
    private func isPlain(_ container: Object) -> Bool {
        guard sources.isDeclared(container.reference) else { return true }
        let words: Set = ["viewControllers", "setViewControllers", "pushViewController", "topViewController"]
        return sources.files(of: container.reference).map { !sources.mentions(words, in: $0) } ?? false
    }
}
