import SceneAddressing
import Testing

@Suite("A class name pattern")
struct ClassNamePatternTests {
    @Test("matches a class or a family", arguments: [
        ("Link", "Link", true), ("Link", "link", false), ("*Link", "RBLink", true), ("*Link", "Linker", false),
        ("IB*", "IBThing", true), ("IB*", "XIB", false), ("*oar*", "Storyboard", true), ("*", "anything", true),
        ("", "Link", false), ("a*b", "axb", true), ("a*b", "ab", true),
        ("a*b", "axbc", false), ("Shop*Segue", "ShopFancySegue", true), ("*a*a", "a", false),
    ])
    func matching(pattern: String, className: String, matches: Bool) {
        #expect(ClassNamePattern(pattern).matches(className) == matches)
    }
}
