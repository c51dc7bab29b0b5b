import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct CollectionViewTests {
    private func tiles(_ controllerClass: String? = "TilesViewController") throws -> (ScreenFixture, UICollectionView) {
        let screen = try ScreenFixture(
            scenes: """
                <scene sceneID="s"><objects>
                <collectionViewController id="a" sceneMemberID="viewController" \(ScreenFixture.custom(controllerClass))>
                <collectionView key="view" id="g" dataMode="prototypes">\(ScreenFixture.frame(0, 0, 393, 852))
                <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="5"
                    id="f"><size key="itemSize" width="100" height="200"/>
                <size key="headerReferenceSize" width="50" height="40"/>
                <inset key="sectionInset" minX="10" minY="20" maxX="10" maxY="0"/></collectionViewFlowLayout>
                <cells><collectionViewCell id="p" reuseIdentifier="tile" customClass="TileCell"
                    customModule="HeadlessUIKitTests">
                <collectionViewCellContentView key="contentView" id="c"><subviews><label id="l" text="Tile"/></subviews>
                </collectionViewCellContentView><connections><outlet property="name" destination="l"/>
                <segue destination="b" kind="show" identifier="open" id="segue-1"/></connections></collectionViewCell>
                <collectionViewCell id="old" reuseIdentifier="old"><view key="contentView" id="oc"/></collectionViewCell>
                </cells>
                <collectionReusableView key="sectionHeaderView" id="h" reuseIdentifier="head"><subviews>
                <label id="hl" text="Head"/></subviews></collectionReusableView>
                <connections><outlet property="dataSource" destination="a"/><outlet property="delegate" destination="a"/>
                </connections></collectionView></collectionViewController></objects></scene>
                \(ScreenFixture.scene(id: "b", views: ""))
                """)
        return (screen, try screen.view("g", as: UICollectionView.self))
    }

    @Test func `Items are placed in lines`() throws {
        let (_, grid) = try tiles()
        let frames = (0..<4).map { grid.layoutAttributesForItem(at: [0, $0])?.frame }
        #expect(
            frames == [
                CGRect(x: 10, y: 60, width: 100, height: 200), CGRect(x: 115, y: 60, width: 100, height: 200),
                CGRect(x: 220, y: 60, width: 100, height: 200), CGRect(x: 10, y: 270, width: 100, height: 200),
            ])
        #expect(grid.cellForItem(at: [0, 3])?.frame == frames[3])
        #expect(grid.cellForItem(at: [0, 29]) == nil)
        #expect(grid.collectionViewLayout.collectionViewContentSize.height == 2_150)
        let header = grid.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        #expect((header?.subviews.first as? UILabel)?.text == "Head")
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 393, height: 40))
    }

    @Test func `Items are placed in columns where the content scrolls sideways`() throws {
        let (screen, grid) = try tiles()
        let layout = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize = .zero
        layout.invalidateLayout()
        screen.window.layoutIfNeeded()
        #expect(grid.cellForItem(at: [0, 1])?.frame.origin == CGPoint(x: 10, y: 225))
        #expect(grid.cellForItem(at: [0, 4])?.frame.origin == CGPoint(x: 120, y: 20))
    }

    @Test func `Each cell is made with its own outlets, in both forms of content views`() throws {
        let (_, grid) = try tiles()
        let first = try #require(grid.cellForItem(at: [0, 0]) as? TileCell)
        let second = try #require(grid.cellForItem(at: [0, 1]) as? TileCell)
        #expect(first.name?.isDescendant(of: first.contentView) == true && first.name !== second.name)
        let old = grid.dequeueReusableCell(withReuseIdentifier: "old", for: [0, 0])
        #expect(old.contentView.nibObjectID == "oc")
    }

    @Test func `An identifier that nothing has is UIKit's exception`() throws {
        let (_, grid) = try tiles()
        let error = #expect(throws: Headless.UIKitException.self) {
            _ = try Headless.catching { grid.dequeueReusableCell(withReuseIdentifier: "Cell", for: [0, 0]) }
        }
        #expect(
            error?.reason
                == "could not dequeue a view of kind: UICollectionElementKindCell with identifier Cell - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
        let kind = UICollectionView.elementKindSectionFooter
        let other = #expect(throws: Headless.UIKitException.self) {
            _ = try Headless.catching {
                grid.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "x", for: [0, 0])
            }
        }
        #expect(other?.reason.hasPrefix("could not dequeue a view of kind: \(kind) with identifier x") == true)
    }

    @Test func `A class is registered, and its own initialiser makes the cells`() throws {
        let (_, grid) = try tiles()
        grid.register(CodeTile.self, forCellWithReuseIdentifier: "code")
        let cell = try #require(grid.dequeueReusableCell(withReuseIdentifier: "code", for: [0, 0]) as? CodeTile)
        #expect(cell.mark == "made by frame" && cell.reuseIdentifier == "code")
    }

    @Test("L01 A tap selects, prepares and tells in UIKit's order, scrolling where it must")
    func orderOfATap() throws {
        let (screen, grid) = try tiles()
        let controller = try #require(screen.controller as? TilesViewController)
        let calls = try Headless.recording { try Headless.select(item: [0, 29], in: grid) }
        #expect(
            calls.map(\.member).filter { $0.contains("Item") || $0.contains("egue") || $0.contains("prepare") } == [
                "collectionView(_:shouldSelectItemAt:)", "shouldPerformSegue(withIdentifier:sender:)",
                "prepare(for:sender:)", "collectionView(_:didSelectItemAt:)",
            ])
        #expect(controller.log == ["prepare [0, 29]", "select [0, 29]"])
        controller.dismiss(animated: false)
        controller.allows = false
        try Headless.select(item: [0, 28], in: grid)
        #expect(grid.indexPathsForSelectedItems == [[0, 29]])
        #expect(try refusal { try Headless.select(item: [0, 30], in: grid) } == .noSuchIndexPath([0, 30]))
        grid.allowsSelection = false
        #expect(try refusal { try Headless.select(item: [0, 1], in: grid) } == .selectionDisabled)
    }

    @Test func `Several items are selected and deselected one by one`() throws {
        let (screen, grid) = try tiles()
        grid.allowsMultipleSelection = true
        for item in 1...2 {
            try Headless.select(item: [0, item], in: grid)
            screen.controller.dismiss(animated: false)
        }
        try Headless.select(item: [0, 1], in: grid)
        #expect(grid.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test func `Where the data source's class is missing each prototype is shown once`() throws {
        let (_, grid) = try tiles("NowhereViewController")
        #expect(grid.numberOfItems(inSection: 0) == 2)
        #expect(grid.cellForItem(at: [0, 0]) is TileCell)
    }

    @Test func `Collection views and their cells are freed with their controller`() throws {
        weak var controller: UIViewController?
        weak var cell: UICollectionViewCell?
        do {
            let (screen, grid) = try tiles()
            try Headless.select(item: [0, 29], in: grid)
            controller = screen.controller
            cell = grid.cellForItem(at: [0, 29])
            #expect(cell != nil)
            ScreenFixture.shown = nil
        }
        #expect(controller == nil && cell == nil)
    }

    @Test func `A layout of the app's own places the items`() throws {
        let (screen, grid) = try tiles()
        grid.collectionViewLayout = ColumnLayout()
        screen.window.layoutIfNeeded()
        #expect(grid.visibleCells.count == 9)
        try Headless.select(item: [0, 20], in: grid)
        #expect(grid.cellForItem(at: [0, 20])?.frame.minY == 2_000)
    }
}

final class TilesViewController: UICollectionViewController {
    var log: [String] = []
    var allows = true

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 30 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { allows }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("select \(Array(indexPath))")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let path = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0) }
        log.append("prepare \(path.map(Array.init) ?? [])")
    }
}

final class TileCell: UICollectionViewCell, Headless.Connecting {
    weak var name: UILabel?
    class var connections: [Headless.Connection] { [.outlet("name", \TileCell.name)] }
}

final class CodeTile: UICollectionViewCell {
    let mark: String

    override init(frame: CGRect) {
        mark = "made by frame"
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
}

final class ColumnLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 3_000) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<30).compactMap { layoutAttributesForItem(at: [0, $0]) }.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 100, height: 100)
        return attributes
    }
}
