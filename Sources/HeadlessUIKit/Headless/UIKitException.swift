extension Headless {
    /// An Objective-C exception that UIKit would raise, with UIKit's own name and reason.
    public struct UIKitException: Error, Hashable, Sendable, CustomStringConvertible {
        /// The exception's name, as in `NSInvalidArgumentException`.
        public struct Name: Hashable, Sendable {
            public let rawValue: String

            init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let generic = Name("NSGenericException")
            public static let invalidArgument = Name("NSInvalidArgumentException")
            public static let internalInconsistency = Name("NSInternalInconsistencyException")
            public static let unknownKey = Name("NSUnknownKeyException")
            public static let viewControllerHierarchyInconsistency = Name("UIViewControllerHierarchyInconsistency")
        }

        public let name: Name
        public let reason: String

        public init(_ name: Name, _ reason: String) {
            self.name = name
            self.reason = reason
        }

        /// The line that a crashing app prints.
        public var description: String {
            "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
        }
    }
}

typealias UIKitException = Headless.UIKitException
