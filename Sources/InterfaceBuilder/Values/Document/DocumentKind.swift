/// What sort of Interface Builder file a document is.
public enum DocumentKind: Hashable, Sendable {
    case storyboard
    case xib
    /// The format before Xcode 4.2 (`<archive>`), which has no public structure; open and save it in Xcode.
    case archive
    /// XML that is no Interface Builder file, with the name of its root element.
    case other(root: String)
}

extension Document {
    /// What sort of Interface Builder file this is.
    public var kind: DocumentKind {
        switch root.name {
        case "document":
            let declared = root["type"] ?? ""
            let isStoryboard = declared.contains(".Storyboard") || root.child("scenes") != nil
            return isStoryboard ? .storyboard : .xib
        case "archive":
            return .archive
        default:
            return .other(root: root.name)
        }
    }

    /// The document as a storyboard; nil for other kinds.
    public var storyboard: Storyboard? { kind == .storyboard ? Storyboard(root) : nil }

    /// The document as a xib; nil for other kinds.
    public var xib: Xib? { kind == .xib ? Xib(root) : nil }

    /// The document as a storyboard or xib, for what both have; nil for other kinds.
    public var interface: (any InterfaceDocument)? { storyboard ?? xib }
}
