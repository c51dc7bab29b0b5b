import Foundation
import Testing

@testable import Pictures

@Suite struct HostilePageTests {
    private static let texts = [
        "</script><script>alert(1)</script>", "<!--<script>", "\" onload=\"alert(1)", "]]></svg><img src=x>", "'};alert(1);//",
        "</style><b>", "\u{2028}\u{2029}", "\u{202E}abc", "שלום עולם", "👩‍👩‍👧‍👦", String(repeating: "x", count: 100_000), "&lt;b&gt;",
        "__proto__", "${alert(1)}",
    ]

    private static func attribute(_ text: String) -> String {
        text.unicodeScalars.map { "&<>\"".unicodeScalars.contains($0) ? "&#\($0.value);" : String($0) }.joined()
    }

    @Test(arguments: texts)
    func `no text of a document becomes markup or script`(text: String) throws {
        let value = Self.attribute(text)
        let button = """
            <button id="b"><rect key="frame" x="0" y="0" width="200" height="40"/><state key="normal" title="\(value)"/><connections>
            <segue destination="two" kind="show" identifier="\(value)" id="g"/></connections></button>
            """
        let scenes = PictureFixture.scene(
            "one", views: button,
            attributes: #"storyboardIdentifier="\#(value)" customClass="\#(value)" title="\#(value)" userLabel="\#(value)""#)
            + #"<scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="\#(value)" id="two"/></objects></scene>"#
        let plain = try PageFixture(PictureFixture(scenes: scenes.replacing(value, with: "x")))
        let page = try PageFixture(PictureFixture(scenes: scenes))
        for tag in ["<script", "</script", "<style", "</style", "<img", "<!--"] {
            #expect(count(tag, page.html) == count(tag, plain.html))
        }
        #expect(try page.list("scenes").count == 2)
        #expect(page.html.utf8.count < plain.html.utf8.count + 20_000)
    }

    private func count(_ text: String, _ html: String) -> Int { html.components(separatedBy: text).count }

    @Test func `data in a script element ends with the element`() throws {
        let text = try PageEncoding.json(["</script><!--\u{2028}&": "\u{2029}>"])
        #expect(text == #"{"\u003c/script\u003e\u003c!--\u2028\u0026":"\u2029\u003e"}"#)
        let decoded = try JSONDecoder().decode([String: String].self, from: Data(text.utf8))
        #expect(decoded == ["</script><!--\u{2028}&": "\u{2029}>"])
    }
}
