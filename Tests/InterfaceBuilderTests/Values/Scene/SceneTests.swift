import InterfaceBuilder
import Testing

@Suite struct SceneTests {
    private func scene() throws -> Scene {
        let document = try Document(
            """
            <document><scenes><!--First Page
             --><scene sceneID="s1"><objects>
            <viewController id="c" sceneMemberID="viewController"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
            <exit id="e" userLabel="Exit" sceneMemberID="exit"/><view id="dock"/><pongPressGestureRecognizer id="g"/>
            <customObject id="o" customClass="Store"/><hologram id="h"/>
            </objects><point key="canvasLocation" x="-12.5" y="138"/></scene></scenes></document>
            """)
        return try #require(document.storyboard?.scenes.first)
    }

    @Test("A scene has an id, a place on the canvas and the title that Xcode notes before it")
    func place() throws {
        let scene = try scene()
        #expect(scene.sceneID == "s1")
        #expect(scene.canvasLocation == Point(x: -12.5, y: 138))
        #expect(scene.title == "First Page")
    }

    @Test("Controller, first responder, exit and what lies in the dock are told apart")
    func objects() throws {
        let scene = try scene()
        #expect(scene.viewController?.objectID == "c")
        #expect(scene.firstResponder?.objectID == "r")
        #expect(scene.exit?.objectID == "e")
        #expect(scene.dockObjects.map(\.objectID) == ["dock", "g", "o", "h"])
        #expect(scene.storyboardReference == nil)
    }

    @Test("An object of an unknown kind is kept")
    func unknown() throws {
        guard case .other(let element) = try scene().dockObjects[3] else {
            Issue.record("a hologram has no type")
            return
        }
        #expect(element.name == "hologram")
    }

    @Test("A controller of an unknown kind is a controller by its role")
    func unknownController() throws {
        let document = try Sample.storyboard("<orbController id='o' sceneMemberID='viewController'/>")
        let controller = try #require(document.storyboard?.scenes.first?.viewController)
        #expect(controller.kind == "orbController")
        #expect(!controller.kind.isKnown)
    }

    @Test("Of two controllers in a scene the one with the role counts")
    func role() throws {
        let document = try Sample.storyboard(
            "<viewController id='spare'/><viewController id='main' sceneMemberID='viewController'/>")
        let scene = try #require(document.storyboard?.scenes.first)
        #expect(scene.viewController?.objectID == "main")
        #expect(scene.dockObjects.map(\.objectID) == ["spare"])
    }

    @Test("An object knows its scene, at any depth")
    func containingScene() throws {
        let document = try Sample.storyboard(
            "<viewController><view key='view'><subviews><label/></subviews></view></viewController>")
        let scene = try #require(document.storyboard?.scenes.first)
        #expect(scene.views.map(\.kind) == [.view, .label])
        #expect(scene.views.last?.scene == scene)
        #expect(scene.scene == nil)
    }
}
