import AppMap
import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct SourceLinesTests {
    @Test func `columns of many places in one line are each counted from its start`() {
        let line = "é😀<a/>é😀<b/>"
        let places = [15, 7, 1, 3].map { FixtureFindings.place("a", 1, $0) }
        let lines = SourceLines(of: places) { _ in Array(line.utf8) }
        #expect(places.map { lines.utf16Column(of: $0) } == [9, 4, 1, 2])
    }

    private func line(_ bytes: [UInt8], _ line: Int, _ column: Int) -> (SourceLine?, Int) {
        let place = FixtureFindings.place("a", line, column)
        let lines = SourceLines(of: [place]) { _ in bytes }
        return (lines[place], lines.utf16Column(of: place))
    }

    @Test func `lines end at line feeds, alone or behind a carriage return`() {
        let bytes = Array("one\r\ntwo\rstill two\n\nfour".utf8)
        #expect(line(bytes, 1, 1).0?.text == "one")
        #expect(line(bytes, 2, 1).0?.text == "two\rstill two")
        #expect(line(bytes, 3, 1).0?.text == "")
        #expect(line(bytes, 4, 3).0?.text == "four")
        #expect(line(bytes, 4, 3).0?.before == "fo")
        #expect(line(bytes, 5, 1).0 == nil)
    }

    @Test func `a byte order mark is no column`() {
        #expect(line([0xEF, 0xBB, 0xBF] + Array("abc".utf8), 1, 2).0?.before == "a")
    }

    @Test func `columns in bytes become columns in UTF-16`() {
        #expect(line(Array("ü🚲x".utf8), 1, 7).1 == 4)
        #expect(line(Array("ü🚲x".utf8), 1, 7).0?.behind == "x")
    }

    @Test func `a place that is in the middle of a letter, behind the line or before the file does no harm`() {
        #expect(line(Array("ü".utf8), 1, 2).0 != nil)
        #expect(line(Array("ab".utf8), 1, 99).0?.before == "ab")
        #expect(line(Array("ab".utf8), 0, 0).0 == nil)
        #expect(line([], 1, 1).0?.text == "")
    }

    @Test func `files are read in the encoding that they have, and only files`() throws {
        let app = try FixtureApp(["sub/x": ""])
        try #require("<ü>\n<b/>".data(using: .utf16LittleEndian)).write(to: URL(fileURLWithPath: app.path + "/wide"))
        let places = [FixtureFindings.place("wide", 2, 1), FixtureFindings.place("sub", 1, 1), FixtureFindings.place("gone", 1, 1)]
        let report = FindingReport(
            places.map { Finding(rule: "r", severity: .style, message: "m", location: $0) }, root: app.path
        ).readingLines()
        #expect(places.map { report.lines[$0]?.text } == ["<b/>", nil, nil])
    }
}
