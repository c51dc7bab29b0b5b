/// The words that make a piece of Swift worth parsing.
///
/// Declarations are always parsed as far as their braces. A word of `inBodies` keeps the body that it stands in: one of them is
/// part of every expression that names a storyboard, a scene, a segue, a cell, a nib, an image or a colour.
enum TriggerWords {
    /// What a word means to the scanner.
    enum Role: UInt8 {
        /// Keeps the body that it stands in.
        case body
        /// Makes the braces that it stands first in a list of accessors, whose own bodies may still be blanked.
        case accessor
        /// Begins a type, whose braces hold members.
        case type
        /// Worth parsing for the name that it declares.
        case alias
        /// `import`.
        case module
        /// A member that the parser reads.
        case member
        /// A modifier of members that the parser reads.
        case unusual
        /// May stand before a plain declaration.
        case modifier
        /// `func`.
        case function
        /// `init`.
        case initializer
        /// A member that may be a constant.
        case constant
        /// `var`.
        case variable
        /// Stands before an expression or type, and may be repeated.
        case prefix
        /// Begins another branch.
        case branch
        /// Its braces are kept where what is around them is: the cases may be identifiers.
        case choice

        /// Whether `class` before it is a modifier of a member, and no type.
        var mayFollowClass: Bool {
            switch self {
            case .member, .unusual, .modifier, .function, .initializer, .constant, .variable: true
            default: false
            }
        }

        /// Whether a plain declaration may begin with it.
        var mayBegin: Bool {
            switch self {
            case .modifier, .function, .initializer, .constant, .variable, .type, .module: true
            default: false
            }
        }
    }

    static let inBodies = [
        "UIStoryboard", "NSStoryboard", "instantiateViewController", "instantiateInitialViewController",
        "instantiateController", "instantiateInitialController", "performSegue", "withIdentifier", "withReuseIdentifier",
        "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
        "forSupplementaryViewOfKind", "identifier", "segueIdentifier", "reuseIdentifier", "UINib", "NSNib", "nibName",
        "loadNibNamed", "UIImage", "NSImage", "UIColor", "NSColor", "named", "SceneAddress", "LinkedScene",
        "storyboardName", "sceneIdentifier", "scene", "bundle", "destination", "destinationViewController",
        "rootViewController",
    ]
    static let accessors = ["get", "set", "willSet", "didSet", "_read", "_modify"]
    static let types = ["class", "struct", "enum", "extension", "protocol", "actor"]
    static let members = ["subscript", "deinit"]
    static let unusual = ["lazy", "dynamic", "nonisolated", "unowned", "distributed"]
    static let modifiers = [
        "override", "final", "private", "fileprivate", "internal", "public", "open", "package", "static", "mutating", "nonmutating",
        "weak", "required", "convenience",
    ]
    static let constants = ["let", "case"]
    static let prefixes = [
        "try", "await", "inout", "borrowing", "consuming", "each", "repeat", "any", "some", "indirect", "sending", "isolated",
        "copy", "consume", "unsafe", "not", "async", "throws", "rethrows", "is", "as", "return", "throw", "yield", "discard",
    ]

    /// The role of the word with this hash; nil for any other word.
    @inline(__always)
    static func role(of hash: UInt64) -> Role? {
        var slot = Int(truncatingIfNeeded: hash >> 32) & (table.count - 1)
        while table[slot].hash != 0 {
            if table[slot].hash == hash { return table[slot].role }
            slot = (slot + 1) & (table.count - 1)
        }
        return nil
    }

    /// Whether a word keeps the body that it stands in.
    static func keepsBodies(_ word: String) -> Bool { role(of: word.utf8.reduce(seed) { mix($0, $1) }) == .body }

    /// Whether `Controller()` or `VC()` is what ends at a place, with empty brackets after it.
    @inline(__always)
    static func makesController(_ bytes: UnsafeBufferPointer<UInt8>, endingAt end: Int) -> Bool {
        guard end > 2, end + 1 < bytes.count, bytes[end] == Ascii.openParenthesis, bytes[end + 1] == Ascii.closeParenthesis else {
            return false
        }
        return bytes[end - 1] == UInt8(ascii: "r") && bytes[end - 2] == UInt8(ascii: "e") && bytes[end - 3] == UInt8(ascii: "l")
            || bytes[end - 1] == UInt8(ascii: "C") && bytes[end - 2] == UInt8(ascii: "V")
    }

    /// Whether a word is the `source` of a segue before a cast, as in `segue.source as! Cart`: the word alone is too common.
    @inline(__always)
    static func castsSource(_ bytes: UnsafeBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
        guard word.count == source.count || word.count == sourceViewController.count, word.lowerBound > 0,
            bytes[word.lowerBound - 1] == Ascii.dot, word.upperBound + 3 < bytes.count, bytes[word.upperBound] == Ascii.space,
            bytes[word.upperBound + 1] == UInt8(ascii: "a"), bytes[word.upperBound + 2] == UInt8(ascii: "s")
        else { return false }
        return bytes[word].elementsEqual(word.count == source.count ? source : sourceViewController)
    }

    private static let source = Array("source".utf8)
    private static let sourceViewController = Array("sourceViewController".utf8)

    @inline(__always)
    static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }

    static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static let table: [(hash: UInt64, role: Role)] = {
        var table = [(hash: UInt64, role: Role)](repeating: (0, .body), count: 512)
        let roles: [(Role, [String])] = [
            (.body, inBodies), (.accessor, accessors), (.type, types), (.alias, ["typealias"]), (.member, members),
            (.unusual, unusual), (.modifier, modifiers), (.function, ["func"]), (.initializer, ["init"]), (.constant, constants), (.variable, ["var"]),
            (.module, ["import"]), (.prefix, prefixes), (.branch, ["else"]), (.choice, ["switch"]),
        ]
        for (role, words) in roles {
            for word in words {
                let hash = word.utf8.reduce(seed) { mix($0, $1) }
                var slot = Int(truncatingIfNeeded: hash >> 32) & (table.count - 1)
                while table[slot].hash != 0 { slot = (slot + 1) & (table.count - 1) }
                table[slot] = (hash, role)
            }
        }
        return table
    }()
}
