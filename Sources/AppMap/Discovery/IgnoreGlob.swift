/// The part of an ignore pattern from its first special character on.
struct IgnoreGlob {
    private enum Token {
        case byte(UInt8)
        /// `?`: one byte of a name.
        case anyByte
        /// `[…]`: one byte of a set, never a slash.
        case set(IgnoreByteSet)
        /// `*`: any bytes of one name.
        case anyName
        /// `**/`: any number of whole folders, also none.
        case anyFolders
        /// `**` at the end: everything inside.
        case anyPath
    }

    private let tokens: [Token]
    private let minimumLength: Int

    /// Fails for a pattern that matches nothing: one with an unfinished set or escape.
    init?(_ pattern: [UInt8], crossesFolders: Bool) {
        var tokens: [Token] = []
        var index = 0
        while index < pattern.count {
            switch pattern[index] {
            case backslash:
                guard index + 1 < pattern.count else { return nil }
                tokens.append(.byte(pattern[index + 1]))
                index += 2
            case UInt8(ascii: "?"):
                tokens.append(.anyByte)
                index += 1
            case UInt8(ascii: "["):
                guard let (set, end) = IgnoreByteSet.parse(pattern, from: index) else { return nil }
                tokens.append(.set(set))
                index = end
            case star:
                let start = index
                while index < pattern.count && pattern[index] == star { index += 1 }
                let opensComponent = start == 0 || pattern[start - 1] == slash
                guard crossesFolders && index - start > 1 && opensComponent else {
                    tokens.append(.anyName)
                    continue
                }
                if index == pattern.count {
                    tokens.append(.anyPath)
                } else if pattern[index] == slash {
                    tokens.append(.anyFolders)
                    index += 1
                } else if pattern[index...].starts(with: [backslash, slash]) {
                    tokens.append(.anyPath)
                } else {
                    tokens.append(.anyName)
                }
            default:
                tokens.append(.byte(pattern[index]))
                index += 1
            }
        }
        self.tokens = tokens
        minimumLength = tokens.count { token in
            switch token {
            case .byte, .anyByte, .set: true
            case .anyName, .anyFolders, .anyPath: false
            }
        }
    }

    /// Whether the glob takes the whole text.
    ///
    /// A wildcard first takes as little as it can. When the rest does not fit, only the latest wildcard has to take
    /// more: whatever an earlier one could gain, the latest gains too. So the work stays polynomial.
    func matches(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count >= minimumLength else { return false }
        var token = 0
        var position = text.startIndex
        var name: (token: Int, position: Int)?
        var folders: (token: Int, position: Int, isWhole: Bool)?
        while true {
            if token == tokens.count {
                if position == text.endIndex { return true }
            } else {
                switch tokens[token] {
                case .anyName:
                    token += 1
                    name = (token, position)
                    continue
                case .anyFolders, .anyPath:
                    var isWhole = false
                    if case .anyFolders = tokens[token] { isWhole = true }
                    token += 1
                    folders = (token, position, isWhole)
                    name = nil
                    continue
                default:
                    if position < text.endIndex && Self.takes(tokens[token], text[position]) {
                        token += 1
                        position += 1
                        continue
                    }
                }
            }
            if let last = name, last.position < text.endIndex, text[last.position] != slash {
                name = (last.token, last.position + 1)
                (token, position) = (last.token, last.position + 1)
            } else if let last = folders, last.position < text.endIndex {
                var next = last.position + 1
                if last.isWhole {
                    guard let end = text[last.position...].firstIndex(of: slash) else { return false }
                    next = end + 1
                }
                folders = (last.token, next, last.isWhole)
                name = nil
                (token, position) = (last.token, next)
            } else {
                return false
            }
        }
    }

    /// Whether a byte of a pattern does not simply stand for itself.
    static func isSpecial(_ byte: UInt8) -> Bool {
        byte == star || byte == backslash || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
    }

    private static func takes(_ token: Token, _ byte: UInt8) -> Bool {
        switch token {
        case .byte(let expected): byte == expected
        case .anyByte: byte != slash
        case .set(let set): byte != slash && set.contains(byte)
        case .anyName, .anyFolders, .anyPath: false
        }
    }
}

private let slash = UInt8(ascii: "/")
private let backslash = UInt8(ascii: "\\")
private let star = UInt8(ascii: "*")
