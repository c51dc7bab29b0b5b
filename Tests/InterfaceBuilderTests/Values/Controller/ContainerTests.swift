import InterfaceBuilder
import Testing

@Suite struct ContainerTests {
    @Test("A navigation controller has bars and a root")
    func navigation() throws {
        let controller: ViewController = try Sample.value(
            """
            <navigationController toolbarHidden="NO" hidesBarsWhenVerticallyCompact="YES"><navigationBar \
            key="navigationBar" largeTitles="YES" id="n"/><nil name="viewControllers"/><toolbar key="toolbar" id="t"/>
            <connections><segue destination="r" kind="relationship" relationship="rootViewController" id="s"/>\
            </connections></navigationController>
            """)
        let navigation = try #require(NavigationController(controller))
        #expect(navigation.navigationBar?.prefersLargeTitles == true)
        #expect(navigation.toolbar?.objectID == "t")
        #expect(!navigation.isToolbarHidden && !navigation.isNavigationBarHidden)
        #expect(navigation.hidesBarsWhenVerticallyCompact)
        #expect(navigation.rootViewControllerSegue?.destinationID == "r")
        #expect(navigation.explicitNils == ["viewControllers"])
        #expect(TabBarController(controller) == nil)
    }

    @Test("The tabs of a tab bar controller come in the order of the document")
    func tabs() throws {
        let controller: TabBarController = try Sample.value(
            """
            <tabBarController><tabBar key="tabBar" id="t"/><connections>
            <segue destination="b" kind="relationship" relationship="viewControllers" id="1"/>
            <segue destination="x" kind="show" id="2"/>
            <segue destination="a" kind="relationship" relationship="viewControllers" id="3"/>
            </connections></tabBarController>
            """)
        #expect(controller.tabBar?.objectID == "t")
        #expect(controller.viewControllerSegues.map(\.destinationID) == ["b", "a"])
    }

    @Test("A split view controller has columns")
    func split() throws {
        let controller: SplitViewController = try Sample.value(
            """
            <splitViewController allowDoubleColumnStyle="YES" preferredDisplayMode="beside" behavior="tile" \
            presentsWithGesture="NO" minimumPrimaryColumnWidth="200.5"><connections>
            <segue destination="m" kind="relationship" relationship="masterViewController"/>
            <segue destination="d" kind="relationship" relationship="detailViewController"/>
            <segue destination="s" kind="relationship" relationship="supplementaryViewController"/>
            <segue destination="c" kind="relationship" relationship="compactViewController"/>
            </connections></splitViewController>
            """)
        #expect(controller.isColumnStyle && !controller.presentsWithGesture)
        #expect(controller.preferredDisplayMode == "beside")
        #expect(controller.minimumPrimaryColumnWidth == 200.5)
        #expect(controller.masterSegue?.destinationID == "m")
        #expect(controller.detailSegue?.destinationID == "d")
        #expect(controller.supplementarySegue?.destinationID == "s")
        #expect(controller.compactSegue?.destinationID == "c")
    }

    @Test("A page view controller turns pages")
    func pages() throws {
        let controller: PageViewController = try Sample.value(
            "<pageViewController transitionStyle='scroll' navigationOrientation='vertical' spineLocation='mid' pageSpacing='8'/>"
        )
        #expect(controller.transitionStyle == "scroll")
        #expect(controller.navigationOrientation == "vertical")
        #expect(controller.spineLocation == "mid")
        #expect(controller.pageSpacing == 8)
        #expect(!controller.isDoubleSided)
    }
}
