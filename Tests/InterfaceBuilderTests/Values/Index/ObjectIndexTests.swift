import InterfaceBuilder
import Testing

@Suite struct ObjectIndexTests {
    private func index(_ objects: String, rest: String = "", attributes: String = "") throws -> ObjectIndex {
        ObjectIndex(try Sample.storyboard(objects, attributes: attributes, rest: rest))
    }

    @Test("An object is found by its id, and so are all who mention it")
    func both() throws {
        let index = try index(
            """
            <viewController id="c"><view key="view" id="v"><subviews><button id="b"/></subviews><constraints><constraint \
            firstItem="b" secondItem="v" id="k"/></constraints><variation key="default"><mask key="constraints"><exclude \
            reference="k"/></mask></variation></view><connections><outlet property="button" destination="b" id="o"/>\
            <segue destination="c" popoverAnchorView="b" id="s"/></connections></viewController>
            """, attributes: "initialViewController='c'")
        #expect(index.element(id: "b")?.name == "button")
        #expect(index.references(to: "b").map(\.attributeName) == ["firstItem", "destination", "popoverAnchorView"])
        #expect(index.references(to: "b").map(\.element.name) == ["constraint", "outlet", "segue"])
        #expect(index.references(to: "k").map(\.element.name) == ["exclude"])
        #expect(index.references(to: "c").map(\.attributeName) == ["initialViewController", "destination"])
        #expect(index.ids == ["c", "v", "b", "k", "o", "s"])
        #expect(index.danglingReferences.isEmpty && index.duplicates.isEmpty)
        #expect(index.element(id: "x") == nil && index.references(to: "x").isEmpty)
    }

    @Test("Repeated ids are kept, all of them")
    func duplicates() throws {
        let index = try index("<viewController id='c'/><view id='d'/><label id='d'/><exit id='d'/>")
        #expect(index.elements(id: "d").map(\.name) == ["view", "label", "exit"])
        #expect(index.duplicates.map { $0.map(\.name) } == [["view", "label", "exit"]])
    }

    @Test("Mentions of nothing are listed with their place")
    func dangling() throws {
        let index = try index(
            "<viewController id='c'><connections>\n<segue destination='gone' id='s'/></connections></viewController>",
            rest: "<inferredMetricsTieBreakers><segue reference='lost'/></inferredMetricsTieBreakers>")
        #expect(index.danglingReferences.map(\.objectID) == ["lost", "gone"])
        #expect(index.danglingReferences.map(\.attributeName) == ["reference", "destination"])
        #expect(index.danglingReferences[1].position.line == 2)
        #expect(index.danglingReferences[1].position.column == 8)
    }

    @Test("A text that repeats its view's id, a device and a mention are no duplicates")
    func innocent() throws {
        let index = try index(
            """
            <view id="t"><textView id="t1"><attributedString key="attributedText" id="t1"><fragment content="a"/>\
            </attributedString></textView></view><barButtonItem id="s"/>
            """,
            rest: """
                <device id="retina4_7"><adaptation id="fullscreen"/></device><inferredMetricsTieBreakers>\
                <segue reference="s"/></inferredMetricsTieBreakers>
                """)
        #expect(index.duplicates.isEmpty)
        #expect(index.ids == ["t", "t1", "s"])
        #expect(index.danglingReferences.isEmpty)
    }

    @Test("The labels of a cell's style and the cell of a content view are mentions")
    func cells() throws {
        let index = try index(
            """
            <tableViewCell id="c" textLabel="l" detailTextLabel="m" imageView="i"><tableViewCellContentView \
            tableViewCell="c" id="v"><subviews><label id="l"/></subviews></tableViewCellContentView></tableViewCell>
            """)
        #expect(index.references(to: "c").map(\.attributeName) == ["tableViewCell"])
        #expect(index.references(to: "l").map(\.attributeName) == ["textLabel"])
        #expect(index.danglingReferences.map(\.objectID).sorted() == ["i", "m"])
    }
}
