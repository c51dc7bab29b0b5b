import InterfaceBuilder
import Testing

@testable import Pictures

@Suite struct ResizingTests {
    private func resized(_ mask: String, _ frame: Rect, to width: Double) throws -> Rect {
        let document = try Document("<view id=\"a\">\(mask)</view>")
        return Resizing.frame(
            frame, of: View(document.root), from: Size(width: 100, height: 100), to: Size(width: width, height: 100))
    }

    private static func mask(_ flags: String) -> String { "<autoresizingMask key=\"autoresizingMask\" \(flags)/>" }

    @Test func `a flexible width takes the difference`() throws {
        #expect(try resized(Self.mask("widthSizable=\"YES\""), Rect(10, 0, 80, 20), to: 200) == Rect(10, 0, 180, 20))
    }

    @Test func `a flexible left margin keeps the distance to the right`() throws {
        #expect(try resized(Self.mask("flexibleMinX=\"YES\""), Rect(60, 0, 30, 20), to: 200) == Rect(160, 0, 30, 20))
    }

    @Test func `two flexible margins share the difference`() throws {
        let both = Self.mask("flexibleMinX=\"YES\" flexibleMaxX=\"YES\"")
        #expect(try resized(both, Rect(25, 0, 50, 20), to: 200) == Rect(75, 0, 50, 20))
    }

    @Test func `a rigid view stays`() throws {
        #expect(try resized(Self.mask(""), Rect(10, 0, 80, 20), to: 200) == Rect(10, 0, 80, 20))
    }

    @Test(arguments: [
        (Rect(8, 0, 84, 20), Rect(8, 0, 184, 20)), (Rect(40, 0, 20, 20), Rect(90, 0, 20, 20)),
        (Rect(8, 0, 20, 20), Rect(8, 0, 20, 20)), (Rect(72, 0, 20, 20), Rect(172, 0, 20, 20)),
    ])
    func `with constraints the distances to near edges stay`(frame: Rect, expected: Rect) throws {
        let document = try Document("<view translatesAutoresizingMaskIntoConstraints=\"NO\"/>")
        let resized = Resizing.frame(
            frame, of: View(document.root), from: Size(width: 100, height: 100), to: Size(width: 200, height: 100))
        #expect(resized == expected)
    }
}
