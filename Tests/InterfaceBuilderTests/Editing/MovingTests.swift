import InterfaceBuilder
import Testing

@Suite struct MovingTests {
    static let text = """
        <document>
            <scenes>
                <!--One-->
                <scene id="1">
                    <objects>
                        <view/>
                    </objects>
                </scene>
                <!--Two-->
                <scene id="2"/>
                <scene id="3"/>
            </scenes>
            <other/>
        </document>

        """

    private func moved(_ id: String, _ place: (Document) -> Place) throws -> String {
        var document = try Document(Self.text)
        let scene = try #require(document.elements.first { $0["id"] == id })
        try document.move(scene.id, to: place(document))
        #expect(try Document(document.bytes).elements.map(\.name) == document.elements.map(\.name))
        return document.written
    }

    private func scene(_ id: String, in document: Document) -> Element.ID {
        (document.elements.first { $0["id"] == id } ?? document.root).id
    }

    @Test func `A scene moves with the comment before it`() throws {
        let expected = """
            <document>
                <scenes>
                    <!--Two-->
                    <scene id="2"/>
                    <!--One-->
                    <scene id="1">
                        <objects>
                            <view/>
                        </objects>
                    </scene>
                    <scene id="3"/>
                </scenes>
                <other/>
            </document>

            """
        #expect(try moved("2") { .first(in: $0.first("scenes").id) } == expected)
        #expect(try moved("2") { .before(self.scene("1", in: $0)) } == expected)
        #expect(try moved("1") { .after(self.scene("2", in: $0)) } == expected)
        #expect(try moved("1") { .before(self.scene("3", in: $0)) } == expected)
    }

    @Test func `A scene with a comment moves to the end`() throws {
        let one = Self.text.split(separator: "\n", omittingEmptySubsequences: false)
        let expected = (one[..<2] + one[8...10] + one[2..<8] + one[11...]).joined(separator: "\n")
        #expect(try moved("1") { .last(in: $0.first("scenes").id) } == expected)
        #expect(try moved("1") { .after(self.scene("3", in: $0)) } == expected)
    }

    @Test func `Lines and end tags are indented for the new place`() throws {
        #expect(
            try moved("1") { .last(in: $0.first("other").id) } == """
                <document>
                    <scenes>
                        <!--Two-->
                        <scene id="2"/>
                        <scene id="3"/>
                    </scenes>
                    <other>
                        <!--One-->
                        <scene id="1">
                            <objects>
                                <view/>
                            </objects>
                        </scene>
                    </other>
                </document>

                """)
        #expect(
            try moved("1") { .last(in: $0.root.id) } == """
                <document>
                    <scenes>
                        <!--Two-->
                        <scene id="2"/>
                        <scene id="3"/>
                    </scenes>
                    <other/>
                    <!--One-->
                    <scene id="1">
                        <objects>
                            <view/>
                        </objects>
                    </scene>
                </document>

                """)
    }

    @Test func `Beside itself means where it is`() throws {
        for place in [Place.before, Place.after] {
            #expect(try moved("2") { place(self.scene("2", in: $0)) } == Self.text)
        }
        #expect(try moved("1") { .first(in: $0.first("scenes").id) } == Self.text)
        #expect(try moved("1") { .before(self.scene("2", in: $0)) } == Self.text)
        #expect(try moved("2") { .after(self.scene("1", in: $0)) } == Self.text)
        #expect(try moved("3") { .last(in: $0.first("scenes").id) } == Self.text)
    }

    @Test func `There and back again gives the same bytes`() throws {
        var document = try Document(Self.text)
        let scene = document.first("scene").id
        try document.move(scene, to: .last(in: document.first("other").id))
        try document.move(scene, to: .first(in: document.first("scenes").id))
        #expect(document.written == Self.text)
    }

    @Test func `The last child that leaves takes the end tag with it`() throws {
        var document = try Document("<a>\n    <b>\n        <c/>\n    </b>\n    <d/>\n</a>")
        try document.move(document.first("c").id, to: .last(in: document.first("d").id))
        #expect(document.written == "<a>\n    <b/>\n    <d>\n        <c/>\n    </d>\n</a>")
    }

    @Test func `Text keeps its blank space`() throws {
        let string = "<s>\n  two\n  lines</s>"
        let blank = "<e>\n    </e>"
        let section = "<x>\n    <![CDATA[a]]>\n    </x>"
        let inside = [string, blank, section].joined(separator: "\n        ")
        var document = try Document("<a>\n    <b>\n        \(inside)\n    </b>\n    <c>\n        <d/>\n    </c>\n</a>")
        try document.move(document.first("b").id, to: .last(in: document.first("d").id))
        let expected = [string, blank, section].joined(separator: "\n                ")
        #expect(
            document.written
                == "<a>\n    <c>\n        <d>\n            <b>\n                \(expected)\n            </b>\n        </d>\n    </c>\n</a>")
    }

    @Test func `An element within a line brings the indentation of that line`() throws {
        var document = try Document("<a>\n    <x/><b>\n        <c/>\n    </b>\n    <d>\n        <e/>\n    </d>\n</a>")
        try document.move(document.first("b").id, to: .last(in: document.first("d").id))
        #expect(
            document.written
                == "<a>\n    <x/>\n    <d>\n        <e/>\n        <b>\n            <c/>\n        </b>\n    </d>\n</a>")
    }

    @Test func `An element cannot be moved into itself, and the root not at all`() throws {
        var document = try Document("<a><b><c/></b></a>")
        let (a, b, c) = (document.root.id, document.first("b").id, document.first("c").id)
        #expect(throws: EditingError.insideItself) { try document.move(b, to: .last(in: b)) }
        #expect(throws: EditingError.insideItself) { try document.move(b, to: .first(in: c)) }
        #expect(throws: EditingError.insideItself) { try document.move(b, to: .after(c)) }
        #expect(throws: EditingError.root) { try document.move(a, to: .last(in: c)) }
        #expect(throws: EditingError.root) { try document.move(b, to: .before(a)) }
        #expect(throws: EditingError.root) { try document.move(b, to: .after(a)) }
        #expect(document.written == "<a><b><c/></b></a>")
    }
}
