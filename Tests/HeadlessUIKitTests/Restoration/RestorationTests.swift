import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct RestorationTests {
    @Test func `An app returns to the stack, the tab and the sheet that it was left with`() throws {
        let first = try Relaunch.launch()
        let list = try #require(first.list)
        list.note = "the list"
        list.performSegue(withIdentifier: "detail", sender: nil)
        (first.stack?.topViewController as? Relaunch.Detail)?.note = "the detail"
        list.performSegue(withIdentifier: "sheet", sender: nil)
        // Restoring loads the view of every controller that has a state, so let it be loaded before, too.
        first.tabs?.viewControllers?.last?.loadViewIfNeeded()
        let left = first.text
        #expect(left.contains("presents as"))
        let state = try #require(try Headless.saveState())

        let second = try Relaunch.launch(restoring: state)
        #expect(second !== first)
        #expect(second.text == left)
        #expect(second.list !== list)
        #expect(second.list?.note == "the list")
        #expect((second.stack?.topViewController as? Relaunch.Detail)?.note == "the detail")
        #expect(second.tabs?.presentedViewController?.restorationIdentifier == "sheet")
        #expect(second.stack?.topViewController?.parent === second.stack)
        #expect(Headless.log.entries == [])
    }

    @Test func `The selected tab is selected again`() throws {
        let first = try Relaunch.launch()
        first.tabs?.selectedIndex = 1
        let state = try #require(try Headless.saveState())
        let second = try Relaunch.launch(restoring: state)
        #expect(second.tabs?.selectedIndex == 1)
        #expect(second.tabs?.selectedViewController?.view.window === second.window)
    }

    @Test func `N01, N02: the order of the calls`() throws {
        let first = try Relaunch.launch()
        first.list?.performSegue(withIdentifier: "detail", sender: nil)
        let saved = try Headless.recording(members: [
            "application(_:shouldSaveSecureApplicationState:)", "application(_:willEncodeRestorableStateWith:)",
            "encodeRestorableState(with:)",
        ]) { _ = try Headless.saveState() }
        #expect(
            saved.map(\.description) == [
                "Delegate.application(_:shouldSaveSecureApplicationState:)",
                "Delegate.application(_:willEncodeRestorableStateWith:)",
                "UITabBarController.encodeRestorableState(with:)", "UINavigationController.encodeRestorableState(with:)",
                "Detail.encodeRestorableState(with:)", "List.encodeRestorableState(with:)",
                "Detail.encodeRestorableState(with:)", "UIScrollView.encodeRestorableState(with:)",
            ])
        let state = try #require(try Headless.saveState())
        let calls = try Headless.recording { _ = try Relaunch.launch(restoring: state) }.map(\.description)
        let app = calls.filter { $0.hasPrefix("Delegate.") }
        #expect(
            app == [
                "Delegate.application(_:willFinishLaunchingWithOptions:)",
                "Delegate.application(_:shouldRestoreSecureApplicationState:)",
            ]
                + Array(repeating: "Delegate.application(_:viewControllerWithRestorationIdentifierPath:coder:)", count: 5)
                + [
                    "Delegate.application(_:didDecodeRestorableStateWith:)",
                    "Delegate.application(_:didFinishLaunchingWithOptions:)",
                ])
        let decodes = calls.filter { $0.hasSuffix("decodeRestorableState(with:)") }
        #expect(decodes.first == "UITabBarController.decodeRestorableState(with:)")
        let finished = calls.filter { $0.hasSuffix("applicationFinishedRestoringState") }
        #expect(finished.count == 5)
        // Per controller: made, loaded, decoded, finished, on screen; each round down the chain.
        let rounds = [
            "List.viewDidLoad", "List.decodeRestorableState(with:)",
            "Delegate.application(_:didDecodeRestorableStateWith:)", "List.applicationFinishedRestoringState",
            "Delegate.application(_:didFinishLaunchingWithOptions:)", "Detail.viewWillAppear", "Detail.viewDidAppear",
        ]
        let places = rounds.compactMap { calls.firstIndex(of: $0) }
        #expect(places.count == rounds.count)
        #expect(places == places.sorted())
    }

    @Test func `N01: the state is decoded when the view is loaded`() throws {
        let first = try Relaunch.launch()
        first.list?.performSegue(withIdentifier: "detail", sender: nil)
        let state = try #require(try Headless.saveState())
        let second = try Relaunch.launch(restoring: state)
        #expect(second.list?.decodedAfterLoading == true)
    }

    @Test func `N03: the restoration class comes before the app's delegate, and nil ends the search`() throws {
        let first = try Relaunch.launch()
        first.stack?.pushViewController(Relaunch.Made.make(), animated: false)
        let state = try #require(try Headless.saveState())
        #expect(state.paths.contains(["tabs", "nav", "made"]))
        Relaunch.Made.paths = []
        Relaunch.Made.isWanted = true
        let second = try Relaunch.launch(restoring: state)
        #expect(Relaunch.Made.paths == [["tabs", "nav", "made"]])
        #expect(second.asked.contains(["tabs", "nav"]) && !second.asked.contains(["tabs", "nav", "made"]))
        #expect(second.stack?.topViewController is Relaunch.Made)
        Relaunch.Made.isWanted = false
        let third = try Relaunch.launch(restoring: state)
        #expect(third.stack?.viewControllers.count == 1)
    }

    @Test func `N03: the app's delegate comes before what is there and before the storyboard`() throws {
        let first = try Relaunch.launch()
        first.list?.performSegue(withIdentifier: "detail", sender: nil)
        let state = try #require(try Headless.saveState())
        let given = Relaunch.Screen()
        let delegate = Relaunch.Delegate()
        delegate.controllers["Detail"] = { given }
        let second = try Relaunch.launch(restoring: state, delegate)
        #expect(second.stack?.topViewController === given)
        // What the main storyboard has made is found, not made again.
        #expect(second.list != nil && second.stack?.viewControllers.count == 2)
    }

    @Test func `The coder of a restoration class has the storyboard`() throws {
        let first = try Relaunch.launch()
        first.list?.performSegue(withIdentifier: "detail", sender: nil)
        first.stack?.topViewController?.restorationClass = Relaunch.Made.self
        let state = try #require(try Headless.saveState())
        Relaunch.Made.isWanted = true
        Relaunch.Made.storyboard = nil
        _ = try Relaunch.launch(restoring: state)
        #expect(Relaunch.Made.storyboard?.name == "Main")
    }

    @Test func `N06: a controller without an identifier cuts off what is in it`() throws {
        let first = try Relaunch.launch()
        first.list?.performSegue(withIdentifier: "detail", sender: nil)
        first.stack?.restorationIdentifier = nil
        let state = try #require(try Headless.saveState())
        #expect(state.paths == [["tabs"], ["tabs", "other"]])
        let second = try Relaunch.launch(restoring: state)
        #expect(second.stack?.viewControllers.count == 1)
    }

    @Test func `Of a stack those without an identifier are left out`() throws {
        let first = try Relaunch.launch()
        first.stack?.pushViewController(UIViewController(), animated: false)
        first.list?.performSegue(withIdentifier: "detail", sender: nil)
        let state = try #require(try Headless.saveState())
        let second = try Relaunch.launch(restoring: state)
        #expect(second.stack?.viewControllers.map(\.restorationIdentifier) == ["list", "Detail"])
    }

    @Test func `Screens of one kind on a stack are told apart`() throws {
        let first = try Relaunch.launch()
        for number in 1...3 {
            first.list?.performSegue(withIdentifier: "detail", sender: nil)
            (first.stack?.topViewController as? Relaunch.Screen)?.note = "\(number)"
        }
        let state = try #require(try Headless.saveState())
        let second = try Relaunch.launch(restoring: state)
        #expect(second.stack?.viewControllers.compactMap { ($0 as? Relaunch.Screen)?.note } == ["1", "2", "3"])
    }

    @Test func `Scrolled content is where it was`() throws {
        let first = try Relaunch.launch()
        let scroll = try #require(first.list?.view.subviews.first as? UIScrollView)
        scroll.contentOffset = CGPoint(x: 0, y: 120.5)
        let state = try #require(try Headless.saveState())
        #expect(state.paths.contains(["tabs", "nav", "list", "scroll"]))
        let second = try Relaunch.launch(restoring: state)
        #expect((second.list?.view.subviews.first as? UIScrollView)?.contentOffset == CGPoint(x: 0, y: 120.5))
    }

    @Test func `The delegate decides whether anything is saved or restored`() throws {
        final class Silent: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
        }
        let silent = Silent()
        Headless.loader = FixtureLoader(["Main": Relaunch.main])
        try Headless.launch(mainStoryboard: "Main", delegate: silent)
        #expect(try Headless.saveState() == nil)
        let first = try Relaunch.launch()
        first.tabs?.selectedIndex = 1
        let state = try #require(try Headless.saveState())
        let delegate = Relaunch.Delegate()
        delegate.restores = false
        let second = try Relaunch.launch(restoring: state, delegate)
        #expect(second.tabs?.selectedIndex == 0)
        #expect(second.decoded == nil)
    }

    @Test func `A saved state is a value that can be written and read`() throws {
        let first = try Relaunch.launch()
        first.list?.note = "kept"
        let state = try #require(try Headless.saveState())
        let read = try JSONDecoder().decode(Headless.SavedState.self, from: JSONEncoder().encode(state))
        #expect(read == state)
        let second = try Relaunch.launch(restoring: read)
        #expect(second.list?.note == "kept")
        #expect(second.decoded == "1.5")
    }

    @Test func `A state that another version of the app has saved does no harm`() throws {
        let first = try Relaunch.launch()
        first.list?.performSegue(withIdentifier: "detail", sender: nil)
        let state = try #require(try Headless.saveState())
        let text = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
            .replacingOccurrences(of: "\"parent\":0", with: "\"parent\":99")
            .replacingOccurrences(of: "\"detail\"", with: "\"gone\"")
        let broken = try JSONDecoder().decode(Headless.SavedState.self, from: Data(text.utf8))
        let second = try Relaunch.launch(restoring: broken)
        #expect(second.stack?.viewControllers.count == 1)
    }

    @Test func `Everything is freed that the first run had`() throws {
        let leaks = try Headless.leaks {
            let state: Headless.SavedState? = try {
                let first = try Relaunch.launch()
                first.list?.performSegue(withIdentifier: "detail", sender: nil)
                return try Headless.saveState()
            }()
            let second = try Relaunch.launch(restoring: state)
            #expect(second.stack?.viewControllers.count == 2)
            second.window?.isHidden = true
        }
        #expect(leaks.map(\.description) == [])
    }
}
