import Bookshop
import BookshopReviews
import Foundation
import Testing

@Suite("The resources of the app and of its features")
struct ResourcesTests {
    @Test(
        "The app's bundle holds every storyboard of the app",
        arguments: ["Basket", "Book", "Catalogue", "Checkout", "LaunchScreen", "Main", "Orders", "Wishlist"]
    )
    func storyboard(name: String) {
        #expect(Bundle.bookshop.url(forResource: name, withExtension: "storyboard") != nil)
    }

    @Test("The app's bundle holds the cells that tables share", arguments: ["BasketItemCell", "BookCell"])
    func cell(name: String) {
        #expect(Bundle.bookshop.url(forResource: name, withExtension: "xib") != nil)
    }

    @Test("The account is one storyboard with German texts beside it")
    func account() throws {
        #expect(localized("Account", "storyboard", "Base") != nil)
        #expect(localized("Account", "storyboard", "de") == nil)
        let strings = try #require(localized("Account", "strings", "de"))
        let texts = try #require(
            PropertyListSerialization.propertyList(from: Data(contentsOf: strings), format: nil) as? [String: String]
        )
        #expect(texts.values.contains("So funktioniert Bookshop"))
    }

    @Test("The onboarding has a storyboard of its own in each language")
    func onboarding() throws {
        let english = try String(contentsOf: #require(localized("Onboarding", "storyboard", "en")), encoding: .utf8)
        let german = try String(contentsOf: #require(localized("Onboarding", "storyboard", "de")), encoding: .utf8)
        #expect(english.contains("Start Browsing"))
        #expect(german.contains("Jetzt stöbern"))
        #expect(objectIDs(of: english) == objectIDs(of: german))
    }

    @Test("The reviews bring their storyboard in a bundle of their own")
    func reviews() {
        #expect(Bundle.bookshopReviews.url(forResource: "Reviews", withExtension: "storyboard") != nil)
        #expect(Bundle.bookshop.url(forResource: "Reviews", withExtension: "storyboard") == nil)
    }

    private func localized(_ name: String, _ type: String, _ language: String) -> URL? {
        let folder = Bundle.bookshop.bundleURL.appendingPathComponent("\(language).lproj")
        let file = folder.appendingPathComponent("\(name).\(type)")
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    private func objectIDs(of document: String) -> [Substring] {
        document.matches(of: #/ id="([^"]+)"/#).map(\.output.1)
    }
}
