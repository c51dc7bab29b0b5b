/// A convention in which a segue's identifier is the address of its destination.
public struct SegueIdentifierConvention: Hashable, Sendable {
    /// The classes that follow the address; empty where only ``followsPlainSegues`` makes a link.
    public var segueClasses: [LinkSegueClass]
    /// How the identifier is read.
    public var syntax: SegueIdentifierSyntax
    /// True where the app changes `UIStoryboardSegue` itself, so that a segue of any class and kind whose
    /// identifier holds the separator is a link.
    public var followsPlainSegues: Bool
    /// True where the storyboard may also be named by a class method on `UIStoryboard`, which no file shows.
    public var storyboardMayBeMethod: Bool

    /// A convention of these properties.
    public init(
        segueClasses: [LinkSegueClass],
        syntax: SegueIdentifierSyntax = .address,
        followsPlainSegues: Bool = false,
        storyboardMayBeMethod: Bool = false
    ) {
        self.segueClasses = segueClasses
        self.syntax = syntax
        self.followsPlainSegues = followsPlainSegues
        self.storyboardMayBeMethod = storyboardMayBeMethod
    }
}
