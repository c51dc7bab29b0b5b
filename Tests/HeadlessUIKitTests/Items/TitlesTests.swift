import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct TitlesTests {
    @Test func `F07: of the title and the item's title the later one counts`() {
        let controller = Played.A()
        controller.tabBarItem.title = "X"
        controller.navigationItem.title = "X"
        controller.title = "Y"
        #expect(controller.tabBarItem.title == "Y")
        #expect(controller.navigationItem.title == "Y")
        controller.tabBarItem.title = "Z"
        controller.navigationItem.title = "Z"
        #expect(controller.title == "Y")
        #expect(controller.tabBarItem.title == "Z")
        #expect(controller.navigationItem.title == "Z")
    }

    @Test func `F08: items are made when they are first asked for, with the title`() {
        let controller = Played.A()
        controller.title = "Books"
        #expect(controller.items.navigationItem == nil)
        #expect(controller.navigationItem.title == "Books")
        #expect(controller.navigationItem === controller.navigationItem)
        #expect(controller.tabBarItem.title == "Books")
        #expect(controller.tabBarItem === controller.tabBarItem)
        #expect(!controller.isViewLoaded)
    }

    @Test func `F08: an item of the system keeps its own name`() {
        let controller = Played.A()
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 3)
        controller.title = "Books"
        #expect(controller.tabBarItem.title == "Favorites")
        #expect(controller.tabBarItem.tag == 3)
    }

    @Test func `F06: a navigation controller without an item has that of its first controller`() {
        let root = Played.A()
        root.title = "Books"
        let nav = Played.nav(root)
        let tab = Played.tab(nav, Played.B())
        #expect(nav.tabBarItem === root.tabBarItem)
        #expect(tab.tabBar.items?.first?.title == "Books")
        nav.pushViewController(Played.C(), animated: false)
        #expect(nav.tabBarItem === root.tabBarItem)
        nav.tabBarItem = UITabBarItem()
        #expect(nav.tabBarItem !== root.tabBarItem)
    }

    @Test func `A navigation controller with a title names its tab, until its first controller takes another title`() {
        let root = Played.A()
        let nav = Played.nav(root)
        nav.title = "Shop"
        let tab = Played.tab(nav)
        #expect(tab.tabBar.items?.map(\.title) == ["Shop"])
        root.title = "Books"
        #expect(tab.tabBar.items?.map(\.title) == ["Books"])
    }

    @Test func `F07: a root that names itself renames the tab`() {
        let root = Played.Scripted()
        root.whenLoaded = { $0.title = "Loaded" }
        let nav = Played.nav(root)
        nav.tabBarItem = UITabBarItem()
        nav.tabBarItem.title = "Tab"
        let tab = Played.tab(nav, Played.B())
        #expect(tab.tabBar.items?.first?.title == "Tab")
        let window = Played.show(tab)
        #expect(tab.tabBar.items?.first?.title == "Loaded")
        let pushed = Played.C()
        nav.pushViewController(pushed, animated: true)
        pushed.title = "Pushed"
        #expect(tab.tabBar.items?.first?.title == "Loaded")
        _ = window
    }

    @Test func `F08: a title that is set when the view loads is too late for a tab that was never shown`() {
        let late = Played.Scripted()
        late.whenLoaded = { $0.title = "Late" }
        let tab = Played.tab(Played.A(), late)
        let window = Played.show(tab)
        #expect(tab.tabBar.items?.last?.title == nil)
        tab.selectedIndex = 1
        #expect(tab.tabBar.items?.last?.title == "Late")
        _ = window
    }

    @Test func `The edit button says what a press does`() {
        let controller = Played.A()
        let button = controller.editButtonItem
        #expect(button.title == "Edit")
        button.ownAction?()
        #expect(controller.isEditing)
        #expect(button.title == "Done")
        #expect(button.style == .done)
        controller.isEditing = false
        #expect(controller.editButtonItem === button)
        #expect(button.title == "Edit")
    }

    @Test func `One button and several at a side are the same thing`() {
        let item = UINavigationItem(title: "A")
        let (first, second) = (UIBarButtonItem(), UIBarButtonItem.flexibleSpace())
        item.rightBarButtonItems = [first, second]
        #expect(item.rightBarButtonItem === first)
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil)
        item.setLeftBarButtonItems([first], animated: true)
        #expect(item.leftBarButtonItem === first)
        #expect(second.isSpace)
        #expect(UIBarButtonItem.fixedSpace(8).width == 8)
    }

    @Test func `A space of a subclass is of the subclass`() {
        final class Gap: UIBarButtonItem {
            override init() {
                super.init()
                tag = 7
            }

            required init?(coder: NSCoder) { nil }
        }
        let (flexible, fixed): (Gap, Gap) = (.flexibleSpace(), .fixedSpace(8))
        #expect([flexible, fixed].allSatisfy { ObjectIdentifier(type(of: $0)) == ObjectIdentifier(Gap.self) })
        #expect(flexible.tag == 7 && fixed.tag == 7)
        #expect(flexible.isSpace && fixed.isSpace)
        #expect(fixed.width == 8)
    }
}
