#if canImport(UIKit)
    /// On Apple platforms UIKit finds outlets, actions and attributes by name. The lists by which classes declare them
    /// elsewhere compile here too, checked by the compiler and otherwise unused, so that sources need no `#if` for them.
    @MainActor
    public enum Headless {
        /// A class whose outlets, actions and attributes documents may connect.
        @MainActor
        public protocol Connecting: AnyObject {
            static var connections: [Connection] { get }
        }

        /// One outlet, action or attribute of a class.
        @MainActor
        public struct Connection {
            /// An outlet, by the name of the property in documents.
            public static func outlet<Owner: AnyObject, Value>(
                _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>
            ) -> Connection { Connection() }

            /// An outlet collection, by the name of the property in documents.
            public static func outlets<Owner: AnyObject, Value>(
                _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]>
            ) -> Connection { Connection() }

            /// An outlet collection that is declared as an implicitly unwrapped optional.
            public static func outlets<Owner: AnyObject, Value>(
                _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]?>
            ) -> Connection { Connection() }

            /// An action without parameters, by its selector.
            public static func action<Owner: AnyObject>(
                _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
            ) -> Connection { Connection() }

            /// An action that takes its sender, by its selector.
            public static func action<Owner: AnyObject, Sender>(
                _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
            ) -> Connection { Connection() }

            /// An action that takes its sender and the event, by its selector.
            public static func action<Owner: AnyObject, Sender, Event>(
                _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender, Event) -> Void
            ) -> Connection { Connection() }

            /// A property that documents may set by a user-defined runtime attribute, by its key path.
            public static func attribute<Owner: AnyObject, Value>(
                _ keyPath: String, _ property: ReferenceWritableKeyPath<Owner, Value>
            ) -> Connection { Connection() }

            /// A segue action that takes the coder, by its selector.
            public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
                _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder) -> Destination?
            ) -> Connection { Connection() }

            /// A segue action that takes the coder and the sender, by its selector.
            public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
                _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?) -> Destination?
            ) -> Connection { Connection() }

            /// A segue action that takes the coder, the sender and the segue's identifier, by its selector.
            public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
                _ selector: String,
                _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?, String?) -> Destination?
            ) -> Connection { Connection() }
        }
    }
#endif
