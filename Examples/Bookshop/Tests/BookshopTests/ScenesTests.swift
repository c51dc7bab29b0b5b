import Boardwalk
import HeadlessUIKit
import Testing

@testable import Bookshop

@MainActor
@Suite("The scenes that the app relies on", .serialized)
struct ScenesTests {
    @Test("Every scene of every storyboard can be made, and every link leads to one")
    func catalogue() throws {
        Headless.loader = Headless.BundleLoader()
        Headless.log.clear()
        try BookshopApp.catalogue.validate(.makingScenes)
        #expect(Headless.log.entries.isEmpty)
    }

    @Test("A visit to the shop leaves no view controller behind")
    func leaks() throws {
        let leaks = try Headless.leaks {
            let reader = try Reader()
            _ = try reader.opens("Saltmarsh")
            try reader.taps("Add to Basket")
            try reader.taps(tab: "Basket")
            try reader.taps("Checkout")
            try reader.taps("Continue to Payment")
            try reader.taps("Place Order")
            _ = try reader.sees(SignInViewController.self)
        }
        #expect(leaks.isEmpty)
    }
}
