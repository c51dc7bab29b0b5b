/// A device on which an app is walked.
public enum WalkDevice: String, Hashable, Sendable, Codable, CaseIterable {
    case iPhone
    case iPad
}
