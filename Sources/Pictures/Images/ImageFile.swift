import InterfaceBuilder

/// What the bytes of an image file say of it.
struct ImageFile {
    enum Format: String {
        case png = "image/png"
        case jpeg = "image/jpeg"
        case gif = "image/gif"
        case webP = "image/webp"
        case svg = "image/svg+xml"
        /// Of the browsers only Safari draws it.
        case heic = "image/heic"
        /// No browser draws it as an image.
        case pdf = "application/pdf"
    }

    /// Larger images are drawn by no browser.
    private static let longestSide = 16_384.0

    let format: Format
    /// In pixels; in points for SVG and PDF.
    let size: Size

    /// Reads what the file is; nil for a file of another kind, or one that is torn.
    init?(_ bytes: [UInt8]) {
        let readers: [(Format, ([UInt8]) -> Size?)] = [
            (.png, Self.png), (.jpeg, Self.jpeg), (.gif, Self.gif), (.webP, Self.webP), (.heic, Self.heic),
            (.pdf, Self.pdf), (.svg, Self.svg),
        ]
        guard let (format, size) = readers.lazy.compactMap({ reader in reader.1(bytes).map { (reader.0, $0) } }).first,
            (1...Self.longestSide).contains(size.width), (1...Self.longestSide).contains(size.height)
        else { return nil }
        self.format = format
        self.size = size
    }

    /// Whether browsers and rasterisers draw the file.
    var isDrawable: Bool { format != .pdf && format != .heic }

    /// Whether the file has lengths in points whatever the scale that a catalogue gives it.
    var isVector: Bool { format == .svg || format == .pdf }

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func png(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 24, bytes.starts(with: pngSignature), bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
        func number(at start: Int) -> Double { bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) } }
        return Size(width: number(at: 16), height: number(at: 20))
    }

    private static func jpeg(_ bytes: [UInt8]) -> Size? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        func number(at start: Int) -> Int { Int(bytes[start]) << 8 | Int(bytes[start + 1]) }
        var position = 2
        while position + 9 < bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
            } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return Size(width: Double(number(at: position + 7)), height: Double(number(at: position + 5)))
            } else {
                position += 2 + max(2, number(at: position + 2))
            }
        }
        return nil
    }

    private static func gif(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
        return Size(
            width: Double(Int(bytes[6]) | Int(bytes[7]) << 8), height: Double(Int(bytes[8]) | Int(bytes[9]) << 8))
    }

    private static func webP(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        func number(_ start: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X": return Size(width: Double(number(24, 3) + 1), height: Double(number(27, 3) + 1))
        case "VP8 ": return Size(width: Double(number(26, 2) & 0x3FFF), height: Double(number(28, 2) & 0x3FFF))
        case "VP8L":
            let bits = number(21, 4)
            return Size(width: Double(bits & 0x3FFF + 1), height: Double(bits >> 14 & 0x3FFF + 1))
        default: return nil
        }
    }

    /// The size is in the box of the image's extents.
    private static func heic(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8),
            let start = position(of: "ispe", in: bytes, upTo: 4_096), start + 16 <= bytes.count
        else { return nil }
        func number(_ start: Int) -> Double { bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) } }
        return Size(width: number(start + 8), height: number(start + 12))
    }

    /// The size of the first page, where the file says it without compression.
    private static func pdf(_ bytes: [UInt8]) -> Size? {
        guard bytes.starts(with: "%PDF".utf8), let start = position(of: "/MediaBox", in: bytes, upTo: bytes.count)
        else { return nil }
        let text = String(decoding: bytes[(start + 9)..<min(bytes.count, start + 120)], as: UTF8.self)
        guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else { return nil }
        let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return Size(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    }

    private static func position(of word: String, in bytes: [UInt8], upTo end: Int) -> Int? {
        let word = Array(word.utf8)
        let last = min(bytes.count, end) - word.count
        return last < 0 ? nil : (0...last).first { bytes[$0] == word[0] && bytes[$0..<$0 + word.count].elementsEqual(word) }
    }

    /// The size of an SVG that is plain XML. As an image it runs nothing and loads nothing, whatever is in it; what could
    /// make it grow, a document type with entities, is not accepted.
    private static func svg(_ bytes: [UInt8]) -> Size? {
        guard bytes.contains(UInt8(ascii: "<")), let document = try? Document(withoutDocumentType(bytes)),
            document.root.name == "svg"
        else { return nil }
        let root = document.root
        let box = (root["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        func length(_ name: String, _ place: Int) -> Double? {
            let text = root[name] ?? ""
            let number = Double(text.prefix { $0.isNumber || $0 == "." })
            return text.hasSuffix("%") ? (box.count == 4 ? box[place] : nil) : number ?? (box.count == 4 ? box[place] : nil)
        }
        guard let width = length("width", 2), let height = length("height", 3) else { return nil }
        return Size(width: width, height: height)
    }

    /// Drawing programs begin their files with a document type that says nothing.
    private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
        guard let start = position(of: "<!DOCTYPE", in: bytes, upTo: 2_000),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")),
            !bytes[start..<end].contains(UInt8(ascii: "["))
        else { return bytes }
        return Array(bytes[..<start] + bytes[(end + 1)...])
    }
}
