import InterfaceBuilder

/// Text before it is broken into lines.
struct TextBlock {
    struct Run {
        var text: String
        var font: TextFont
        var paint: Paint
        var isUnderlined = false
    }

    enum VerticalPlace {
        case top, middle, bottom
    }

    var runs: [Run]
    var anchor: TextAnchor = .start
    /// Whether blanks are widened, so that every line but the last of a paragraph is as wide as there is room.
    var isJustified = false
    /// How many lines there may be; 0 for any number.
    var lineLimit = 1
    var lineBreak: LineBreakMode = .tailTruncation
    var place: VerticalPlace = .middle
    /// How small the letters of one line may become to fit, as a share of their size.
    var smallestScale = 1.0

    init(_ text: String, _ font: TextFont, _ paint: Paint) {
        runs = [Run(text: text, font: font, paint: paint)]
    }

    init(runs: [Run]) {
        self.runs = runs
    }

    /// The same, changed.
    func with(_ change: (inout TextBlock) -> Void) -> TextBlock {
        var block = self
        change(&block)
        return block
    }

    /// Hangs the text where a document aligns it.
    mutating func align(_ alignment: TextAlignment) {
        anchor =
            switch alignment {
            case .center: .middle
            case .right: .end
            default: .start
            }
        isJustified = alignment == .justified
    }

    var centered: TextBlock { with { $0.anchor = .middle } }

    /// How wide the text is in one line.
    var naturalWidth: Double {
        runs.reduce(0) { sum, run in
            sum
                + LetterWidths.width(of: run.text.harmlessLine(upTo: Self.mostLetters), in: run.font)
        }
    }

    /// How high the text is, broken into lines of a width.
    func height(inWidth width: Double) -> Double {
        let block = with { $0.place = .top }
        let lines = block.laidOut(in: Rect(0, 0, width, 10_000))?.lines ?? []
        return Double(lines.count) * (runs.map(\.font.lineHeight).max() ?? 0)
    }

    /// More is never seen of a text that is not scrolled.
    static let mostLetters = 6_000
}
