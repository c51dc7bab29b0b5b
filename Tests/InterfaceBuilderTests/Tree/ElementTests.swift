import InterfaceBuilder
import Testing

@Suite struct ElementTests {
    let document: Document

    init() throws {
        document = try Document(
            """
            <root>
                <!--Title-->
                <scene key="first" id="1"><objects><view key="v"/><view key="w"/></objects></scene>
                <!--apart--><?between?>
                <scene id="2"/>
                <other key="first"/>
            </root>
            """)
    }

    @Test func `Children are the elements directly inside`() {
        #expect(document.root.children.map(\.name) == ["scene", "scene", "other"])
        #expect(document.root.children("scene").map { $0["id"] } == ["1", "2"])
        #expect(document.root.children("view").isEmpty)
        #expect(document.root.children("unknown").isEmpty)
    }

    @Test func `A child is found by name and key`() {
        let objects = document.first("objects")
        #expect(objects.child("view")?["key"] == "v")
        #expect(objects.child("view", key: "w")?["key"] == "w")
        #expect(objects.child("view", key: "x") == nil)
        #expect(objects.child("objects") == nil)
        #expect(document.root.child(key: "first")?.name == "scene")
        #expect(document.root.child(key: "second") == nil)
    }

    @Test func `Descendants stay inside the element`() {
        #expect(document.first("scene").descendants.map(\.name) == ["objects", "view", "view"])
        #expect(document.first("other").descendants.map(\.name) == [])
    }

    @Test func `Ancestors lead from the parent to the root`() {
        #expect(document.first("view").ancestors.map(\.name) == ["objects", "scene", "root"])
        #expect(document.root.parent == nil)
        #expect(document.root.ancestors.map(\.name) == [])
    }

    @Test func `The comment before an element is told if nothing stands between`() {
        #expect(document.root.children("scene").map(\.precedingComment) == ["Title", nil])
        #expect(document.first("objects").precedingComment == nil)
    }

    @Test func `Elements are equal at the same place of the same version`() throws {
        #expect(document.first("objects") == document.first("view").parent)
        #expect(Set(document.elements).count == 7)
        #expect(document.root != (try Document("<root/>").root))
    }

    @Test func `Text joins what is directly inside, references resolved and line ends folded`() throws {
        let document = try Document("<a> x&lt;&#10;\r\ny\r<b>no</b><![CDATA[<&amp;>\t\r\n]]><!--no--> &amp;<?no?> z\t</a>")
        #expect(document.root.text == " x<\n\ny\n<&amp;>\t\n & z\t")
    }

    @Test func `Blank space is text too`() throws {
        #expect(try Document("<a> \n </a>").root.text == " \n ")
        #expect(try Document("<a> <b/>\t<b/> </a>").root.text == " \t ")
        #expect(try Document("<a/>").root.text == "")
    }

    @Test func `Tabs of a comment with a carriage return stay tabs`() throws {
        #expect(try Document("<a><!--x\ty\r\nz\rw--><b/></a>").first("b").precedingComment == "x\ty\nz\nw")
    }
}
