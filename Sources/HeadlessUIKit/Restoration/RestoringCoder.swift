/// The coder from which objects decode their state.
final class RestoringCoder: NSCoder {
    private let saved: SavedValues
    private let storyboard: UIStoryboard?
    private let object: @MainActor (Int) -> AnyObject?

    /// - Parameters:
    ///   - storyboard: where the object that decodes came from.
    ///   - object: what has been restored at a place of the saved state.
    init(
        _ saved: SavedValues, storyboard: UIStoryboard? = nil,
        object: @escaping @MainActor (Int) -> AnyObject?
    ) {
        self.saved = saved
        self.storyboard = storyboard
        self.object = object
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool {
        saved.values[key] != nil || key == Self.storyboardKey && storyboard != nil
    }

    override func decodeObject(forKey key: String) -> Any? {
        if key == Self.storyboardKey {
            return storyboard
        }
        let object = object
        switch saved.values[key] {
        case .archive(let data):
            return try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        case .reference(let index):
            return MainActor.assumeIsolated { Found(object: object(index)) }.object
        case .references(let indices):
            return MainActor.assumeIsolated { Found(objects: indices.compactMap { object($0) }) }.objects
        case nil:
            return nil
        }
    }

    /// Carries what the main actor's state holds out to the coder, which runs there too.
    private struct Found: @unchecked Sendable {
        var object: AnyObject?
        var objects: [AnyObject] = []
    }

    override func decodeObject<Decoded>(of cls: Decoded.Type, forKey key: String) -> Decoded?
    where Decoded: NSObject, Decoded: NSCoding {
        decodeObject(forKey: key) as? Decoded
    }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
        decodeObject(forKey: key)
    }

    private func number(_ key: String) -> NSNumber? { decodeObject(forKey: key) as? NSNumber }

    override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
    override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
    override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
    override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
    override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

    static let storyboardKey = "UIStateRestorationViewControllerStoryboardKey"
}
