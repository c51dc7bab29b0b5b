/// The properties that an element gives to its object, read once and set on every instance.
///
/// What the element does not say, or says as it is anyway, costs an instance nothing.
@MainActor
struct Settings<Object: AnyObject> {
    private var all: [(Object) -> Void] = []

    mutating func set<Value>(_ property: ReferenceWritableKeyPath<Object, Value>, _ value: Value?) {
        PropertyRecord.note(property, value)
        guard let value else { return }
        all.append { $0[keyPath: property] = value }
    }

    mutating func set<Value: Equatable>(
        _ property: ReferenceWritableKeyPath<Object, Value>, _ value: Value?, unless usual: Value
    ) {
        PropertyRecord.note(property, value)
        guard let value, value != usual else { return }
        all.append { $0[keyPath: property] = value }
    }

    /// For a property that may be nil.
    mutating func set<Value>(_ property: ReferenceWritableKeyPath<Object, Value?>, _ value: Value?) {
        PropertyRecord.note(property, value.map { Optional($0) })
        guard let value else { return }
        all.append { $0[keyPath: property] = value }
    }

    func apply(to object: Object) {
        for set in all {
            set(object)
        }
    }
}
