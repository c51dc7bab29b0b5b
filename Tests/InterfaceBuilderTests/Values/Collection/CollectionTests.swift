import InterfaceBuilder
import Testing

@Suite struct CollectionTests {
    @Test("Both forms of a cell's content view are read, mixed in one collection")
    func contentViews() throws {
        let collection: CollectionView = try Sample.value(
            """
            <collectionView dataMode="prototypes"><collectionViewFlowLayout key="collectionViewLayout" \
            minimumLineSpacing="10" scrollDirection="horizontal"><size key="itemSize" width="50.5" height="50"/>\
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout><cells>
            <collectionViewCell reuseIdentifier="new" id="a"><collectionViewCellContentView key="contentView" id="av">\
            <subviews><label id="al"/></subviews></collectionViewCellContentView></collectionViewCell>
            <collectionViewCell reuseIdentifier="old" id="b"><view key="contentView"><subviews><label id="bl"/></subviews>\
            </view><size key="customSize" width="9" height="8"/></collectionViewCell></cells>
            <collectionReusableView key="sectionHeaderView" reuseIdentifier="head" id="h"/></collectionView>
            """)
        #expect(collection.cells.map(\.reuseIdentifier) == ["new", "old"])
        #expect(collection.cells.map { $0.contentView?.subviews.first?.objectID } == ["al", "bl"])
        #expect(collection.cells[1].contentView?.objectID == nil)
        #expect(collection.cells[1].customSize == Size(width: 9, height: 8))
        #expect(collection.sectionHeaderView?.reuseIdentifier == "head" && collection.sectionFooterView == nil)
        #expect(collection.view.subviews.map(\.objectID) == ["a", "b", "h"])
        let layout = try #require(collection.layout)
        #expect(layout.isFlow && layout.scrollDirection == "horizontal" && layout.minimumLineSpacing == 10)
        #expect(layout.itemSize == Size(width: 50.5, height: 50))
        #expect(layout.sectionInset == Insets(top: 2, left: 1, bottom: 4, right: 3))
    }

    @Test("A layout of the app's own is no flow")
    func customLayout() throws {
        let collection: CollectionView = try Sample.value(
            "<collectionView><collectionViewLayout key='collectionViewLayout' customClass='Spiral' id='l'/></collectionView>"
        )
        #expect(collection.layout?.isFlow == false)
        #expect(collection.layout?.customClass?.name == "Spiral")
    }
}
