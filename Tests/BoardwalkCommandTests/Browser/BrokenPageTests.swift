import Foundation
import Testing

@testable import BoardwalkCommand

/// The page of an app with a link that leads nowhere, really opened.
@MainActor @Suite(.enabled(if: Browser.isThere), .serialized) struct BrokenPageTests {
    @Test func `what leads nowhere stands out from near and from afar`() throws {
        let app = try FixtureApp.broken()
        let page = try PageInBrowser(of: app.path)
        #expect(try page.number("all('.scene.wrong').length") > 0)
        let red = "rgb(200, 40, 30)"
        let edge = "getComputedStyle(all('.scene.wrong .edge')[0])"
        #expect(try page.text("\(edge).borderTopColor") == red)
        _ = try page.browser.evaluate("byID('world').classList.add('far', 'distant')")
        #expect(try page.text("\(edge).borderTopColor") == red)
        #expect(try page.text("\(edge).backgroundColor") != "rgba(0, 0, 0, 0)")
        #expect(page.browser.complaints.isEmpty)
    }

    @Test func `names of scenes beside their identifiers are addresses, also when they have at signs in them`() throws {
        let scenes = #"<scene sceneID="s1"><objects><viewController storyboardIdentifier="a@b" title="Big" customClass="One" customModule="Kiosk" id="x1"/></objects></scene>"#
        let app = try FixtureApp(["Main.storyboard": FixtureApp.document(initial: "x1", scenes: scenes)])
        let page = try PageInBrowser(of: app.path)
        for fragment in ["#@Main", "#Big@Main", "#One@Main", "#Kiosk.One@Main", "#x1@Main", "#a@b@Main", "#Big"] {
            try page.open(fragment)
            #expect(try page.number("all('.scene.chosen').length") == 1, "\(fragment)")
        }
    }
}
