import Boardwalk

/// The first pages of a book.
final class BookSampleViewController: UIPageViewController, UIPageViewControllerDataSource {
    var book: Book?

    private let lastPage = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        if let page = page(1) {
            setViewControllers([page], direction: .forward, animated: false)
        }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        page(number(of: viewController) - 1)
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        page(number(of: viewController) + 1)
    }

    private func number(of page: UIViewController) -> Int {
        (page as? BookSamplePageViewController)?.number ?? 0
    }

    private func page(_ number: Int) -> UIViewController? {
        guard (1...lastPage).contains(number) else { return nil }
        let page = try? BookSamplePageViewController.instantiate()
        page?.number = number
        page?.book = book
        return page
    }
}
