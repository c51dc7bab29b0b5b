import Testing

@testable import HeadlessUIKit

private final class Cur: UIViewController {}
private final class New: UIViewController {}

private let appearance: Set = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

/// A book of given pages.
@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var heard: [String] = []
    var spine: UIPageViewController.SpineLocation?

    init(_ pages: [UIViewController]) {
        self.pages = pages
    }

    private func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller } ?? -9 }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        heard.append("before \(index(viewController))")
        let index = index(viewController) - 1
        return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        heard.append("after \(index(viewController))")
        let index = index(viewController) + 1
        return pages.indices.contains(index) ? pages[index] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        heard.append("will \(pendingViewControllers.map(index))")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        heard.append("did \(previousViewControllers.map(index)) \(completed)")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation {
        guard orientation.isLandscape else {
            pageViewController.setViewControllers([pages[0]], direction: .forward, animated: true)
            return .min
        }
        pageViewController.setViewControllers([pages[0], pages[1]], direction: .forward, animated: true)
        return .mid
    }
}

@MainActor
@Suite(.serialized)
struct PageViewControllerTests {
    private func open(
        _ style: UIPageViewController.TransitionStyle, _ book: Book, at index: Int = 0
    ) -> (UIPageViewController, UIWindow) {
        let container = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
        container.dataSource = book
        container.delegate = book
        container.setViewControllers([book.pages[index]], direction: .forward, animated: false)
        return (container, show(container))
    }

    @Test func `A07: a scrolled page appears before the old one disappears`() throws {
        let book = Book([Cur(), New()])
        let (container, window) = open(.scroll, book)
        let calls = try Headless.recording(members: appearance) { try Headless.swipe(container, .forward) }
        #expect(calls == ["New.viewWillAppear", "Cur.viewWillDisappear", "New.viewDidAppear", "Cur.viewDidDisappear"])
        #expect(container.viewControllers == [book.pages[1]])
        #expect(book.pages[0].parent == nil)
        #expect(window.isKeyWindow)
    }

    @Test func `A08: a scrolled page that falls back`() throws {
        let book = Book([Cur(), New()])
        let (container, window) = open(.scroll, book)
        let calls = try Headless.recording(members: appearance) {
            let held = try Headless.holdingTransitions { try Headless.swipe(container, .forward) }
            #expect(held.count == 1)
            #expect(container.viewControllers == [book.pages[0]])
            try held.first?.cancel()
        }
        #expect(
            calls == [
                "New.viewWillAppear", "Cur.viewWillDisappear", "Cur.viewWillAppear", "Cur.viewDidAppear",
                "New.viewWillDisappear", "New.viewDidDisappear",
            ])
        #expect(container.viewControllers == [book.pages[0]])
        #expect(container.children == [book.pages[0]])
        #expect(book.pages[0].view.window === window)
    }

    @Test func `A09: a curled page`() throws {
        let book = Book([Cur(), New()])
        let (container, _window) = open(.pageCurl, book)
        defer { withExtendedLifetime(_window) {} }
        let cancelled = try Headless.recording(members: appearance) {
            try Headless.holdingTransitions { try Headless.swipe(container, .forward) }.first?.cancel()
        }
        #expect(
            cancelled == [
                "New.viewWillAppear", "Cur.viewWillDisappear", "New.viewWillDisappear", "Cur.viewWillAppear",
                "New.viewDidDisappear", "Cur.viewDidAppear",
            ])
        let completed = try Headless.recording(members: appearance) { try Headless.swipe(container, .forward) }
        #expect(
            completed == ["New.viewWillAppear", "Cur.viewWillDisappear", "Cur.viewDidDisappear", "New.viewDidAppear"])
    }

    @Test func `H01: the delegate hears of swipes only, and of those that fall back`() throws {
        let book = Book([Cur(), New(), Cur()])
        let (container, _window) = open(.pageCurl, book)
        defer { withExtendedLifetime(_window) {} }
        var completed: Bool?
        container.setViewControllers([book.pages[1]], direction: .forward, animated: true) { completed = $0 }
        #expect(completed == true)
        #expect(book.heard.isEmpty)
        try Headless.swipe(container, .forward)
        try Headless.holdingTransitions { try Headless.swipe(container, .reverse) }.first?.cancel()
        #expect(
            book.heard == [
                "after 1", "will [2]", "did [1] true", "before 2", "will [1]", "did [2] false",
            ])
    }

    @Test func `Where the book ends nothing turns`() throws {
        let book = Book([Cur()])
        let (container, _window) = open(.scroll, book)
        defer { withExtendedLifetime(_window) {} }
        #expect(try refusal { try Headless.swipe(container, .forward) } == .noPage)
        #expect(book.heard == ["after 0"])
    }

    @Test func `A user cannot turn a page that is turning, off screen or behind something`() throws {
        let book = Book([Cur(), New()])
        let (container, window) = open(.scroll, book)
        let held = try Headless.holdingTransitions { try Headless.swipe(container, .forward) }
        #expect(try refusal { try Headless.swipe(container, .forward) } == .inTransition)
        try held.first?.cancel()
        let sheet = UIViewController()
        container.present(sheet, animated: false)
        #expect(try refusal { try Headless.swipe(container, .forward) } == .notOnScreen)
        sheet.dismiss(animated: false)
        try Headless.swipe(container, .forward)
        window.isHidden = true
        #expect(try refusal { try Headless.swipe(container, .reverse) } == .notOnScreen)
    }

    @Test(arguments: [0, 3]) func `H02: the wrong number of pages is an exception`(count: Int) {
        let container = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let error = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching {
                container.setViewControllers(
                    (0..<count).map { _ in Cur() }, direction: .forward, animated: false)
            }
        }
        #expect(error?.name == .invalidArgument)
        #expect(
            error?.reason
                == "The number of view controllers provided (\(count)) doesn't match the number required (1) for the requested transition"
        )
        #expect(container.viewControllers == [])
    }

    @Test func `H03: only pages on screen are view controllers`() {
        let book = Book([Cur(), New(), Cur()])
        let (container, _window) = open(.scroll, book, at: 1)
        defer { withExtendedLifetime(_window) {} }
        #expect(container.viewControllers == [book.pages[1]])
        #expect(container.children == [book.pages[1]])
    }

    @Test func `H04: an animated change of a scrolling container is remembered as a neighbour`() throws {
        let book = Book([Cur(), New(), Cur()])
        let (container, _window) = open(.scroll, book)
        defer { withExtendedLifetime(_window) {} }
        container.setViewControllers([book.pages[2]], direction: .forward, animated: true)
        try Headless.swipe(container, .reverse)
        #expect(container.viewControllers == [book.pages[0]])
        #expect(!book.heard.contains("before 2"))
        container.setViewControllers([book.pages[2]], direction: .forward, animated: false)
        try Headless.swipe(container, .reverse)
        #expect(container.viewControllers == [book.pages[1]])
        #expect(book.heard.contains("before 2"))
    }

    @Test func `A new data source makes a container forget its neighbours`() throws {
        let book = Book([Cur(), New(), Cur()])
        let (container, _window) = open(.scroll, book)
        defer { withExtendedLifetime(_window) {} }
        container.setViewControllers([book.pages[2]], direction: .forward, animated: true)
        container.dataSource = book
        try Headless.swipe(container, .reverse)
        #expect(container.viewControllers == [book.pages[1]])
    }

    @Test func `A book with its spine in the middle shows and turns two pages`() throws {
        let book = Book([Cur(), New(), Cur(), New()])
        let container = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        container.dataSource = book
        container.setViewControllers(Array(book.pages[0...1]), direction: .forward, animated: false)
        let window = show(container)
        #expect(book.pages[1].view.frame.minX == window.bounds.midX)
        try Headless.swipe(container, .forward)
        #expect(container.viewControllers == Array(book.pages[2...3]))
        #expect(try refusal { try Headless.swipe(container, .forward) } == .noPage)
        try Headless.swipe(container, .reverse)
        #expect(container.viewControllers == Array(book.pages[0...1]))
    }

    @Test func `A rotation asks for the spine, and the pages for it may be set then`() {
        let book = Book([Cur(), New()])
        let (container, window) = open(.pageCurl, book)
        defer { withExtendedLifetime(window) {} }
        Headless.rotate(to: .landscapeLeft)
        #expect(container.spineLocation == .mid)
        #expect(container.viewControllers == book.pages)
        #expect(book.pages[1].view.frame == CGRect(x: 426, y: 0, width: 426, height: 393))
        Headless.rotate(to: .portrait)
        #expect(container.spineLocation == .min)
        #expect(container.viewControllers == [book.pages[0]])
    }

    @Test func `A scene gives the container its style`() throws {
        Headless.loader = FixtureLoader([
            "Main": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="p">
            <scenes><scene sceneID="s"><objects><pageViewController autoresizesArchivedViewToFullSize="NO"
            transitionStyle="scroll" navigationOrientation="vertical" spineLocation="none" id="p"
            sceneMemberID="viewController"/></objects></scene><scene sceneID="t"><objects>
            <pageViewController storyboardIdentifier="curl" transitionStyle="pageCurl"
            navigationOrientation="horizontal" spineLocation="max" doubleSided="YES" id="q"
            sceneMemberID="viewController"/></objects></scene></scenes></document>
            """
        ])
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let first = try #require(storyboard.instantiateInitialViewController() as? UIPageViewController)
        #expect(first.transitionStyle == .scroll)
        #expect(first.navigationOrientation == .vertical)
        #expect(first.spineLocation == .none)
        let second = try #require(
            storyboard.instantiateViewController(withIdentifier: "curl") as? UIPageViewController)
        #expect(second.transitionStyle == .pageCurl)
        #expect(second.spineLocation == .max)
        #expect(second.isDoubleSided)
    }

    @Test func `Turned pages are not kept by a curling container`() {
        let leaks = Headless.leaks {
            weak var first: UIViewController?
            let container = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
            do {
                let page = Cur()
                first = page
                container.setViewControllers([page], direction: .forward, animated: false)
            }
            let window = show(container)
            container.setViewControllers([New()], direction: .forward, animated: true)
            #expect(first == nil)
            window.isHidden = true
        }
        #expect(leaks == [])
    }
}
