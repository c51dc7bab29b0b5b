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
    /// Why the evidence was taken for a link.
    public let basis: LinkReading.Basis
    /// The address; nil where there was none to read.
    public let address: SceneAddress?
    /// Why the address led nowhere.
    public let reason: LinkFailure.Reason

    init(reading: LinkReading, address: SceneAddress?, reason: LinkFailure.Reason) {
        convention = reading.convention.name
        basis = reading.basis
        self.address = address
        self.reason = reason
    }
}
