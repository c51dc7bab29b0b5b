import InterfaceBuilder
import Testing

@Suite struct ButtonTests {
    @Test("A button shows a title, image and colours for each state")
    func states() throws {
        let button: Button = try Sample.value(
            """
            <button buttonType="roundedRect"><inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Go" image="star" catalog="system" backgroundImage="plate"><color key="titleColor" \
            white="1" alpha="1"/></state><state key="disabled" title="Wait"><color key="titleShadowColor" white="0"/>\
            </state></button>
            """)
        #expect(button.buttonType == .roundedRect)
        #expect(button.states.map(\.name) == ["normal", "disabled"])
        #expect(button.title == "Go")
        #expect(button.normalState?.image?.isSystemSymbol == true)
        #expect(button.normalState?.backgroundImage?.name == "plate")
        #expect(button.normalState?.backgroundImage?.isSystemSymbol == false)
        #expect(button.normalState?.titleColor?.white == 1)
        #expect(button.contentEdgeInsets == Insets(top: 2, left: 1, bottom: 4, right: 3))
    }

    @Test("A configuration replaces the states")
    func configuration() throws {
        let button: Button = try Sample.value(
            """
            <button buttonType="system"><state key="normal" title="Old"/><buttonConfiguration key="configuration" \
            style="filled" title="New" cornerStyle="capsule"><imageReference key="image" image="plus" catalog="system"/>
            <fontDescription key="titleFontDescription" style="UICTFontTextStyleBody"/><color \
            key="baseForegroundColor" systemColor="labelColor"/></buttonConfiguration></button>
            """)
        #expect(button.title == "New")
        #expect(button.image?.name == "plus")
        #expect(button.configuration?.style == "filled")
        #expect(button.configuration?.cornerStyle == "capsule")
        #expect(button.configuration?.titleFont?.face == .textStyle("UICTFontTextStyleBody"))
        #expect(button.configuration?.baseForegroundColor?.value == .system("labelColor"))
    }

    @Test("A title whose parts look different is a title too")
    func attributed() throws {
        let button: Button = try Sample.value(
            """
            <button><state key="normal"><attributedString key="attributedTitle"><fragment content="Read "/>\
            <fragment><string key="content">more
            </string></fragment></attributedString></state></button>
            """)
        #expect(button.title == "Read more\n")
        #expect(button.buttonType == .custom)
    }

    @Test("A watch's button keeps its title in an attribute")
    func watch() throws {
        #expect(try Sample.value("<button title='Start'/>", as: Button.self).title == "Start")
    }
}
