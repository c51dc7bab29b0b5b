import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct NavigationBarTests {
    @Test func `The bar of a controller shows the items of its stack`() {
        let (a, b) = (Played.A(), Played.B())
        a.title = "A"
        let nav = Played.nav(a)
        #expect(nav.navigationBar.topItem === a.navigationItem)
        #expect(nav.navigationBar.backItem == nil)
        nav.pushViewController(b, animated: false)
        #expect(nav.navigationBar.items?.count == 2)
        #expect(nav.navigationBar.topItem === b.navigationItem)
        #expect(nav.navigationBar.backItem === a.navigationItem)
        #expect(Played.exception { nav.navigationBar.items = [] }?.name == .internalInconsistency)
        #expect(Played.exception { nav.navigationBar.popItem(animated: true) }?.name == .internalInconsistency)
    }

    @Test func `A bar of its own keeps a stack of items, and asks its delegate`() {
        final class Refusing: NSObject, UINavigationBarDelegate {
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
                item.title != "B"
            }
        }
        let bar = UINavigationBar(frame: .zero)
        let delegate = Refusing()
        bar.delegate = delegate
        bar.pushItem(UINavigationItem(title: "A"), animated: false)
        bar.pushItem(UINavigationItem(title: "B"), animated: false)
        let calls = Headless.recording { #expect(bar.popItem(animated: true) == nil) }
        #expect(calls.map(\.description) == ["Refusing.navigationBar(_:shouldPop:)"])
        bar.topItem?.title = "C"
        #expect(bar.popItem(animated: true)?.title == "C")
        #expect(bar.items?.count == 1)
        #expect(bar.backItem == nil)
    }

    @Test func `Hidden bars are hidden, and a toolbar shows the items of the top`() {
        let (a, b) = (Played.A(), Played.B())
        a.toolbarItems = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
        let nav = Played.nav(a)
        let window = Played.show(nav)
        #expect(nav.toolbar.isHidden)
        nav.setToolbarHidden(false, animated: true)
        #expect(!nav.toolbar.isHidden)
        #expect(nav.toolbar.window === window)
        #expect(nav.toolbar.items?.count == 1)
        nav.isNavigationBarHidden = true
        #expect(nav.navigationBar.isHidden)
        b.hidesBottomBarWhenPushed = true
        nav.pushViewController(b, animated: true)
        #expect(nav.toolbar.isHidden)
        #expect(nav.toolbar.items == nil)
        nav.popViewController(animated: true)
        #expect(!nav.toolbar.isHidden)
    }

    @Test func `Bars are of the classes that a controller is made with`() {
        final class Bar: UINavigationBar {}
        final class Tools: UIToolbar {}
        let nav = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        #expect(nav.navigationBar is Bar)
        #expect(nav.toolbar is Tools)
        #expect(UINavigationController(navigationBarClass: nil, toolbarClass: UIView.self).toolbar != nil)
    }
}
