/// How a line that is too long ends.
///
/// Views and attributed text spell these words differently; here they are equal.
public struct LineBreakMode: OpenEnumeration {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = Self.spellings[rawValue] ?? rawValue
    }

    private static let spellings = [
        "wordWrapping": "wordWrap", "charWrapping": "characterWrap", "clipping": "clip",
        "truncatingHead": "headTruncation", "truncatingMiddle": "middleTruncation",
        "truncatingTail": "tailTruncation",
    ]

    public static let wordWrapping: LineBreakMode = "wordWrap"
    public static let characterWrapping: LineBreakMode = "characterWrap"
    public static let clipping: LineBreakMode = "clip"
    public static let headTruncation: LineBreakMode = "headTruncation"
    public static let middleTruncation: LineBreakMode = "middleTruncation"
    public static let tailTruncation: LineBreakMode = "tailTruncation"
}
