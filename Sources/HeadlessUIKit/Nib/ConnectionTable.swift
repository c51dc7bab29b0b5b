/// The connections that a class and its superclasses declare, by kind and name.
@MainActor
struct ConnectionTable {
    private var outlets: [String: Headless.Connection] = [:]
    private var actions: [String: Headless.Connection] = [:]
    private var attributes: [String: Headless.Connection] = [:]
    private var segueActions: [String: Headless.Connection] = [:]

    private static var tables: [ObjectIdentifier: ConnectionTable] = [:]

    /// The table of an object's class, made once.
    static func of(_ object: AnyObject) -> ConnectionTable {
        let type: AnyClass = type(of: object)
        if let table = tables[ObjectIdentifier(type)] {
            return table
        }
        let table = ConnectionTable(type)
        tables[ObjectIdentifier(type)] = table
        return table
    }

    /// What a subclass declares comes before what it inherits.
    private init(_ type: AnyClass) {
        var current: AnyClass? = type
        while let declaring = current {
            for connection in (declaring as? any Headless.Connecting.Type)?.connections ?? [] {
                switch connection.kind {
                case .outlet, .outletCollection: outlets[connection.name] = outlets[connection.name] ?? connection
                case .action: actions[connection.name] = actions[connection.name] ?? connection
                case .attribute: attributes[connection.name] = attributes[connection.name] ?? connection
                case .segueAction: segueActions[connection.name] = segueActions[connection.name] ?? connection
                }
            }
            current = _getSuperclass(declaring)
        }
    }

    func outlet(_ name: String) -> Headless.Connection? { outlets[name] }
    func action(_ selector: String) -> Headless.Connection? { actions[selector] }
    func attribute(_ keyPath: String) -> Headless.Connection? { attributes[keyPath] }
    func segueAction(_ selector: String) -> Headless.Connection? { segueActions[selector] }
}

extension Headless {
    static func setOutlet(_ property: String, of object: AnyObject, to value: AnyObject) throws(UIKitException) {
        if let connection = ConnectionTable.of(object).outlet(property) {
            if case .outlet(let set) = connection.kind, set(object, value) {
                return
            }
        } else if BuiltInOutlets.set(property, of: object, to: value) || accepts(object) {
            return
        }
        throw undefinedKey(property, of: object)
    }

    static func addToOutletCollection(
        _ property: String, of object: AnyObject, _ value: AnyObject, appends: Bool
    ) throws(UIKitException) {
        if let connection = ConnectionTable.of(object).outlet(property) {
            if case .outletCollection(let add) = connection.kind, add(object, value) {
                return
            }
        } else if BuiltInOutlets.add(property, of: object, value) || accepts(object) {
            return
        }
        throw undefinedKey(property, of: object)
    }

    /// Whether an object takes whatever a document connects: one that stands in for a class nobody has.
    static func accepts(_ object: AnyObject) -> Bool {
        (object as? any Declared)?.declaredClassName != nil
    }

    static func undefinedKey(_ key: String, of object: AnyObject) -> UIKitException {
        UIKitException(
            .unknownKey,
            "[\(pointer(object, separator: " ")) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
        )
    }

    /// Sends an action to an object as a message is sent: one that nobody implements is an exception.
    static func send(_ action: Selector, to receiver: AnyObject, sender: Any?, event: Any?) throws(UIKitException) {
        guard let connection = ConnectionTable.of(receiver).action(action.description) else {
            if accepts(receiver) {
                return note(receiver, action.description)
            }
            throw unrecognized(action.description, receiver)
        }
        note(receiver, action.description)
        if case .action(let send) = connection.kind {
            _ = send(receiver, sender, event)
        }
        try propagate()
    }

    /// A message to an object that does not implement it.
    static func unrecognized(_ selector: String, _ object: AnyObject) -> UIKitException {
        let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
        return UIKitException(
            .invalidArgument,
            "-[\(className(of: object)) \(selector)]: unrecognized selector sent to instance 0x\(address)")
    }

    static func responds(_ object: AnyObject, to action: Selector) -> Bool {
        ConnectionTable.of(object).action(action.description) != nil || hasShowAction(object, action)
    }

    /// Every view controller has the two.
    private static func hasShowAction(_ object: AnyObject, _ action: Selector) -> Bool {
        (action == ShowAction.show || action == ShowAction.showDetail) && object is UIViewController
    }
}
