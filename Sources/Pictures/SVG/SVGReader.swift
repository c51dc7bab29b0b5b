/// What kind of program an SVG is written for.
public enum SVGReader: Hashable, Sendable {
    /// A browser, which keeps to the lengths that are given for text. Any font may stand in for the system's.
    case browser
    /// A program that makes pixels, which may not. Text asks for the free fonts that are as wide as Helvetica, is made
    /// narrower by a transform where it has to be, and is cut at the edge of its box if there is none of these fonts.
    case rasteriser

    /// The families of all text that names none of its own, as the value of an attribute.
    var fonts: String {
        switch self {
        case .browser: "-apple-system,&apos;SF Pro Text&apos;,&apos;Helvetica Neue&apos;,Helvetica,Arial,sans-serif"
        case .rasteriser: "&apos;Liberation Sans&apos;,Arimo,&apos;Nimbus Sans&apos;,Helvetica,Arial,sans-serif"
        }
    }
}
