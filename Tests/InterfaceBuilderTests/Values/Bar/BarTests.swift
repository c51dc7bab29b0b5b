import InterfaceBuilder
import Testing

@Suite struct BarTests {
    @Test("A navigation item has one button or several at each edge, and a title view")
    func navigationItem() throws {
        let item: NavigationItem = try Sample.value(
            """
            <navigationItem title="List" prompt="P" largeTitleDisplayMode="never"><barButtonItem key="backBarButtonItem" \
            title="Back" id="b"/><barButtonItem key="leftBarButtonItem" systemItem="done" id="l"/><rightBarButtonItems>\
            <barButtonItem id="r1"/><barButtonItem id="r2"/></rightBarButtonItems><button key="titleView" id="t"/>\
            </navigationItem>
            """)
        #expect(item.title == "List" && item.prompt == "P" && item.largeTitleDisplayMode == "never")
        #expect(item.backBarButtonItem?.title == "Back")
        #expect(item.leftBarButtonItems.map(\.objectID) == ["l"])
        #expect(item.rightBarButtonItems.map(\.objectID) == ["r1", "r2"])
        #expect(item.rightBarButtonItem == nil)
        #expect(item.titleView?.kind == .button)
    }

    @Test("A bar button has a title, an image, a system item or a view")
    func barButtonItem() throws {
        let item: BarButtonItem = try Sample.value(
            """
            <barButtonItem title="Item" image="gear" catalog="system" style="done" enabled="NO" width="30.5" tag="2">\
            <segmentedControl key="customView" id="s"/><color key="tintColor" white="0"/></barButtonItem>
            """)
        #expect(item.title == "Item" && item.style == "done" && item.width == 30.5 && item.tag == 2)
        #expect(item.image?.isSystemSymbol == true)
        #expect(!item.isEnabled && !item.isSpace)
        #expect(item.customView?.kind == .segmentedControl)
        #expect(item.tintColor != nil)
        #expect(try Sample.value("<barButtonItem systemItem='flexibleSpace'/>", as: BarButtonItem.self).isSpace)
    }

    @Test("A tab bar item has two images, or is the system's")
    func tabBarItem() throws {
        let item: TabBarItem = try Sample.value(
            """
            <tabBarItem title="Home" image="house" selectedImage="house.fill" catalog="system" badgeValue="3">\
            <offsetWrapper key="titlePositionAdjustment" horizontal="0.0" vertical="-20"/></tabBarItem>
            """)
        #expect(item.title == "Home" && item.badgeValue == "3")
        #expect(item.image?.name == "house")
        #expect(item.selectedImage?.isSystemSymbol == true)
        #expect(item.titlePositionAdjustment == Offset(horizontal: 0, vertical: -20))
        #expect(try Sample.value("<tabBarItem systemItem='more'/>", as: TabBarItem.self).systemItem == "more")
    }

    @Test("Bars have items and looks of their own")
    func bars() throws {
        let navigation: NavigationBar = try Sample.value(
            """
            <navigationBar barStyle="black" translucent="NO"><textAttributes key="titleTextAttributes"><fontDescription \
            key="fontDescription" type="boldSystem" pointSize="20"/><color key="textColor" white="1"/></textAttributes>\
            <items><navigationItem title="One"/></items></navigationBar>
            """)
        #expect(navigation.barStyle == "black" && !navigation.isTranslucent && !navigation.prefersLargeTitles)
        #expect(navigation.titleTextAttributes?.font?.systemFont == .bold)
        #expect(navigation.titleTextAttributes?.textColor?.white == 1)
        #expect(navigation.items.map(\.title) == ["One"])
        let tools: Toolbar = try Sample.value(
            "<toolbar><items><barButtonItem id='a'/><barButtonItem id='b'/></items></toolbar>")
        #expect(tools.items.map(\.objectID) == ["a", "b"])
        let tabs: TabBar = try Sample.value(
            "<tabBar itemPositioning='fill'><items><tabBarItem id='a'/></items></tabBar>")
        #expect(tabs.items.map(\.objectID) == ["a"] && tabs.itemPositioning == "fill")
    }
}
