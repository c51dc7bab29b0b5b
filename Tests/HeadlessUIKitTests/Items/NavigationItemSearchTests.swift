import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct NavigationItemSearchTests {
    private func stage() -> (nav: Played.Nav, list: UIViewController, search: UISearchController, window: UIWindow) {
        let list = Played.B()
        let search = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = search
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .done, target: nil, action: nil)
        let nav = Played.nav(Played.A(), list)
        return (nav, list, search, Played.show(nav))
    }

    @Test func `J01: a search in a navigation item makes its controller define the context`() {
        let (nav, list, search, window) = stage()
        #expect(list.definesPresentationContext)
        search.isActive = true
        #expect(search.presentingViewController === list)
        #expect(nav.presentedViewController == nil)
        #expect(list.navigationItem.hidesSearchBarWhenScrolling)
        #expect(window.isKeyWindow)
    }

    @Test func `A user searches by the bar below the title, while titles and buttons are away`() throws {
        let (nav, list, search, window) = stage()
        let done = try #require(list.navigationItem.rightBarButtonItem)
        window.layoutIfNeeded()
        #expect(search.searchBar.isDescendant(of: nav.navigationBar))
        try Headless.tap(search.searchBar)
        #expect(search.isActive)
        let refusal = #expect(throws: Headless.Refusal.self) { try Headless.tap(done) }
        #expect(refusal?.reason == .inNoBar)
        #expect(throws: Headless.Refusal.self) { try Headless.tap(titled: "Back") }
        try Headless.search(for: "ab", in: search)
        #expect(search.searchBar.text == "ab")
        try Headless.cancel(search)
        #expect(!search.isActive)
        #expect(throws: Headless.Refusal(.takesNoTaps, done)) { try Headless.tap(done) }
        search.hidesNavigationBarDuringPresentation = false
        search.isActive = true
        try Headless.tap(titled: "Back")
        #expect(nav.topViewController is Played.A)
    }

    @Test func `The search bar is away with its controller or its bar`() throws {
        let (nav, list, search, window) = stage()
        nav.isNavigationBarHidden = true
        window.layoutIfNeeded()
        #expect(try refusal { try Headless.search(for: "a", in: search) } == .searchBarNotOnScreen)
        nav.isNavigationBarHidden = false
        nav.popViewController(animated: true)
        window.layoutIfNeeded()
        #expect(search.searchBar.window == nil)
        #expect(try refusal { try Headless.search(for: "a", in: search) } == .searchBarNotOnScreen)
        #expect(list.parent == nil)
    }

    @Test func `A search that leaves the item leaves its controller, and both are freed`() {
        weak var freed: UISearchController?
        weak var owner: UIViewController?
        do {
            let (nav, list, search, _) = stage()
            search.isActive = true
            search.isActive = false
            owner = list
            freed = search
            list.navigationItem.searchController = nil
            #expect(search.itemOwner == nil)
            nav.view.layoutIfNeeded()
        }
        #expect(freed == nil)
        #expect(owner == nil)
    }
}
