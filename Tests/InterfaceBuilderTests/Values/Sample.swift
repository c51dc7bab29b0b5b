import InterfaceBuilder

/// Makes small documents for tests.
enum Sample {
    /// The first element of a text.
    static func element(_ text: String) throws -> Element {
        try Document(text).root
    }

    /// A typed value over the first element of a text.
    static func value<Value: ElementValue>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
        Value(try element(text))
    }

    /// A storyboard with one scene for each list of objects.
    static func storyboard(_ scenes: String..., attributes: String = "", rest: String = "") throws -> Document {
        let scenes = scenes.enumerated().map { number, objects in
            "<scene sceneID=\"scene-\(number)\"><objects>\(objects)</objects></scene>"
        }
        return try Document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
            \(attributes)>\(rest)<scenes>\(scenes.joined())</scenes></document>
            """)
    }

    /// A xib with the given objects.
    static func xib(_ objects: String) throws -> Document {
        try Document(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">\
            <objects>\(objects)</objects></document>
            """)
    }
}
