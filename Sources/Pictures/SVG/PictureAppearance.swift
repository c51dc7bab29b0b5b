/// Whether a picture in a file is light or dark.
public enum PictureAppearance: String, Hashable, Sendable, CaseIterable {
    /// As the system of whoever looks at it; programs that make pixels take it for light.
    case automatic = "auto"
    /// Light for everybody.
    case light
    /// Dark for everybody.
    case dark

    /// The rules for the appearance; those for dark follow those for light.
    func css(light: String, dark: String) -> String {
        switch self {
        case .automatic: light + "@media (prefers-color-scheme:dark){" + dark + "}"
        case .light: light
        case .dark: light + dark
        }
    }
}
