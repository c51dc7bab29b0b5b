import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// Sizes and numbers that nobody should write, and more of everything than anybody has.
@MainActor
@Suite(.serialized)
struct OddSizeTests {
    @Test func `Sizes that are missing, negative, endless or no numbers are shown all the same`() throws {
        let frames = [
            "", "<rect key=\"frame\"/>", "<rect key=\"frame\" x=\"-5\" y=\"nan\" width=\"-10\" height=\"-0.5\"/>",
            "<rect key=\"frame\" x=\"inf\" y=\"-inf\" width=\"inf\" height=\"inf\"/>",
            "<rect key=\"frame\" x=\"1e308\" y=\"1e308\" width=\"1e308\" height=\"1e308\"/>",
            "<rect key=\"frame\" x=\"a\" y=\"\" width=\"0x1\" height=\"1e400\"/>",
        ]
        let kinds = [
            "view", "button", "scrollView", "stackView", "tableView", "collectionView", "segmentedControl", "textView",
            "datePicker",
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
        let stage = try SegueStage(BadInputTests.tabs("a", Array(repeating: "b", count: 1_000)), scene("b"))
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
            scene(
                "a",
                subviews:
                    "<view id=\"p\">\(attributes)</view><view id=\"q\" customClass=\"Nobody\">\(attributes)</view>"))
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
