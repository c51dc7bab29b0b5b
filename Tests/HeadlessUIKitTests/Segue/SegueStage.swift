import InterfaceBuilder

@testable import HeadlessUIKit

/// A storyboard in which every scene has a controller of a class of the tests.
@MainActor
struct SegueStage {
    let storyboard: UIStoryboard
    let window = UIWindow(frame: UIScreen.main.bounds)

    /// - Parameter others: further storyboards, by name.
    init(_ scenes: String..., initial: String = "", others: [String: String] = [:]) throws {
        Headless.device = .iPhone
        Headless.log.clear()
        for type in [V1.self, V2.self, V3.self, V4.self, V5.self, Fader.self, Idle.self] as [AnyClass] {
            Headless.register(type)
        }
        Headless.loader = FixtureLoader(
            others.merging(["Main": Self.document(scenes, initial: initial)]) { own, _ in own })
        storyboard = try Headless.catching { UIStoryboard(name: "Main", bundle: nil) }
    }

    static func document(_ scenes: [String], initial: String = "") -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
        <scenes>\(scenes.joined())</scenes></document>
        """
    }

    /// A controller of the storyboard.
    func make<Controller: UIViewController>(_ identifier: String, as type: Controller.Type = Controller.self) throws
        -> Controller
    {
        let made = try Headless.catching { storyboard.instantiateViewController(withIdentifier: identifier) }
        guard let controller = made as? Controller else { throw Missing(name: identifier) }
        return controller
    }

    /// Shows a controller of the storyboard in the window.
    func show<Controller: UIViewController>(_ identifier: String, as type: Controller.Type = Controller.self) throws
        -> Controller
    {
        let controller: Controller = try make(identifier)
        try show(controller)
        return controller
    }

    func show(_ controller: UIViewController) throws {
        try Headless.catching {
            window.rootViewController = controller
            window.makeKeyAndVisible()
        }
    }

    /// A stage for a storyboard that is loaded already.
    init(storyboard: UIStoryboard) {
        self.storyboard = storyboard
    }

    struct Missing: Error {
        let name: String
    }
}

/// A scene whose id is also its identifier, with what stands in its view and among its connections.
func scene(
    _ id: String, _ type: String? = nil, kind: String = "viewController", attributes: String = "",
    subviews: String = "",
    connections: String = "", items: String = "", dock: String = "", hasView: Bool = true
) -> String {
    let customClass = (type ?? (kind == "viewController" ? id : nil)).map { "customClass=\"\($0)\"" } ?? ""
    let view = """
        <view key="view" id="\(id)-view"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(subviews)</subviews></view>
        """
    return """
        <scene sceneID="\(id)-scene"><objects>
        <\(kind) id="\(id)" storyboardIdentifier="\(id)" \(customClass) \(attributes) sceneMemberID="viewController">
        \(hasView && kind == "viewController" ? view : "")\(items)<connections>\(connections)</connections></\(kind)>
        <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" sceneMemberID="firstResponder"/>
        <exit id="\(id)-exit" userLabel="Exit" sceneMemberID="exit"/>\(dock)</objects></scene>
        """
}

func segue(_ identifier: String, _ kind: String, to destination: String, _ attributes: String = "", inner: String = "")
    -> String
{
    """
    <segue destination="\(destination)" kind="\(kind)" identifier="\(identifier)" \(attributes) id="\(identifier)-id">\(inner)</segue>
    """
}

func button(_ id: String, _ connections: String, frame: String = "x=\"0\" y=\"100\" width=\"100\" height=\"44\"")
    -> String
{
    """
    <button id="\(id)"><rect key="frame" \(frame)/><connections>\(connections)</connections></button>
    """
}

/// A navigation scene with one scene at its root.
func navigation(_ id: String, root: String, attributes: String = "") -> String {
    scene(
        id, kind: "navigationController", attributes: attributes,
        connections:
            "<segue destination=\"\(root)\" kind=\"relationship\" relationship=\"rootViewController\" id=\"\(id)-root\"/>"
    )
}

/// The calls of some members, as in `V1.prepare(for:sender:)`.
@MainActor
func calls(_ members: String..., in body: () throws -> Void) rethrows -> [String] {
    try Headless.recording(body).filter { members.isEmpty || members.contains($0.member) }.map(\.description)
}

/// A controller that keeps what it is told of segues.
class Traced: UIViewController, Headless.Connecting {
    var allowsSegues = true
    var prepared: [UIStoryboardSegue] = []
    var senders: [Any?] = []
    var asked: [String] = []
    var whenPrepared: ((UIStoryboardSegue) -> Void)?
    weak var outlet: UIView!
    var takesUnwinding = false
    var unwound: [UIStoryboardSegue] = []

    class var connections: [Headless.Connection] {
        [
            .outlet("outlet", \Traced.outlet), .action("unwind:", Traced.unwind(_:)), .action("act:", Traced.act),
        ]
    }

    func unwind(_ segue: UIStoryboardSegue) {
        unwound.append(segue)
    }

    func act(_ sender: Any) {}

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        asked.append(identifier)
        return allowsSegues
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue)
        senders.append(sender)
        whenPrepared?(segue)
    }

    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool {
        super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) && takesUnwinding
    }
}

class V1: Traced {}
class V2: Traced {}
class V3: Traced {}
class V4: Traced {}
class V5: Traced {}

/// A segue of the app that does what its kind says.
class Fader: UIStoryboardSegue {
    override func perform() {
        super.perform()
    }
}

/// A segue of the app that forgot to do something.
class Idle: UIStoryboardSegue {}
