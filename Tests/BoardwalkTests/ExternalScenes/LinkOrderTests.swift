import HeadlessUIKit
import Testing

@testable import Boardwalk

/// UIKit does not say in which order a placeholder learns of its attributes, its parent and its view. Each order is made
/// here by hand, with a placeholder that has its attributes but has not woken.
@MainActor
@Suite("The order in which a placeholder learns of its place", .serialized)
struct LinkOrderTests {
    private let app = AppFixture([
        "Shop": scene("item", identifier: "Item", className: "LinkedController")
            + scene("items", identifier: "Items", className: "ItemsController"),
    ])

    private func link(to scene: String = "Item", attributes: [String: Any] = [:]) throws -> StoryboardLink {
        let link = try #require(StoryboardLink(coder: NSCoder()))
        link.setValue("Shop", forKeyPath: "storyboardName")
        link.setValue(scene, forKeyPath: "sceneIdentifier")
        for (key, value) in attributes {
            link.setValue(value, forKeyPath: key)
        }
        return link
    }

    @Test("that knows its parent when it wakes gives way then")
    func awake() throws {
        app.install()
        let link = try link()
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), link]
        #expect(tabs.viewControllers?.last === link)
        link.awakeFromNib()
        #expect(tabs.viewControllers?.last is LinkedController)
        #expect(link.parent == nil)
    }

    @Test("that is told of its parent after it woke gives way then")
    func parentAfterAwake() throws {
        app.install()
        let makers: [(StoryboardLink) -> UIViewController] = [
            { link in
                let tabs = UITabBarController()
                tabs.viewControllers = [UIViewController(), link]
                return tabs
            },
            { UINavigationController(rootViewController: $0) },
            { link in
                let split = UISplitViewController()
                split.viewControllers = [UIViewController(), link]
                return split
            },
        ]
        for make in makers {
            let link = try link()
            link.awakeFromNib()
            let container = make(link)
            #expect(container.children.contains { $0 is LinkedController }, "\(type(of: container))")
            #expect(!container.children.contains { $0 === link }, "\(type(of: container))")
            #expect(!link.isViewLoaded)
        }
    }

    @Test("in each column of a split view with columns gives way to its scene")
    func columns() throws {
        app.install()
        for column in [UISplitViewController.Column.primary, .secondary, .compact] {
            let split = UISplitViewController(style: .doubleColumn)
            let link = try link()
            link.awakeFromNib()
            split.setViewController(link, for: column)
            let held = split.viewController(for: column)
            #expect(((held as? UINavigationController)?.topViewController ?? held) is LinkedController, "\(column)")
        }
    }

    @Test("several of one container give way each in its place")
    func several() throws {
        app.install()
        let links = try ["Item", "Items", "Item"].map { try link(to: $0) }
        links.forEach { $0.awakeFromNib() }
        let tabs = UITabBarController()
        tabs.viewControllers = links
        #expect(tabs.viewControllers?.map { "\(type(of: $0))" } == ["LinkedController", "ItemsController", "LinkedController"])
    }

    @Test("whose view is asked for before anything else contains the scene, which appears once and is never blank")
    func viewFirst() throws {
        app.install()
        let link = try link()
        link.awakeFromNib()
        let window = UIWindow.showing(link)
        let item = try #require(link.children.first as? LinkedController)
        #expect(item.appearances.count == 1)
        #expect(item.view.superview === link.view)
        #expect(item.view.frame == window.bounds)
        let tabs = UITabBarController()
        tabs.viewControllers = [link]
        #expect(tabs.viewControllers?.first === link)
        #expect(item.parent === link)
    }

    @Test("that is pushed on screen without anybody having replaced it shows the scene in the same transition")
    func pushed() throws {
        app.install()
        let link = try link(to: "Items")
        link.awakeFromNib()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = UIWindow.showing(navigation)
        defer { withExtendedLifetime(window) {} }
        navigation.pushViewController(link, animated: true)
        let item = try #require(link.scene as? ItemsController)
        #expect(item.appearances == [true])
        #expect(item.view.window != nil)
        #expect(navigation.topViewController?.navigationItem === item.navigationItem)
        #expect(navigation.topViewController?.toolbarItems?.first === item.toolbarItems?.first)
        navigation.popViewController(animated: true)
        #expect(item.appearances == [true])
    }

    @Test("that is presented or lies in a container of the app's own contains the scene")
    func otherPlaces() throws {
        app.install()
        let root = UIViewController()
        let window = UIWindow.showing(root)
        defer { withExtendedLifetime(window) {} }
        let child = try link()
        child.awakeFromNib()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect((child.scene as? LinkedController)?.appearances.count == 1)
        let presented = try link()
        presented.awakeFromNib()
        root.present(presented, animated: true)
        #expect((presented.scene as? LinkedController)?.appearances == [true])
    }

    @Test("that gets an attribute after its scene was made sets it on the scene")
    func lateAttribute() throws {
        app.install()
        let link = try link()
        link.awakeFromNib()
        let item = try #require(link.scene as? LinkedController)
        link.setValue("late", forKeyPath: "note")
        #expect(item.note == "late")
        #expect(link.scene === item)
    }

    @Test("that has not woken shows nothing of a scene, since it does not know which one")
    func asleep() throws {
        app.install()
        let link = try link(to: "Items")
        #expect(link.scene == nil)
        #expect(link.navigationItem.title == nil)
        link.title = "Own"
        #expect(link.title == "Own")
    }
}
