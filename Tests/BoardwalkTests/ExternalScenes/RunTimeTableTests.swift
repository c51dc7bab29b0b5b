import BoardwalkLegacyNames
import HeadlessUIKit
import Testing

@testable import Boardwalk

/// One of the systems by which a scene of one storyboard leads to that of another.
enum LinkSystem: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case linkedSegue, storyboardLink, externScene, rbStoryboardLink

    var testDescription: String { rawValue }

    /// A way to show the scene.
    enum Way: String, CaseIterable, Sendable {
        case push = "Push"
        case show = "Show"
        case showDetail = "ShowDetail"
        case modal = "Modal"
        case popover = "Popover"

        var kind: String {
            switch self {
            case .push, .show: "show"
            case .showDetail: "showDetail"
            case .modal: "presentation"
            case .popover: "popoverPresentation"
            }
        }
    }

    /// The segue's identifier: the address, where the identifier is the address.
    func identifier(_ target: String, _ way: Way) -> String {
        self == .linkedSegue ? "\(target)#\(way.rawValue)" : "\(target) \(rawValue) \(way.rawValue)"
    }

    func segue(to target: String, _ way: Way) -> String {
        let identifier = identifier(target, way)
        return switch self {
        case .linkedSegue:
            BoardwalkTests.segue(identifier, to: "dummy", className: "LinkedStoryboard\(way.rawValue)Segue")
        case .storyboardLink:
            BoardwalkTests.segue(identifier, to: "\(target) \(rawValue)", kind: way.kind)
        case .externScene:
            BoardwalkTests.segue(identifier, to: "\(target) \(rawValue)", className: "ExternStoryboard\(way.rawValue)Segue")
        case .rbStoryboardLink where way == .show || way == .showDetail:
            BoardwalkTests.segue(identifier, to: "\(target) \(rawValue)", kind: way.kind, className: "RBStoryboardSegue", module: nil)
        case .rbStoryboardLink:
            BoardwalkTests.segue(identifier, to: "\(target) \(rawValue)", className: "RBStoryboard\(way.rawValue)Segue", module: nil)
        }
    }

    /// The placeholder of a target; none where the segue itself has the address.
    func placeholder(of target: SceneAddress, note: String) -> String {
        let className: (String, module: String?)
        switch self {
        case .linkedSegue: return ""
        case .storyboardLink: className = ("StoryboardLink", "Boardwalk")
        case .externScene: className = ("ExternViewController", "Boardwalk")
        case .rbStoryboardLink: className = ("RBStoryboardLink", nil)
        }
        let attributes: [(String, String?)] = [
            ("storyboardName", target.storyboard), ("sceneIdentifier", target.scene),
            ("storyboardBundleIdentifier", target.bundle), ("note", note),
        ]
        let xml = attributes.compactMap { key, value in
            value.map { #"<userDefinedRuntimeAttribute type="string" keyPath="\#(key)" value="\#($0)"/>"# }
        }
        let module = className.module.map { #" customModule="\#($0)""# } ?? ""
        let id = "\(target) \(rawValue)"
        return """
            <scene sceneID="scene-\(id)"><objects>
            <viewController id="\(id)" storyboardIdentifier="\(id)" customClass="\(className.0)"\(module) sceneMemberID="viewController">
            <userDefinedRuntimeAttributes>\(xml.joined())</userDefinedRuntimeAttributes>
            </viewController></objects></scene>
            """
    }
}

/// The rows of the table in which the systems before this one are compared, for each system.
@MainActor
@Suite("At run time", .serialized)
struct RunTimeTableTests {
    private static let targets: [SceneAddress] = ["Item@Shop", "@Shop", "Item@org.example.Kit/Kit", "Items@Shop", "Counted@Shop"]

    private static let segues = LinkSystem.allCases.flatMap { system in
        targets.flatMap { target in LinkSystem.Way.allCases.map { system.segue(to: target.description, $0) } }
    }

    private static let placeholders = LinkSystem.allCases.flatMap { system in
        targets.map { system.placeholder(of: $0, note: system.rawValue) }
    }

    private static let containers = LinkSystem.allCases.flatMap { system in
        let item = "Items@Shop \(system)"
        let tabs = "tabs \(system)"
        let root = "root \(system)"
        return [
            scene(
                tabs, "tabBarController", identifier: tabs, connections: relationship("viewControllers", to: item)),
            scene(
                root, "navigationController", identifier: root, connections: relationship("rootViewController", to: item)),
        ]
    }

    private static let source = scene(
        "initial", className: "LinkSourceController", connections: segues.joined())

    private let app = AppFixture(
        [
            "Main": source + scene("dummy") + placeholders.joined() + containers.joined(),
            "Shop": scene("initial", className: "SceneMakingController")
                + scene(
                    "item", identifier: "Item", className: "LinkedController",
                    connections: LinkedController.unwinding(from: "item"))
                + scene("items", identifier: "Items", className: "ItemsController")
                + scene("counted", identifier: "Counted", className: "OnceWokenController"),
        ],
        bundles: ["org.example.Kit": ["Kit": scene("item", identifier: "Item", className: "LinkedController")]])

    private func follow(
        _ target: String, by system: LinkSystem, _ way: LinkSystem.Way = .push
    ) throws -> (window: UIWindow, source: LinkSourceController) {
        app.install()
        LegacyNames.register()
        defer { LegacyNames.forget() }
        Headless.device = way == .popover ? .iPad : .iPhone
        defer { Headless.device = .iPhone }
        let source = try #require(
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? LinkSourceController)
        source.onPrepare = { $0.destination.popoverPresentationController?.sourceView = $0.source.view }
        let window = UIWindow.showing(UINavigationController(rootViewController: source))
        source.performSegue(withIdentifier: system.identifier(target, way), sender: nil)
        return (window, source)
    }

    @Test("link by storyboard + scene id", arguments: LinkSystem.allCases)
    func identifiedScene(system: LinkSystem) throws {
        #expect(try follow("Item@Shop", by: system).window.topmost is LinkedController)
    }

    @Test("initial scene default", arguments: LinkSystem.allCases)
    func initialScene(system: LinkSystem) throws {
        #expect(try follow("@Shop", by: system).window.topmost is SceneMakingController)
    }

    @Test("other bundle", arguments: LinkSystem.allCases)
    func otherBundle(system: LinkSystem) throws {
        #expect(try follow("Item@org.example.Kit/Kit", by: system).window.topmost is LinkedController)
    }

    @Test("push / modal / popover", arguments: LinkSystem.allCases)
    func ways(system: LinkSystem) throws {
        let pushed = try follow("Item@Shop", by: system, .push)
        #expect(pushed.window.topmost?.navigationController === pushed.source.navigationController)
        let modal = try follow("Item@Shop", by: system, .modal)
        #expect(modal.window.rootViewController?.presentedViewController is LinkedController)
        let popover = try follow("Item@Shop", by: system, .popover)
        #expect(popover.window.topmost?.modalPresentationStyle == .popover)
    }

    @Test("show, showDetail", arguments: LinkSystem.allCases, [LinkSystem.Way.show, .showDetail])
    func shows(system: LinkSystem, way: LinkSystem.Way) throws {
        #expect(try follow("Item@Shop", by: system, way).window.topmost is LinkedController)
    }

    @Test("prepare(for:) sees real destination", arguments: LinkSystem.allCases, LinkSystem.Way.allCases)
    func prepare(system: LinkSystem, way: LinkSystem.Way) throws {
        let (window, source) = try follow("Item@Shop", by: system, way)
        #expect(source.prepared == [window.topmost])
        #expect(source.wasLoadedAtPrepare == [false])
    }

    @Test("unwind through link", arguments: LinkSystem.allCases, LinkSystem.Way.allCases)
    func unwind(system: LinkSystem, way: LinkSystem.Way) throws {
        let (window, source) = try follow("Item@Shop", by: system, way)
        window.topmost?.performSegue(withIdentifier: "back", sender: nil)
        #expect(source.unwound == 1)
        #expect(window.topmost === source)
    }

    @Test("tab / nav root (relationship)", arguments: LinkSystem.allCases.dropFirst())
    func relationships(system: LinkSystem) throws {
        app.install()
        LegacyNames.register()
        defer { LegacyNames.forget() }
        for container in ["tabs", "root"] {
            let made = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "\(container) \(system)")
            #expect(made.children.map { $0 is ItemsController } == [true])
        }
    }

    @Test("nav/tab item of real scene live", arguments: LinkSystem.allCases)
    func items(system: LinkSystem) throws {
        let (window, _) = try follow("Items@Shop", by: system)
        let items = try #require(window.topmost as? ItemsController)
        let bar = try #require(items.navigationController?.topViewController?.navigationItem)
        items.navigationItem.title = "Changed"
        #expect(bar.title == "Changed")
        #expect(items.navigationController?.topViewController?.hidesBottomBarWhenPushed == true)
        #expect(items.navigationController?.topViewController?.tabBarItem.tag == 7)
    }

    @Test("forward extra attributes to destination", arguments: LinkSystem.allCases.dropFirst())
    func attributes(system: LinkSystem) throws {
        #expect((try follow("Item@Shop", by: system).window.topmost as? LinkedController)?.note == system.rawValue)
    }

    @Test("the scene is made and woken once: typhoon#599, P106", arguments: LinkSystem.allCases)
    func madeOnce(system: LinkSystem) throws {
        OnceWokenController.made = 0
        #expect(try follow("Counted@Shop", by: system).window.topmost is OnceWokenController)
        #expect(OnceWokenController.made == 1)
    }
}

final class OnceWokenController: LinkedController {
    static var made = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.made += 1
    }
}
