import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// A storyboard's first scene, shown in a window.
@MainActor
struct ScreenFixture {
    /// The window of the last screen, which lives until the next one is made or it is taken away.
    static var shown: UIWindow?

    let window: UIWindow
    let controller: UIViewController

    /// - Parameters:
    ///   - scenes: the contents of `<scenes>`; the first controller is the one with the id `a`.
    init(scenes: String, nibs: [String: String] = [:]) throws {
        Headless.device = .iPhone
        Headless.loader = FixtureLoader(
            [
                "Main": """
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
                <scenes>\(scenes)</scenes></document>
                """
            ], nibs: nibs)
        controller = try #require(
            try Headless.catching { UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() })
        window = UIWindow(frame: UIScreen.main.bounds)
        Self.shown = window
        let (window, controller) = (window, controller)
        try Headless.catching {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
    }

    /// - Parameters:
    ///   - views: the subviews of the only scene's view.
    ///   - connections: those of the controller.
    ///   - dock: the objects beside the controller.
    init(
        views: String, connections: String = "", dock: String = "", controllerClass: String? = nil
    ) throws {
        try self.init(
            scenes: Self.scene(
                views: views, connections: connections, dock: dock, controllerClass: controllerClass))
    }

    static func scene(
        id: String = "a", views: String, connections: String = "", dock: String = "", controllerClass: String? = nil
    ) -> String {
        """
        <scene sceneID="s-\(id)"><objects>
        <viewController id="\(id)" sceneMemberID="viewController" \(custom(controllerClass))>
        <view key="view" id="\(id)-view" contentMode="scaleToFill">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>\(views)</subviews></view>
        <connections>\(connections)</connections></viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" customClass="UIResponder"
            sceneMemberID="firstResponder"/>
        <exit id="exit-\(id)" userLabel="Exit" sceneMemberID="exit"/>\(dock)</objects></scene>
        """
    }

    /// The attributes of a class of this test module.
    static func custom(_ name: String?) -> String {
        name.map { "customClass=\"\($0)\" customModule=\"HeadlessUIKitTests\"" } ?? ""
    }

    static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// The view of a type with an object id.
    func view<View: UIView>(_ id: String, as type: View.Type = View.self) throws -> View {
        var pending: [UIView] = [window]
        while let view = pending.popLast() {
            if view.nibObjectID == id {
                return try #require(view as? View)
            }
            pending += view.subviews
        }
        throw Missing(id: id)
    }

    struct Missing: Error {
        let id: String
    }
}

/// The reason for which a test's hand was refused; nil where it was not.
@MainActor
func refusal(_ body: () throws -> Void) throws -> Headless.Refusal.Reason? {
    do {
        try body()
        return nil
    } catch let refusal as Headless.Refusal {
        return refusal.reason
    }
}
