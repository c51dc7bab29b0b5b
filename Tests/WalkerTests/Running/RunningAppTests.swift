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
        // Tests of other suites that wait may have windows and logs of their own.
        let windows = UIApplication.shared.windows
        let log = Headless.log.entries
        _ = try WalkedApp(
            controller("home", buttons: [("Go", segue("show", to: "link", "go"))]),
            controller("link", "customClass=\"RBStoryboardLink\"", items: runtimeAttributes(["storyboardName": "Gone"])))
        #expect(Headless.device == .iPad)
        #expect(ObjectIdentifier(type(of: Headless.loader)) == loader)
        #expect(Headless.segueStandIn?(nil, .show, nil) == Headless.ShowSegue.self)
        #expect(Headless.unwindStandIn == nil)
        #expect(ExternalScenes.knownAddress == nil)
        #expect(SegueInFlight.current == nil)
        #expect(UIApplication.shared.windows == windows)
        #expect(Headless.log.entries == log)
    }
}
