import Testing

@testable import HeadlessUIKit

@MainActor private var order: [String] = []

private class Ordered: UIView, Headless.Connecting {
    weak var other: UIView! {
        didSet { order.append("outlet") }
    }

    var size = 0 {
        didSet { order.append("size \(size)") }
    }

    class var connections: [Headless.Connection] {
        [.outlet("other", \Ordered.other), .attribute("size", \Ordered.size)]
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        order.append("init \(tag)")
        size = 1
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        order.append("awake \(tag)")
    }
}

/// Another object takes its place.
private class Shy: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        let view = UIView(frame: .zero)
        view.tag = 42
        return view
    }
}

private class Pictured: UIView, Headless.Connecting {
    var icon: UIImage?

    class var connections: [Headless.Connection] { [.attribute("icon", \Pictured.icon)] }
}

private class Linked: UIViewController {
    static var replacement: UIViewController?

    override func awakeAfter(using coder: NSCoder) -> Any? { Self.replacement }
}

private class Watching: UIViewController, Headless.Connecting {
    weak var box: UIView!
    var views: [UIView] = []
    var boxInAwake: UIView?
    var awoken = 0

    class var connections: [Headless.Connection] {
        [.outlet("box", \Watching.box), .outlets("views", \Watching.views)]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        awoken += 1
        boxInAwake = box
    }
}

@MainActor
@Suite(.serialized)
struct NibOrderTests {
    private func stage(_ scenes: String...) throws -> SegueStage {
        order = []
        for type in [Ordered.self, Shy.self, Linked.self, Watching.self, Pictured.self] as [AnyClass] {
            Headless.register(type)
        }
        _ = try SegueStage()
        Headless.loader = FixtureLoader(["Main": SegueStage.document(scenes)])
        return try Headless.catching { SegueStage(storyboard: UIStoryboard(name: "Main", bundle: nil)) }
    }

    @Test func `L11, L21: all objects are made, then connected, then given attributes, then woken`() throws {
        let attribute = """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="size"><integer key="value" value="3"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
        let stage = try stage(
            scene(
                "V1",
                subviews: """
                    <view id="a" tag="1" customClass="Ordered">\(attribute)
                    <connections><outlet property="other" destination="b" id="o"/></connections></view>
                    <view id="b" tag="2" customClass="Ordered"/>
                    """))
        try Headless.catching { try stage.make("V1").loadViewIfNeeded() }
        #expect(order == ["init 1", "init 2", "outlet", "size 3", "awake 1", "awake 2"])
    }

    @Test func `L07: a controller wakes once, without the outlets into its view`() throws {
        let stage = try stage(
            scene(
                "w", "Watching", subviews: "<view id=\"x\"/>",
                connections: "<outlet property=\"box\" destination=\"x\" id=\"o\"/>"))
        let controller = try stage.make("w", as: Watching.self)
        #expect(controller.awoken == 1)
        #expect(controller.boxInAwake == nil)
        try Headless.catching { controller.loadViewIfNeeded() }
        #expect(controller.box != nil)
        #expect(controller.awoken == 1)
    }

    @Test func `L10: the children of a tab bar controller wake at once, their views come later`() throws {
        let stage = try stage(
            scene(
                "t", kind: "tabBarController",
                connections: """
                    <segue destination="w1" kind="relationship" relationship="viewControllers" id="r1"/>
                    <segue destination="w2" kind="relationship" relationship="viewControllers" id="r2"/>
                    """), scene("w1", "Watching"), scene("w2", "Watching"))
        let tabs = try stage.show("t", as: UITabBarController.self)
        let children = (tabs.viewControllers ?? []).compactMap { $0 as? Watching }
        #expect(children.map(\.awoken) == [1, 1])
        #expect(children.map(\.isViewLoaded) == [true, false])
    }

    @Test func `An object that takes another's place is the one that everyone sees`() throws {
        let stage = try stage(
            scene(
                "w", "Watching", subviews: "<view id=\"x\" customClass=\"Shy\"/><view id=\"y\" tag=\"1\"/>",
                connections: """
                    <outlet property="box" destination="x" id="o"/>
                    <outletCollection property="views" destination="x" id="c1"/>
                    <outletCollection property="views" destination="y" id="c2"/>
                    """))
        let controller = try stage.make("w", as: Watching.self)
        try Headless.catching { controller.loadViewIfNeeded() }
        #expect(controller.view.subviews.map(\.tag) == [42, 1])
        #expect(controller.box === controller.view.subviews.first)
        #expect(controller.views.map(\.tag) == [42, 1])
    }

    @Test func `Failure 4: a controller in another's place keeps the segues of its own scene`() throws {
        let stage = try stage(
            scene("link", "Linked", connections: segue("lost", "show", to: "V2")),
            scene("V1", connections: segue("go", "presentation", to: "V2")), scene("V2"))
        let real = try stage.make("V1", as: V1.self)
        Linked.replacement = real
        defer { Linked.replacement = nil }
        #expect(try stage.make("link") === real)
        try stage.show(real)
        try Headless.catching { real.performSegue(withIdentifier: "go", sender: nil) }
        #expect(real.presentedViewController is V2)
    }

    // MARK: What fails

    @Test func `L19: an attribute that cannot be set is logged with its whole key path, and the rest goes on`() throws {
        let attribute = { (path: String) in
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(path)\" value=\"x\"/>"
        }
        let stage = try stage(
            scene(
                "V1",
                subviews: """
                    <view id="a" customClass="Ordered"><userDefinedRuntimeAttributes>\(attribute("floatiuo"))\(attribute("some.deep.key"))
                    </userDefinedRuntimeAttributes></view>
                    """))
        let controller = try stage.make("V1")
        let log = try Headless.logging { try Headless.catching { controller.loadViewIfNeeded() } }
        let view = try #require(controller.view.subviews.first)
        let pointer = Headless.pointer(view, separator: " ")
        #expect(
            log
                == [("floatiuo", "floatiuo"), ("some.deep.key", "key")].map { path, key in
                    "Failed to set (\(path)) user defined inspected property on (\(Headless.className(of: view))): [\(pointer) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
                })
    }

    @Test func `Colours and images of attributes are those of UIKit`() throws {
        let stage = try stage(
            scene(
                "V1",
                subviews: """
                    <view id="a"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="color" keyPath="backgroundColor">
                    <color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
                    <imageView id="i"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="image" keyPath="image" value="star.fill" catalog="system"/>
                    </userDefinedRuntimeAttributes></imageView>
                    <view id="p" customClass="Pictured"><userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="image" keyPath="icon" value="flag"/>
                    <userDefinedRuntimeAttribute type="image" keyPath="unknown" value="flag"/>
                    </userDefinedRuntimeAttributes></view>
                    """))
        let controller = try stage.make("V1")
        let log = try Headless.logging { try Headless.catching { controller.loadViewIfNeeded() } }
        let views: [UIView] = controller.view.subviews
        #expect(views[0].backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect((views[1] as? UIImageView)?.image?.content == .symbol("star.fill"))
        #expect((views[2] as? Pictured)?.icon?.content == .named("flag"))
        #expect(log.map { $0.hasPrefix("Failed to set (unknown) user defined inspected property on ") } == [true])
    }

    @Test func `Q15: an outlet collection has the order of the document`() throws {
        let collection = ["b", "a", "c"].map {
            "<outletCollection property=\"views\" destination=\"\($0)\" id=\"o-\($0)\"/>"
        }
        let stage = try stage(
            scene(
                "V1", "Watching", subviews: "<view id=\"a\" tag=\"1\"/><view id=\"b\" tag=\"2\"/><view id=\"c\" tag=\"3\"/>",
                connections: collection.joined()))
        let controller = try stage.make("V1", as: Watching.self)
        try Headless.catching { controller.loadViewIfNeeded() }
        #expect(controller.views.map(\.tag) == [2, 1, 3])
    }

    @Test func `Failure 11: a class that is missing is logged, and the stand-in takes what is connected`() throws {
        let stage = try stage(
            scene(
                "gone", "SignUpPageViewController", attributes: "customModule=\"App12\"",
                subviews: button(
                    "b", "<action selector=\"sign:\" destination=\"gone\" eventType=\"touchUpInside\" id=\"a\"/>"),
                connections: """
                    <outlet property="any" destination="b" id="o"/><outletCollection property="all" destination="b" id="c"/>
                    """))
        let log = try Headless.logging {
            let controller = try stage.make("gone")
            try Headless.catching { (controller.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
        }
        #expect(log == ["Unknown class _TtC5App1224SignUpPageViewController in Interface Builder file."])
    }

    @Test func `Exception 6: an action that the class does not have fails when it is sent`() throws {
        let stage = try stage(
            scene(
                "V1",
                subviews: button(
                    "b", "<action selector=\"btn2:\" destination=\"V1\" eventType=\"touchUpInside\" id=\"a\"/>")))
        let controller = try stage.make("V1")
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { (controller.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
        }
        #expect(exception?.name == .invalidArgument)
        #expect(
            exception?.reason.hasPrefix(
                "-[HeadlessUIKitTests.V1 btn2:]: unrecognized selector sent to instance 0x") == true)
    }

    @Test func `Exception 5: an outlet of the wrong kind or name`() throws {
        for property in ["label2", "act:"] {
            let stage = try stage(
                scene(
                    "V1", subviews: "<view id=\"x\"/>",
                    connections: "<outlet property=\"\(property)\" destination=\"x\" id=\"o\"/>"))
            let controller = try stage.make("V1")
            let exception = #expect(throws: Headless.UIKitException.self) {
                try Headless.catching { controller.loadViewIfNeeded() }
            }
            #expect(exception?.name == .unknownKey)
            #expect(exception?.reason.hasSuffix("is not key value coding-compliant for the key \(property).") == true)
        }
    }
}
