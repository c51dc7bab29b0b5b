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
        /// After `class`: tells that it is a modifier of a member.
        case member
        /// As `member`, and may stand before `func`.
        case modifier
        /// `func`.
        case function
        /// A member that may be a constant.
        case constant
        /// Stands before an expression or type, and may be repeated.
        case prefix
        /// Begins another branch.
        case branch
        /// Its braces are kept where what is around them is: the cases may be identifiers.
        case choice
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
    static let members = [
        "var", "subscript", "weak", "lazy", "dynamic", "nonisolated", "unowned", "required", "convenience", "init", "deinit",
    ]
    static let modifiers = [
        "override", "final", "private", "fileprivate", "internal", "public", "open", "package", "static", "mutating", "nonmutating",
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

    @inline(__always)
    static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }

    static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

    private static let table: [(hash: UInt64, role: Role)] = {
        var table = [(hash: UInt64, role: Role)](repeating: (0, .body), count: 512)
        let roles: [(Role, [String])] = [
            (.body, inBodies), (.accessor, accessors), (.type, types), (.alias, ["typealias"]), (.member, members),
            (.modifier, modifiers), (.function, ["func"]),
            (.constant, constants), (.prefix, prefixes), (.branch, ["else"]),
            (.choice, ["switch"]),
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
