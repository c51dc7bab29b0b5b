import Foundation
import InterfaceBuilder

/// Finds where a key stands in a text that names things by keys, which those who read property lists do not tell.
enum KeyPlace {
    /// The place of a key: of several, that of the first behind which the value follows.
    static func position(of key: String, naming value: String, in bytes: [UInt8]) -> SourcePosition? {
        guard !key.isEmpty else { return nil }
        let data = Data(bytes)
        let name = Data(key.utf8)
        var first: Int?
        var start = data.startIndex
        while let range = data.range(of: name, in: start..<data.endIndex) {
            start = range.upperBound
            guard isWhole(range, in: bytes) else { continue }
            first = first ?? range.lowerBound
            let reach = range.upperBound..<min(data.endIndex, range.upperBound + value.utf8.count + longestGap)
            let next = [Data("<key>".utf8), name].compactMap { data.range(of: $0, in: reach)?.lowerBound }.min()
            if data.range(of: Data(value.utf8), in: reach.lowerBound..<(next ?? reach.upperBound)) != nil {
                first = range.lowerBound
                break
            }
        }
        return first.map { position(of: $0, in: bytes) }
    }

    /// The place at which an object of a project is defined, as in `A1B2 /* Main.storyboard */ = {`.
    static func position(ofDefinition identifier: String, in bytes: [UInt8]) -> SourcePosition? {
        guard !identifier.isEmpty else { return nil }
        let data = Data(bytes)
        var start = data.startIndex
        while let range = data.range(of: Data(identifier.utf8), in: start..<data.endIndex) {
            start = range.upperBound
            guard isWhole(range, in: bytes) else { continue }
            var rest = bytes[range.upperBound...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\"") }
            if rest.starts(with: "/*".utf8), let end = data.range(of: Data("*/".utf8), in: rest.startIndex..<data.endIndex) {
                rest = bytes[end.upperBound...].drop { $0 == UInt8(ascii: " ") }
            }
            if rest.first == UInt8(ascii: "=") { return position(of: range.lowerBound, in: bytes) }
        }
        return nil
    }

    /// How far behind a key its value may begin, in bytes.
    private static let longestGap = 100

    private static func isWhole(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        (range.lowerBound == 0 || !isInName(bytes[range.lowerBound - 1]))
            && (range.upperBound == bytes.count || !isInName(bytes[range.upperBound]))
    }

    private static func isInName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "~"):
            true
        default: false
        }
    }

    /// The line and column of a byte.
    static func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return SourcePosition(line: bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1, column: offset - start + 1)
    }
}
