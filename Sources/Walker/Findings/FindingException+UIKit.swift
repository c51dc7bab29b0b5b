import AppMap
import HeadlessUIKit

extension FindingException {
    /// What UIKit raised, without what differs from run to run.
    init(_ error: any Error) {
        guard let exception = error as? Headless.UIKitException else {
            self.init(name: "NSGenericException", reason: String(describing: error))
            return
        }
        self.init(name: exception.name.rawValue, reason: Self.stable(exception.reason))
    }

    /// Whether this is no exception of the app's, but the end of what is followed.
    package var isLimit: Bool { name == Headless.UIKitException.Name.limit.rawValue }

    /// A reason in which memory addresses and the walk's own names for bundles are replaced.
    static func stable(_ reason: String) -> String {
        var text = ""
        var rest = reason[...]
        while let found = rest.range(of: "0x") {
            text += rest[..<found.upperBound]
            let digits = rest[found.upperBound...].prefix(while: \.isHexDigit)
            text += digits.isEmpty ? "" : "…"
            rest = rest[digits.endIndex...]
        }
        text += rest
        for own in ["boardwalk.itself.", "boardwalk.storyboard."] {
            while let found = text.range(of: "@" + own), let end = text[found.upperBound...].firstIndex(of: "/") {
                text.replaceSubrange(text.index(after: found.lowerBound)...end, with: "")
            }
        }
        if let bundle = text.range(of: "NSBundle <boardwalk."), let end = text[bundle.upperBound...].firstIndex(of: ">") {
            let tail = text[end...].hasPrefix("> (not yet loaded)") ? text[end...].dropFirst("> (not yet loaded)".count) : text[end...].dropFirst()
            text = text[..<bundle.lowerBound] + "NSBundle <…> (loaded)" + tail
        }
        return text
    }
}
