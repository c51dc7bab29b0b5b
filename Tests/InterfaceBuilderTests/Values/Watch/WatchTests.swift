import InterfaceBuilder
import Testing

@Suite struct WatchTests {
    @Test("Groups nest objects, which have places and sizes")
    func layout() throws {
        let controller: ViewController = try Sample.value(
            """
            <controller identifier="main" spacing="4"><items><group width="1" alignment="left" layout="vertical" \
            radius="8.5"><items><label text="Hi" verticalAlignment="center" id="l"/><table id="t"><items><tableRow \
            identifier="Row" selectable="NO" id="r"><group key="rootItem" id="g"/></tableRow></items></table></items>\
            <edgeInsets key="margins" left="1" right="2" top="3" bottom="4"/></group></items></controller>
            """)
        #expect(controller.kind == .interfaceController && controller.identifier == "main")
        let layout = WatchLayout(controller.element)
        #expect(layout.spacing == 4)
        let group = try #require(layout.items.first)
        #expect(group.subviews.map(\.objectID) == ["l", "t"])
        let place = WatchLayout(group.element)
        #expect(place.width == 1 && place.height == nil && place.alignment == "left" && place.layout == "vertical")
        #expect(place.cornerRadius == 8.5)
        #expect(place.margins == Insets(top: 3, left: 1, bottom: 4, right: 2))
        let row = try #require(group.subviews.last?.subviews.first)
        #expect(WatchLayout(row.element).rowIdentifier == "Row")
        #expect(!WatchLayout(row.element).isSelectable)
        #expect(WatchLayout(row.element).rootItem?.objectID == "g")
    }

    @Test("A notification's controller has a category and a dynamic interface")
    func notification() throws {
        let controller: ViewController = try Sample.value(
            """
            <notificationController><notificationCategory key="notificationCategory" identifier="news" id="n">\
            <color key="sashColor" white="1"/></notificationCategory><connections><segue kind="relationship" \
            relationship="dynamicNotificationInterface" destination="d"/></connections></notificationController>
            """)
        #expect(WatchLayout(controller.element).notificationCategory?.identifier == "news")
        #expect(WatchLayout(controller.element).notificationCategory?.sashColor?.white == 1)
        #expect(controller.segues.first?.relationship == "dynamicNotificationInterface")
    }
}
