import Foundation
import Testing

@testable import SourceIndex

@Suite struct LinkerMarkTests {
    private static func words(_ values: UInt32...) -> [UInt8] {
        values.flatMap { value in withUnsafeBytes(of: value.littleEndian) { Array($0) } }
    }

    private static func doubleWords(_ values: UInt64...) -> [UInt8] {
        values.flatMap { value in withUnsafeBytes(of: value.littleEndian) { Array($0) } }
    }

    private static func note(_ type: UInt32, name: String, _ content: [UInt8]) -> [UInt8] {
        func filled(_ bytes: [UInt8]) -> [UInt8] { bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4) }
        let name = Array(name.utf8) + [0]
        return words(UInt32(name.count), UInt32(content.count), type) + filled(name) + filled(content)
    }

    /// A program of one segment.
    private static func program(_ notes: [UInt8], segment: UInt32 = 4, table: UInt64 = 64, length: UInt64? = nil) -> [UInt8] {
        let start = UInt64(64 + 56)
        var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 58)
        header.replaceSubrange(32..<40, with: doubleWords(table))
        header.replaceSubrange(54..<58, with: [56, 0, 1, 0])
        let entry = words(segment, 4) + doubleWords(start, start, start, length ?? UInt64(notes.count), UInt64(notes.count), 4)
        return header + entry + notes
    }

    private func mark(_ bytes: [UInt8]) -> [UInt8]? { bytes.withUnsafeBytes(LinkerMark.init)?.bytes }

    private static let other = note(1, name: "GNU", [0, 0, 0, 0, 3])

    @Test("The build id is found among other notes")
    func found() {
        #expect(mark(Self.program(Self.note(3, name: "GNU", [1, 2, 3, 4, 5]))) == [1, 2, 3, 4, 5])
        #expect(mark(Self.program(Self.other + Self.note(3, name: "GNU", [6, 7]) + Self.other)) == [6, 7])
    }

    @Test("What has no build id has no mark", arguments: [
        [], Array("#!/bin/sh\n".utf8), program([]), program(other), program(note(3, name: "Go", [1])), program(note(3, name: "GNU", [])),
        program(note(3, name: "GNU", [1]), segment: 1), Array(program(note(3, name: "GNU", [1])).prefix(100)),
        program(note(3, name: "GNU", [1]), table: .max), program(note(3, name: "GNU", [1]), table: 60_000),
        program(note(3, name: "GNU", [1]), length: .max), program(words(.max, .max, 3) + [0, 0, 0, 0]), program([1, 2, 3]),
    ])
    func none(_ bytes: [UInt8]) {
        #expect(mark(bytes) == nil)
    }

    @Test("No damage to a program stops the reading")
    func damaged() {
        let whole = Self.program(Self.other + Self.note(3, name: "GNU", [1, 2, 3, 4]))
        for place in whole.indices {
            for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
                var bytes = whole
                bytes[place] = byte
                let found = mark(bytes)
                #expect(found == nil || (found?.count ?? 0) <= bytes.count)
            }
            #expect((mark(Array(whole.prefix(place))) ?? []).count <= place)
        }
    }
}
