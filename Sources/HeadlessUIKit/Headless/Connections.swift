extension Headless {
    /// A class whose outlets, actions and attributes documents may connect.
    ///
    /// Where there is an Objective-C runtime UIKit finds them by name. Here a class lists them, typed and checked by the
    /// compiler; private ones too, since the list stands inside the class:
    ///
    /// ```swift
    /// class BookViewController: UIViewController, Headless.Connecting {
    ///     private weak var titleLabel: UILabel!
    ///     private func buy(_ sender: UIButton) { … }
    ///
    ///     class var connections: [Headless.Connection] {
    ///         [.outlet("titleLabel", \BookViewController.titleLabel), .action("buy:", BookViewController.buy)]
    ///     }
    /// }
    /// ```
    /// A subclass that overrides the list names only what it adds.
    @MainActor
    public protocol Connecting: AnyObject {
        static var connections: [Connection] { get }
    }

    /// One outlet, action or attribute of a class.
    @MainActor
    public struct Connection {
        enum Kind {
            case outlet((AnyObject, AnyObject) -> Bool)
            case outletCollection((AnyObject, AnyObject) -> Bool)
            case action((AnyObject, Any?, Any?) -> Bool)
            case attribute((AnyObject, Any?) -> Bool)
            case segueAction((AnyObject, NSCoder, Any?, String?) -> UIViewController?)
        }

        let name: String
        let kind: Kind

        /// An outlet, by the name of the property in documents.
        public static func outlet<Owner: AnyObject, Value>(
            _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>
        ) -> Connection {
            Connection(name: name, kind: .outlet { owner, value in
                guard let owner = owner as? Owner, let value = value as? Value else { return false }
                owner[keyPath: property] = value
                return true
            })
        }

        /// An outlet collection, by the name of the property in documents.
        public static func outlets<Owner: AnyObject, Value>(
            _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]>
        ) -> Connection {
            Connection(name: name, kind: .outletCollection { owner, value in
                guard let owner = owner as? Owner, let value = value as? Value else { return false }
                owner[keyPath: property].append(value)
                return true
            })
        }

        /// An outlet collection that is declared as an implicitly unwrapped optional.
        public static func outlets<Owner: AnyObject, Value>(
            _ name: String, _ property: ReferenceWritableKeyPath<Owner, [Value]?>
        ) -> Connection {
            Connection(name: name, kind: .outletCollection { owner, value in
                guard let owner = owner as? Owner, let value = value as? Value else { return false }
                owner[keyPath: property] = (owner[keyPath: property] ?? []) + [value]
                return true
            })
        }

        /// An action without parameters, by its selector.
        public static func action<Owner: AnyObject>(
            _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
        ) -> Connection {
            Connection(name: selector, kind: .action { owner, _, _ in
                guard let owner = owner as? Owner else { return false }
                method(owner)()
                return true
            })
        }

        /// An action that takes its sender, by its selector.
        public static func action<Owner: AnyObject, Sender>(
            _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
        ) -> Connection {
            Connection(name: selector, kind: .action { owner, sender, _ in
                guard let owner = owner as? Owner, let sender = sender as? Sender else { return false }
                method(owner)(sender)
                return true
            })
        }

        /// An action that takes its sender and the event, by its selector.
        public static func action<Owner: AnyObject, Sender, Event>(
            _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender, Event) -> Void
        ) -> Connection {
            Connection(name: selector, kind: .action { owner, sender, event in
                guard let owner = owner as? Owner, let sender = sender as? Sender, let event = event as? Event else {
                    return false
                }
                method(owner)(sender, event)
                return true
            })
        }

        /// A property that documents may set by a user-defined runtime attribute, by its key path.
        public static func attribute<Owner: AnyObject, Value>(
            _ keyPath: String, _ property: ReferenceWritableKeyPath<Owner, Value>
        ) -> Connection {
            Connection(name: keyPath, kind: .attribute { owner, value in
                guard let owner = owner as? Owner, let value = RuntimeAttributes.convert(value, to: Value.self) else {
                    return false
                }
                owner[keyPath: property] = value
                return true
            })
        }

        /// A segue action that takes the coder, by its selector.
        public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
            _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder) -> Destination?
        ) -> Connection {
            Connection(name: selector, kind: .segueAction { owner, coder, _, _ in
                (owner as? Owner).flatMap { method($0)(coder) }
            })
        }

        /// A segue action that takes the coder and the sender, by its selector.
        public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
            _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?) -> Destination?
        ) -> Connection {
            Connection(name: selector, kind: .segueAction { owner, coder, sender, _ in
                (owner as? Owner).flatMap { method($0)(coder, sender) }
            })
        }

        /// A segue action that takes the coder, the sender and the segue's identifier, by its selector.
        public static func segueAction<Owner: AnyObject, Destination: UIViewController>(
            _ selector: String,
            _ method: @escaping @MainActor (Owner) -> @MainActor (NSCoder, Any?, String?) -> Destination?
        ) -> Connection {
            Connection(name: selector, kind: .segueAction { owner, coder, sender, identifier in
                (owner as? Owner).flatMap { method($0)(coder, sender, identifier) }
            })
        }
    }
}
