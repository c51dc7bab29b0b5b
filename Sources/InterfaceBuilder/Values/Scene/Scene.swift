/// One scene of a storyboard: a controller and what comes with it.
public struct Scene: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// What names the scene within its document.
    public var sceneID: String? { element["sceneID"] }

    /// The title that Xcode notes in a comment before the scene.
    public var title: String? { element.precedingComment.map(Self.trimmed) }

    /// Where the editor draws the scene, in points.
    public var canvasLocation: Point? { element.point("canvasLocation") }

    /// All objects directly in the scene, in order.
    public var objects: [TopLevelObject] {
        element.child("objects")?.children.map(TopLevelObject.init) ?? []
    }

    /// What the scene is about: a view controller, or a reference that stands for one.
    ///
    /// That is the object whose role says so; old documents that give no roles have one controller a scene.
    public var controller: TopLevelObject? {
        let candidates = objects.filter(\.isController)
        return candidates.first { $0.element["sceneMemberID"] == "viewController" } ?? candidates.first
    }

    /// The view controller of the scene; nil where a reference stands for one.
    public var viewController: ViewController? {
        if case .viewController(let controller)? = controller { controller } else { nil }
    }

    /// The reference that the scene consists of; nil for other scenes.
    public var storyboardReference: StoryboardReference? {
        if case .storyboardReference(let reference)? = controller { reference } else { nil }
    }

    /// The placeholders of the scene, usually the first responder alone.
    public var placeholders: [Placeholder] {
        objects.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
    }

    /// The stand-in for whatever object takes an action up along the responder chain.
    public var firstResponder: Placeholder? { placeholders.first { $0.identifier == .firstResponder } }

    /// The exit of the scene, the destination of its unwind segues.
    public var exit: Exit? {
        objects.lazy.compactMap { if case .exit(let exit) = $0 { exit } else { nil } }.first
    }

    /// What else lies in the scene's dock: views, gesture recognisers, items, custom objects.
    public var dockObjects: [TopLevelObject] {
        let controller = controller?.element
        return objects.filter { object in
            switch object {
            case .placeholder, .exit: false
            default: object.element != controller
            }
        }
    }

    /// Every segue of the scene in document order, wherever in the scene it starts.
    public var segues: [Segue] {
        element.descendants("segue").map(Segue.init)
    }

    /// Every view of the scene in document order: those of the controller, of its items, and those beside it.
    public var views: [View] { element.descendants.filter(\.isView).map(View.init) }

    private static func trimmed(_ comment: String) -> String {
        let characters = comment.drop { $0.isWhitespace }
        guard let last = characters.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(characters[...last])
    }
}

extension TopLevelObject {
    /// Whether a scene can be about the object.
    public var isController: Bool {
        switch self {
        case .viewController, .storyboardReference: true
        default: false
        }
    }
}
