extension Headless {
    /// The class that an object says it is of: for a stand-in, the one that the document names.
    static func className(of object: AnyObject, qualified: Bool = true) -> String {
        if let declared = (object as? any Declared)?.declaredClassName {
            return qualified ? declared : declared.split(separator: ".").last.map(String.init) ?? declared
        }
        let type: AnyClass = type(of: object)
        let names = classNames[ObjectIdentifier(type)] ?? ClassNames(of: type)
        classNames[ObjectIdentifier(type)] = names
        return qualified ? names.qualified : names.own
    }

    /// Kept, since the run time puts a class's name together anew each time.
    private static var classNames: [ObjectIdentifier: ClassNames] = [:]

    private struct ClassNames {
        /// With its module, unless it is UIKit's or Foundation's.
        let qualified: String
        let own: String

        init(of type: AnyClass) {
            let name = String(reflecting: type)
            own = name.split(separator: ".").last.map(String.init) ?? name
            qualified = name.hasPrefix("HeadlessUIKit.") || name.hasPrefix("Foundation.") ? own : name
        }
    }

    /// How UIKit prints an object in its messages, as in `<App.MainVC: 0x7fc8e040b1b0>`.
    static func pointer(_ object: AnyObject, separator: String = ": ") -> String {
        let address = UInt(bitPattern: ObjectIdentifier(object))
        return "<\(className(of: object))\(separator)0x\(String(address, radix: 16))>"
    }
}

/// An object that may stand in for one of a class that the program does not have.
@MainActor
protocol Declared: AnyObject {
    /// The class that the document names, with its module; nil where the object is of its own class.
    var declaredClassName: String? { get }
}
