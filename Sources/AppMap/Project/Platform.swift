import InterfaceBuilder

/// The system that a module or a document is made for.
public enum Platform: String, Hashable, Sendable, CaseIterable {
    case iOS
    case tvOS
    case macOS
    case watchOS
    case visionOS
}

extension Platform {
    /// The system that a document's `targetRuntime` stands for; nil for one that is not known.
    package init?(_ runtime: TargetRuntime) {
        switch runtime {
        case .iOS, .iPad: self = .iOS
        case .tvOS: self = .tvOS
        case .watchOS: self = .watchOS
        case .macOS: self = .macOS
        case .other: return nil
        }
    }
}
