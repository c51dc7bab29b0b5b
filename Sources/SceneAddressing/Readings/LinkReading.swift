/// One way to understand a document's evidence as a link.
public struct LinkReading: Hashable, Sendable {
    /// Why the evidence is taken for a link.
    public enum Basis: Hashable, Sendable {
        /// The class belongs to the convention, or the element is a storyboard reference: it is a link,
        /// and where it leads nowhere it is a broken one.
        case stated
        /// It only looks like one: it is a link if it leads to a scene.
        case inferred
    }

    /// What the evidence says under the convention.
    public enum Content: Hashable, Sendable {
        /// The addresses that it may stand for, the likeliest first; never empty.
        case scenes([SceneAddress])
        /// A nib, which is shown in place of a scene.
        case nib(NibAddress)
        /// It is a link, but it cannot be followed.
        case unreadable(LinkFailure.Reason)
    }

    public let convention: LinkConvention
    public let content: Content
    public let basis: Basis
    public let presentation: LinkPresentation

    public init(convention: LinkConvention, content: Content, basis: Basis, presentation: LinkPresentation) {
        self.convention = convention
        self.content = content
        self.basis = basis
        self.presentation = presentation
    }
}

/// A nib, and the class of the view controller that loads it.
public struct NibAddress: Hashable, Sendable {
    /// The name of the nib, without an extension.
    public let name: String
    public let controllerClass: String?

    public init(name: String, controllerClass: String? = nil) {
        self.name = name
        self.controllerClass = controllerClass
    }
}
