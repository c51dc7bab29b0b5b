import InterfaceBuilder
import Testing

@Suite struct ReadRecordTests {
    @Test("Only what is asked for, or what a search finds, counts as looked at")
    func searches() throws {
        let document = try Document(
            "<a x='1' y='2'><color key='p' z='3'/><color key='q' z='4'/><font key='q'/><b/></a>")
        let record = document.recordReading()
        let root = document.root
        _ = root["x"]
        _ = root["missing"]
        _ = root.child("color", key: "q")
        _ = root.child(key: "absent")
        let children = Array(root.children)
        #expect(children.map { record.contains($0) } == [false, true, false, false])
        #expect(root.attributes.map { record.contains($0) } == [true, false])
        #expect(children[1].attributes.map { record.contains($0) } == [true, false])
        #expect(root.children("b").count == 1)
        #expect(record.contains(children[3]))
    }

    @Test("What makes an index, and a view that looks among others, leave no trace")
    func passers() throws {
        let document = try Document("<view id='v'><rect id='r'/><subviews><label id='l'/></subviews></view>")
        let record = document.recordReading()
        _ = ObjectIndex(document)
        #expect(document.elements.allSatisfy { !record.contains($0) })
        #expect(View(document.root).subviews.count == 1)
        #expect(document.elements.map { record.contains($0) } == [false, false, true, false])
    }

    @Test("A document without a record reads as before")
    func off() throws {
        #expect(try Document("<a x='1'/>").root["x"] == "1")
    }
}
