/// The system that a module or a document is made for.
public enum Platform: String, Hashable, Sendable, CaseIterable {
    case iOS
    case tvOS
    case macOS
    case watchOS
    case visionOS
}
