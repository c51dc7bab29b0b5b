import AppMap

/// What UIKit raises, whole and in its own words; `…` stands for what differs from run to run.
extension FindingException {
    /// A class has no property of a key.
    static func undefinedKey(_ key: String, of className: String) -> FindingException {
        FindingException(
            name: "NSUnknownKeyException",
            reason: "[<\(className) 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key).")
    }

    /// An object does not answer a selector.
    static func unrecognized(_ selector: String, by className: String) -> FindingException {
        invalidArgument("-[\(className) \(selector)]: unrecognized selector sent to instance 0x…")
    }

    /// A bundle has no storyboard of a name.
    static func missingStoryboard(_ name: String) -> FindingException {
        invalidArgument("Could not find a storyboard named '\(name)' in bundle NSBundle <…> (loaded)")
    }

    /// A storyboard has no scene of an identifier.
    static func missingScene(_ identifier: String) -> FindingException {
        invalidArgument("Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier '\(identifier)'")
    }

    /// A controller has no segue of an identifier.
    static func missingSegue(_ identifier: String, of className: String) -> FindingException {
        invalidArgument("Receiver (<\(className): 0x…>) has no segue with identifier '\(identifier)'")
    }

    private static func invalidArgument(_ reason: String) -> FindingException {
        FindingException(name: "NSInvalidArgumentException", reason: reason)
    }
}
