import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct ReferenceTests {
    private func reference(_ id: String, _ attributes: String) -> String {
        """
        <scene sceneID="\(id)-s"><objects><viewControllerPlaceholder id="\(id)" \(attributes) sceneMemberID="viewController"/>
        </objects></scene>
        """
    }

    private func reason(_ body: () throws -> Void) -> String? {
        #expect(throws: Headless.UIKitException.self, performing: { try Headless.catching(body) })?.reason
    }

    @Test func `A segue follows references through storyboards, and the scene has its own storyboard`() throws {
        let stage = try SegueStage(
            scene("V1", connections: segue("go", "presentation", to: "r")),
            reference("r", "storyboardName=\"Other\" referencedIdentifier=\"again\""),
            others: [
                "Other": SegueStage.document([
                    reference("x", "storyboardIdentifier=\"again\" storyboardName=\"Third\"")
                ]),
                "Third": SegueStage.document([scene("V2")], initial: "V2"),
            ])
        let first = try stage.show("V1", as: V1.self)
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        #expect(first.presentedViewController is V2)
        #expect(first.presentedViewController?.storyboard?.name == "Third")
    }

    @Test func `A reference with an identifier of its own gives the scene that it stands for`() throws {
        let stage = try SegueStage(
            reference("r", "storyboardIdentifier=\"mine\" referencedIdentifier=\"V2\""), scene("V2"))
        #expect(try stage.make("mine") is V2)
    }

    @Test func `B7: a relationship and an embed segue may lead to references`() throws {
        let container = "<containerView id=\"c\"><connections>\(segue("in", "embed", to: "s"))</connections></containerView>"
        let stage = try SegueStage(
            navigation("nav", root: "r"), reference("r", "storyboardName=\"Other\""),
            others: ["Other": SegueStage.document([scene("V2")], initial: "V2")])
        #expect(try stage.show("nav", as: UINavigationController.self).topViewController is V2)
        let embedding = try SegueStage(
            scene("V1", subviews: container), reference("s", "storyboardName=\"Other\" referencedIdentifier=\"V3\""),
            others: ["Other": SegueStage.document([scene("V3")])])
        let parent = try embedding.show("V1", as: V1.self)
        #expect(parent.prepared.map(\.destination) == parent.children)
        #expect(parent.children.first is V3)
        #expect(parent.children.first?.storyboard?.name == "Other")
        #expect(parent.children.first?.view.window != nil)
    }

    @Test("B7: a segue of every kind may lead to a reference", arguments: ["show", "presentation", "popoverPresentation"])
    func kinds(kind: String) throws {
        let stage = try SegueStage(
            scene("V1", connections: segue("go", kind, to: "r", "popoverAnchorView=\"V1-view\"")),
            reference("r", "storyboardName=\"Other\""),
            others: ["Other": SegueStage.document([scene("V2")], initial: "V2")])
        let first = try stage.show("V1", as: V1.self)
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        #expect(first.presentedViewController is V2)
    }

    @Test func `B7, L13: what a reference leads to wakes once, with its own items`() throws {
        Headless.register(Waking.self)
        let item = "<navigationItem key=\"navigationItem\" title=\"Own\" id=\"n\"/>"
        let stage = try SegueStage(
            navigation("nav", root: "r"),
            """
            <scene sceneID="r-s"><objects><viewControllerPlaceholder id="r" storyboardName="Other" sceneMemberID="viewController">
            <navigationItem key="navigationItem" title="Drawn" id="d"/></viewControllerPlaceholder></objects></scene>
            """,
            others: ["Other": SegueStage.document([scene("V2", "Waking", items: item)], initial: "V2")])
        let nav = try stage.show("nav", as: UINavigationController.self)
        let waking = try #require(nav.topViewController as? Waking)
        #expect(waking.count == 1)
        #expect(waking.navigationItem.title == "Own")
    }

    @Test func `Failure 17: behind a reference a tab has an item, that of its own scene`() throws {
        let relationship = """
            <segue destination="r" kind="relationship" relationship="viewControllers" id="rs"/>
            """
        let item = "<tabBarItem key=\"tabBarItem\" title=\"Own\" id=\"ti\"/>"
        let stage = try SegueStage(
            scene("tabs", kind: "tabBarController", connections: relationship),
            reference("r", "storyboardName=\"Other\""),
            others: ["Other": SegueStage.document([scene("V2", items: item)], initial: "V2")])
        let tabs = try stage.show("tabs", as: UITabBarController.self)
        #expect(tabs.viewControllers?.first?.tabBarItem?.title == "Own")
    }

    @Test func `A reference's bundle is that of the document unless it names another`() throws {
        let loader = BundleRecorder(inner: FixtureLoader(["Other": SegueStage.document([scene("V2")], initial: "V2")]))
        let stage = try SegueStage(
            reference("a", "storyboardIdentifier=\"a\" storyboardName=\"Other\" bundleIdentifier=\"com.example.Kit\""),
            reference("b", "storyboardIdentifier=\"b\" storyboardName=\"Other\""))
        Headless.loader = loader
        _ = try stage.make("a")
        _ = try stage.make("b")
        #expect(loader.asked == [.identifier("com.example.Kit"), .main])
    }

    // MARK: What fails

    @Test func `Exception 1, failure 1: a scene that the other storyboard does not have`() throws {
        let stage = try SegueStage(
            scene("V1", connections: segue("go", "show", to: "r")),
            reference("r", "storyboardName=\"Other\" referencedIdentifier=\"settingsNavigationController\""),
            others: ["Other": SegueStage.document([scene("V2")])])
        let first = try stage.show("V1", as: V1.self)
        let text = reason { first.performSegue(withIdentifier: "go", sender: nil) }
        #expect(text?.hasPrefix("Storyboard (<UIStoryboard: 0x") == true)
        #expect(
            text?.hasSuffix(
                ">) doesn't contain a view controller with identifier 'settingsNavigationController'") == true)
    }

    @Test func `Exception 2, failure 2: a storyboard that the bundle does not have`() throws {
        let stage = try SegueStage(
            scene("V1", connections: segue("go", "show", to: "r")), reference("r", "storyboardName=\"Feedback\""))
        let first = try stage.show("V1", as: V1.self)
        #expect(
            reason { first.performSegue(withIdentifier: "go", sender: nil) }
                == "Could not find a storyboard named 'Feedback' in bundle NSBundle <\(Bundle.main.bundlePath)> (loaded)"
        )
        #expect(
            reason { _ = UIStoryboard(name: "Feedback", bundle: nil) }
                == "Could not find a storyboard named 'Feedback' in bundle NSBundle <\(Bundle.main.bundlePath)> (loaded)"
        )
    }

    @Test func `References that lead in a circle end with an exception`() throws {
        let stage = try SegueStage(
            reference("a", "storyboardIdentifier=\"a\" referencedIdentifier=\"b\""),
            reference("b", "storyboardIdentifier=\"b\" storyboardName=\"Other\" referencedIdentifier=\"a\""),
            others: [
                "Other": SegueStage.document([
                    reference("a", "storyboardIdentifier=\"a\" storyboardName=\"Main\" referencedIdentifier=\"a\"")
                ])
            ])
        #expect(
            reason { _ = stage.storyboard.instantiateViewController(withIdentifier: "a") }?.contains("without end")
                == true)
    }

    @Test func `Containers that contain each other end with an exception`() throws {
        let stage = try SegueStage(navigation("a", root: "b"), navigation("b", root: "a"))
        #expect(
            reason { _ = stage.storyboard.instantiateViewController(withIdentifier: "a") }
                == "The scenes of storyboard 'Main' contain each other without end.")
    }

    @Test func `Failure 19: a storyboard without an initial scene has no initial controller`() throws {
        let stage = try SegueStage(scene("V1"))
        #expect(try Headless.catching { stage.storyboard.instantiateInitialViewController() } == nil)
    }
}

private final class BundleRecorder: Headless.Loading {
    private(set) var asked: [Headless.BundlePlace] = []
    private let inner: FixtureLoader

    init(inner: FixtureLoader) {
        self.inner = inner
    }

    func storyboard(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        asked.append(bundle)
        return inner.storyboard(named: name, in: bundle)
    }

    func nib(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? { nil }
}

private class Waking: UIViewController {
    var count = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        count += 1
    }
}
