import SceneAddressing

/// What stays the same of a finding while its file is edited elsewhere: neither line nor column, nor how it is worded.
///
/// Two findings of one identity are the same finding in two versions of an app, or several of a kind in one object.
public struct FindingIdentity: Hashable, Sendable, Comparable {
    /// The rule's name.
    public let rule: String
    /// The file, relative to the folder.
    public let file: String
    /// The object's id; else the scene, else nil.
    public let object: String?
    /// The names that the first sentence of the message quotes, such as an outlet's.
    public let names: [String]

    /// An identity of these properties.
    public init(rule: String, file: String, object: String?, names: [String]) {
        self.rule = rule
        self.file = file
        self.object = object
        self.names = names
    }

    /// The identity as 32 hexadecimal digits, the same on every machine.
    public var digest: String {
        var text = [rule, file, object == nil ? "0" : "1", object ?? ""] + names
        text = text.map { "\($0.utf8.count):\($0)" }
        let bytes = text.joined()
        return Self.hash(bytes, from: 0xcbf2_9ce4_8422_2325) + Self.hash(bytes, from: 0x6c62_272e_07bb_0142)
    }

    /// FNV-1a, of 64 bits, with a further mixing of all bits at the end.
    private static func hash(_ text: String, from start: UInt64) -> String {
        var hash = start
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        hash = (hash ^ (hash >> 32)) &* 0xd6e8_feb8_6659_fd93
        hash ^= hash >> 32
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    public static func == (left: FindingIdentity, right: FindingIdentity) -> Bool {
        left.parts == right.parts
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
    }

    public static func < (left: FindingIdentity, right: FindingIdentity) -> Bool {
        left.order.lexicographicallyPrecedes(right.order)
    }

    private var parts: [ExactName?] {
        [ExactName(rule), ExactName(file), object.map { ExactName($0) }] + names.map { ExactName($0) }
    }

    private var order: [ExactName] {
        ([file, rule, object ?? ""] + names).map { ExactName($0) }
    }
}

extension Finding {
    /// What stays the same of the finding while its file is edited elsewhere.
    public var identity: FindingIdentity {
        FindingIdentity(
            rule: rule, file: location.file, object: object?.id ?? scene, names: QuotedNames.inFirstSentence(of: message))
    }
}

/// The names that a message quotes.
enum QuotedNames {
    /// The names in the first sentence, which says what is there; what was probably meant is not there.
    static func inFirstSentence(of message: String) -> [String] {
        var names: [String] = []
        // What steps from character to character stays linear, whatever names a message holds.
        let text = Array(message.unicodeScalars.prefix(longestSentence))
        var position = 0
        while position < text.count, names.count < mostNames {
            let scalar = text[position]
            if scalar == "'" || scalar == "\"", opens(position, in: text), let end = close(of: position, in: text) {
                names.append(String(String.UnicodeScalarView(text[position + 1..<end])))
                position = end + 1
            } else if endsSentence(position, in: text) || text[position...].starts(with: suggestion) {
                break
            } else {
                position += 1
            }
        }
        return names
    }

    private static let longestSentence = 4096
    private static let mostNames = 4
    private static let suggestion = Array("id you mean".unicodeScalars)

    /// A quotation mark behind a letter is an apostrophe.
    private static func opens(_ position: Int, in text: [Unicode.Scalar]) -> Bool {
        position == 0 || !isLetter(text[position - 1])
    }

    private static func close(of start: Int, in text: [Unicode.Scalar]) -> Int? {
        text.indices.dropFirst(start + 1).first { position in
            text[position] == text[start] && (position + 1 == text.count || !isLetter(text[position + 1]))
        }
    }

    private static func endsSentence(_ position: Int, in text: [Unicode.Scalar]) -> Bool {
        switch text[position] {
        case ".", "?", "!": position + 1 == text.count || text[position + 1] == " "
        case "\n": true
        default: false
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
