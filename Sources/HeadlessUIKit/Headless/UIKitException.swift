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
            /// Not an exception of UIKit's: scenes make each other again and again, as an app does until its stack is full and the
            /// system ends it. The reason is this library's own.
            public static let stackOverflow = Name("Stack overflow")
            /// Not an exception of UIKit's: more than this library follows. What an app would do is not known. The reason is this
            /// library's own.
            public static let limit = Name("Limit of this library")

            /// Whether UIKit itself raises exceptions of the name.
            public var isOfUIKit: Bool { self != .stackOverflow && self != .limit }
        }

        public let name: Name
        public let reason: String

        public init(_ name: Name, _ reason: String) {
            self.name = name
            self.reason = reason
        }

        /// The line that a crashing app prints.
        public var description: String {
            guard name.isOfUIKit else { return "\(name.rawValue): \(reason)" }
            return "*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'"
        }
    }
}

typealias UIKitException = Headless.UIKitException
