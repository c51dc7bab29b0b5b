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

    /// The convention under which the evidence is read.
    public let convention: LinkConvention
    /// What it says.
    public let content: Content
    /// Why it is taken for a link.
    public let basis: Basis
    /// How the scene comes on screen.
    public let presentation: LinkPresentation

    /// A reading of these properties.
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
    /// The class of the view controller that loads the nib; nil where none is named.
    public let controllerClass: String?

    /// The nib of a name.
    public init(name: String, controllerClass: String? = nil) {
        self.name = name
        self.controllerClass = controllerClass
    }
}
