/// What a document says about a thing that may be a link.
public enum LinkEvidence: Hashable, Sendable {
    /// A storyboard reference: `viewControllerPlaceholder`, in macOS files `controllerPlaceholder`.
    case reference(storyboard: String?, scene: String?, bundle: String?)
    case segue(SegueEvidence)
    case placeholder(PlaceholderEvidence)
}

/// What a document says about a segue.
public struct SegueEvidence: Hashable, Sendable {
    /// The segue's `customClass`, without its module.
    public var className: String?
    /// The segue's `kind`, as in `show`.
    public var kind: String
    /// The identifier that may be an address.
    public var identifier: String?
    /// True if the segue's destination in the file is a storyboard reference or a placeholder that leads on; then
    /// an identifier that happens to be the name of a storyboard is no address.
    public var leadsToLink: Bool

    /// Evidence of these properties.
    public init(className: String? = nil, kind: String, identifier: String?, leadsToLink: Bool = false) {
        self.className = className
        self.kind = kind
        self.identifier = identifier
        self.leadsToLink = leadsToLink
    }
}

/// What a document says about a scene or a view that may stand for another scene.
public struct PlaceholderEvidence: Hashable, Sendable {
    /// What the scene or view is made of.
    public var element: PlaceholderElement
    /// The element's `customClass`, without its module.
    public var className: String?
    /// The user-defined runtime attributes in the order of the document.
    public var attributes: [StatedAttribute]
    /// The text of the first label inside.
    public var firstLabelText: String?

    /// Evidence of these properties.
    public init(
        element: PlaceholderElement = .controller,
        className: String? = nil,
        attributes: [StatedAttribute] = [],
        firstLabelText: String? = nil
    ) {
        self.element = element
        self.className = className
        self.attributes = attributes
        self.firstLabelText = firstLabelText
    }

    /// The value of an attribute: the last one of that key path, as the last one set wins; nil where it is empty.
    func value(of keyPath: String) -> String? {
        attributes.last { $0.keyPath.exactlyEquals(keyPath) }.flatMap { $0.value.nonEmpty }
    }
}

/// A user-defined runtime attribute as a document states it.
public struct StatedAttribute: Hashable, Sendable {
    /// The key path that is set.
    public var keyPath: String
    /// The text that it is set to; nil for values of other types.
    public var value: String?

    /// An attribute of this key path and value.
    public init(_ keyPath: String, _ value: String?) {
        self.keyPath = keyPath
        self.value = value
    }
}
