import InterfaceBuilder
import Testing

@Suite struct XibTests {
    @Test("The file's owner, the first responder and the xib's own objects are told apart")
    func objects() throws {
        let xib = try #require(
            try Sample.xib(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Badge"/>
                <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                <view id="v"/><tapGestureRecognizer id="t"/><customObject id="o" customClass="Source"/>
                """
            ).xib)
        #expect(xib.filesOwner?.customClass?.name == "Badge")
        #expect(xib.placeholders.map(\.identifier) == [.filesOwner, .firstResponder])
        #expect(xib.ownObjects.map(\.objectID) == ["v", "t", "o"])
    }

    @Test("A cell at the top of a xib keeps its reuse identifier though other objects are before it")
    func cell() throws {
        let xib = try #require(
            try Sample.xib(
                "<tapGestureRecognizer id='t'/><customObject id='o'/><tableViewCell reuseIdentifier='Row' id='c'/>"
            ).xib)
        guard case .view(let view) = xib.ownObjects[2] else {
            Issue.record("a cell is a view")
            return
        }
        #expect(TableViewCell(view)?.reuseIdentifier == "Row")
    }

    @Test("The old spelling of a placeholder is recognised")
    func upstream() throws {
        let placeholder: Placeholder = try Sample.value(
            "<placeholder placeholderIdentifier='UpstreamPlaceholder-1'/>")
        #expect(placeholder.identifier?.isUpstream == true)
        #expect(Placeholder.Identifier.filesOwner.isUpstream == false)
    }
}
