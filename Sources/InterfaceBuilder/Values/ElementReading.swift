import Foundation

/// How attributes and keyed children are spelled, in one place for all typed values.
extension Element {
    /// A truth value: `YES` or `NO`, tolerating `true` and `false`; nil where absent or misspelled.
    func flag(_ name: String) -> Bool? {
        self[name].flatMap(Self.flag(spelled:))
    }

    static func flag(spelled text: String) -> Bool? {
        switch text {
        case "YES", "true": true
        case "NO", "false": false
        default: nil
        }
    }

    /// A finite number, always with a point as decimal separator; `1:2` is a ratio.
    func number(_ name: String) -> Double? {
        self[name].flatMap(Self.number(spelled:))
    }

    static func number(spelled text: String) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count <= 2, let first = parts.first.flatMap({ Double($0) }), first.isFinite else { return nil }
        guard parts.count == 2 else { return first }
        guard let second = Double(parts[1]), second.isFinite, second != 0 else { return nil }
        return first / second
    }

    /// A whole number; one that is written with decimals is cut.
    func integer(_ name: String) -> Int? {
        self[name].flatMap { Int($0) ?? Self.number(spelled: $0).flatMap { Int(exactly: $0.rounded(.towardZero)) } }
    }

    /// A word of an open enumeration.
    func word<Word: OpenEnumeration>(_ name: String) -> Word? {
        self[name].map(Word.init(rawValue:))
    }

    /// The names of the attributes that are set to YES, as option sets such as `autoresizingMask` are written.
    var setFlags: Set<String> {
        Set(attributes.filter { $0.name != "key" && Self.flag(spelled: $0.value) == true }.map(\.name))
    }

    /// A string that is an attribute where it fits one line, and a child element where it does not.
    func string(_ key: String) -> String? {
        self[key] ?? (child("string", key: key) ?? child("mutableString", key: key))?.stringContent
    }

    /// The content of a `string` element; Xcode writes what XML cannot carry as unpadded Base64 of UTF-8.
    var stringContent: String {
        guard flag("base64-UTF8") == true else { return text }
        var encoded = text.filter { !$0.isWhitespace }
        encoded += String(repeating: "=", count: (4 - encoded.utf8.count % 4) % 4)
        return Data(base64Encoded: encoded).flatMap { String(data: $0, encoding: .utf8) } ?? text
    }

    /// A typed child by its name and key.
    func value<Value: ElementValue>(_ name: String, key: String? = nil) -> Value? {
        child(name, key: key).map(Value.init)
    }

    /// The typed elements inside a container such as `subviews` or `constraints`.
    func contents<Value: ElementValue>(of container: String, key: String? = nil) -> [Value] {
        child(container, key: key)?.children.map(Value.init) ?? []
    }

    /// The element's name for one who passes by: it does not count as looked at.
    var nameInPassing: String { storage.name(of: index) }

    /// The elements inside, for one who knows what this one is: it counts as looked at.
    var contents: Children {
        storage.readRecord?.noteElement(index)
        return children
    }

    /// The elements of a name inside this one at any depth, in document order.
    func descendants(_ name: String) -> [Element] {
        guard let number = storage.nameNumber(name) else { return [] }
        return descendants.filter { storage.nodes[$0.index.position].name == number }
    }

    func color(_ key: String) -> Color? { value("color", key: key) }

    func rect(_ key: String) -> Rect? { child("rect", key: key).flatMap { Rect($0) } }

    func size(_ key: String) -> Size? {
        let old = child("value", key: key).flatMap { $0["type"] == "size" ? $0 : nil }
        return (child("size", key: key) ?? old).flatMap(Size.init)
    }

    func point(_ key: String) -> Point? { child("point", key: key).flatMap(Point.init) }

    /// An image that is named by an attribute of this element, or by a child of its own.
    ///
    /// - Parameter sharesCatalog: whether the element's `catalog` attribute speaks of this image too.
    func image(_ key: String, sharesCatalog: Bool = true) -> ImageReference? {
        if let attribute = attribute(key) {
            return ImageReference(
                element: self, attribute: attribute, catalogAttribute: sharesCatalog ? "catalog" : nil)
        }
        return child("imageReference", key: key).flatMap { reference in
            reference.attribute("image").map {
                ImageReference(element: reference, attribute: $0, catalogAttribute: "catalog")
            }
        }
    }
}
