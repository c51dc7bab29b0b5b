import Testing

@testable import HeadlessUIKit

private class Card: UIViewController, Headless.Connecting {
    weak var label: UIView!
    var loaded = 0

    class var connections: [Headless.Connection] { [.outlet("label", \Card.label)] }

    override func viewDidLoad() {
        loaded += 1
    }
}

private class Named: UIViewController {
    override var nibName: String? { "Elsewhere" }
}

class RootViewController: UIViewController {}

@MainActor
@Suite(.serialized)
struct ViewNibTests {
    private func xib(
        _ outlets: String,
        views: String = "<view id=\"v\" tag=\"7\"><subviews><view id=\"l\" tag=\"8\"/></subviews></view>"
    ) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\(outlets)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>\(views)</objects></document>
        """
    }

    private let viewOutlet = "<outlet property=\"view\" destination=\"v\" id=\"o1\"/>"

    private func load(_ nibs: [String: String]) {
        Headless.loader = FixtureLoader([:], nibs: nibs)
        Headless.log.clear()
    }

    @Test func `A xib gives its owner the view and the outlets, before viewDidLoad`() throws {
        load(["CardView": xib(viewOutlet + "<outlet property=\"label\" destination=\"l\" id=\"o2\"/>")])
        let card = Card(nibName: "CardView", bundle: nil)
        #expect(!card.isViewLoaded)
        try Headless.catching { card.loadViewIfNeeded() }
        #expect(card.view.tag == 7)
        #expect(card.label.tag == 8)
        #expect(card.loaded == 1)
    }

    @Test func `Exception 11: the view outlet is not set`() throws {
        load(["CardView": xib("")])
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { Card(nibName: "CardView", bundle: nil).loadViewIfNeeded() }
        }
        #expect(exception?.name == .internalInconsistency)
        #expect(
            exception?.reason
                == "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"CardView\" nib but the view outlet was not set."
        )
    }

    @Test func `Exception 12: the xib is missing`() throws {
        load([:])
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { Card(nibName: "CardView", bundle: nil).loadViewIfNeeded() }
        }
        #expect(exception?.name == .internalInconsistency)
        #expect(
            exception?.reason
                == "Could not load NIB in bundle: 'NSBundle <\(Bundle.main.bundlePath)> (loaded)' with name 'CardView'")
    }

    @Test func `Exception 5, failure 12: an outlet that the owner does not have`() throws {
        load(["CardView": xib(viewOutlet + "<outlet property=\"label2\" destination=\"l\" id=\"o2\"/>")])
        let card = Card(nibName: "CardView", bundle: nil)
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { card.loadViewIfNeeded() }
        }
        #expect(exception?.name == .unknownKey)
        #expect(
            exception?.reason
                == "[\(Headless.pointer(card, separator: " ")) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label2."
        )
    }

    @Test(
        "L15: the xib of a controller without a name is called after its class",
        arguments: [
            ["HeadlessUIKitTests.RootViewController", "RootViewController", "RootView"],
            ["RootViewController", "RootView"],
            ["RootView"],
        ])
    func search(names: [String]) throws {
        var nibs: [String: String] = [:]
        for (index, name) in names.enumerated() {
            nibs[name] = xib(viewOutlet, views: "<view id=\"v\" tag=\"\(index + 1)\"/>")
        }
        load(nibs)
        let controller = RootViewController()
        try Headless.catching { controller.loadViewIfNeeded() }
        #expect(controller.view.tag == 1)
    }

    @Test func `L15: without any xib the view is empty, and a name of one's own is taken as it is`() throws {
        load(["NamedView": xib(viewOutlet), "Elsewhere": xib(viewOutlet, views: "<view id=\"v\" tag=\"9\"/>")])
        let root = RootViewController()
        try Headless.catching { root.loadViewIfNeeded() }
        #expect(root.view.subviews == [])
        #expect(root.view.frame == UIScreen.main.bounds)
        let named = Named()
        try Headless.catching { named.loadViewIfNeeded() }
        #expect(named.view.tag == 9)
    }

    @Test func `L07: in a xib of its own a controller wakes with its view`() throws {
        Headless.register(Card.self)
        let controller = """
            <viewController id="c" customClass="Card"><view key="view" id="v"><subviews><view id="l" tag="8"/></subviews></view>
            <connections><outlet property="label" destination="l" id="o"/></connections></viewController>
            """
        load(["Whole": xib("", views: controller)])
        let card = try Headless.catching {
            UINib(nibName: "Whole", bundle: nil).instantiate(withOwner: nil).first as? Card
        }
        #expect(card?.label?.tag == 8)
        try Headless.catching { card?.loadViewIfNeeded() }
        #expect(card?.view.subviews.first === card?.label)
        #expect(card?.loaded == 1)
    }
}
