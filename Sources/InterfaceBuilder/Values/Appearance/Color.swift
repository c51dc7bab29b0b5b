/// A colour of the document.
public struct Color: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// How a colour is given.
    public enum Value: Hashable, Sendable {
        /// Components from 0 to 1; an extended colour space may exceed them.
        case rgb(red: Double, green: Double, blue: Double, alpha: Double, space: ColorSpace)
        /// A grey from 0, black, to 1, white.
        case white(Double, alpha: Double, space: ColorSpace)
        /// A colour of the app's asset catalog; what it looked like stands among the document's resources.
        case named(String)
        /// A colour of the system by the name of its property, such as `systemBackgroundColor`.
        case system(String)
        /// A colour of a colour list of macOS.
        case catalog(String, name: String)
        /// A form that this type does not know; see the element.
        case other
    }

    /// The colour in the form that the document gives it.
    public var value: Value {
        if let name = systemColor {
            return .system(name)
        }
        if let catalog, let name {
            return .catalog(catalog, name: name)
        }
        if let red, let green, let blue {
            return .rgb(red: red, green: green, blue: blue, alpha: alpha, space: space ?? .sRGB)
        }
        if let white {
            return .white(white, alpha: alpha, space: space ?? .genericGamma22Gray)
        }
        return name.map(Value.named) ?? .other
    }

    /// The name of a colour of the system, in the newest of the spellings that the element has.
    public var systemColor: String? {
        element["systemColor"] ?? xcode11SystemColor ?? element["cocoaTouchSystemColor"]
    }

    /// The spelling of a system colour by Xcode 11, which wrote an older approximation beside it.
    public var xcode11SystemColor: String? { element["xcode11CocoaTouchSystemColor"] }

    /// The colour that systems before iOS 13 show, where Xcode 11 wrote one beside a newer name.
    public var olderSystemColor: String? { element["cocoaTouchSystemColor"] }

    /// The name of a colour of an asset catalog, or of a colour list of macOS.
    public var name: String? { element["name"] }

    /// The colour list that `name` is of, on macOS.
    public var catalog: String? { element["catalog"] }

    /// The colour space of the components; the custom one where the element says that it is custom.
    public var space: ColorSpace? {
        let space: ColorSpace? = element.word("colorSpace")
        let custom: ColorSpace? = element.word("customColorSpace")
        return space == .custom ? custom ?? space : space
    }

    /// The red part, from 0 to 1.
    public var red: Double? { element.number("red") }

    /// The green part, from 0 to 1.
    public var green: Double? { element.number("green") }

    /// The blue part, from 0 to 1.
    public var blue: Double? { element.number("blue") }

    /// The brightness of a grey, from 0 to 1.
    public var white: Double? { element.number("white") }

    /// From 0, transparent, to 1, opaque, which is the default.
    public var alpha: Double { element.number("alpha") ?? 1 }

    /// What the document says the colour looks like: of a catalog's colour the components that are noted with it.
    public var fallback: Color? { element.color("color") }
}

/// A colour space.
public struct ColorSpace: OpenEnumeration {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let sRGB: ColorSpace = "sRGB"
    public static let displayP3: ColorSpace = "displayP3"
    public static let genericRGB: ColorSpace = "genericRGB"
    public static let adobeRGB: ColorSpace = "adobeRGB1998"
    public static let calibratedRGB: ColorSpace = "calibratedRGB"
    public static let deviceRGB: ColorSpace = "deviceRGB"
    public static let calibratedWhite: ColorSpace = "calibratedWhite"
    public static let deviceWhite: ColorSpace = "deviceWhite"
    public static let genericGamma22Gray: ColorSpace = "genericGamma22GrayColorSpace"
    public static let catalog: ColorSpace = "catalog"
    /// Stands for the space that `customColorSpace` names.
    public static let custom: ColorSpace = "custom"
}
