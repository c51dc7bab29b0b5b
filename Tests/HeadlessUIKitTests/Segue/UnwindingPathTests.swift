import Testing

@testable import HeadlessUIKit

/// Takes every unwinding, its own too.
private class Own: Traced {
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { true }
}

/// A container that lets only some of its children be searched.
private class Choosy: Traced {
    var allowed: [UIViewController] = []
    var towards: [UIViewController] = []

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        allowed
    }

    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        towards.append(subsequentVC)
    }
}

/// Scenes that each have an unwind segue, and what happens when one performs it.
@MainActor
private struct Unwinder {
    private let stage: SegueStage

    init() throws {
        Headless.register(Own.self)
        let scenes = ["V1", "V2", "V3", "V4", "Own"].map { id in
            scene(
                id,
                connections: """
                    <segue destination="\(id)-exit" kind="unwind" unwindAction="unwind:" identifier="back" id="\(id)-u"/>
                    """)
        }
        stage = try SegueStage(scenes[0], scenes[1], scenes[2], scenes[3], scenes[4])
    }

    func make(_ id: String, takes: Bool = false) throws -> Traced {
        let made = try stage.make(id, as: Traced.self)
        made.takesUnwinding = takes
        return made
    }

    func show(_ root: UIViewController) throws {
        try stage.show(root)
    }

    func put(_ child: UIViewController, into parent: UIViewController) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    /// Unwinds, and gives the calls of the search and of what follows it.
    func unwind(from source: UIViewController) throws -> [String] {
        let short = [
            "canPerformUnwindSegueAction(_:from:sender:)": "can", "prepare(for:sender:)": "prepare", "unwind:": "action",
            "dismiss": "dismiss", "unwind(for:towards:)": "unwind", "popToViewController": "pop",
            "selectedViewController": "select",
        ]
        let calls = try Headless.recording {
            try Headless.catching { source.performSegue(withIdentifier: "back", sender: nil) }
        }
        return calls.compactMap { call in short[call.member].map { "\(call.receiver) \($0)" } }
    }

    func sevenTabs() throws -> (tabs: UITabBarController, first: Traced, listed: Traced) {
        let (first, listed) = (try make("V1"), try make("V2"))
        let tabs = UITabBarController()
        tabs.viewControllers = [first] + (2...6).map { _ in UIViewController() } + [listed]
        try stage.show(tabs)
        return (tabs, first, listed)
    }
}

/// Cases that no source lists, derived from the rule: outwards from the source, the children of each first; then prepare,
/// the action, one dismissal, and each container on the way shows the next.
@MainActor
@Suite(.serialized)
struct UnwindingPathTests {
    @Test func `Out of a popover over a split view in a tab, to the other column`() throws {
        let stage = try Unwinder()
        let (list, detail, content) = (try stage.make("V1", takes: true), try stage.make("V2"), try stage.make("V3"))
        let split = UISplitViewController()
        split.viewControllers = [
            UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail),
        ]
        let tabs = UITabBarController()
        tabs.viewControllers = [split, try stage.make("V4")]
        Headless.device = .iPad
        defer { Headless.device = .iPhone }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        content.modalPresentationStyle = .popover
        content.popoverPresentationController?.sourceView = detail.view
        try Headless.catching { detail.present(content, animated: false) }
        #expect(content.presentingViewController === tabs)
        #expect(list.viewIfLoaded?.window == nil, "Upright, the list is hidden")
        #expect(
            try stage.unwind(from: content) == [
                "V2 can", "V3 can", "UINavigationController can", "V1 can", "V3 prepare", "V1 action",
                "UITabBarController dismiss", "UITabBarController unwind", "UITabBarController select",
                "UISplitViewController unwind", "UINavigationController unwind", "UINavigationController pop",
            ])
        #expect(tabs.presentedViewController == nil)
        #expect(list.view.window === window)
    }

    @Test func `Collapsed, from the detail to the list goes back in the one stack`() throws {
        let stage = try Unwinder()
        let (list, detail) = (try stage.make("V1", takes: true), try stage.make("V2"))
        let stack = UINavigationController(rootViewController: list)
        let inner = UINavigationController(rootViewController: detail)
        let split = UISplitViewController()
        split.viewControllers = [stack, inner]
        try stage.show(split)
        #expect(stack.viewControllers == [list, inner])
        #expect(
            try stage.unwind(from: detail) == [
                "V2 can", "UINavigationController can", "V1 can", "V2 prepare", "V1 action",
                "UINavigationController unwind", "UINavigationController pop",
            ])
        #expect(stack.viewControllers == [list])
    }

    @Test func `Q05: to a tab that is not selected, deep in its stack, each container shows the next on the way`() throws {
        let stage = try Unwinder()
        let (first, second) = (try stage.make("V1"), try stage.make("V2", takes: true))
        let (third, source) = (try stage.make("V3"), try stage.make("V4"))
        let nav = UINavigationController()
        nav.viewControllers = [first, second, third]
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, source]
        try stage.show(tabs)
        tabs.selectedIndex = 1
        #expect(
            try stage.unwind(from: source) == [
                "V4 can", "V3 can", "V2 can", "V4 prepare", "V2 action", "UITabBarController unwind",
                "UITabBarController select", "UINavigationController unwind", "UINavigationController pop",
            ])
        #expect(tabs.selectedViewController === nav)
        #expect(nav.viewControllers == [first, second])
        #expect(second.view.window != nil)
    }

    @Test func `Through a container of the app only the children that it allows are searched`() throws {
        let stage = try Unwinder()
        let (choosy, source) = (Choosy(), try stage.make("V1"))
        let (hidden, allowed) = (try stage.make("V2", takes: true), try stage.make("V3", takes: true))
        for child in [source, hidden, allowed] {
            stage.put(child, into: choosy)
        }
        try stage.show(choosy)
        choosy.takesUnwinding = true
        choosy.allowed = [allowed]
        #expect(
            try stage.unwind(from: source) == ["V1 can", "V3 can", "V1 prepare", "V3 action", "Choosy unwind"])
        #expect(choosy.towards == [allowed])
        choosy.allowed = []
        #expect(try stage.unwind(from: source) == ["V1 can", "Choosy can", "V1 prepare", "Choosy action"])
        #expect(hidden.unwound == [])
    }

    @Test func `To the page from which the source is presented`() throws {
        let stage = try Unwinder()
        let (page, source) = (try stage.make("V1", takes: true), try stage.make("V2"))
        let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        book.setViewControllers([page], direction: .forward, animated: false)
        try stage.show(book)
        source.modalPresentationStyle = .fullScreen
        try Headless.catching { page.present(source, animated: false) }
        #expect(
            try stage.unwind(from: source) == [
                "V1 can", "V2 prepare", "V1 action", "UIPageViewController dismiss", "UIPageViewController unwind",
            ])
        #expect(book.viewControllers == [page])
        #expect(page.view.window != nil)
    }

    @Test func `From a page to what presents the book`() throws {
        let stage = try Unwinder()
        let (root, page) = (try stage.make("V1", takes: true), try stage.make("V2"))
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        book.setViewControllers([page], direction: .forward, animated: false)
        try stage.show(root)
        try Headless.catching { root.present(book, animated: false) }
        #expect(
            try stage.unwind(from: page) == [
                "V2 can", "UIPageViewController can", "V1 can", "V2 prepare", "V1 action", "V1 dismiss",
            ])
        #expect(root.presentedViewController == nil)
    }

    @Test func `To oneself, where the source insists, nothing moves, not even what the source presents`() throws {
        let stage = try Unwinder()
        let source = try stage.make("Own")
        let presented = try stage.make("V2")
        try stage.show(source)
        #expect(try stage.unwind(from: source) == ["Own can", "Own prepare", "Own action"])
        try Headless.catching { source.present(presented, animated: false) }
        #expect(try stage.unwind(from: source) == ["Own can", "Own prepare", "Own action"])
        #expect(source.presentedViewController === presented)
        #expect(source.unwound.map(\.destination) == [source, source])
    }

    @Test func `The first that could decline leaves it to a deeper one, which takes all between away`() throws {
        let stage = try Unwinder()
        let all = try ["V1", "V2", "V3", "V4"].map { try stage.make($0) }
        let nav = UINavigationController()
        nav.viewControllers = [all[0], all[1], all[2]]
        try stage.show(nav)
        try Headless.catching { all[2].present(all[3], animated: false) }
        all[0].takesUnwinding = true
        #expect(
            try stage.unwind(from: all[3]) == [
                "V3 can", "V4 can", "V2 can", "V1 can", "V4 prepare", "V1 action", "UINavigationController dismiss",
                "UINavigationController unwind", "UINavigationController pop",
            ])
        #expect(nav.viewControllers == [all[0]])
        #expect(all[1].parent == nil)
    }

    @Test func `B6: to a controller that presents in its context, only what is inside that presentation goes`() throws {
        let stage = try Unwinder()
        let (parent, target, sibling, presented) = (
            UIViewController(), try stage.make("V1", takes: true), try stage.make("V2"), try stage.make("V3")
        )
        target.definesPresentationContext = true
        stage.put(target, into: parent)
        stage.put(sibling, into: parent)
        try stage.show(parent)
        presented.modalPresentationStyle = .overCurrentContext
        try Headless.catching { target.present(presented, animated: false) }
        #expect(
            try stage.unwind(from: sibling) == ["V2 can", "V1 can", "V2 prepare", "V1 action", "UIViewController unwind"])
        #expect(target.presentedViewController === presented)
        #expect(try stage.unwind(from: presented).last == "V1 dismiss")
        #expect(target.presentedViewController == nil)
    }

    @Test func `B6: in the action nothing moves yet`() throws {
        final class Looking: Traced {
            var isMoving: Bool?
            override func unwind(_ segue: UIStoryboardSegue) {
                isMoving = transitionCoordinator != nil || segue.source.transitionCoordinator != nil
            }
        }
        let stage = try Unwinder()
        let (root, presented) = (Looking(), try stage.make("V2"))
        root.takesUnwinding = true
        try stage.show(root)
        try Headless.catching { root.present(presented, animated: true) }
        _ = try stage.unwind(from: presented)
        #expect(root.isMoving == false)
        #expect(root.presentedViewController == nil)
    }

    @Test func `A controller that has moved into what it had presented does not make the search endless`() throws {
        let stage = try Unwinder()
        let (root, child, presented) = (UIViewController(), try stage.make("V1"), try stage.make("V2"))
        stage.put(child, into: root)
        try stage.show(root)
        try Headless.catching { child.present(presented, animated: false) }
        stage.put(child, into: presented)
        #expect(try stage.unwind(from: presented) == ["V1 can", "V2 can"])
    }

    // MARK: More

    @Test func `Out of More to a tab in the bar`() throws {
        let stage = try Unwinder()
        let (tabs, first, listed) = try stage.sevenTabs()
        first.takesUnwinding = true
        tabs.selectedIndex = 6
        #expect(listed.parent === tabs.moreNavigationController)
        let calls = try stage.unwind(from: listed)
        #expect(
            calls.suffix(4) == ["V2 prepare", "V1 action", "UITabBarController unwind", "UITabBarController select"])
        #expect(tabs.selectedViewController === first)
        #expect(first.view.window != nil)
    }

    @Test("To a tab that is listed in More, whether More has it on top or not", arguments: [true, false])
    func intoMore(isOnTop: Bool) throws {
        let stage = try Unwinder()
        let (tabs, first, listed) = try stage.sevenTabs()
        listed.takesUnwinding = true
        if isOnTop {
            tabs.selectedIndex = 6
            tabs.selectedIndex = 0
        }
        _ = try stage.unwind(from: first)
        #expect(listed.unwound.count == 1)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        #expect(tabs.moreNavigationController.topViewController === listed)
        #expect(listed.view.window != nil)
    }
}
