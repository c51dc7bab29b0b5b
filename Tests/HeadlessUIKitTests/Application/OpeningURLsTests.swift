import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct OpeningURLsTests {
    @Test("The system opens pages and mail, and there is no other app", arguments: ["https://example.com", "own://a"])
    func opens(text: String) throws {
        Headless.openedURLs = []
        let url = try #require(URL(string: text))
        let isOfSystem = url.scheme == "https"
        var answer: Bool?
        UIApplication.shared.open(url) { answer = $0 }
        #expect(answer == isOfSystem)
        #expect(UIApplication.shared.canOpenURL(url) == isOfSystem)
        #expect(Headless.openedURLs == (isOfSystem ? [url] : []))
    }
}
