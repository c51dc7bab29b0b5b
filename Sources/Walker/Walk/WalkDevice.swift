import AppMap

/// A device on which an app is walked.
public enum WalkDevice: String, Hashable, Sendable, Codable, CaseIterable {
    case iPhone
    case iPad

    /// The device whose variants of files it loads.
    package var ofFiles: DocumentFile.Device { self == .iPad ? .ipad : .iphone }
}
