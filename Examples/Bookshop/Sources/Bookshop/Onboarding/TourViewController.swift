import Boardwalk

/// A few pages about the app.
final class TourViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    /// Called with the page that the user has turned to.
    var didTurn: ((Int) -> Void)?

    private lazy var pages = ["WelcomePage", "DeliveryPage", "ReadingPage"].compactMap { identifier in
        try? storyboard?.scene(at: SceneAddress(scene: identifier))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        turn(to: 0)
    }

    func turn(to page: Int) {
        guard pages.indices.contains(page) else { return }
        setViewControllers([pages[page]], direction: .forward, animated: false)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, by: -1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(beside: viewController, by: 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        if completed, let shown = viewControllers?.first, let page = pages.firstIndex(of: shown) {
            didTurn?(page)
        }
    }

    private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
        guard let index = pages.firstIndex(of: page), pages.indices.contains(index + step) else { return nil }
        return pages[index + step]
    }
}
