/// Decides whether evidence is a link, and where it leads.
public struct LinkResolver: Hashable, Sendable {
    public var reader: LinkReader

    public init(conventions: [LinkConvention] = LinkConvention.standard) {
        reader = LinkReader(conventions: conventions)
    }

    /// What the evidence is, as seen from the catalogue's place.
    public func resolve(_ evidence: LinkEvidence, in catalogue: some SceneCatalogue) -> LinkResolution {
        Self.choose(among: reader.readings(of: evidence), in: catalogue)
    }

    /// Chooses the first reading that leads to a scene.
    ///
    /// Where none does: a link that a class name states is broken, and its failure is that of the candidate that
    /// came nearest, a storyboard without the scene before no storyboard at all. What was only inferred is not a link.
    public static func choose(among readings: [LinkReading], in catalogue: some SceneCatalogue) -> LinkResolution {
        var attempts: [LinkAttempt] = []
        for reading in readings {
            switch reading.content {
            case .scenes(let candidates):
                for address in candidates {
                    do {
                        try catalogue.find(address)
                        return .scene(address, reading)
                    } catch {
                        attempts.append(LinkAttempt(reading: reading, address: address, reason: error))
                    }
                }
            case .nib(let nib):
                return .nib(nib, reading)
            case .unreadable(let reason):
                attempts.append(LinkAttempt(reading: reading, address: nil, reason: reason))
            }
        }
        // Of equals `max` takes the first, which is the likeliest.
        let nearest = attempts.filter { $0.basis == .stated }.max { $0.reason.nearness < $1.reason.nearness }
        guard let nearest else { return .notALink(tried: attempts) }
        return .broken(LinkFailure(
            reason: nearest.reason,
            address: nearest.address,
            convention: nearest.convention,
            attempts: attempts
        ))
    }
}

/// What evidence turned out to be.
public enum LinkResolution: Hashable, Sendable {
    /// A link that leads to a scene.
    case scene(SceneAddress, LinkReading)
    /// A link that leads to a nib; whether the nib exists has not been looked up.
    case nib(NibAddress, LinkReading)
    /// A link that leads nowhere.
    case broken(LinkFailure)
    /// No link. What was tried tells why something that looks like one is none; empty where nothing does.
    case notALink(tried: [LinkAttempt])
}

/// An address that was tried and led nowhere.
public struct LinkAttempt: Hashable, Sendable {
    /// The name of the convention under which the address was read.
    public let convention: String
    public let basis: LinkReading.Basis
    /// The address; nil where there was none to read.
    public let address: SceneAddress?
    public let reason: LinkFailure.Reason

    init(reading: LinkReading, address: SceneAddress?, reason: LinkFailure.Reason) {
        convention = reading.convention.name
        basis = reading.basis
        self.address = address
        self.reason = reason
    }
}

extension LinkFailure.Reason {
    /// How near an attempt came to a scene.
    fileprivate var nearness: Int {
        switch self {
        case .sceneMissing, .noInitialScene, .placeholderCycle: 3
        case .storyboardElsewhere: 2
        case .storyboardMissing, .bundleUnknown: 1
        case .namesNothing, .identifierUnreadable, .segueClassIgnored: 0
        }
    }
}

extension SegueIdentifierSyntax {
    /// The order that an app's identifiers are written in: on which side of the separator more of them name a
    /// storyboard that exists. `either` where that does not tell.
    public static func prevailingOrder(
        of identifiers: some Sequence<String>, separator: String = "@", in catalogue: some SceneCatalogue
    ) -> Order {
        let sceneFirst = Self(separator: separator)
        let storyboardFirst = Self(separator: separator, order: .storyboardFirst)
        var balance = 0
        for identifier in identifiers {
            if sceneFirst.candidates(in: identifier).contains(where: catalogue.holdsStoryboard) { balance += 1 }
            if storyboardFirst.candidates(in: identifier).contains(where: catalogue.holdsStoryboard) { balance -= 1 }
        }
        return balance > 0 ? .sceneFirst : balance < 0 ? .storyboardFirst : .either
    }
}

extension SceneCatalogue {
    fileprivate func holdsStoryboard(of address: SceneAddress) -> Bool {
        guard let storyboard = address.storyboard else { return false }
        return (try? contents(ofStoryboard: storyboard, inBundle: address.bundle)) != nil
    }
}
