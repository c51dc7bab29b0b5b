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
            id, subviews: destinations.enumerated().map { index, destination in
                "<view id=\"\(id)-\(index)\"><connections>\(segue("\(id)-e\(index)", "embed", to: destination))</connections></view>"
            }.joined())
    }

    private static func tabs(_ id: String, _ destinations: [String]) -> String {
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
        #expect(try reason { _ = try stage.show("s0") }?.contains("embedded in each other without end") == true)
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

    @Test func `A view that the document nests ten thousand deep is not read, and one at the limit is shown and freed`() throws {
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
            try reason { _ = UIStoryboard(name: "TooDeep", bundle: nil) }?.hasPrefix("Could not find a storyboard named")
                == true)
        _ = stage
    }

    @Test func `Scenes embedded in each other, each deep down in its views, are shown, turned, touched and freed`() throws {
        let depth = 60
        let scenes = (0..<60).map { index in
            scene(
                "s\(index)",
                subviews: String(repeating: "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/><subviews>", count: depth)
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
        for (destination, key) in [("go-id", "outlet"), ("constraint", "outlet"), ("b", "outlet"), ("a-exit", "outlet")] {
            let stage = try SegueStage(
                scene(
                    "a", "V1",
                    subviews: "<view id=\"inner\"><constraints><constraint firstAttribute=\"width\" id=\"constraint\"/></constraints></view>",
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
            for kind in ["show", "presentation", "popoverPresentation", "push", "modal", "showDetail", "replace", "custom", "odd"] {
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
                scene("a", "V1", connections: "<segue destination=\"b\" identifier=\"go\" id=\"go\" \(attributes)/>"), scene("b"))
            let first = try stage.show("a", as: V1.self)
            #expect(
                try reason { first.performSegue(withIdentifier: "go", sender: nil) }?.contains("performHandler") == true)
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
            try reason { _ = try stage.make("v") }?.contains("doesn't contain a view controller with identifier 'v'") == true)
    }

    @Test func `Of objects with the same id the first scene, and the last object in it, is meant`() throws {
        let stage = try SegueStage(
            scene("a", "V1", subviews: "<view id=\"x\" tag=\"1\"/><view id=\"x\" tag=\"2\"/>",
                connections: "<outlet property=\"outlet\" destination=\"x\" id=\"o\"/>"),
            scene("a", "V2"))
        let first = try stage.show("a", as: V1.self)
        #expect(first.outlet.tag == 2)
        stage.window.isHidden = true
    }

    @Test func `A custom class of the wrong kind is unknown, one named as UIKit's is UIKit's`() throws {
        let stage = try SegueStage(
            scene("a", "UIView", subviews: "<button id=\"b\" customClass=\"UIViewController\"/><label id=\"l\" customClass=\"UIButton\"/>"),
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
            scene("a", "V1", connections: segue("back", "unwind", to: "a-exit", "unwindAction=\"nobody:\"")
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
                try reason { _ = UIStoryboard(name: name, bundle: nil) }?.hasPrefix("Could not find a storyboard named '\(name)'")
                    == true)
            #expect(
                try reason { _ = UINib(nibName: name, bundle: nil).instantiate(withOwner: nil) }?
                    .hasPrefix("Could not load NIB in bundle") == true)
        }
    }

    // MARK: Sizes

    @Test func `Sizes that are missing, negative, endless or no numbers are shown all the same`() throws {
        let frames = [
            "", "<rect key=\"frame\"/>", "<rect key=\"frame\" x=\"-5\" y=\"nan\" width=\"-10\" height=\"-0.5\"/>",
            "<rect key=\"frame\" x=\"inf\" y=\"-inf\" width=\"inf\" height=\"inf\"/>",
            "<rect key=\"frame\" x=\"1e308\" y=\"1e308\" width=\"1e308\" height=\"1e308\"/>",
            "<rect key=\"frame\" x=\"a\" y=\"\" width=\"0x1\" height=\"1e400\"/>",
        ]
        let kinds = [
            "view", "button", "scrollView", "stackView", "tableView", "collectionView", "segmentedControl", "textView", "datePicker",
            "imageView", "pageControl", "searchBar", "navigationBar", "toolbar", "tabBar", "visualEffectView",
        ]
        for frame in frames {
            let views = kinds.map { "<\($0) id=\"\($0)\" autoresizingMask=\"x\">\(frame)</\($0)>" }.joined()
            let stage = try SegueStage(scene("a", subviews: views))
            let controller = try stage.show("a")
            Headless.rotate(to: .landscapeLeft)
            Headless.rotate(to: .portrait)
            for view in controller.view.subviews {
                do {
                    _ = try refusal { try Headless.tap(view) }
                } catch is Headless.UIKitException {
                    Issue.record("\(view) raises")
                }
            }
            _ = controller.view.hitTest(CGPoint(x: 1, y: 1), with: nil)
            #expect(controller.view.subviews.count == kinds.count)
            stage.window.isHidden = true
        }
    }

    @Test(arguments: ["nan", "inf", "-1", "0", "1e308", "99999999999999999999999"])
    func `Rows, items and values of any height are laid out`(number: String) throws {
        let cells = (0..<3).map { "<tableViewCell id=\"c\($0)\" rowHeight=\"\(number)\"/>" }.joined()
        let stage = try SegueStage(
            scene(
                "a",
                subviews: """
                    <tableView id="t" dataMode="static" rowHeight="\(number)" sectionHeaderHeight="\(number)"><rect key="frame"
                    x="0" y="0" width="393" height="400"/><sections><tableViewSection headerTitle="H"><cells>\(cells)</cells>
                    </tableViewSection></sections></tableView>
                    <slider id="s" minValue="\(number)" maxValue="\(number)" value="\(number)"/>
                    <stepper id="p" minimumValue="\(number)" maximumValue="\(number)" stepValue="\(number)" value="\(number)"/>
                    <pageControl id="g" numberOfPages="\(number)" currentPage="\(number)"/>
                    <progressView id="r" progress="\(number)"/>
                    <stackView id="k" spacing="\(number)"><subviews><view/><view/></subviews></stackView>
                    <segmentedControl id="m" selectedSegmentIndex="\(number)"><segments><segment width="\(number)"/></segments>
                    </segmentedControl><view tag="\(number)" alpha="\(number)"/>
                    """),
            """
            <scene sceneID="g-s"><objects><collectionViewController id="g1" storyboardIdentifier="g1"><collectionView key="view"
            id="g2"><rect key="frame" x="0" y="0" width="393" height="852"/><collectionViewFlowLayout
            key="collectionViewLayout" minimumLineSpacing="\(number)" minimumInteritemSpacing="\(number)"><size key="itemSize"
            width="\(number)" height="\(number)"/></collectionViewFlowLayout><cells><collectionViewCell
            reuseIdentifier="c"/></cells></collectionView></collectionViewController></objects></scene>
            """)
        for id in ["a", "g1"] {
            let controller = try stage.make(id)
            if let grid = (controller as? UICollectionViewController)?.collectionView {
                grid.dataSource = Tiles.shared
            }
            try stage.show(controller)
            for case let control as UIControl in controller.view.subviews {
                _ = try refusal { try Headless.tap(control) }
            }
            #expect(controller.appearance.phase == .appeared)
            stage.window.isHidden = true
        }
    }

    // MARK: Many

    @Test func `A table of a million rows and a grid of a million items are shown by what is visible`() throws {
        let stage = try SegueStage(
            """
            <scene sceneID="t-s"><objects><tableViewController id="t" storyboardIdentifier="t"><tableView key="view" id="tv"
            dataMode="prototypes" rowHeight="50"><rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
            <tableViewCell reuseIdentifier="c" id="c"/></prototypes></tableView></tableViewController></objects></scene>
            """,
            """
            <scene sceneID="g-s"><objects><collectionViewController id="g" storyboardIdentifier="g"><collectionView key="view"
            id="gv"><rect key="frame" x="0" y="0" width="393" height="852"/><collectionViewFlowLayout
            key="collectionViewLayout" id="l"><size key="itemSize" width="100" height="100"/></collectionViewFlowLayout><cells>
            <collectionViewCell reuseIdentifier="c" id="gc"/></cells></collectionView></collectionViewController></objects>
            </scene>
            """)
        let tiles = Tiles()
        tiles.count = 1_000_000
        let table: UITableViewController = try stage.make("t")
        table.tableView.dataSource = tiles
        try stage.show(table)
        #expect(table.tableView.numberOfRows(inSection: 0) == 1_000_000)
        #expect(table.tableView.visibleCells.count < 100)
        stage.window.isHidden = true
        let grid: UICollectionViewController = try stage.make("g")
        grid.collectionView.dataSource = tiles
        try stage.show(grid)
        #expect(grid.collectionView.visibleCells.count < 200)
        stage.window.isHidden = true
    }

    @Test func `A tab bar with a thousand tabs shows four and More`() throws {
        let stage = try SegueStage(Self.tabs("a", Array(repeating: "b", count: 1_000)), scene("b"))
        let tabs: UITabBarController = try stage.show("a")
        #expect(tabs.viewControllers?.count == 1_000)
        #expect(tabs.tabBar.items?.count == 5)
        try Headless.catching { tabs.selectedIndex = 999 }
        #expect(tabs.selectedIndex == 999)
        stage.window.isHidden = true
    }

    @Test func `A runtime attribute with a key path of ten thousand parts is logged, and kept by a stand-in`() throws {
        let keyPath = Array(repeating: "layer", count: 10_000).joined(separator: ".")
        let attributes = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="x"/>
            </userDefinedRuntimeAttributes>
            """
        let stage = try SegueStage(
            scene("a", subviews: "<view id=\"p\">\(attributes)</view><view id=\"q\" customClass=\"Nobody\">\(attributes)</view>"))
        let controller = try stage.show("a")
        #expect(Headless.log.entries.filter { $0.hasPrefix("Failed to set (\(keyPath))") }.count == 1)
        #expect(controller.view.subviews.count == 2)
        stage.window.isHidden = true
    }

    /// As many plain cells as one likes.
    private final class Tiles: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        static let shared = Tiles()
        var count = 5

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
        }
    }
}
