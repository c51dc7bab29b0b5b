import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct InstallationTests {
    private func scene() throws -> UIViewController {
        Headless.loader = FixtureLoader([
            "Main": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <view tag="1" id="w1"/><button tag="2" id="w2"/><view tag="3" id="w3"/></subviews>
            <variation key="default"><mask key="subviews"><exclude reference="w2"/></mask></variation>
            <variation key="widthClass=regular"><mask key="subviews"><include reference="w2"/></mask></variation>
            </view></viewController></objects></scene></scenes></document>
            """
        ])
        return try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController())
    }

    private func tags(_ controller: UIViewController) -> [Int] { controller.view.subviews.map(\.tag) }

    @Test func `A view is left out where its document does not install it`() throws {
        Headless.device = .iPhone
        #expect(tags(try scene()) == [1, 3])
        Headless.device = .iPad
        #expect(tags(try scene()) == [1, 2, 3])
    }

    @Test func `A view comes and goes with the size classes, at its place`() throws {
        let controller = try scene()
        let window = show(controller)
        #expect(tags(controller) == [1, 3])
        Headless.device = .iPad
        #expect(tags(controller) == [1, 2, 3])
        Headless.resize(window, to: CGSize(width: 320, height: 1_024))
        #expect(tags(controller) == [1, 3])
    }

    @Test func `A view that the app took away does not come back`() throws {
        let controller = try scene()
        let window = show(controller, on: .iPad)
        controller.view.viewWithTag(2)?.removeFromSuperview()
        Headless.resize(window, to: CGSize(width: 320, height: 1_024))
        Headless.resize(window, to: UIScreen.main.bounds.size)
        #expect(tags(controller) == [1, 3])
    }

    @Test func `D11: a child follows the traits that its parent gives it`() throws {
        let parent = UIViewController()
        let child = try scene()
        let window = show(parent, on: .iPad)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(tags(child) == [1, 2, 3])
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: child)
        #expect(tags(child) == [1, 3])
        #expect(window.traitCollection.horizontalSizeClass == .regular)
    }
}
