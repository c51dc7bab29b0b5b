/// Decides whether evidence is a link, and where it leads.
public struct LinkResolver: Hashable, Sendable {
    /// What reads the evidence.
    public var reader: LinkReader

    /// A resolver under these conventions.
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
                        let reason = reading.convention.storyboardMayBeMethod ? error.allowingForMethod : error
                        attempts.append(LinkAttempt(reading: reading, address: address, reason: reason))
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

extension LinkConvention {
    fileprivate var storyboardMayBeMethod: Bool {
        if case .segueIdentifier(let segues) = kind { segues.storyboardMayBeMethod } else { false }
    }
}

extension LinkFailure.Reason {
    fileprivate var allowingForMethod: Self {
        guard case .storyboardMissing(let name, let nearest) = self else { return self }
        return .storyboardMayBeMethod(name, nearest: nearest)
    }

    /// How near an attempt came to a scene.
    fileprivate var nearness: Int {
        switch self {
        case .sceneMissing, .noInitialScene, .placeholderCycle, .placeholderChainTooLong: 3
        case .storyboardElsewhere, .storyboardUnreadable, .bundleNotLinked, .storyboardNotRead: 2
        case .storyboardMissing, .storyboardMayBeMethod, .bundleUnknown: 1
        case .namesNothing, .identifierUnreadable, .segueClassIgnored: 0
        }
    }
}
