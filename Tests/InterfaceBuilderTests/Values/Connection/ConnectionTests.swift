import InterfaceBuilder
import Testing

@Suite struct ConnectionTests {
    private func controller() throws -> ViewController {
        try Sample.value(
            """
            <viewController id="c"><connections><outlet property="table" destination="t" id="1"/>
            <outletCollection property="gestureRecognizers" destination="g" appends="YES" id="2"/>
            <outletCollection property="stars" destination="s" collectionClass="NSMutableArray" id="3"/>
            <action selector="save:" destination="-1" eventType="touchUpInside" id="4"/>
            <segue destination="d" kind="show" id="5"/><binding destination="b" id="6"/></connections></viewController>
            """)
    }

    @Test("Connections come in the order of the document, unknown kinds included")
    func order() throws {
        let connections = try controller().connections
        #expect(connections.map { $0.element["id"] } == ["1", "2", "3", "4", "5", "6"])
        guard case .other(let binding) = connections[5] else {
            Issue.record("a binding has no type")
            return
        }
        #expect(binding.name == "binding")
    }

    @Test("Outlets, collections and actions are read")
    func kinds() throws {
        let controller = try controller()
        #expect(controller.outlets.map(\.property) == ["table"])
        #expect(controller.outlets.first?.destinationID == "t")
        #expect(controller.outletCollections.map(\.appends) == [true, false])
        #expect(controller.outletCollections.last?.collectionClass == "NSMutableArray")
        #expect(controller.actions.first?.selector == "save:")
        #expect(controller.actions.first?.eventType == .touchUpInside)
        #expect(controller.actions.first?.receiverID == "-1")
        #expect(controller.segues.map(\.kind) == [.show])
        #expect(controller.actions.first?.owner == controller.element)
    }

    @Test("An action of macOS names its receiver otherwise")
    func target() throws {
        #expect(try Sample.value("<action selector='run:' target='x'/>", as: Action.self).receiverID == "x")
    }

    @Test("An object without connections has none")
    func empty() throws {
        let view: View = try Sample.value("<view/>")
        #expect(view.connections.isEmpty && view.segues.isEmpty)
    }
}
