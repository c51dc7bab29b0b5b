import InterfaceBuilder

/// Sets user-defined runtime attributes.
@MainActor
enum RuntimeAttributes {
    /// What cannot be set is logged, as UIKit does since iOS 8, and the rest goes on.
    static func set(_ attribute: RuntimeAttribute, of object: AnyObject) {
        guard let keyPath = attribute.keyPath else { return }
        let value = native(attribute.value)
        guard let responder = object as? UIResponder else {
            if !assign(value, to: keyPath, of: object) {
                log(Headless.undefinedKey(lastKey(of: keyPath), of: object), keyPath, object)
            }
            return
        }
        do {
            try Headless.catching { responder.setValue(value, forKeyPath: keyPath) }
        } catch let exception as UIKitException where exception.name == .unknownKey {
            log(exception, keyPath, object)
        } catch let exception as UIKitException {
            Headless.raise(exception)
        } catch {}
    }

    private static func lastKey(of keyPath: String) -> String {
        keyPath.split(separator: ".").last.map(String.init) ?? keyPath
    }

    private static func log(_ exception: UIKitException, _ keyPath: String, _ object: AnyObject) {
        Headless.log.append(
            "Failed to set (\(keyPath)) user defined inspected property on (\(Headless.className(of: object))): "
                + exception.reason)
    }

    /// Sets a property that the object's class or UIKit declares; false where there is none, or the value does not fit.
    static func assign(_ value: Any?, to keyPath: String, of object: AnyObject) -> Bool {
        if let connection = ConnectionTable.of(object).attribute(keyPath) {
            guard case .attribute(let set) = connection.kind else { return false }
            return set(object, value)
        }
        if BuiltInAttributes.set(keyPath, of: object, to: value) {
            return true
        }
        guard Headless.accepts(object) else { return false }
        (object as? any AttributeKeeper)?.keep(keyPath, value)
        return true
    }

    /// The value as an app's property has it.
    private static func native(_ value: RuntimeAttribute.Value) -> Any? {
        switch value {
        case .integer(let value): value
        case .real(let value): value
        case .string(let value), .localizedString(let value): value
        case .boolean(let value): value
        case .point(let point): CGPoint(x: point.x, y: point.y)
        case .size(let size): CGSize(width: size.width, height: size.height)
        case .rect(let rect): CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
        case .range(let location, let length): NSRange(location: location, length: length)
        case .color(let color): UIColor(color)
        case .image(let image): UIImage(image)
        case .nil, .other: nil
        }
    }

    /// Numbers become whatever number the property is, as key-value coding does.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let value = value as? Value {
            return value
        }
        let number: Double? =
            switch value {
            case let value as Int: Double(value)
            case let value as Double: value
            case let value as Bool: value ? 1 : 0
            default: nil
            }
        guard let number else { return Optional<Any>.none as? Value }
        return (number as? Value) ?? (CGFloat(number) as? Value) ?? (Float(number) as? Value)
            ?? (Int(exactly: number.rounded(.towardZero)) as? Value) ?? ((number != 0) as? Value)
    }
}

/// A stand-in that keeps the attributes that its class would have.
@MainActor
protocol AttributeKeeper: AnyObject {
    func keep(_ keyPath: String, _ value: Any?)
}
