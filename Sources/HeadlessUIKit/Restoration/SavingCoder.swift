/// The coder with which objects encode their state.
///
/// Controllers, views and registered objects become references; everything else is archived.
final class SavingCoder: NSCoder {
    private(set) var saved = SavedValues()
    private let reference: @MainActor (AnyObject) -> Int?

    /// - Parameter reference: the place of an object in the saved state; nil for one that is not restored.
    init(reference: @escaping @MainActor (AnyObject) -> Int?) {
        self.reference = reference
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { saved.values[key] != nil }

    override func encode(_ object: Any?, forKey key: String) {
        guard let object else { return }
        nonisolated(unsafe) let value = object
        let reference = reference
        let found: SavedValues.Value? = MainActor.assumeIsolated {
            if let objects = value as? [AnyObject], !objects.isEmpty, objects.allSatisfy(Self.isRestorable) {
                return .references(objects.compactMap(reference))
            }
            if Self.isRestorable(value as AnyObject) {
                return reference(value as AnyObject).map(SavedValues.Value.reference)
            }
            return Self.archive(value)
        }
        saved.values[key] = found
    }

    @MainActor
    private static func isRestorable(_ object: AnyObject) -> Bool {
        object is any UIStateRestoring || object is UIView
    }

    @MainActor
    private static func archive(_ value: Any) -> SavedValues.Value? {
        Headless.shell(nil) { () throws(UIKitException) in
            // What is no archivable object stops the archiver itself.
            guard (value as AnyObject) is any NSCoding else {
                throw Headless.unrecognized("encodeWithCoder:", value as AnyObject)
            }
            let data = try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
            return data.map(SavedValues.Value.archive)
        }
    }

    override func encode(_ value: Bool, forKey key: String) { encode(NSNumber(value: value) as Any?, forKey: key) }
    override func encode(_ value: Int, forKey key: String) { encode(NSNumber(value: value) as Any?, forKey: key) }
    override func encode(_ value: Int32, forKey key: String) { encode(NSNumber(value: value) as Any?, forKey: key) }
    override func encode(_ value: Int64, forKey key: String) { encode(NSNumber(value: value) as Any?, forKey: key) }
    override func encode(_ value: Float, forKey key: String) { encode(NSNumber(value: value) as Any?, forKey: key) }
    override func encode(_ value: Double, forKey key: String) { encode(NSNumber(value: value) as Any?, forKey: key) }
}
