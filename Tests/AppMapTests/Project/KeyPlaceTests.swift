import InterfaceBuilder
import Testing

@testable import AppMap

@Suite struct KeyPlaceTests {
    private func key(_ name: String, _ value: String, _ text: String) -> String? {
        KeyPlace.position(of: name, naming: value, in: Array(text.utf8))?.description
    }

    private func object(_ identifier: String, _ text: String) -> String? {
        KeyPlace.position(ofDefinition: identifier, in: Array(text.utf8))?.description
    }

    @Test func `a key stands where it is whole and its value follows`() {
        let list = "<dict>\n <key>File~ipad</key><string>Main</string>\n <key>File</key><string>Shop</string>\n <key>File</key>\n <string>Main</string>"
        #expect(key("File", "Main", list) == "4:7")
        #expect(key("File", "Shop", list) == "3:7")
        #expect(key("File~ipad", "Main", list) == "2:7")
        #expect(key("File", "Other", list) == "3:7", "the value may be put together")
        #expect(key("Fil", "Main", list) == nil)
    }

    @Test func `an object of a project stands where it is defined, and not where others mention it`() {
        let project = "B0 /* a in R */ = {isa = PBXBuildFile; fileRef = F0 /* a */; };\n\tF0 /* a */ = {isa = PBXFileReference; };\n\t\"F1\" = {}"
        #expect(object("F0", project) == "2:2")
        #expect(object("F1", project) == "3:3")
        #expect(object("F2", project) == nil)
    }
}
