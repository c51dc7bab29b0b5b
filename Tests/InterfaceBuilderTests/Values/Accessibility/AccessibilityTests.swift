import InterfaceBuilder
import Testing

@Suite struct AccessibilityTests {
    @Test("An identifier, a label, a hint and traits are read")
    func attributes() throws {
        let button: Button = try Sample.value(
            """
            <button><accessibility key="accessibilityConfiguration" identifier="buy" label="Buy" hint="Pays">\
            <accessibilityTraits key="traits" button="YES" selected="YES" image="NO"/><bool key="isElement" value="NO"/>\
            </accessibility></button>
            """)
        let accessibility = try #require(button.accessibility)
        #expect(accessibility.identifier == "buy" && accessibility.label == "Buy" && accessibility.hint == "Pays")
        #expect(accessibility.traits == [.button, .selected])
        #expect(accessibility.isElement == false)
    }

    @Test("No traits at all differ from traits that are left to the class")
    func traits() throws {
        let none: Accessibility = try Sample.value(
            "<accessibility><accessibilityTraits key='traits' none='YES'/></accessibility>")
        #expect(none.traits == [])
        #expect(try Sample.value("<accessibility/>", as: Accessibility.self).traits == nil)
    }
}
