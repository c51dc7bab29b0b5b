import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// Storyboards that nobody should write: each ends with an exception or with what stands in, and always ends.
@MainActor
@Suite(.serialized)
struct BadInputTests {
    private func reason(_ body: () throws -> Void) throws -> String? {
        do {
            try Headless.catching(body)
            return nil
        } catch let exception as Headless.UIKitException {
            return exception.reason
        }
    }

    private static func embedding(_ id: String, _ destinations: String...) -> String {
        scene(
            id,
            subviews: destinations.enumerated().map { index, destination in
                "<view id=\"\(id)-\(index)\"><connections>\(segue("\(id)-e\(index)", "embed", to: destination))</connections></view>"
            }.joined())
    }

    static func tabs(_ id: String, _ destinations: [String]) -> String {
        scene(
            id, kind: "tabBarController",
            connections: destinations.enumerated().map { index, destination in
                """
                <segue destination="\(destination)" kind="relationship" relationship="viewControllers" id="\(id)-\(index)"/>
                """
            }.joined())
    }

    // MARK: Without end

    @Test func `A scene that embeds itself raises, and nothing of it stays alive`() throws {
        let leaks = try Headless.leaks {
            let stage = try SegueStage(Self.embedding("a", "a", "a"))
            #expect(try reason { _ = try stage.show("a") }?.contains("embedded in each other without end") == true)
            stage.window.isHidden = true
        }
        #expect(leaks == [])
    }

    @Test func `Scenes that embed each other raise`() throws {
        let stage = try SegueStage(Self.embedding("a", "b"), Self.embedding("b", "c"), Self.embedding("c", "a"))
        #expect(try reason { _ = try stage.show("a") }?.contains("embedded in each other without end") == true)
        stage.window.isHidden = true
    }

    @Test func `Scenes that each embed the next twice raise before they fill the memory`() throws {
        let levels = (0..<40).map { Self.embedding("s\($0)", "s\($0 + 1)", "s\($0 + 1)") }
        let stage = try SegueStage((levels + [scene("s40")]).joined())
        #expect(try reason { _ = try stage.show("s0") }?.contains("embeds more than 10000 scenes") == true)
        stage.window.isHidden = true
    }

    @Test func `Tabs of tabs that contain themselves raise, and nothing of them stays alive`() throws {
        let leaks = try Headless.leaks {
            let stage = try SegueStage(Self.tabs("a", ["a", "a", "a"]))
            #expect(try reason { _ = try stage.make("a") }?.contains("contain each other without end") == true)
        }
        #expect(leaks == [])
    }

    @Test func `Tabs that each contain the next twice raise before they fill the memory`() throws {
        let levels = (0..<40).map { Self.tabs("t\($0)", ["t\($0 + 1)", "t\($0 + 1)"]) }
        let stage = try SegueStage((levels + [scene("t40")]).joined())
        #expect(try reason { _ = try stage.make("t0") }?.contains("contains more than 10000 scenes") == true)
    }

    @Test func `A chain of ten thousand references leads to its end, a circle of them raises`() throws {
        func reference(_ index: Int, to next: Int) -> String {
            """
            <scene sceneID="s\(index)"><objects><viewControllerPlaceholder id="r\(index)" storyboardIdentifier="r\(index)"
            referencedIdentifier="r\(next)" sceneMemberID="viewController"/></objects></scene>
            """
        }
        let chain = (0..<10_000).map { reference($0, to: $0 + 1) }.joined()
        let stage = try SegueStage(chain + scene("r10000", "V1"))
        #expect(try stage.make("r0", as: V1.self).storyboard === stage.storyboard)
        let circle = try SegueStage(chain + reference(10_000, to: 0))
        #expect(try reason { _ = try circle.make("r0") }?.contains("lead to each other without end") == true)
    }

    @Test func `A view that the document nests ten thousand deep is not read, and one at the limit is shown and freed`()
        throws
    {
        func document(_ depth: Int) -> String {
            SegueStage.document([
                scene(
                    "a",
                    subviews: String(repeating: "<view><subviews>", count: depth)
                        + String(repeating: "</subviews></view>", count: depth))
            ])
        }
        #expect(throws: DocumentError.self) { try Document(document(10_000)) }
        let stage = try SegueStage(scene("unused"), others: ["Deep": document(120), "TooDeep": document(10_000)])
        weak var deepest: UIView?
        let deep = SegueStage(storyboard: UIStoryboard(name: "Deep", bundle: nil))
        try deep.show(try deep.make("a"))
        var view: UIView? = deep.window
        while let inner = view?.subviews.first {
            view = inner
        }
        deepest = view
        #expect(sequence(first: deepest) { $0?.superview }.prefix { $0 != nil }.count > 120)
        view = nil
        deep.window.isHidden = true
        deep.window.rootViewController = nil
        #expect(deepest == nil)
        #expect(
            try reason { _ = UIStoryboard(name: "TooDeep", bundle: nil) }?.hasPrefix(
                "Could not find a storyboard named")
                == true)
        _ = stage
    }

    @Test func `Scenes embedded in each other, each deep down in its views, are shown, turned, touched and freed`()
        throws
    {
        let depth = 60
        let scenes = (0..<60).map { index in
            scene(
                "s\(index)",
                subviews: String(
                    repeating: "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><subviews>",
                    count: depth)
                    + "<view id=\"c\(index)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><connections>"
                    + segue("in\(index)", "embed", to: "s\(index + 1)")
                    + "</connections></view>" + String(repeating: "</subviews></view>", count: depth))
        }
        let leaks = try Headless.leaks {
            let stage = try SegueStage((scenes + [scene("s60")]).joined())
            let controller = try stage.show("s0")
            Headless.rotate(to: .landscapeLeft)
            Headless.rotate(to: .portrait)
            let deepest = controller.view.hitTest(CGPoint(x: 1, y: 1), with: nil)
            #expect(sequence(first: deepest) { $0?.superview }.prefix { $0 != nil }.count > 60 * depth)
            #expect(controller.view.viewWithTag(9) == nil)
            stage.window.isHidden = true
            stage.window.rootViewController = nil
        }
        #expect(leaks == [])
    }

    @Test func `A thousand presentations above each other come, are dismissed and are freed`() throws {
        let leaks = try Headless.leaks {
            let stage = try SegueStage(
                scene("a", connections: segue("go", "presentation", to: "a", "modalPresentationStyle=\"fullScreen\"")))
            let first = try stage.show("a")
            var top = first
            for _ in 0..<1_000 {
                try Headless.catching { top.performSegue(withIdentifier: "go", sender: nil) }
                top = try #require(top.presentedViewController)
            }
            #expect(Headless.topmostController(in: stage.window) === top)
            try Headless.catching { first.dismiss(animated: true) }
            #expect(Headless.topmostController(in: stage.window) === first)
            stage.window.isHidden = true
        }
        #expect(leaks == [])
    }

    // MARK: What is missing, or something else

    @Test func `An outlet may lead to whatever has the id, and raises where the property cannot hold it`() throws {
        for (destination, key) in [
            ("go-id", "outlet"), ("constraint", "outlet"), ("b", "outlet"), ("a-exit", "outlet"),
        ] {
            let stage = try SegueStage(
                scene(
                    "a", "V1",
                    subviews:
                        "<view id=\"inner\"><constraints><constraint firstAttribute=\"width\" id=\"constraint\"/></constraints></view>",
                    connections: "<outlet property=\"outlet\" destination=\"\(destination)\" id=\"o\"/>"
                        + segue("go", "show", to: "b")), scene("b"))
            let raised = try reason { _ = try stage.show("a", as: V1.self) }
            stage.window.isHidden = true
            // What is no object of the scene leaves the outlet nil, as an object that was deleted does.
            if destination == "constraint" || destination == "a-exit" {
                #expect(raised?.hasSuffix("this class is not key value coding-compliant for the key \(key).") == true)
            } else {
                #expect(raised == nil)
            }
        }
    }

    @Test func `A segue whose destination is no scene raises when it is performed`() throws {
        for destination in ["a-view", "a-exit", "nowhere", "go-id", ""] {
            for kind in [
                "show", "presentation", "popoverPresentation", "push", "modal", "showDetail", "replace", "custom",
                "odd",
            ] {
                let stage = try SegueStage(scene("a", "V1", connections: segue("go", kind, to: destination)))
                let first = try stage.show("a", as: V1.self)
                #expect(
                    try reason { first.performSegue(withIdentifier: "go", sender: nil) }?
                        .contains("doesn't contain a view controller with identifier") == true)
                stage.window.isHidden = true
            }
        }
    }

    @Test func `A segue of no kind, and one of an unknown kind, raise as segues without a handler do`() throws {
        for attributes in ["", "kind=\"teleport\""] {
            let stage = try SegueStage(
                scene("a", "V1", connections: "<segue destination=\"b\" identifier=\"go\" id=\"go\" \(attributes)/>"),
                scene("b"))
            let first = try stage.show("a", as: V1.self)
            #expect(
                try reason { first.performSegue(withIdentifier: "go", sender: nil) }?.contains("performHandler") == true
            )
            stage.window.isHidden = true
        }
    }

    @Test func `Relationships to what is no scene are left out`() throws {
        let stage = try SegueStage(Self.tabs("a", ["nowhere", "b", "a-0"]), navigation("n", root: "a-0"), scene("b"))
        #expect(try stage.make("a", as: UITabBarController.self).viewControllers?.count == 1)
        #expect(try stage.make("n", as: UINavigationController.self).viewControllers == [])
        try stage.show(try stage.make("n"))
        stage.window.isHidden = true
    }

    @Test func `A scene without a controller cannot be made, and an entry point that is none gives nil`() throws {
        let stage = try SegueStage(
            "<scene sceneID=\"s\"><objects><view id=\"v\"/></objects></scene><scene/>", initial: "v")
        #expect(stage.storyboard.instantiateInitialViewController() == nil)
        #expect(
            try reason { _ = try stage.make("v") }?.contains("doesn't contain a view controller with identifier 'v'")
                == true)
    }

    @Test func `Of objects with the same id the first scene, and the last object in it, is meant`() throws {
        let stage = try SegueStage(
            scene(
                "a", "V1", subviews: "<view id=\"x\" tag=\"1\"/><view id=\"x\" tag=\"2\"/>",
                connections: "<outlet property=\"outlet\" destination=\"x\" id=\"o\"/>"),
            scene("a", "V2"))
        let first = try stage.show("a", as: V1.self)
        #expect(first.outlet.tag == 2)
        stage.window.isHidden = true
    }

    @Test func `A custom class of the wrong kind is unknown, one named as UIKit's is UIKit's`() throws {
        let stage = try SegueStage(
            scene(
                "a", "UIView",
                subviews:
                    "<button id=\"b\" customClass=\"UIViewController\"/><label id=\"l\" customClass=\"UIButton\"/>"),
            scene("n", "UINavigationController", kind: "navigationController"))
        _ = try stage.show("a")
        #expect(
            Headless.log.entries == [
                "Unknown class UIView in Interface Builder file.",
                "Unknown class UIViewController in Interface Builder file.",
                "Unknown class UIButton in Interface Builder file.",
            ])
        #expect(try stage.make("n").self is UINavigationController)
        stage.window.isHidden = true
    }

    @Test func `Unwinding to nobody does nothing`() throws {
        let stage = try SegueStage(
            scene(
                "a", "V1",
                connections: segue("back", "unwind", to: "a-exit", "unwindAction=\"nobody:\"")
                    + "<segue kind=\"unwind\" identifier=\"blank\" id=\"blank\"/>"))
        let first = try stage.show("a", as: V1.self)
        let calls = try Headless.recording(members: ["prepare(for:sender:)"]) {
            try Headless.catching {
                first.performSegue(withIdentifier: "back", sender: nil)
                first.performSegue(withIdentifier: "blank", sender: nil)
            }
        }
        #expect(calls == [])
        stage.window.isHidden = true
    }

    @Test func `The name of a storyboard is no path`() throws {
        Headless.loader = Headless.BundleLoader()
        for name in ["../Main", "/etc/passwd", "a/../../Main", "", "..", "."] {
            #expect(
                try reason { _ = UIStoryboard(name: name, bundle: nil) }?.hasPrefix(
                    "Could not find a storyboard named '\(name)'")
                    == true)
            #expect(
                try reason { _ = UINib(nibName: name, bundle: nil).instantiate(withOwner: nil) }?
                    .hasPrefix("Could not load NIB in bundle") == true)
        }
    }
}
