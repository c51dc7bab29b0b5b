/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
    case `default` = 0
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch

    init?(named name: String?) {
        guard let name, let type = Self.named[name] else { return nil }
        self = type
    }

    private static let named: [String: UIKeyboardType] = [
        "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
        "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    ]
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0
    case go
    case google
    case join
    case next
    case route
    case search
    case send
    case yahoo
    case done
    case emergencyCall
    case `continue`

    init?(named name: String?) {
        guard let name, let type = Self.named[name] else { return nil }
        self = type
    }

    private static let named: [String: UIReturnKeyType] = [
        "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
        "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
    ]
}

/// Which letters the keyboard makes capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0
    case words
    case sentences
    case allCharacters

    init?(named name: String?) {
        guard let name, let type = Self.named[name] else { return nil }
        self = type
    }

    private static let named: [String: UITextAutocapitalizationType] = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}

/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0
    case no
    case yes

    init?(named name: String?) {
        switch name {
        case "no": self = .no
        case "yes": self = .yes
        default: return nil
        }
    }
}
