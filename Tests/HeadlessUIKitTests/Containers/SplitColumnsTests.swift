import Testing

@testable import HeadlessUIKit

private final class List: UIViewController {}
private final class Middle: UIViewController {}
private final class Detail: UIViewController {}
private final class Small: UIViewController {}

@MainActor
private final class Delegate: NSObject, UISplitViewControllerDelegate {
    var heard: [String] = []
    var top: UISplitViewController.Column?

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        heard.append("top \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        heard.append("expanding \(proposedDisplayMode)")
        return proposedDisplayMode
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { heard.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { heard.append("didExpand") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        heard.append("willShow \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        heard.append("willHide \(column)")
    }
}

@MainActor
@Suite(.serialized)
struct SplitColumnsTests {
    private let delegate = Delegate()

    private func split(
        _ style: UISplitViewController.Style = .doubleColumn, hasCompact: Bool = false
    ) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.delegate = delegate
        split.setViewController(List(), for: .primary)
        if style == .tripleColumn {
            split.setViewController(Middle(), for: .supplementary)
        }
        split.setViewController(Detail(), for: .secondary)
        if hasCompact {
            split.setViewController(Small(), for: .compact)
        }
        return split
    }

    private func stack(_ split: UISplitViewController, _ column: UISplitViewController.Column) -> [UIViewController] {
        (split.viewController(for: column) as? UINavigationController)?.viewControllers ?? []
    }

    @Test func `G09: a column gets a navigation controller, the compact one does not`() {
        let split = split(hasCompact: true)
        #expect(stack(split, .primary).first is List)
        #expect(stack(split, .secondary).first is Detail)
        #expect(split.viewController(for: .compact) is Small)
        let own = UINavigationController(rootViewController: List())
        split.setViewController(own, for: .primary)
        #expect(split.viewController(for: .primary) === own)
    }

    @Test func `G10: another secondary is pushed, unless the column was emptied first`() {
        let split = split()
        let wrapper = split.viewController(for: .secondary)
        let other = Detail()
        split.setViewController(other, for: .secondary)
        #expect(split.viewController(for: .secondary) === wrapper)
        #expect(stack(split, .secondary).count == 2)
        #expect(stack(split, .secondary).last === other)
        split.setViewController(nil, for: .secondary)
        split.setViewController(Detail(), for: .secondary)
        #expect(stack(split, .secondary).count == 1)
        let own = UINavigationController(rootViewController: Detail())
        split.setViewController(own, for: .secondary)
        #expect(split.viewController(for: .secondary) === own)
        #expect(wrapper?.parent == nil)
    }

    @Test func `G11: a compact column is set once`() {
        let split = split(hasCompact: true)
        split.setViewController(Middle(), for: .compact)
        #expect(split.viewController(for: .compact) is Small)
    }

    @Test func `G12: an iPhone shows the compact column`() throws {
        let split = split(hasCompact: true)
        let window = show(split)
        #expect(delegate.heard == ["top compact", "willShow compact", "didCollapse"])
        #expect(split.viewControllers.count == 1)
        #expect(split.viewControllers.first is Small)
        #expect(split.children.count == 3)
        #expect(Headless.topmostController(in: window) is Small)
        #expect(split.viewController(for: .secondary)?.isViewLoaded == false)
    }

    @Test func `G12: expanding proposes a display mode`() {
        let split = split(hasCompact: true)
        let window = show(split)
        delegate.heard = []
        Headless.device = .iPad.turned
        #expect(
            delegate.heard == [
                "expanding oneBesideSecondary", "willShow primary", "willShow secondary", "didExpand",
            ])
        #expect(split.viewControllers.count == 2)
        #expect(stack(split, .secondary).first?.view.window === window)
        #expect(split.viewController(for: .compact)?.view.window == nil)
    }

    @Test func `G16: an upright iPad shows the secondary column until the primary is asked for`() {
        let split = split()
        let window = show(split, on: .iPad)
        #expect(delegate.heard == ["willShow secondary"])
        split.show(.primary)
        #expect(delegate.heard == ["willShow secondary", "willShow primary"])
        #expect(split.displayMode == .oneOverSecondary)
        split.hide(.primary)
        #expect(delegate.heard.last == "willHide primary")
        #expect(split.displayMode == .secondaryOnly)
        #expect(window.rootViewController === split)
    }

    @Test func `Three columns show the supplementary one first, then the primary one`() {
        let split = split(.tripleColumn)
        let window = show(split, on: .iPad.turned)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(stack(split, .supplementary).first?.view.window === window)
        #expect(stack(split, .primary).first?.isViewLoaded == false)
        split.show(.primary)
        #expect(split.displayMode == .twoBesideSecondary)
        #expect(stack(split, .primary).first?.view.window === window)
        split.hide(.supplementary)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func `Without a compact column all columns are stacked, up to the one on top`() throws {
        let split = split(.tripleColumn)
        let window = show(split)
        #expect(delegate.heard == ["top secondary", "willShow secondary", "didCollapse"])
        let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
        #expect(primary.viewControllers.count == 3)
        #expect(Headless.topmostController(in: window) is Detail)
        split.show(.primary)
        #expect(primary.viewControllers.count == 1)
        #expect(Headless.topmostController(in: window) is List)
        split.show(.secondary)
        #expect(primary.viewControllers.count == 3)
        split.hide(.secondary)
        #expect(Headless.topmostController(in: window) is Middle)
        Headless.device = .iPad.turned
        #expect(primary.viewControllers.count == 1)
        #expect(split.viewControllers.count == 3)
        #expect(split.viewController(for: .secondary)?.parent === split)
        #expect(stack(split, .secondary).first?.view.window === window)
    }

    @Test func `The delegate chooses the column on top`() {
        delegate.top = .primary
        let split = split()
        let window = show(split)
        #expect(Headless.topmostController(in: window) is List)
        #expect(stack(split, .primary).count == 1)
        split.show(.secondary)
        #expect(Headless.topmostController(in: window) is Detail)
    }

    @Test func `A user who went back from the secondary column may be led there again`() throws {
        let split = split()
        let window = show(split)
        let primary = try #require(split.viewController(for: .primary) as? UINavigationController)
        primary.popViewController(animated: true)
        #expect(Headless.topmostController(in: window) is List)
        split.show(.secondary)
        #expect(Headless.topmostController(in: window) is Detail)
        primary.popViewController(animated: true)
        Headless.device = .iPad.turned
        #expect(stack(split, .secondary).first?.view.window === window)
    }

    @Test func `A scene has two columns, or three`() throws {
        func storyboard(_ more: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="s"><scenes>
            <scene sceneID="1"><objects><splitViewController id="s" allowDoubleColumnStyle="YES" behavior="tile"
            primaryBackgroundStyle="sidebar" sceneMemberID="viewController"><connections>
            <segue destination="m" kind="relationship" relationship="masterViewController" id="r1"/>
            <segue destination="d" kind="relationship" relationship="detailViewController" id="r2"/>\(more)
            </connections></splitViewController></objects></scene>
            <scene sceneID="2"><objects><viewController id="m" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="3"><objects><viewController id="d" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="4"><objects><viewController id="x" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="5"><objects><viewController id="c" sceneMemberID="viewController"/></objects></scene>
            </scenes></document>
            """
        }
        Headless.loader = FixtureLoader([
            "Two": storyboard(""),
            "Three": storyboard(
                """
                <segue destination="x" kind="relationship" relationship="supplementaryViewController" id="r3"/>
                <segue destination="c" kind="relationship" relationship="compactViewController" id="r4"/>
                """),
        ])
        let two = UIStoryboard(name: "Two", bundle: nil).instantiateInitialViewController()
        let double = try #require(two as? UISplitViewController)
        #expect(double.style == .doubleColumn)
        #expect(double.preferredSplitBehavior == .tile)
        #expect(double.primaryBackgroundStyle == .sidebar)
        #expect(stack(double, .primary).count == 1)
        let three = UIStoryboard(name: "Three", bundle: nil).instantiateInitialViewController()
        let triple = try #require(three as? UISplitViewController)
        #expect(triple.style == .tripleColumn)
        #expect(stack(triple, .supplementary).count == 1)
        #expect(triple.viewController(for: .compact) != nil)
        #expect(triple.children.count == 4)
    }

    @Test func `Columns that come and go leave no controller behind`() {
        let leaks = Headless.leaks {
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(List(), for: .primary)
            split.setViewController(Detail(), for: .secondary)
            let window = show(split)
            split.show(.primary)
            Headless.device = .iPad.turned
            split.setViewController(nil, for: .secondary)
            split.setViewController(Detail(), for: .secondary)
            Headless.device = .iPhone
            window.isHidden = true
        }
        #expect(leaks == [])
    }
}
