/// Whether a class has a member that a document asks for.
public enum Membership<Member: Hashable & Sendable>: Hashable, Sendable {
    /// The sources declare it, and Objective-C knows it.
    case declared(Member, by: ClassReference)
    /// A class of Apple's frameworks has it.
    case platform(by: String)
    /// The sources declare it in a way that Objective-C does not know: at run time it is missing.
    case hidden(Member, by: ClassReference)
    /// The sources declare it, Objective-C knows it, and nothing can set it: it is computed and has no setter.
    case readOnly(Member, by: ClassReference)
    /// No class of the chain has it, and all of them are known.
    case missing
    /// None of the known classes of the chain has it, and the chain goes on in a class that is not known.
    case unknown(beyond: String)

    /// The declaration, where the sources have one that counts.
    public var member: Member? {
        if case .declared(let member, _) = self { member } else { nil }
    }

    /// True and false where it is certain, nil where it is not.
    public var isPresent: Bool? {
        switch self {
        case .declared, .platform: true
        case .hidden, .readOnly, .missing: false
        case .unknown: nil
        }
    }
}
