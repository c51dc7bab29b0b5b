/// Why an edit of a document was refused. The document is then as it was before.
public enum EditingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The element is not, or no longer, in the document.
    case noSuchElement
    /// No element or attribute can have this name.
    case invalidName(String)
    /// A text holds something that XML, or the file's encoding, cannot express where it was to be written.
    case invalidCharacter(String)
    /// One attribute is given twice.
    case duplicateAttribute(String)
    /// An element cannot be moved into itself.
    case insideItself
    /// There is one root element: nothing stands beside it, and it can be neither moved nor removed.
    case root
    /// Elements would be nested deeper than a reader accepts.
    case tooDeep(limit: Int)
    /// The document would be larger than a reader accepts.
    case tooLarge(limit: Int)

    public var description: String {
        switch self {
        case .noSuchElement: "The element is not, or no longer, in this document."
        case .invalidName(let name): "\(Self.quoted(name)) cannot be the name of an element or attribute."
        case .invalidCharacter(let text):
            "The text \(Self.quoted(text)) holds a character that cannot be written there."
        case .duplicateAttribute(let name): "The attribute \(Self.quoted(name)) is given twice."
        case .insideItself: "An element cannot be put inside itself."
        case .root: "The root element stands alone and can be neither moved nor removed."
        case .tooDeep(let limit): "Elements would be nested more than \(limit) deep."
        case .tooLarge(let limit): "The document would be larger than \(ReadingLimits.size(limit))."
        }
    }

    /// The start of a text, with what would disturb a message escaped.
    private static func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(60)
        return String(shown).debugDescription + (shown.endIndex == text.endIndex ? "" : "…")
    }
}
