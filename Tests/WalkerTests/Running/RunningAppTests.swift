import AppMap
import HeadlessUIKit
import Testing

@testable import Boardwalk
@testable import Walker

@MainActor @Suite("A running app", .serialized)
struct RunningAppTests {
    @Test("leaves everything as it was before")
    func restores() throws {
        Headless.device = .iPad
        defer { Headless.device = .iPhone }
        Headless.segueStandIn = { _, _, _ in Headless.ShowSegue.self }
        defer { Headless.segueStandIn = nil }
        let loader = ObjectIdentifier(type(of: Headless.loader))
        _ = try WalkedApp(
            controller("home", buttons: [("Go", segue("show", to: "link", "go"))]),
            controller("link", "customClass=\"RBStoryboardLink\"", items: runtimeAttributes(["storyboardName": "Gone"])))
        #expect(Headless.device == .iPad)
        #expect(ObjectIdentifier(type(of: Headless.loader)) == loader)
        #expect(Headless.segueStandIn?(nil, .show, nil) == Headless.ShowSegue.self)
        #expect(Headless.unwindStandIn == nil)
        #expect(ExternalScenes.knownAddress == nil)
        #expect(SegueInFlight.current == nil)
        #expect(UIApplication.shared.windows.isEmpty)
        #expect(Headless.log.entries == [])
    }
}
