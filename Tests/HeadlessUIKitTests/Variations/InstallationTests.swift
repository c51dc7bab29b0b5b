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

    @Test func `An outlet to a view that is left out is connected all the same`() throws {
        final class Owner: UIViewController, Headless.Connecting {
            weak var sometimes: UIButton?

            static var connections: [Headless.Connection] { [.outlet("sometimes", \Owner.sometimes)] }
        }
        Headless.register(Owner.self, as: "InstallationOwner")
        Headless.loader = FixtureLoader([
            "Main": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <scenes><scene sceneID="s"><objects><viewController id="a" customClass="InstallationOwner">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <button id="w2"/></subviews><variation key="widthClass=compact"><mask key="subviews"><exclude
            reference="w2"/></mask></variation></view>
            <connections><outlet property="sometimes" destination="w2" id="o"/></connections></viewController>
            </objects></scene></scenes></document>
            """
        ])
        let owner = try #require(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? Owner)
        let window = show(owner)
        #expect(owner.sometimes != nil)
        #expect(owner.sometimes?.superview == nil)
        Headless.device = .iPad
        #expect(owner.sometimes?.window === window)
    }

    @Test func `A stack view arranges a view that comes back at its place`() throws {
        let fixture = try ScreenFixture(
            views: """
                <stackView id="stack"><subviews><view id="x" tag="1"/><view id="y" tag="2"/><view id="z" tag="3"/>
                </subviews><variation key="widthClass=compact"><mask key="subviews"><exclude reference="y"/></mask>
                </variation></stackView>
                """)
        let stack = try fixture.view("stack", as: UIStackView.self)
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 3])
        Headless.device = .iPad
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 2, 3])
        #expect(stack.subviews.map(\.tag) == [1, 2, 3])
    }

    @Test func `A cell that is made later follows the traits of its table`() throws {
        let fixture = try ScreenFixture(
            views: """
                <tableView id="table" dataMode="prototypes"><rect key="frame" x="0" y="0" width="393" height="500"/>
                <prototypes><tableViewCell id="cell" reuseIdentifier="cell"><tableViewCellContentView key="contentView"
                id="content"><rect key="frame" x="0" y="0" width="393" height="44"/><subviews><label id="l" tag="7"/>
                </subviews><variation key="widthClass=regular"><mask key="subviews"><exclude reference="l"/></mask>
                </variation></tableViewCellContentView></tableViewCell></prototypes></tableView>
                """)
        let table = try fixture.view("table", as: UITableView.self)
        let narrow = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
        #expect(narrow.viewWithTag(7) != nil)
        Headless.device = .iPad
        let wide = try #require(table.dequeueReusableCell(withIdentifier: "cell"))
        #expect(wide.viewWithTag(7) == nil)
        // One that was made where it was narrow adapts when it comes to where it is wide.
        table.addSubview(narrow)
        #expect(narrow.viewWithTag(7) == nil)
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
