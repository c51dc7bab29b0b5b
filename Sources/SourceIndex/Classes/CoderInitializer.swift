/// What a class says about `init(coder:)`, by which storyboards make its objects.
public enum CoderInitializer: UInt8, Hashable, Sendable {
    /// Nothing: inherited, as long as the class adds no designated initialiser.
    case notDeclared
    /// Declared and usable.
    case declared
    /// Declared, and marked as unavailable, or written with nothing but `fatalError`, as Xcode's fix-it leaves it.
    case trapping
}
