import InterfaceBuilder
import Testing

@Suite struct TextInputTests {
    @Test("A text field has a placeholder, a border and a keyboard")
    func field() throws {
        let field: TextField = try Sample.value(
            """
            <textField text="a" placeholder="Name" borderStyle="roundedRect" textAlignment="center" minimumFontSize="17" \
            clearButtonMode="whileEditing" clearsOnBeginEditing="YES"><nil key="textColor"/><textInputTraits \
            key="textInputTraits" keyboardType="emailAddress" returnKeyType="next" secureTextEntry="YES" \
            textContentType="username" autocapitalizationType="words" autocorrectionType="no"/></textField>
            """)
        #expect(field.text == "a" && field.placeholder == "Name" && field.borderStyle == "roundedRect")
        #expect(field.textAlignment == .center && field.minimumFontSize == 17)
        #expect(field.clearButtonMode == "whileEditing" && field.clearsOnBeginEditing)
        #expect(field.traits?.keyboardType == "emailAddress")
        #expect(field.traits?.returnKeyType == "next")
        #expect(field.traits?.isSecureTextEntry == true)
        #expect(field.traits?.textContentType == "username")
        #expect(field.traits?.enablesReturnKeyAutomatically == false)
    }

    @Test("A text view may be for reading only, and what can be tapped is spelled in two ways")
    func view() throws {
        let view: TextView = try Sample.value(
            """
            <textView editable="NO" selectable="NO"><string key="text">Long text</string><dataDetectorType \
            key="dataDetectorTypes" link="YES" address="YES" phoneNumber="NO"/></textView>
            """)
        let plural: TextView = try Sample.value(
            "<textView><dataDetectorTypes key='dataDetectorTypes' none='YES'/></textView>")
        #expect(!view.isEditable && !view.isSelectable)
        #expect(view.text == "Long text")
        #expect(view.dataDetectorTypes?.types == ["link", "address"])
        #expect(plural.dataDetectorTypes?.types == [])
        #expect(plural.isEditable)
    }

    @Test("A search bar has scopes")
    func search() throws {
        let bar: SearchBar = try Sample.value(
            """
            <searchBar placeholder="Find" showsCancelButton="YES" searchBarStyle="minimal"><scopeButtonTitles>\
            <string>All</string><string>Mine</string></scopeButtonTitles><textInputTraits key="textInputTraits"/></searchBar>
            """)
        #expect(bar.placeholder == "Find" && bar.showsCancelButton && bar.searchBarStyle == "minimal")
        #expect(bar.scopeButtonTitles == ["All", "Mine"])
        #expect(bar.traits?.keyboardType == nil)
        #expect(bar.isTranslucent)
    }
}
