import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

/// The controllers that segues lead to for which code prepares.
struct PreparedDestinations {
    /// A segue for which a class prepares, with where it leads.
    struct Destination {
        let controller: SceneController
        let reference: ClassReference
        /// Whether a segue action makes the controller, which may be of a class that inherits from the scene's.
        let isMadeByAction: Bool
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

    /// Where the segues lead for which a class prepares.
    ///
    /// - Parameters:
    ///   - names: the identifiers that the segues have; nil for whatever segues the scenes of the class have.
    ///   - isContent: whether what is asked for is what the destination shows first.
    /// - Returns: nil where one of them is not known, or there is none.
    func destinations(of names: Set<ExactName>?, preparedBy reference: ClassReference, isContent: Bool) -> [Destination]? {
        var found: [Destination] = []
        for object in owners[reference] ?? [] where isPrepared(object, by: reference) {
            guard let scene = CheckedDocument.scene(around: object.element) else { return nil }
            for segue in scene.element.descendants where segue.name == "segue" && segue["kind"] != "relationship" {
                if let names, !(segue["identifier"].map { names.contains(ExactName($0)) } ?? false) { continue }
                guard let destination = destination(of: segue, from: object, isContent: isContent) else { return nil }
                found.append(destination)
            }
        }
        return found.isEmpty ? nil : found
    }

    private func destination(of segue: Element, from object: AppSources.Object, isContent: Bool) -> Destination? {
        // A class of its own may choose another destination, and an unwind segue does.
        guard segue["kind"] != "unwind", segue["customClass"] == nil,
            var controller = app.destination(of: segue, in: object.document, object.module)
        else { return nil }
        if isContent {
            guard isPlain(controller), let content = app.firstContent(of: controller) else { return nil }
            controller = content
        }
        return sources.knownClass(of: controller).map { reference in
            Destination(controller: controller, reference: reference, isMadeByAction: segue["destinationCreationSelector"] != nil)
        }
    }

    /// Whether a container shows what the document says: its class is UIKit's, or names nothing of what it contains.
    private func isPlain(_ container: SceneController) -> Bool {
        guard let reference = sources.knownClass(of: container) else { return false }
        guard sources.isDeclared(reference) else { return true }
        let words: Set = ["viewControllers", "setViewControllers", "pushViewController", "topViewController"]
        return sources.files(of: reference).map { !sources.mentions(words, in: $0) } ?? false
    }

    /// Whether it is a class, and none that inherits from it, that prepares for the segues of a scene.
    private func isPrepared(_ object: AppSources.Object, by reference: ClassReference) -> Bool {
        let between = object.reference.map { sources.index.chain(of: $0).prefix { $0 != reference } } ?? []
        return between.allSatisfy { current in
            !sources.index.members(of: current).methods.contains { $0.selector == "prepareForSegue:sender:" }
        }
    }
}
