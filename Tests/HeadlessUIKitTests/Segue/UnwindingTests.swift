import Testing

@testable import HeadlessUIKit

private let asked = [
    "shouldPerformSegue(withIdentifier:sender:)", "allowedChildrenForUnwinding(from:)",
    "canPerformUnwindSegueAction(_:from:sender:)", "prepare(for:sender:)", "unwind:", "dismiss", "unwind(for:towards:)",
    "popToViewController", "selectedViewController", "perform",
]

private let short = [
    "shouldPerformSegue(withIdentifier:sender:)": "should", "allowedChildrenForUnwinding(from:)": "allowed",
    "canPerformUnwindSegueAction(_:from:sender:)": "can", "prepare(for:sender:)": "prepare", "unwind:": "action",
    "unwind(for:towards:)": "unwind",
]

/// A segue of the app for unwinding.
private class Slide: UIStoryboardSegue {
    override func perform() {
        super.perform()
    }
}

private class Hinge: UIViewController {
    var own: UIStoryboardSegue?

    override func segueForUnwinding(
        to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
    ) -> UIStoryboardSegue? {
        own
    }
}

private class Greedy: Traced {
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        [self] + children
    }
}

@MainActor
@Suite(.serialized)
struct UnwindingTests {
    /// Every scene has an unwind segue of the identifier `back` that a button starts too.
    private func stage(_ extra: String = "") throws -> SegueStage {
        Headless.register(Slide.self)
        let scenes = ["V1", "V2", "V3", "V4", "V5"].map { id in
            let back = "<segue destination=\"\(id)-exit\" kind=\"unwind\" unwindAction=\"unwind:\""
            return scene(
                id, subviews: button("\(id)-b", "\(back) id=\"\(id)-u\" \(extra)/>"),
                connections: "\(back) identifier=\"back\" id=\"\(id)-back\" \(extra)/>")
        }
        return try SegueStage(scenes[0], scenes[1], scenes[2], scenes[3], scenes[4])
    }

    private func present(_ controller: UIViewController, from source: UIViewController) throws {
        controller.modalPresentationStyle = .fullScreen
        try Headless.catching { source.present(controller, animated: false) }
    }

    private func tap(_ controller: UIViewController) throws -> [String] {
        let calls = try Headless.recording {
            try Headless.catching { (controller.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
        }
        return calls.filter { asked.contains($0.member) }.map { "\($0.receiver) \(short[$0.member] ?? $0.member)" }
    }

    @Test func `Trace 1: a cascade of presentations`() throws {
        let stage = try stage()
        let all = try ["V1", "V2", "V3", "V4"].map { try stage.make($0, as: Traced.self) }
        all[0].takesUnwinding = true
        try stage.show(all[0])
        for (source, next) in zip(all, all.dropFirst()) {
            try present(next, from: source)
        }
        #expect(
            try tap(all[3]) == [
                "V4 should", "V4 allowed", "V4 can", "V3 allowed", "V3 can", "V2 allowed", "V2 can", "V1 allowed",
                "V1 can", "V4 prepare", "V1 action", "V1 dismiss",
            ])
        #expect(all[0].presentedViewController == nil)
        #expect(all[0].unwound.first?.source === all[3])
        #expect(all[0].unwound.first?.destination === all[0])
    }

    @Test func `Trace 2: a presentation over a navigation controller`() throws {
        let stage = try stage()
        let (v1, v2, v3) = (try stage.make("V1", as: V1.self), try stage.make("V2"), try stage.make("V3"))
        v1.takesUnwinding = true
        let nav = UINavigationController(rootViewController: v1)
        try stage.show(nav)
        nav.pushViewController(v2, animated: false)
        try present(v3, from: v2)
        #expect(v3.presentingViewController === nav)
        #expect(
            try tap(v3) == [
                "V3 should", "V2 allowed", "V2 can", "V3 allowed", "V3 can", "UINavigationController allowed",
                "V1 allowed", "V1 can", "V3 prepare", "V1 action", "UINavigationController dismiss",
                "UINavigationController unwind", "UINavigationController popToViewController",
            ])
        #expect(nav.viewControllers == [v1])
        #expect(nav.presentedViewController == nil)
    }

    @Test func `Trace 3, M07: across tabs, and what it passes is freed`() throws {
        let stage = try stage()
        weak var pushed: UIViewController?
        weak var presented: UIViewController?
        let tabs = UITabBarController()
        let (v1, v3) = (try stage.make("V1", as: V1.self), try stage.make("V3"))
        v1.takesUnwinding = true
        let nav = UINavigationController(rootViewController: v1)
        try {
            let (v2, v4) = (try stage.make("V2"), try stage.make("V4", as: V4.self))
            (pushed, presented) = (v2, v4)
            tabs.viewControllers = [nav, v3]
            try stage.show(tabs)
            nav.pushViewController(v2, animated: false)
            tabs.selectedIndex = 1
            try present(v4, from: v3)
            #expect(
                try tap(v4) == [
                    "V4 should", "V3 allowed", "V3 can", "V4 allowed", "V4 can", "UITabBarController allowed",
                    "UINavigationController allowed", "V2 allowed", "V2 can", "V1 allowed", "V1 can", "V4 prepare",
                    "V1 action", "UITabBarController dismiss", "UITabBarController unwind",
                    "UITabBarController selectedViewController", "UINavigationController unwind",
                    "UINavigationController popToViewController",
                ])
            v4.prepared = []
        }()
        v1.unwound = []
        #expect(tabs.selectedIndex == 0)
        #expect(nav.viewControllers == [v1])
        #expect(pushed == nil)
        #expect(presented == nil)
    }

    @Test(
        "Trace 4, K08: from a presentation in the context of a child",
        arguments: [UIModalPresentationStyle.currentContext])
    func currentContext(style: UIModalPresentationStyle) throws {
        let stage = try stage()
        let (parent, v2, v3) = (V1(), try stage.make("V2", as: V2.self), try stage.make("V3"))
        v2.takesUnwinding = true
        v2.definesPresentationContext = true
        parent.addChild(v2)
        parent.view.addSubview(v2.view)
        try stage.show(parent)
        v3.modalPresentationStyle = style
        try Headless.catching { v2.present(v3, animated: false) }
        #expect(v3.presentingViewController === v2)
        #expect(
            try tap(v3) == [
                "V3 should", "V3 allowed", "V3 can", "V2 allowed", "V2 can", "V3 prepare", "V2 action", "V2 dismiss",
            ])
        #expect(v2.presentedViewController == nil)
    }

    @Test func `K01: pushed, pushed, presented, presented, with one dismissal`() throws {
        let stage = try stage()
        let all = try ["V1", "V2", "V3", "V4", "V5"].map { try stage.make($0, as: Traced.self) }
        all[0].takesUnwinding = true
        let nav = UINavigationController(rootViewController: all[0])
        try stage.show(nav)
        nav.pushViewController(all[1], animated: false)
        nav.pushViewController(all[2], animated: false)
        try present(all[3], from: all[2])
        try present(all[4], from: all[3])
        #expect(
            try tap(all[4]) == [
                "V5 should", "V5 allowed", "V5 can", "V4 allowed", "V4 can", "V3 allowed", "V3 can",
                "UINavigationController allowed", "V2 allowed", "V2 can", "V1 allowed", "V1 can", "V5 prepare",
                "V1 action", "UINavigationController dismiss", "UINavigationController unwind",
                "UINavigationController popToViewController",
            ])
        #expect(nav.viewControllers == [all[0]])
        #expect(nav.presentedViewController == nil)
    }

    @Test func `K02: the source itself never takes its own unwinding`() throws {
        let stage = try stage()
        let only = try stage.show("V1", as: V1.self)
        only.takesUnwinding = true
        #expect(try tap(only) == ["V1 should", "V1 allowed", "V1 can"])
        #expect(only.unwound == [])
    }

    @Test func `K04: from a tab of a presented tab bar controller, first the other tabs, then down the cascade`() throws
    {
        let stage = try stage()
        let (v1, v2, v3) = (try stage.make("V1", as: V1.self), try stage.make("V2"), try stage.make("V3"))
        let (c1, c2) = (try stage.make("V4"), try stage.make("V5"))
        v1.takesUnwinding = true
        let tabs = UITabBarController()
        tabs.viewControllers = [c1, c2]
        try stage.show(v1)
        try present(v2, from: v1)
        try present(v3, from: v2)
        try present(tabs, from: v3)
        #expect(
            try tap(c1) == [
                "V4 should", "V4 allowed", "V4 can", "UITabBarController allowed", "V5 allowed", "V5 can",
                "UITabBarController can", "V3 allowed", "V3 can", "V2 allowed", "V2 can", "V1 allowed", "V1 can",
                "V4 prepare", "V1 action", "V1 dismiss",
            ])
        #expect(v1.presentedViewController == nil)
    }

    @Test func `To another tab of a presented tab bar controller nothing is dismissed`() throws {
        let stage = try stage()
        let (v1, c1, c2) = (try stage.make("V1"), try stage.make("V4"), try stage.make("V5", as: V5.self))
        c2.takesUnwinding = true
        let tabs = UITabBarController()
        tabs.viewControllers = [c1, c2]
        try stage.show(v1)
        try present(tabs, from: v1)
        #expect(
            try tap(c1).suffix(4) == [
                "V4 prepare", "V5 action", "UITabBarController unwind", "UITabBarController selectedViewController",
            ])
        #expect(tabs.selectedViewController === c2)
        #expect(v1.presentedViewController === tabs)
    }

    @Test func `Q04: a child contains what is presented from it`() throws {
        let stage = try stage()
        let (v1, v2) = (try stage.make("V1"), try stage.make("V2"))
        let nav = UINavigationController(rootViewController: v1)
        try stage.show(nav)
        try present(v2, from: v1)
        let source = UIStoryboardUnwindSegueSource(source: v2, unwindAction: "unwind:", sender: nil)
        #expect(nav.childContaining(source) === v1)
        #expect(v1.childContaining(source) == nil)
        #expect(nav.allowedChildrenForUnwinding(from: source) == [])
    }

    @Test func `An unwinding that nobody takes does nothing, and the source can decline one`() throws {
        let stage = try stage()
        let (v1, v2) = (try stage.make("V1", as: V1.self), try stage.make("V2", as: V2.self))
        try stage.show(v1)
        try present(v2, from: v1)
        #expect(try tap(v2) == ["V2 should", "V2 allowed", "V2 can", "V1 allowed", "V1 can"])
        #expect(v1.presentedViewController === v2)
        v1.takesUnwinding = true
        v2.allowsSegues = false
        #expect(try tap(v2) == ["V2 should"])
        try Headless.catching { v2.performSegue(withIdentifier: "back", sender: nil) }
        #expect(v1.presentedViewController == nil)
        #expect(v1.unwound.count == 1)
    }

    @Test func `A class of the app may perform an unwinding, after the action`() throws {
        let stage = try stage("customClass=\"Slide\"")
        let (v1, v2) = (try stage.make("V1", as: V1.self), try stage.make("V2"))
        v1.takesUnwinding = true
        try stage.show(v1)
        try present(v2, from: v1)
        #expect(try tap(v2).suffix(4) == ["V2 prepare", "V1 action", "Slide perform", "V1 dismiss"])
        #expect(v1.unwound.first is Slide)
        #expect(v1.presentedViewController == nil)
    }

    @Test func `Q06: a controller on the way may make the segue itself`() throws {
        let stage = try stage()
        let hinge = Hinge()
        let (v1, v2) = (try stage.make("V1", as: V1.self), try stage.make("V2"))
        v1.takesUnwinding = true
        for child in [v1, v2] {
            hinge.addChild(child)
            hinge.view.addSubview(child.view)
        }
        try stage.show(hinge)
        var performed = 0
        hinge.own = UIStoryboardSegue(identifier: "own", source: v2, destination: v1) { performed += 1 }
        #expect(
            try tap(v2) == [
                "V2 should", "V2 allowed", "V2 can", "Hinge allowed", "V1 allowed", "V1 can", "V2 prepare", "V1 action",
            ])
        #expect(performed == 1)
        #expect(v1.unwound.first === hinge.own)
    }

    @Test func `Failure 16: unwinding out of a popover closes it`() throws {
        let stage = try stage()
        Headless.device = .iPad
        defer { Headless.device = .iPhone }
        let (v1, v2) = (try stage.make("V1", as: V1.self), try stage.make("V2"))
        v1.takesUnwinding = true
        try stage.show(v1)
        v2.modalPresentationStyle = .popover
        v2.popoverPresentationController?.sourceView = v1.view
        try Headless.catching { v1.present(v2, animated: true) }
        try Headless.catching { v2.performSegue(withIdentifier: "back", sender: nil) }
        #expect(v1.unwound.count == 1)
        #expect(v1.presentedViewController == nil)
    }

    @Test func `A controller that allows itself does not make the search endless`() throws {
        let stage = try stage()
        let (greedy, v2) = (Greedy(), try stage.make("V2"))
        greedy.addChild(v2)
        greedy.view.addSubview(v2.view)
        try stage.show(greedy)
        #expect(try tap(v2) == ["V2 should", "V2 allowed", "V2 can", "Greedy allowed", "Greedy can"])
    }

    @Test func `An unwinding by push and pop leaves no controller behind`() throws {
        let stage = try SegueStage(
            navigation("nav", root: "V1"), scene("V1", connections: segue("go", "show", to: "V2")),
            scene(
                "V2",
                connections:
                    "<segue destination=\"V2-exit\" kind=\"unwind\" unwindAction=\"unwind:\" identifier=\"back\" id=\"u\"/>"
            ))
        let nav = try stage.show("nav", as: UINavigationController.self)
        let v1 = try #require(nav.topViewController as? V1)
        v1.takesUnwinding = true
        for _ in 0..<100 {
            try Headless.catching { v1.performSegue(withIdentifier: "go", sender: nil) }
            weak let v2 = nav.topViewController as? V2
            try Headless.catching { v2?.performSegue(withIdentifier: "back", sender: nil) }
            v2?.prepared = []
            v1.prepared = []
            v1.unwound = []
            #expect(v2 == nil)
        }
        #expect(nav.viewControllers == [v1])
    }
}
