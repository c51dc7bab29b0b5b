import InterfaceBuilder
import Pictures

/// A picture drawn with characters: the frames of views and their texts.
struct CharacterDrawing {
    private var cells: [[Cell]]
    private let columns: Int
    private let rows: Int
    private let cellWidth: Double
    private let cellHeight: Double

    private struct Cell {
        var text: Character = " "
        /// The sides at which a line leaves the cell: up, right, down, left.
        var sides: UInt8 = 0
        /// Whether the cell is behind the one to its left, whose character is two columns wide.
        var isCovered = false
    }

    private struct Place {
        var x = 0.0
        var y = 0.0
        var scale = 1.0
        var clip: Rect
    }

    /// A line of text in the coordinates of a place.
    private struct Line {
        let text: String
        let x: Double
        let y: Double
        let anchor: TextAnchor
        let place: Place
    }

    /// - Parameter width: the columns to draw in.
    init(_ picture: ScenePicture, width: Int) {
        // A cell is about twice as high as it is wide. Rows below 13 points would put lines of text on each other.
        columns = max(20, min(width, Int(picture.size.width / 6)))
        cellWidth = picture.size.width / Double(columns)
        cellHeight = max(12, cellWidth * 2.1)
        rows = max(3, min(400, Int((picture.size.height / cellHeight).rounded())))
        cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
        let whole = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        frame(whole)
        var texts: [Line] = []
        draw(picture.shapes, Place(clip: whole), size: picture.size, isControl: false, texts: &texts)
        for text in texts { write(text) }
    }

    /// The lines of the drawing; of several that are the same and say nothing only the first.
    var lines: [String] {
        allLines.reduce(into: []) { lines, line in
            if lines.last != line || line.contains(where: { $0.isLetter || $0.isNumber }) { lines.append(line) }
        }
    }

    private var allLines: [String] {
        cells.map { row in
            var line = ""
            for cell in row where !cell.isCovered {
                line.append(cell.text != " " ? cell.text : cell.sides == 0 ? " " : Self.lines[Int(cell.sides)])
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }

    private mutating func draw(
        _ shapes: [Shape], _ place: Place, size: Size, isControl: Bool,
        texts: inout [Line]
    ) {
        for shape in shapes {
            switch shape {
            case .rectangle(let rectangle):
                let rect = moved(rectangle.rect, place)
                let fillsParent = rectangle.rect.width >= size.width - 2 && rectangle.rect.height >= size.height - 2
                let isSeen = rectangle.stroke != nil || !fillsParent || isControl
                if isSeen, rect.width >= cellWidth * 3, rect.height >= cellHeight * 1.2 {
                    frame(rect, within: place.clip)
                }
            case .path:
                break
            case .text(let text):
                for line in text.lines {
                    texts.append(
                        Line(text: line.string, x: line.x, y: line.baseline - 4, anchor: text.anchor, place: place))
                }
            case .image(let image):
                let rect = moved(image.rect, place)
                frame(rect, within: place.clip)
                label(image.name, in: rect, place, texts: &texts)
            case .group(let group):
                var inner = place
                inner.x += group.origin.x * place.scale
                inner.y += group.origin.y * place.scale
                inner.scale *= group.scale
                let rect = Rect(
                    x: inner.x, y: inner.y, width: group.size.width * place.scale,
                    height: group.size.height * place.scale)
                if group.clipRadius != nil { inner.clip = Self.common(place.clip, rect) }
                if group.object?.kind == "image", let name = group.object?.userLabel {
                    frame(rect, within: place.clip)
                    label(name, in: rect, place, texts: &texts)
                } else if group.object?.kind == "symbol", rect.width < 30, let name = group.object?.userLabel {
                    label(Self.signs[name] ?? "•", in: rect, place, texts: &texts)
                } else {
                    let isControl = group.object.map { Self.controls.contains($0.kind) } ?? false
                    draw(group.shapes, inner, size: group.size, isControl: isControl, texts: &texts)
                }
            }
        }
    }

    private func moved(_ rect: Rect, _ place: Place) -> Rect {
        Rect(
            x: place.x + rect.x * place.scale, y: place.y + rect.y * place.scale, width: rect.width * place.scale,
            height: rect.height * place.scale)
    }

    private func label(
        _ name: String, in rect: Rect, _ place: Place,
        texts: inout [Line]
    ) {
        let middle = Place(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, scale: 1, clip: place.clip)
        let short = name.split(separator: "/").last.map(String.init) ?? name
        let shown = short.truncated(to: max(1, Int(rect.width / cellWidth) - 1))
        texts.append(Line(text: shown, x: 0, y: 0, anchor: .middle, place: middle))
    }

    // MARK: Lines

    private mutating func frame(_ rect: Rect, within clip: Rect? = nil) {
        let seen = clip.map { Self.common(rect, $0) } ?? rect
        guard seen.width > 0, seen.height > 0 else { return }
        let left = column(of: seen.x)
        let right = column(of: seen.x + seen.width - 0.01)
        let top = row(of: seen.y)
        let bottom = row(of: seen.y + seen.height - 0.01)
        guard right > left, bottom > top else { return }
        for column in left..<right {
            for row in [top, bottom] {
                cells[row][column].sides |= 2
                cells[row][column + 1].sides |= 8
            }
        }
        for row in top..<bottom {
            for column in [left, right] {
                cells[row][column].sides |= 4
                cells[row + 1][column].sides |= 1
            }
        }
    }

    private func column(of x: Double) -> Int { min(columns - 1, max(0, Int(x / cellWidth))) }
    private func row(of y: Double) -> Int { min(rows - 1, max(0, Int(y / cellHeight))) }

    // MARK: Text

    private mutating func write(_ line: Line) {
        let (place, anchor) = (line.place, line.anchor)
        let y = place.y + line.y * place.scale
        guard y >= place.clip.y - 1, y <= place.clip.y + place.clip.height + 1 else { return }
        let row = row(of: y)
        let letters = line.text.printable.filter { !$0.isNewline }
        let width = letters.columns
        let x = place.x + line.x * place.scale
        let exact = Int((x / cellWidth).rounded(anchor == .end ? .up : .down))
        var column = anchor == .start ? exact : anchor == .middle ? exact - width / 2 : exact - width
        column = min(max(1, column), max(1, columns - 1 - width))
        for letter in letters {
            let letterWidth = max(1, String(letter).columns)
            guard column + letterWidth < columns else { break }
            cells[row][column] = Cell(text: letter == " " ? "\u{A0}" : letter)
            if letterWidth == 2 { cells[row][column + 1] = Cell(text: " ", isCovered: true) }
            column += letterWidth
        }
    }

    private static func common(_ left: Rect, _ right: Rect) -> Rect {
        let x = max(left.x, right.x)
        let y = max(left.y, right.y)
        return Rect(
            x: x, y: y, width: max(0, min(left.x + left.width, right.x + right.width) - x),
            height: max(0, min(left.y + left.height, right.y + right.height) - y))
    }

    /// By the sides at which lines leave: 1 up, 2 right, 4 down, 8 left.
    private static let lines: [Character] = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")

    private static let controls: Set<String> = ["button", "imageView", "image", "textField", "containerView"]

    private static let signs = [
        "plus": "+", "minus": "−", "xmark": "×", "checkmark": "✓", "star": "☆", "star.fill": "★", "heart": "♡",
        "heart.fill": "♥", "magnifyingglass": "⌕", "ellipsis": "…", "chevron.right": "›", "chevron.left": "‹",
    ]
}
