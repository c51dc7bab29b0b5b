import InterfaceBuilder

/// A segue as its storyboard describes it, immutable: each performance makes a new segue object.
@MainActor
final class SegueTemplate {
    let segue: Segue
    let kind: Segue.Kind
    let identifier: String?
    let destinationID: String?
    /// The id of the object that starts the segue; that of the controller for segues that code starts.
    let ownerID: String?
    let way: SegueWay
    let customClass: CustomClass?
    /// What the segue makes of its destination's own styles; nil leaves them as they are.
    let presentationStyle: UIModalPresentationStyle?
    let transitionStyle: UIModalTransitionStyle?
    let isAnimated: Bool
    /// The source's method that makes the destination.
    let creationSelector: Selector?
    let unwindAction: Selector?
    /// The class that was found, and when it was looked for.
    private var found: (type: UIStoryboardSegue.Type?, generation: Int)?

    /// What a peek shows, and what it comes to when the user presses harder.
    private(set) lazy var preview = segue.previewSegue.map { SegueTemplate($0, within: segue) }
    private(set) lazy var commit = segue.commitSegue.map { SegueTemplate($0, within: segue) }

    /// - Parameter outer: the segue from which a segue of a peek takes what it does not say itself.
    init(_ segue: Segue, within outer: Segue? = nil) {
        self.segue = segue
        kind = segue.kind ?? outer?.kind ?? .custom
        identifier = segue.identifier ?? outer?.identifier
        destinationID = segue.destinationID ?? outer?.destinationID
        ownerID = segue.owner?["id"]
        way = SegueWay(kind, segue)
        customClass = segue.customClass ?? (segue.kind == nil ? outer?.customClass : nil)
        presentationStyle =
            way == .popover
            ? .popover
            : (segue.modalPresentationStyle ?? outer?.modalPresentationStyle).flatMap(UIModalPresentationStyle.init)
        transitionStyle = (segue.modalTransitionStyle ?? outer?.modalTransitionStyle).flatMap(
            UIModalTransitionStyle.init)
        isAnimated = segue.animates
        creationSelector = (segue.destinationCreationSelector ?? outer?.destinationCreationSelector).map {
            Selector($0)
        }
        unwindAction = segue.unwindAction.map { Selector($0) }
    }

    /// The class of the segue objects.
    ///
    /// - Parameter bundleModule: the module whose bundle the storyboard is in.
    func segueClass(bundleModule: String?) throws(UIKitException) -> UIStoryboardSegue.Type {
        // Embedding takes no class of the app. A storyboard can name one nevertheless.
        guard let customClass, way != .embed else { return UIStoryboardSegue.self }
        if found?.type == nil, found?.generation != Headless.generation {
            let type = NibClass.type(of: customClass, bundleModule: bundleModule) as? UIStoryboardSegue.Type
            found = (type, Headless.generation)
        }
        guard let type = found?.type else {
            throw SegueException.unknownClass
        }
        return type
    }
}

/// The segues of a scene, prepared once.
@MainActor
final class SceneSegues {
    /// Without the segues of a peek, which belong to those around them.
    let all: [SegueTemplate]
    let embeds: [SegueTemplate]
    private var byIdentifier: [String: SegueTemplate] = [:]
    private var byOwner: [String: [SegueTemplate]] = [:]

    init(_ segues: [Segue]) {
        all = segues.filter { $0.key == nil }.map { SegueTemplate($0) }
        embeds = all.filter { $0.way == .embed }
        for template in all where template.way != .relationship {
            if let identifier = template.identifier, byIdentifier[identifier] == nil {
                byIdentifier[identifier] = template
            }
            if let owner = template.ownerID {
                byOwner[owner, default: []].append(template)
            }
        }
    }

    func template(identifier: String) -> SegueTemplate? { byIdentifier[identifier] }

    /// The segues that an object starts, in the order of the document.
    func templates(ownerID: String) -> [SegueTemplate] { byOwner[ownerID] ?? [] }
}

/// What a view controller knows of the segues of its scene.
@MainActor
struct SegueState {
    /// Nil for a controller that no storyboard made.
    var segues: SceneSegues?
    /// The views that other scenes are embedded in, by their ids.
    var containers: [String: WeakView] = [:]

    struct WeakView {
        weak var view: UIView?
    }
}
