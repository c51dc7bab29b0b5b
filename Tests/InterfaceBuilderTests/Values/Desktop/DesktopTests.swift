import InterfaceBuilder
import Testing

@Suite struct DesktopTests {
    @Test("The menu bar, its menus and its commands are read")
    func menus() throws {
        guard
            case .application(let application) = TopLevelObject(
                try Sample.element(
                    """
                    <application><menu key="mainMenu" systemMenu="main"><items><menuItem title="File"><menu key="submenu" \
                    title="File"><items><menuItem title="Save" keyEquivalent="s" tag="3"/><menuItem \
                    isSeparatorItem="YES"/><menuItem title="Close" keyEquivalent="w"><modifierMask \
                    key="keyEquivalentModifierMask" option="YES" command="YES"/></menuItem></items></menu></menuItem>\
                    </items></menu></application>
                    """))
        else {
            Issue.record("an application")
            return
        }
        let file = try #require(application.mainMenu?.items.first?.submenu)
        #expect(application.mainMenu?.systemMenu == "main")
        #expect(file.items.map(\.title) == ["Save", nil, "Close"])
        #expect(file.items[0].keyEquivalent == "s" && file.items[0].tag == 3)
        #expect(file.items[0].keyEquivalentModifiers == ["command"])
        #expect(file.items[1].isSeparator)
        #expect(file.items[2].keyEquivalentModifiers == ["option", "command"])
    }

    @Test("What a control of macOS shows is in its cell")
    func cells() throws {
        let field = DesktopView(
            try Sample.element(
                """
                <textField wantsLayer="YES"><textFieldCell key="cell" title="Name" selectable="YES" \
                lineBreakMode="clipping"><font key="font" metaFont="system"/></textFieldCell></textField>
                """))
        #expect(field.wantsLayer)
        #expect(field.cell?.title == "Name" && field.cell?.isSelectable == true)
        #expect(field.cell?.lineBreakMode == .clipping)
        #expect(field.cell?.font?.systemFont == .regular)
        #expect(DesktopView(try Sample.element("<box/>")).cell == nil)
    }

    @Test("A window has a content view, styles and a place")
    func window() throws {
        let window: Window = try Sample.value(
            """
            <window title="Main" releasedWhenClosed="NO"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>
            <rect key="contentRect" x="1" y="2" width="3" height="4"/><view key="contentView" id="v"/>
            <value key="minSize" type="size" width="5" height="6"/></window>
            """)
        #expect(window.title == "Main" && !window.isReleasedWhenClosed && window.isVisibleAtLaunch)
        #expect(window.styles == ["titled", "closable"])
        #expect(window.contentRect == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(window.contentView?.objectID == "v")
        #expect(window.minimumSize == Size(width: 5, height: 6) && window.maximumSize == nil)
    }

    @Test("The rows of a view-based table are among its subviews")
    func table() throws {
        let view: View = try Sample.value(
            """
            <tableView viewBased="YES"><tableColumns><tableColumn identifier="name" width="40.5"><prototypeCellViews>\
            <tableCellView id="c"/></prototypeCellViews></tableColumn></tableColumns></tableView>
            """)
        #expect(view.subviews.map(\.objectID) == ["c"])
        let columns = DesktopView(view.element).columns
        #expect(columns.map(\.identifier) == ["name"] && columns.map(\.width) == [40.5])
        #expect(columns.first?.prototypeCellViews.map(\.objectID) == ["c"])
    }
}
