/// A class that the index came upon by name.
public enum ClassReference: Hashable, Sendable {
    /// A class of the indexed sources: its place in ``SourceIndex/classes``.
    case source(Int)
    /// A class of UIKit, Foundation or their neighbours that ``PlatformClass`` knows.
    case platform(String)
    /// A name that neither the sources nor ``PlatformClass`` knows: a class of a framework without sources, for instance.
    case unknown(String)
}
