/// Whether a view's content is turned around for languages that are read from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback = 1
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4

    init?(named name: String?) {
        switch name {
        case "playback": self = .playback
        case "spatial": self = .spatial
        case "forceLeftToRight": self = .forceLeftToRight
        case "forceRightToLeft": self = .forceRightToLeft
        default: return nil
        }
    }
}
