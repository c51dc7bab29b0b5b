/// One node of the tree: an element, a run of text, a comment, a CDATA section or a processing instruction.
///
/// All offsets are into `Storage.bytes`. Blank space between nodes belongs to the node that follows it
/// (`leading ..< leadingEnd`), and what is left before an end tag to the element itself
/// (`closeLeading ..< close`), so that white space costs no nodes and yet nothing of a file is lost.
struct Node {
    enum Kind: UInt8 {
        /// The whole file, always the first node: its "start tag" is the byte order mark and XML declaration.
        case document
        case element
        case text
        case comment
        case characterData
        case processingInstruction
    }

    struct Edits: OptionSet {
        let rawValue: UInt8
        /// The start tag is no longer `start ..< tagEnd` of the bytes.
        static let tag = Edits(rawValue: 1)
        /// The content, at any depth, is no longer `tagEnd ..< end` of the bytes.
        static let content = Edits(rawValue: 2)
    }

    var kind: Kind
    var edits: Edits = []
    /// The index of an element's name in the name table.
    var name: UInt32 = 0
    var leading: UInt32
    /// Where that blank space ends: at `start`, unless an edit has put the node elsewhere.
    var leadingEnd: UInt32
    var start: UInt32
    /// Where an element's start tag ends; for other nodes the same as `end`.
    var tagEnd: UInt32
    var closeLeading: UInt32
    /// Where an element's end tag starts; the same as `end` in the self-closing form.
    var close: UInt32
    var end: UInt32
    var parent: NodeIndex
    var previous: NodeIndex = .none
    var next: NodeIndex = .none
    var firstChild: NodeIndex = .none
    var lastChild: NodeIndex = .none
    var firstAttribute: UInt32 = 0
    var attributeCount: UInt32 = 0

    /// The bytes of text, a comment or the like are all one; an element's are kept apart.
    init(
        kind: Kind, name: UInt32 = 0, leading: Int, start: Int, tagEnd: Int, close: Int, end: Int, parent: NodeIndex,
        firstAttribute: Int = 0
    ) {
        self.kind = kind
        self.name = name
        self.leading = UInt32(leading)
        leadingEnd = UInt32(start)
        self.start = UInt32(start)
        self.tagEnd = UInt32(tagEnd)
        closeLeading = UInt32(close)
        self.close = UInt32(close)
        self.end = UInt32(end)
        self.parent = parent
        self.firstAttribute = UInt32(firstAttribute)
    }

    /// Puts text, a comment or the like at other bytes, with no blank space before it.
    mutating func setLeafRange(_ range: Range<Int>) {
        (leading, leadingEnd, start) = (UInt32(range.lowerBound), UInt32(range.lowerBound), UInt32(range.lowerBound))
        (tagEnd, closeLeading, close, end) = (
            UInt32(range.upperBound), UInt32(range.upperBound), UInt32(range.upperBound), UInt32(range.upperBound)
        )
    }

    var isSelfClosing: Bool { close == end }
}

/// A place in the table of nodes, or none.
struct NodeIndex: Hashable, Sendable {
    var rawValue: Int32

    static let none = NodeIndex(rawValue: -1)
    static let document = NodeIndex(rawValue: 0)

    init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    init(_ position: Int) {
        rawValue = Int32(truncatingIfNeeded: position)
    }

    var position: Int { Int(rawValue) }
}

/// One attribute as it stands in the bytes: `leading ..< nameStart` is the blank space before it,
/// `valueStart ..< valueEnd` the value between its quotes, still with its escapes.
struct AttributeRecord {
    var name: UInt32
    var leading: UInt32
    var nameStart: UInt32
    var valueStart: UInt32
    var valueEnd: UInt32

    /// Past the closing quote.
    var end: UInt32 { valueEnd + 1 }
}
