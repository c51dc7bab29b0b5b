import Foundation
import Testing

@testable import Pictures

@Suite struct GoldenTests {
    @Test func `a scene with one of each view is drawn as in the golden file`() throws {
        let picture = try PictureFixture(scenes: OneOfEach.scene).picture()
        let svg = SVGDrawing(picture, name: "s").document(title: "One of Each")
        // One element a line, so that a difference can be read.
        let lines = svg.replacingOccurrences(of: "><", with: ">\n<")
        let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Golden/one-of-each.svg")
        if ProcessInfo.processInfo.environment["BOARDWALK_WRITE_GOLDEN"] != nil {
            try Data(lines.utf8).write(to: golden)
        }
        #expect(try lines == String(contentsOf: golden, encoding: .utf8))
    }

    @Test func `every view of the scene is an object of the picture`() throws {
        let picture = try PictureFixture(scenes: OneOfEach.scene).picture()
        let check = MarkupCheck(SVGDrawing(picture, name: "s").document(title: ""))
        #expect(check.isValid && check.idsAreUnique && check.referencesAreKept)
        for id in ["st1", "sc1", "ve1", "bb1", "bb2", "tb1", "tb3", "ta2", "ce1", "cl1", "ce3", "co2"] {
            #expect(check.objects.contains(id), "\(id)")
        }
        #expect(check.objects.filter { $0.hasPrefix("futureView") }.count == 1)
        #expect(picture.words.contains("futureView"))
    }

    @Test func `the picture is small`() throws {
        let picture = try PictureFixture(scenes: OneOfEach.scene).picture()
        #expect(SVGDrawing(picture, name: "s").element.utf8.count < 25_000)
    }
}
