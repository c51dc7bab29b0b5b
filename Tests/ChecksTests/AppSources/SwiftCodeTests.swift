import Testing

@testable import Checks

@Suite struct SwiftCodeTests {
    @Test(arguments: [
        ("a // b\nc", "a     \nc"), ("a /* b /* c */ d */ e", "a                   e"), ("f(\"x\") g", "f(   ) g"),
        ("\"a \\\" b\" c", "         c"), ("\"\"\"\n a \" b\n\"\"\" c", "   \n      \n    c"), ("\"\\(f(\"x\"))\" c", "            c"),
        ("\"open\nb", "     \nb"), ("\"\"\"\nopen", "   \n    "), ("/* open", "       "), ("\"\\", "  "), ("", ""),
    ])
    func `Comments and literals are blanked, and nothing else`(text: String, code: String) {
        #expect(String(decoding: SwiftCode.withoutTexts(Array(text.utf8)), as: UTF8.self) == code)
    }
}
