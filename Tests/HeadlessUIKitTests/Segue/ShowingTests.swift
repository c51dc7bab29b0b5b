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

    @Test func `A child of the top of a navigation controller shows by pushing`() throws {
        let stage = try SegueStage()
        let (outer, child) = (V1(), V2())
        outer.addChild(child)
        outer.view.addSubview(child.view)
        let nav = UINavigationController(rootViewController: outer)
        try stage.show(nav)
        try Headless.catching { child.show(V3(), sender: nil) }
        #expect(nav.topViewController is V3)
        #expect(outer.children == [child])
    }

    @Test("What is presented without a container presents in its turn", arguments: [false, true])
    func presented(isDetail: Bool) throws {
        let stage = try SegueStage()
        let nav = UINavigationController(rootViewController: V1())
        try stage.show(nav)
        let presented = V2()
        try Headless.catching {
            nav.present(presented, animated: false)
            let new = V3()
            isDetail ? presented.showDetailViewController(new, sender: nil) : presented.show(new, sender: nil)
        }
        #expect(nav.viewControllers.count == 1)
        #expect(presented.presentedViewController is V3)
        #expect(presented.presentedViewController?.presentingViewController === presented)
    }

    @Test func `In a navigation controller inside a tab a detail is presented over the tabs`() throws {
        let stage = try SegueStage()
        let nav = UINavigationController(rootViewController: V1())
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, V2()]
        try stage.show(tabs)
        try Headless.catching { nav.topViewController?.showDetailViewController(V3(), sender: nil) }
        #expect(tabs.presentedViewController is V3)
        try Headless.catching { tabs.dismiss(animated: false) }
        try Headless.catching { tabs.viewControllers?.last?.show(V4(), sender: nil) }
        #expect(tabs.presentedViewController is V4, "Nothing pushes in a tab without a navigation controller")
    }

    @Test("Collapsed, a split view pushes a detail on its primary column, from either column", arguments: [0, 1])
    func collapsed(depth: Int) throws {
        let stage = try SegueStage()
        let (list, detail) = (V1(), V2())
        let stack = UINavigationController(rootViewController: list)
        let split = UISplitViewController()
        split.viewControllers = [stack, detail]
        try stage.show(split)
        #expect(stack.viewControllers == [list, detail])
        let new = UINavigationController(rootViewController: V3())
        try Headless.catching { stack.viewControllers[depth].showDetailViewController(new, sender: nil) }
        #expect(stack.viewControllers == [list, detail, new])
        #expect(split.presentedViewController == nil)
    }
}
