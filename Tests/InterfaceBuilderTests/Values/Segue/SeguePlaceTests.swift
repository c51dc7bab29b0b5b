import InterfaceBuilder
import Testing

@Suite struct SeguePlaceTests {
    private static let segue =
        "<connections><segue destination='d' kind='show' identifier='go' id='s'/></connections>"

    @Test(
        "A segue belongs to the scene's controller wherever in the scene it starts",
        arguments: [
            "<viewController id='c' sceneMemberID='viewController'>\(segue)</viewController>",
            "<viewController id='c' sceneMemberID='viewController'/><tapGestureRecognizer id='o'>\(segue)</tapGestureRecognizer>",
            "<viewController id='c' sceneMemberID='viewController'/><view id='o'>\(segue)</view>",
            "<viewController id='c' sceneMemberID='viewController'/><barButtonItem id='o'>\(segue)</barButtonItem>",
            """
            <viewController id='c' sceneMemberID='viewController'><navigationItem key='navigationItem'>\
            <button key='titleView' id='o'>\(segue)</button></navigationItem></viewController>
            """,
            """
            <tableViewController id='c' sceneMemberID='viewController'><tableView key='view'><prototypes>\
            <tableViewCell id='o'>\(segue)</tableViewCell></prototypes></tableView></tableViewController>
            """,
        ])
    func controller(objects: String) throws {
        let document = try Sample.storyboard(objects)
        let scene = try #require(document.storyboard?.scenes.first)
        let segue = try #require(scene.segues.first)
        #expect(scene.segues.count == 1)
        #expect(segue.sourceController?.objectID == "c")
        #expect(["c", "o"].contains(segue.owner?["id"]))
        #expect(segue.scene == scene)
    }

    @Test("The owner of a segue is the object whose connections hold it")
    func owner() throws {
        let document = try Sample.storyboard(
            "<viewController id='c'/><view id='v'><gestureRecognizers/><connections><segue id='s'/></connections></view>"
        )
        #expect(document.storyboard?.segues.first?.owner?["id"] == "v")
    }

    @Test("A destination that the document lacks is none")
    func dangling() throws {
        let document = try Sample.storyboard("<viewController id='c'>\(Self.segue)</viewController>")
        #expect(document.storyboard?.segues.first?.destination(in: ObjectIndex(document)) == nil)
    }

    @Test("A segue to a storyboard reference leads to the reference")
    func reference() throws {
        let document = try Sample.storyboard(
            "<viewController id='c'>\(Self.segue)</viewController>",
            "<viewControllerPlaceholder storyboardName='More' id='d' sceneMemberID='viewController'/>")
        guard
            case .storyboardReference(let reference)? =
                document.storyboard?.segues.first?.destination(in: ObjectIndex(document))
        else {
            Issue.record("the destination is a reference")
            return
        }
        #expect(reference.storyboardName == "More")
    }
}
