import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// An app that can be left and launched again.
@MainActor
enum Relaunch {
    /// A delegate that keeps the window of the main storyboard and wants the state to be kept.
    class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var restores = true
        var whenLaunching: (Delegate) -> Void = { _ in }
        var controllers: [String: () -> UIViewController] = [:]
        var asked: [[String]] = []
        var decoded: String?

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            whenLaunching(self)
            return true
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { true }

        func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }

        func application(
            _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
        ) -> Bool { restores }

        func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            coder.encode("1.5", forKey: "version")
        }

        func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            decoded = coder.decodeObject(forKey: "version") as? String
        }

        func application(
            _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? {
            asked.append(identifierComponents)
            return identifierComponents.last.flatMap { controllers[$0]?() }
        }
    }

    /// A screen whose text is its state.
    class Screen: UIViewController {
        var note: String?
        var decodedAfterLoading = false

        override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            coder.encode(note, forKey: "note")
        }

        override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            note = coder.decodeObject(forKey: "note") as? String
            decodedAfterLoading = isViewLoaded
        }
    }

    final class List: Screen {}
    final class Detail: Screen {}

    /// A screen that its own class makes again.
    final class Made: Screen, UIViewControllerRestoration {
        static var paths: [[String]] = []
        static var isWanted = true
        static var storyboard: UIStoryboard?

        static func viewController(
            withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
        ) -> UIViewController? {
            paths.append(identifierComponents)
            storyboard =
                coder.decodeObject(forKey: UIApplication.stateRestorationViewControllerStoryboardKey) as? UIStoryboard
            return isWanted ? make() : nil
        }

        static func make() -> Made {
            let made = Made()
            made.restorationIdentifier = "made"
            made.restorationClass = Made.self
            return made
        }
    }

    /// Two tabs: a list with details in a navigation controller, and a screen.
    static let main = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="tabs"><scenes>
        <scene sceneID="s1"><objects><tabBarController id="tabs" restorationIdentifier="tabs"><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="other" kind="relationship" relationship="viewControllers" id="r2"/></connections>
        </tabBarController></objects></scene>
        <scene sceneID="s2"><objects><navigationController id="nav" restorationIdentifier="nav"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="r3"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="list" restorationIdentifier="list"
        \(ScreenFixture.custom("RestorationList"))>
        <view key="view" id="lv"><subviews><scrollView id="scroll" restorationIdentifier="scroll"/></subviews></view>
        <connections><segue destination="detail" kind="show" identifier="detail" id="g1"/>
        <segue destination="sheet" kind="presentation" identifier="sheet" id="g2"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s4"><objects><viewController id="detail" storyboardIdentifier="Detail"
        useStoryboardIdentifierAsRestorationIdentifier="YES" \(ScreenFixture.custom("RestorationDetail"))>
        <view key="view" id="dv"/></viewController></objects></scene>
        <scene sceneID="s5"><objects><viewController id="sheet" restorationIdentifier="sheet"
        \(ScreenFixture.custom("RestorationDetail"))><view key="view" id="sv"/></viewController></objects></scene>
        <scene sceneID="s6"><objects><viewController id="other" restorationIdentifier="other"
        \(ScreenFixture.custom("RestorationDetail"))><view key="view" id="ov"/></viewController></objects></scene>
        </scenes></document>
        """

    /// Launches the app of the storyboard.
    static func launch(restoring state: Headless.SavedState? = nil, _ delegate: Delegate? = nil) throws -> Delegate {
        for window in ShownWindows.all {
            window.isHidden = true
        }
        ScreenFixture.shown = nil
        Headless.device = .iPhone
        Headless.log.clear()
        Headless.register(List.self, as: "RestorationList", module: "HeadlessUIKitTests")
        Headless.register(Detail.self, as: "RestorationDetail", module: "HeadlessUIKitTests")
        Headless.loader = FixtureLoader(["Main": main])
        let delegate = delegate ?? Delegate()
        try Headless.launch(mainStoryboard: "Main", delegate: delegate, restoring: state)
        return delegate
    }
}

extension Relaunch.Delegate {
    var tabs: UITabBarController? { window?.rootViewController as? UITabBarController }
    var stack: UINavigationController? { tabs?.viewControllers?.first as? UINavigationController }
    var list: Relaunch.List? { stack?.viewControllers.first as? Relaunch.List }
    var text: String { window.map { Headless.state(of: $0).description } ?? "" }
}
