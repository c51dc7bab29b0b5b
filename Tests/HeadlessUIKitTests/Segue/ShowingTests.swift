import Testing

@testable import HeadlessUIKit

/// A container that overrides `show` and says so.
private class Drawer: UIViewController, Headless.Connecting {
    var shown: [UIViewController] = []

    class var connections: [Headless.Connection] {
        [.action("showViewController:sender:", Drawer.show)]
    }

    override func show(_ vc: UIViewController, sender: Any?) {
        shown.append(vc)
        super.show(vc, sender: sender)
    }
}

private class Refusing: UINavigationController {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}

@MainActor
@Suite(.serialized)
struct ShowingTests {
    @Test func `B5: show goes to the nearest controller that overrides it`() throws {
        let stage = try SegueStage()
        let child = V1()
        let nav = UINavigationController(rootViewController: child)
        try stage.show(nav)
        #expect(child.targetViewController(forAction: "showViewController:sender:", sender: nil) === nav)
        #expect(child.targetViewController(forAction: "showDetailViewController:sender:", sender: nil) == nil)
        try Headless.catching { child.show(V2(), sender: nil) }
        #expect(nav.topViewController is V2)
        try Headless.catching { child.showDetailViewController(V3(), sender: nil) }
        #expect(nav.presentedViewController is V3)
    }

    @Test func `A container that cannot perform the action is passed over`() throws {
        let stage = try SegueStage()
        let nav = Refusing(rootViewController: V1())
        try stage.show(nav)
        try Headless.catching { nav.topViewController?.show(V2(), sender: nil) }
        #expect(nav.topViewController is V1)
        #expect(nav.presentedViewController is V2)
    }

    @Test func `A class of the app that lists show is found, and its call of super goes on outwards`() throws {
        let stage = try SegueStage()
        let (child, drawer) = (V1(), Drawer())
        drawer.addChild(child)
        drawer.view.addSubview(child.view)
        try stage.show(drawer)
        #expect(child.targetViewController(forAction: "showViewController:sender:", sender: nil) === drawer)
        let new = V2()
        try Headless.catching { child.show(new, sender: nil) }
        #expect(drawer.shown == [new])
        #expect(drawer.presentedViewController === new)
    }

    @Test func `Other actions go to the nearest controller that has them`() {
        let child = UIViewController()
        let outer = V1()
        outer.addChild(child)
        #expect(child.targetViewController(forAction: "act:", sender: nil) === outer)
        #expect(child.targetViewController(forAction: "nobody:", sender: nil) == nil)
    }
}
