import Testing

@testable import HeadlessUIKit

private final class List: UIViewController {}
private final class Detail: UIViewController {}
private final class Other: UIViewController {}

@MainActor
private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []
    var handlesCollapse = false
    var handlesDetail = false
    var collapsed: UIViewController?
    var expanded: UIViewController?
    var separated: UIViewController?

    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        heard.append("forCollapsing")
        return collapsed
    }

    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        heard.append("forExpanding")
        return expanded
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        heard.append("collapseSecondary")
        return handlesCollapse
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        heard.append("separateSecondary")
        return separated
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        heard.append("showDetail")
        return handlesDetail
    }
}

@MainActor
@Suite(.serialized)
struct SplitViewControllerTests {
    private let delegate = Delegate()
    private let list = List()
    private let detail = Detail()

    private func split(_ primary: UIViewController, _ secondary: UIViewController) -> UISplitViewController {
        let split = UISplitViewController()
        split.viewControllers = [primary, secondary]
        split.delegate = delegate
        return split
    }

    @Test func `Expanded, both controllers are children and on screen`() {
        let split = split(list, detail)
        let window = show(split, on: .iPad.turned)
        #expect(!split.isCollapsed)
        #expect(split.displayMode == .allVisible)
        #expect(split.viewControllers == [list, detail])
        #expect(split.children == [list, detail])
        #expect(list.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768))
        #expect(detail.view.frame == CGRect(x: 320, y: 0, width: 704, height: 768))
        #expect(detail.view.window === window)
        #expect(detail.splitViewController === split)
        #expect(delegate.heard.isEmpty)
    }

    @Test func `Upright, an iPad shows the secondary controller only, and the button shows both`() throws {
        let split = split(list, detail)
        let window = show(split, on: .iPad)
        #expect(split.displayMode == .primaryHidden)
        #expect(!list.isViewLoaded)
        let calls = Headless.recording(of: ["List"], members: ["viewWillAppear", "viewDidAppear"]) {
            split.show(.primary)
        }
        #expect(calls == ["List.viewWillAppear", "List.viewDidAppear"])
        #expect(split.displayMode == .primaryOverlay)
        #expect(detail.view.frame == window.bounds)
        #expect(split.view.subviews.last === list.view)
        split.displayModeButtonItem.ownAction?()
        #expect(split.displayMode == .primaryHidden)
        #expect(list.view.window == nil)
        Headless.rotate(to: .landscapeLeft)
        #expect(split.displayMode == .allVisible)
        #expect(list.view.window === window)
    }

    @Test func `A preferred display mode counts in both orientations`() {
        let split = split(list, detail)
        split.preferredDisplayMode = .allVisible
        let window = show(split, on: .iPad)
        #expect(split.displayMode == .oneBesideSecondary)
        split.preferredDisplayMode = .primaryHidden
        #expect(split.displayMode == .secondaryOnly)
        #expect(list.view.window == nil)
        #expect(window.rootViewController === split)
    }

    @Test func `G01: collapsing asks for the primary, then about the secondary, then pushes it`() {
        let stack = UINavigationController(rootViewController: list)
        let split = split(stack, detail)
        let calls = Headless.recording(of: ["Delegate"]) {
            let window = show(split)
            window.isHidden = true
        }
        #expect(
            calls == [
                "Delegate.primaryViewController(forCollapsing:)",
                "Delegate.splitViewController(_:collapseSecondary:onto:)",
            ])
        #expect(stack.viewControllers == [list, detail])
    }

    @Test func `G01: a navigation controller is pushed as one entry`() {
        let stack = UINavigationController(rootViewController: list)
        let inner = UINavigationController(rootViewController: detail)
        let split = split(stack, inner)
        let window = show(split)
        #expect(stack.viewControllers == [list, inner])
        #expect(detail.view.window === window)
        #expect(detail.splitViewController === split)
        #expect(Headless.topmostController(in: window) === detail)
    }

    @Test func `G01, Q13: a secondary that the delegate handles is discarded`() {
        delegate.handlesCollapse = true
        let stack = UINavigationController(rootViewController: list)
        let split = split(stack, detail)
        let window = show(split)
        #expect(stack.viewControllers == [list])
        #expect(detail.parent == nil)
        #expect(list.view.window === window)
    }

    @Test func `G01: a plain primary does nothing with the secondary`() {
        let split = split(list, detail)
        let window = show(split)
        #expect(split.children == [list])
        #expect(list.view.window === window)
        #expect(detail.viewIfLoaded?.window == nil)
    }

    @Test func `Q13: the delegate may give another primary for the collapsed and the expanded container`() {
        let other = Other()
        delegate.collapsed = other
        let split = split(list, detail)
        let window = show(split, on: .iPad.turned)
        Headless.resize(window, to: CGSize(width: 320, height: 768))
        #expect(split.viewControllers == [other])
        #expect(list.parent == nil)
        delegate.expanded = list
        Headless.resize(window, to: UIScreen.main.bounds.size)
        #expect(split.viewControllers == [list, detail])
        #expect(other.parent == nil)
    }

    @Test func `G03: expanding asks the delegate, then the primary, which pops its top`() {
        let stack = UINavigationController(rootViewController: list)
        let inner = UINavigationController(rootViewController: detail)
        let split = split(stack, inner)
        let window = show(split, on: .iPad.turned)
        Headless.resize(window, to: CGSize(width: 320, height: 768))
        #expect(stack.viewControllers == [list, inner])
        delegate.heard = []
        Headless.resize(window, to: UIScreen.main.bounds.size)
        #expect(delegate.heard == ["forExpanding", "separateSecondary"])
        #expect(!split.isCollapsed)
        #expect(split.viewControllers == [stack, inner])
        #expect(stack.viewControllers == [list])
        #expect(inner.parent === split)
        #expect(detail.view.window === window)
        #expect(list.view.window === window)
    }

    @Test func `G03, Q13: what the delegate separates becomes the secondary`() {
        let other = Other()
        delegate.separated = other
        delegate.handlesCollapse = true
        let split = split(UINavigationController(rootViewController: list), detail)
        let window = show(split)
        Headless.device = .iPad.turned
        #expect(split.viewControllers.last === other)
        #expect(other.view.window === window)
    }

    @Test func `G04: a collapsed container has one view controller`() {
        let stack = UINavigationController(rootViewController: list)
        let split = split(stack, detail)
        let window = show(split)
        #expect(split.isCollapsed)
        #expect(split.viewControllers == [stack])
        #expect(split.children == [stack])
        #expect(window.rootViewController === split)
    }

    @Test(arguments: [true, false]) func `G17: without an answer the former secondary comes back`(handles: Bool) {
        delegate.handlesCollapse = handles
        let split = split(list, detail)
        let window = show(split, on: .iPad.turned)
        Headless.resize(window, to: CGSize(width: 320, height: 768))
        #expect(split.viewControllers == [list])
        Headless.resize(window, to: UIScreen.main.bounds.size)
        #expect(split.viewControllers == [list, detail])
        #expect(detail.view.window === window)
    }

    @Test func `A secondary that is discarded disappears and leaves`() {
        delegate.handlesCollapse = true
        let split = split(list, detail)
        let window = show(split, on: .iPad.turned)
        let members: Set = ["viewWillDisappear", "viewDidDisappear", "willMove(toParent:)", "didMove(toParent:)"]
        let calls = Headless.recording(of: ["Detail"], members: members) {
            Headless.resize(window, to: CGSize(width: 320, height: 768))
        }
        #expect(
            calls == [
                "Detail.willMove(toParent:)", "Detail.viewWillDisappear", "Detail.viewDidDisappear",
                "Detail.didMove(toParent:)",
            ])
    }

    @Test func `G14: the delegate is asked first about a detail`() {
        delegate.handlesDetail = true
        let split = split(list, detail)
        let window = show(split, on: .iPad.turned)
        split.showDetailViewController(Other(), sender: nil)
        #expect(delegate.heard == ["showDetail"])
        #expect(split.viewControllers == [list, detail])
        delegate.handlesDetail = false
        let other = Other()
        split.showDetailViewController(other, sender: nil)
        #expect(split.viewControllers == [list, other])
        #expect(other.view.window === window)
        #expect(detail.parent == nil)
    }

    @Test func `Collapsed, a detail is pushed, and comes back as the secondary`() {
        delegate.handlesCollapse = true
        let stack = UINavigationController(rootViewController: list)
        let split = split(stack, detail)
        let window = show(split)
        let inner = UINavigationController(rootViewController: Other())
        split.showDetailViewController(inner, sender: nil)
        #expect(stack.viewControllers == [list, inner])
        Headless.device = .iPad.turned
        #expect(split.viewControllers == [stack, inner])
        #expect(inner.view.window === window)
    }

    @Test func `A scene holds its columns from the start`() throws {
        Headless.device = .iPad.turned
        Headless.loader = FixtureLoader([
            "Main": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="s"><scenes>
            <scene sceneID="1"><objects><splitViewController id="s" preferredDisplayMode="beside"
            maximumPrimaryColumnWidth="250" sceneMemberID="viewController"><connections>
            <segue destination="m" kind="relationship" relationship="masterViewController" id="r1"/>
            <segue destination="d" kind="relationship" relationship="detailViewController" id="r2"/>
            </connections></splitViewController></objects></scene>
            <scene sceneID="2"><objects><viewController title="Master" id="m" sceneMemberID="viewController"/></objects>
            </scene>
            <scene sceneID="3"><objects><viewController title="Detail" id="d" sceneMemberID="viewController"/></objects>
            </scene></scenes></document>
            """
        ])
        let scene = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let split = try #require(scene as? UISplitViewController)
        #expect(split.style == .unspecified)
        #expect(split.viewControllers.map(\.title) == ["Master", "Detail"])
        #expect(split.preferredDisplayMode == .oneBesideSecondary)
        #expect(split.primaryColumnWidth == 250)
        #expect(split.viewController(for: .primary) == nil)
    }

    @Test func `Collapsing and expanding again and again keeps nothing`() {
        let leaks = Headless.leaks {
            let stack = UINavigationController(rootViewController: List())
            let split = UISplitViewController()
            split.viewControllers = [stack, UINavigationController(rootViewController: Detail())]
            let window = show(split, on: .iPad.turned)
            for _ in 1...3 {
                Headless.resize(window, to: CGSize(width: 320, height: 768))
                split.showDetailViewController(Other(), sender: nil)
                Headless.resize(window, to: UIScreen.main.bounds.size)
                _ = split.displayModeButtonItem
            }
            window.isHidden = true
        }
        #expect(leaks == [])
    }
}
