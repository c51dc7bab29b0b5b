import InterfaceBuilder

/// Every property of a typed value, as a key path. Whoever adds a property adds it here, so that the coverage test
/// knows that the model reads what the property reads.
struct ListedProperties {
    let type: ObjectIdentifier
    /// A value of the type over an element, if it is a type over elements.
    let view: (Element) -> Any?
    /// The values of all properties of a value of the type.
    let read: (Any) -> [Any]

    static func list<Value: ElementValue>(
        _ type: Value.Type, common: () -> [PartialKeyPath<Value>] = { [] }, _ own: [PartialKeyPath<Value>] = []
    ) -> Self {
        let paths: [PartialKeyPath<Value>] = elementProperties() + common() + own
        return Self(type: ObjectIdentifier(type), view: { Value($0) }) { value in
            (value as? Value).map { value in paths.map { value[keyPath: $0] } } ?? []
        }
    }

    static var all: [ObjectIdentifier: Self] {
        let lists = [
            document, scene, controller, connection, view, control, bar, table, appearance, desktop, images,
        ]
        return Dictionary(lists.joined().map { ($0.type, $0) }) { first, _ in first }
    }

    private static var images: [Self] {
        let paths: [PartialKeyPath<ImageReference>] = [
            \.name, \.isSystemSymbol, \.catalog, \.symbolScale, \.renderingMode, \.variableValue,
        ]
        return [
            Self(type: ObjectIdentifier(ImageReference.self), view: { _ in nil }) { image in
                (image as? ImageReference).map { image in paths.map { image[keyPath: $0] } } ?? []
            }
        ]
    }
}
