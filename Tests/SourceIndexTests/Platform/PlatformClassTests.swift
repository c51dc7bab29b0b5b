import SourceIndex
import Testing

@Suite struct PlatformClassTests {
    @Test func `a button is a control, a view, a responder and an object`() {
        #expect(PlatformClass.chain(of: "UIButton").map(\.name) == ["UIButton", "UIControl", "UIView", "UIResponder", "NSObject"])
        #expect(PlatformClass.chain(of: "Nothing").isEmpty)
    }

    @Test(arguments: [
        "viewController", "tableViewController", "button", "tableView", "mapView", "pongPressGestureRecognizer", "barButtonItem",
        "arscnView", "constraint", "searchDisplayController",
    ])
    func `elements stand for classes whose chain ends in NSObject`(_ element: String) throws {
        let name = try #require(PlatformClass.named(ofElement: element))
        #expect(PlatformClass.chain(of: name).last?.name == "NSObject")
    }

    @Test func `UIKit's own outlets are known with their types`() {
        #expect(PlatformClass.named("UITableView")?.outlets["dataSource"] == "UITableViewDataSource")
        #expect(PlatformClass.named("UIView")?.outlets["gestureRecognizers"] == "UIGestureRecognizer")
        #expect(PlatformClass.named("UIViewController")?.outlets["view"] == "UIView")
    }
}
