import InterfaceBuilder

/// A segue as its storyboard describes it, immutable: each performance makes a new segue object.
@MainActor
final class SegueTemplate {
    let segue: Segue
    /// The segue, and those from which it takes what it does not say itself.
    let line: [Segue]
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
        let line = Self.line(of: segue, within: outer)
        // The class goes with the kind.
        let kindred = line.first { $0.kind != nil } ?? segue
        self.segue = segue
        self.line = line
        kind = kindred.kind ?? .custom
        identifier = line.said(\.identifier)
        destinationID = line.said(\.destinationID)
        ownerID = segue.owner?["id"]
        way = SegueWay(kind, kindred)
        customClass = segue.customClass ?? kindred.customClass
        presentationStyle =
            way == .popover ? .popover : line.said(\.modalPresentationStyle).flatMap(UIModalPresentationStyle.init)
        transitionStyle = line.said(\.modalTransitionStyle).flatMap(UIModalTransitionStyle.init)
        isAnimated = (line.first { $0.element["animates"] != nil } ?? segue).animates
        creationSelector = line.said(\.destinationCreationSelector).map { Selector($0) }
        unwindAction = line.said(\.unwindAction).map { Selector($0) }
    }

    /// A segue of a peek takes what it does not say from the one around it, by way of the other one where it names that.
    private static func line(of segue: Segue, within outer: Segue?) -> [Segue] {
        guard let outer else { return [segue] }
        let other = outer.nestedSegues.first { $0.key == segue.inheritsFrom && $0.key != segue.key }
        return [segue] + [other, outer].compactMap { $0 }
    }

    /// Makes a segue object.
    func make(
        from source: UIViewController, to destination: UIViewController
    ) throws(UIKitException) -> UIStoryboardSegue {
        // Embedding takes no class of the app. A storyboard can name one nevertheless.
        guard let customClass, way != .embed else {
            let isOpen = way != .embed && way != .custom
            return (isOpen ? standIn(for: nil, from: source, to: destination) : nil)
                ?? UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        if let type = segueClass(customClass, bundleModule: source.storyboard?.module) {
            return type.make(described: identifier, from: source, to: destination)
        }
        guard let segue = standIn(for: customClass.qualifiedName, from: source, to: destination) else {
            throw SegueException.unknownClass
        }
        segue.declaredClassName = customClass.qualifiedName
        return segue
    }

    /// What a program has in place of the segue's class.
    private func standIn(
        for className: String?, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue? {
        guard let segueStandIn = Headless.segueStandIn else { return nil }
        let outer = Headless.segueInMaking
        Headless.segueInMaking = Headless.SegueInMaking(objectID: segue.objectID, source: source)
        defer { Headless.segueInMaking = outer }
        return segueStandIn(className, kind, identifier)?.make(described: identifier, from: source, to: destination)
    }

    /// - Parameter bundleModule: the module whose bundle the storyboard is in.
    /// - Returns: nil where the program has no such class of segues.
    private func segueClass(_ customClass: CustomClass, bundleModule: String?) -> UIStoryboardSegue.Type? {
        if found?.type == nil, found?.generation != Headless.generation {
            let type = NibClass.type(of: customClass, bundleModule: bundleModule) as? UIStoryboardSegue.Type
            found = (type, Headless.generation)
        }
        return found?.type
    }
}

extension [Segue] {
    /// What the first of the segues that says anything of it says.
    func said<Value>(_ value: (Segue) -> Value?) -> Value? { lazy.compactMap(value).first }
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

    /// The first segue of an id, without those of a peek.
    func template(objectID: String) -> SegueTemplate? { byObjectID[objectID] }

    private lazy var byObjectID: [String: SegueTemplate] = Dictionary(
        all.compactMap { template in template.segue.objectID.map { ($0, template) } }, uniquingKeysWith: { first, _ in first })

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
