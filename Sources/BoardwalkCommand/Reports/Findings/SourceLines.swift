import AppMap
import Foundation
import InterfaceBuilder

/// A line of a file, with a place in it.
struct SourceLine: Equatable {
    /// The line as it stands, without its end; of a very long line only what is around the place.
    let text: String
    /// How many bytes of the line are before `text`.
    let bytesBefore: Int
    /// The column, in bytes from 0, within `text`.
    let offset: Int
    /// Whether the line goes on behind `text`.
    let isCut: Bool

    /// The part of the text before the place.
    var before: Substring {
        let end = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
        return text[..<(end.samePosition(in: text.unicodeScalars) ?? text.startIndex)]
    }

    /// The part of the text from the place on.
    var behind: Substring { text[before.endIndex...] }
}

/// The lines that findings are in.
struct SourceLines {
    private var lines: [SourceLocation: SourceLine] = [:]
    /// Where UTF-16 code units differ from bytes.
    private var columns: [SourceLocation: Int] = [:]

    /// No lines are known.
    init() {}

    /// Takes the lines of places out of files.
    ///
    /// - Parameter bytes: the content of a file, as UTF-8; nil where it cannot be read.
    init(of places: some Sequence<SourceLocation>, bytes: (String) -> [UInt8]?) {
        for (file, places) in Dictionary(grouping: places, by: \.file) {
            guard let bytes = bytes(file) else { continue }
            let wanted = Dictionary(grouping: Set(places), by: \.position.line)
            var line = 1
            var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            var missing = wanted.count
            while missing > 0, start <= bytes.count {
                let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                if let places = wanted[line] {
                    missing -= 1
                    var counted = (bytes: start, units: 0)
                    for place in places.sorted(by: { $0.position.column < $1.position.column }) {
                        add(place, bytes[start..<end], &counted)
                    }
                }
                line += 1
                start = end + 1
            }
        }
    }

    subscript(place: SourceLocation) -> SourceLine? { lines[place] }

    /// The column of a place in UTF-16 code units, counted from 1; in bytes where the line is not known.
    func utf16Column(of place: SourceLocation) -> Int { columns[place] ?? place.position.column }

    /// How many bytes are kept before and behind a place.
    private static let reach = 400

    /// - Parameter counted: up to which byte of the line UTF-16 code units were counted for places before this, and how many.
    private mutating func add(_ place: SourceLocation, _ line: ArraySlice<UInt8>, _ counted: inout (bytes: Int, units: Int)) {
        let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
        let column = min(max(0, place.position.column - 1), line.count)
        var position = line.startIndex + column
        while position > line.startIndex, position < line.endIndex, line[position] & 0xC0 == 0x80 {
            position -= 1
        }
        counted.units += String(decoding: line[min(counted.bytes, position)..<position], as: UTF8.self).utf16.count
        counted.bytes = position
        columns[place] = counted.units + 1
        var first = max(line.startIndex, position - Self.reach)
        while first < position, line[first] & 0xC0 == 0x80 {
            first += 1
        }
        var last = min(line.endIndex, position + Self.reach)
        while last > position, last < line.endIndex, line[last] & 0xC0 == 0x80 {
            last -= 1
        }
        let before = String(decoding: line[first..<position], as: UTF8.self)
        lines[place] = SourceLine(
            text: before + String(decoding: line[position..<last], as: UTF8.self),
            bytesBefore: first - line.startIndex, offset: before.utf8.count, isCut: last < line.endIndex)
    }
}

extension FindingReport {
    /// The report with the lines of its places, read from the files in its folder.
    func readingLines() -> FindingReport {
        var report = self
        let places = findings.flatMap { finding in
            [finding.location] + finding.related.map(\.location) + finding.route.compactMap(\.location)
        }
        report.lines = SourceLines(of: places) { file in Self.bytes(of: root + "/" + file) }
        return report
    }

    private static let largestFile = 64 << 20

    /// The content of a file as UTF-8, in which places are counted.
    private static func bytes(of path: String) -> [UInt8]? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? Int, size <= largestFile,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        let encodings: [([UInt8], String.Encoding)] = [
            ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16), ([0x3C, 0x00], .utf16LittleEndian), ([0x00, 0x3C], .utf16BigEndian),
        ]
        guard let encoding = encodings.first(where: { data.starts(with: $0.0) })?.1 else { return [UInt8](data) }
        return String(data: data, encoding: encoding).map { Array($0.utf8) }
    }
}
