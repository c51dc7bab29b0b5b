import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct UISearchControllerTests {
    private func searching(_ search: UISearchController, in controller: UIViewController) {
        search.searchBar.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
        controller.view.addSubview(search.searchBar)
    }

    @Test func `J02: the delegate is told around the presentation and the dismissal`() throws {
        let stage = Stage()
        let search = UISearchController(searchResultsController: nil)
        let delegate = Listener()
        search.delegate = delegate
        searching(search, in: stage.root)
        let calls = Headless.recording {
            search.isActive = true
            search.isActive = false
        }.filter { $0.receiver == "Listener" || $0.member.hasPrefix("viewDid") }.map(\.description)
        #expect(
            calls == [
                "Listener.willPresentSearchController", "UISearchController.viewDidLoad",
                "UISearchController.viewDidLayoutSubviews", "UISearchController.viewDidAppear",
                "Listener.didPresentSearchController", "Listener.willDismissSearchController",
                "UISearchController.viewDidDisappear", "Listener.didDismissSearchController",
            ])
    }

    @Test func `J02: a delegate that presents the search itself is told nothing else`() {
        let stage = Stage()
        let search = UISearchController(searchResultsController: nil)
        let delegate = Presenting()
        delegate.presenter = stage.root
        search.delegate = delegate
        searching(search, in: stage.root)
        let calls = Headless.recording { search.isActive = true }.filter { $0.receiver == "Presenting" }.map(\.member)
        #expect(calls == ["presentSearchController"])
        #expect(search.isActive)
        #expect(stage.root.presentedViewController === search)
    }

    @Test func `J02: a search in a popover that is tapped away tells nothing of its dismissal`() throws {
        let stage = Stage(on: .iPad)
        let search = UISearchController(searchResultsController: nil)
        let delegate = Listener()
        search.delegate = delegate
        search.modalPresentationStyle = .popover
        searching(search, in: stage.root)
        search.popoverPresentationController?.sourceView = search.searchBar
        search.isActive = true
        search.obscuresBackgroundDuringPresentation = false
        let calls = try Headless.recording { try #expect(Headless.tapOutside(search)) }
        #expect(!calls.contains { $0.receiver == "Listener" })
        #expect(!search.isActive)
    }

    @Test func `J01: the search is presented in the context that its content defines`() {
        let content = B()
        let stage = Stage(Container(content))
        let search = UISearchController(searchResultsController: nil)
        searching(search, in: content)
        search.isActive = true
        #expect(search.presentingViewController === stage.root)
        search.isActive = false
        content.definesPresentationContext = true
        search.isActive = true
        #expect(search.presentingViewController === content)
        #expect(content.presentedViewController === search)
    }

    @Test func `J01: a navigation item's search makes its controller define the context`() {
        let content = B()
        let stage = Stage(Container(content))
        let search = UISearchController(searchResultsController: nil)
        search.take(itemOwner: content)
        search.isActive = true
        #expect(search.presentingViewController === content)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `A user's typing activates the search and shows the results`() throws {
        let stage = Stage()
        let results = C()
        let search = UISearchController(searchResultsController: results)
        let updater = Updater()
        search.searchResultsUpdater = updater
        searching(search, in: stage.root)
        let shown = try appearances { try Headless.search(for: "ab", in: search) }
        #expect(search.isActive)
        #expect(search.searchBar.isFirstResponder)
        #expect(updater.texts == ["", "ab"])
        #expect(shown.suffix(2) == ["C.viewWillAppear", "C.viewDidAppear"])
        #expect(results.view.window === stage.window)
        let gone = try appearances { try Headless.cancel(search) }
        #expect(gone.contains("C.viewDidDisappear"))
        #expect(!search.isActive)
        #expect(search.searchBar.text == "")
        #expect(!search.searchBar.isFirstResponder)
        #expect(results.viewIfLoaded?.window == nil)
        #expect(stage.root.presentedViewController == nil)
        try Headless.search(for: "c", in: search)
        #expect(results.view.window === stage.window)
    }

    @Test func `A search bar that is nowhere cannot be typed into`() throws {
        let stage = Stage()
        let search = UISearchController(searchResultsController: nil)
        #expect(try refusal { try Headless.search(for: "x", in: search) } == .searchBarNotOnScreen)
        #expect(try refusal { try Headless.cancel(search) } == .notSearching)
        search.isActive = true
        #expect(!search.isActive)
        #expect(stage.root.presentedViewController == nil)
    }

    @Test func `A search dims what it searches unless it is told not to; its bar stays within reach`() throws {
        let stage = Stage()
        let search = UISearchController(searchResultsController: nil)
        searching(search, in: stage.root)
        search.isActive = true
        let point = CGPoint(x: 100, y: 400)
        #expect(stage.window.hitTest(point, with: nil)?.isDescendant(of: stage.root.view) == false)
        #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === search.searchBar)
        search.obscuresBackgroundDuringPresentation = false
        #expect(stage.window.hitTest(point, with: nil) === stage.root.view)
        search.obscuresBackgroundDuringPresentation = true
        #expect(try Headless.tapOutside(search))
        #expect(!search.isActive)
    }

    @Test func `A search is freed with its bar`() {
        let stage = Stage()
        weak var freed: UISearchController?
        do {
            let search = UISearchController(searchResultsController: C())
            freed = search
            searching(search, in: stage.root)
            search.isActive = true
            search.searchBar.text = "a"
            search.isActive = false
            search.searchBar.removeFromSuperview()
        }
        #expect(freed == nil)
    }
}

@MainActor
private final class Listener: NSObject, UISearchControllerDelegate {
    func willPresentSearchController(_ searchController: UISearchController) {}
    func didPresentSearchController(_ searchController: UISearchController) {}
    func willDismissSearchController(_ searchController: UISearchController) {}
    func didDismissSearchController(_ searchController: UISearchController) {}
}

@MainActor
private final class Presenting: NSObject, UISearchControllerDelegate {
    weak var presenter: UIViewController?

    func presentSearchController(_ searchController: UISearchController) {
        presenter?.present(searchController, animated: true)
    }

    func willPresentSearchController(_ searchController: UISearchController) {}
    func didPresentSearchController(_ searchController: UISearchController) {}
}

@MainActor
private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String?] = []

    func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text)
    }
}
