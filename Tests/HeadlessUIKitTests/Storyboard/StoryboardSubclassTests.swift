import Testing

@testable import HeadlessUIKit

/// Looks at every scene that it makes, as libraries that inject do.
private final class Injecting: UIStoryboard {
    var injected: [(identifier: String, controller: UIViewController)] = []

    override func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        let controller = super.instantiateViewController(withIdentifier: identifier)
        injected.append((identifier, controller))
        return controller
    }
}

@MainActor
@Suite(.serialized)
struct StoryboardSubclassTests {
    private func storyboard(_ scenes: String..., others: [String: String] = [:]) throws -> Injecting {
        _ = try SegueStage()
        Headless.loader = FixtureLoader(others.merging(["Main": SegueStage.document(scenes)]) { own, _ in own })
        return try Headless.catching { Injecting(name: "Main", bundle: nil) }
    }

    @Test func `B3: a segue asks its storyboard by the member that apps use, for identifiers of scenes without any`() throws {
        let unnamed = scene("V3").replacingOccurrences(of: "storyboardIdentifier=\"V3\"", with: "")
        let root = navigation("nav", root: "V3").replacingOccurrences(of: "storyboardIdentifier=\"nav\"", with: "")
        let storyboard = try storyboard(
            scene(
                "V1",
                connections: segue("one", "presentation", to: "V2") + segue("two", "presentation", to: "V3")
                    + segue("three", "presentation", to: "nav")),
            scene("V2"), unnamed, root)
        for identifier in ["one", "two", "three"] {
            let first = try Headless.catching { storyboard.instantiateViewController(withIdentifier: "V1") }
            let stage = SegueStage(storyboard: storyboard)
            try stage.show(first)
            try Headless.catching { first.performSegue(withIdentifier: identifier, sender: nil) }
            #expect(storyboard.injected.last?.controller === first.presentedViewController)
        }
        #expect(
            storyboard.injected.map(\.identifier).filter { $0 != "V1" } == [
                "V2", "UIViewController-V3", "UINavigationController-nav",
            ])
    }

    @Test func `Failure 14: what a reference leads to comes from a plain storyboard, which nobody overrides`() throws {
        let storyboard = try storyboard(
            scene("V1", connections: segue("go", "presentation", to: "r")),
            """
            <scene sceneID="r-s"><objects><viewControllerPlaceholder id="r" storyboardName="Other" sceneMemberID="viewController"/>
            </objects></scene>
            """,
            others: [
                "Other": SegueStage.document(
                    [scene("V2", connections: segue("on", "presentation", to: "V3")), scene("V3")], initial: "V2")
            ])
        let first = try Headless.catching { storyboard.instantiateViewController(withIdentifier: "V1") }
        let stage = SegueStage(storyboard: storyboard)
        try stage.show(first)
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        let second = try #require(first.presentedViewController)
        #expect(second is V2)
        #expect(second.storyboard.map { type(of: $0) == UIStoryboard.self } == true)
        storyboard.injected = []
        try Headless.catching { second.performSegue(withIdentifier: "on", sender: nil) }
        #expect(second.presentedViewController is V3)
        #expect(storyboard.injected.isEmpty)
    }

    @Test func `A scene that is not of the class that code expects is an exception`() throws {
        let storyboard = try storyboard(scene("V1"))
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { let _: V2 = storyboard.instantiateViewController(identifier: "V1") }
        }
        #expect(exception?.reason.hasPrefix("Could not cast value of type 'V1' (0x") == true)
    }
}
