import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct SceneTests {
    @Test func `A scene is made, its view on demand, and it appears in a window`() throws {
        Headless.loader = FixtureLoader([
            "Main": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
            <scenes><scene sceneID="s"><objects>
            <viewController id="a" title="A" customClass="Missing" customModule="App" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
            <view tag="7" id="w"><rect key="frame" x="10" y="10" width="20" height="20"/></view></subviews></view>
            <connections><outlet property="box" destination="w"/></connections>
            </viewController></objects></scene></scenes></document>
            """
        ])
        let calls = try Headless.recording {
            let controller = try Headless.catching {
                UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            }
            let window = UIWindow(frame: UIScreen.main.bounds)
            #expect(controller?.isViewLoaded == false)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            #expect(controller?.view.viewWithTag(7) != nil)
            #expect(controller?.description.hasPrefix("<App.Missing: 0x") == true)
        }
        #expect(
            calls.map(\.member) == [
                "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews", "viewDidAppear",
            ])
        #expect(Headless.log.entries.last == "Unknown class _TtC3App7Missing in Interface Builder file.")
    }
}
