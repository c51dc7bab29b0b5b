import SceneAddressing
import Testing

@Suite("A segue identifier syntax")
struct SegueIdentifierSyntaxTests {
    private func addresses(_ pairs: (String?, String?)...) -> [SceneAddress] {
        pairs.map { SceneAddress(scene: $0.0, storyboard: $0.1) }
    }

    @Test("with an @ reads scene and storyboard")
    func at() {
        #expect(SegueIdentifierSyntax.address.candidates(in: "a@B") == addresses(("a", "B")))
        #expect(SegueIdentifierSyntax.address.candidates(in: "@B") == addresses((nil, "B")))
        #expect(SegueIdentifierSyntax.address.candidates(in: "@B#x") == [SceneAddress(storyboard: "B", label: "x")])
    }

    @Test("tries each separator, from the last to the first")
    func several() {
        let syntax = SegueIdentifierSyntax(separator: "_")
        #expect(syntax.candidates(in: "a_b_C") == addresses(("a_b", "C"), ("a", "b_C")))
        #expect(SegueIdentifierSyntax.address.candidates(in: "a@b@C") == addresses(("a@b", "C"), ("a", "b@C")))
    }

    @Test("tries only a few of very many separators")
    func hostile() {
        let text = String(repeating: "_", count: 50_000)
        #expect(SegueIdentifierSyntax(separator: "_").candidates(in: text).count <= 8)
        #expect(SegueIdentifierSyntax.address.candidates(in: String(repeating: "#", count: 50_000)).isEmpty)
    }

    @Test("may put the storyboard first, or try both orders")
    func orders() {
        let reversed = SegueIdentifierSyntax(separator: "@", order: .storyboardFirst)
        #expect(reversed.candidates(in: "B@a") == addresses(("a", "B")))
        let either = SegueIdentifierSyntax(separator: "::", order: .either)
        #expect(either.candidates(in: "x::y") == addresses(("x", "y"), ("y", "x")))
    }

    @Test("says what a bare identifier names")
    func bare() {
        #expect(SegueIdentifierSyntax(separator: "@", bareIdentifier: .scene).candidates(in: "a") == addresses(("a", nil)))
        #expect(SegueIdentifierSyntax(separator: "@", bareIdentifier: .storyboard).candidates(in: "B") == addresses((nil, "B")))
        #expect(SegueIdentifierSyntax(separator: "@", bareIdentifier: .nothing).candidates(in: "a").isEmpty)
        #expect(SegueIdentifierSyntax(separator: "@", bareIdentifier: .scene).candidates(in: "").isEmpty)
    }

    @Test("knows the link's own storyboard only where a bare identifier names a scene of it")
    func ownStoryboard() {
        #expect(SegueIdentifierSyntax.address.candidates(in: "a@").isEmpty)
        #expect(SegueIdentifierSyntax.address.candidates(in: "@").isEmpty)
        let own = SegueIdentifierSyntax(separator: "@", bareIdentifier: .scene)
        #expect(own.candidates(in: "a@") == addresses(("a", nil)))
        #expect(own.candidates(in: "@") == [SceneAddress()])
    }

    @Test("reads a bundle as a scene address does, then the text as it stands")
    func bundle() {
        #expect(SegueIdentifierSyntax.address.candidates(in: "a@b/C") == [
            SceneAddress(scene: "a", storyboard: "C", bundle: "b"), SceneAddress(scene: "a", storyboard: "b/C"),
        ])
    }

    @Test("is shown as a person would write it")
    func example() {
        #expect(SegueIdentifierSyntax.address.example == "scene@storyboard")
        #expect(SegueIdentifierSyntax(separator: "-", order: .storyboardFirst).example == "storyboard-scene")
        #expect(SegueIdentifierSyntax(separator: nil, bareIdentifier: .storyboard).example == "storyboard")
    }
}
