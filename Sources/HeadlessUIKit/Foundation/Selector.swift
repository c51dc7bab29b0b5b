#if !canImport(ObjectiveC)
    /// The name of an action, such as `pay:`.
    ///
    /// Where there is no Objective-C runtime there is no `#selector` either; a string literal makes one, as it does on
    /// Apple platforms.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
        let name: String

        public init(_ str: String) {
            name = str
        }

        public init(stringLiteral value: String) {
            name = value
        }

        public var description: String { name }
    }
#endif
