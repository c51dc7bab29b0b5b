/// What an element gives to one property of its object, so that two readings of the element can be compared.
@MainActor
struct PropertyValue {
    let property: AnyKeyPath
    /// Nil where the element does not say.
    private(set) var value: Any?
    let get: (AnyObject) -> Any?
    let set: (AnyObject, Any) -> Void

    init<Object: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Object, Value>, _ value: Value?) {
        self.property = property
        self.value = value
        get = { ($0 as? Object)?[keyPath: property] }
        set = { object, value in
            guard let object = object as? Object, let value = value as? Value else { return }
            object[keyPath: property] = value
        }
    }

    /// The same property, of which the element says nothing.
    var unsaid: PropertyValue {
        var unsaid = self
        unsaid.value = nil
        return unsaid
    }

    func hasSameValue(as other: PropertyValue) -> Bool {
        switch (value, other.value) {
        case (nil, nil): true
        case (let one?, let other?): Self.areEqual(one, other)
        case (nil, _), (_, nil): false
        }
    }

    private static func areEqual(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? AnyHashable, let other = other as? AnyHashable {
            return one == other
        }
        return String(describing: one) == String(describing: other)
    }
}

/// Takes down what `Settings` are told while an element is read for comparison.
@MainActor
enum PropertyRecord {
    private static var values: [PropertyValue]?

    /// Reads something and gives the properties that it sets, in order.
    static func of(_ body: () -> Void) -> [PropertyValue] {
        let outer = values
        values = []
        defer { values = outer }
        body()
        return values ?? []
    }

    static func note<Object: AnyObject, Value>(_ property: ReferenceWritableKeyPath<Object, Value>, _ value: Value?) {
        guard values != nil else { return }
        values?.append(PropertyValue(property, value))
    }
}
