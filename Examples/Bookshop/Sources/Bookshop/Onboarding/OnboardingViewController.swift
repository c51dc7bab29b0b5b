import Boardwalk

/// What a new user sees first.
final class OnboardingViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var pageControl: UIPageControl!
        @IBOutlet private(set) var startButton: UIButton!
    #else
        private(set) var pageControl: UIPageControl!
        private(set) var startButton: UIButton!
    #endif

    private weak var tour: TourViewController?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let tour = segue.destination as? TourViewController {
            self.tour = tour
            tour.didTurn = { [weak self] page in self?.pageControl.currentPage = page }
        }
    }

    @IBAction private func changePage(_ sender: UIPageControl) {
        tour?.turn(to: sender.currentPage)
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("pageControl", \OnboardingViewController.pageControl),
            .outlet("startButton", \OnboardingViewController.startButton),
            .action("changePage:", OnboardingViewController.changePage),
        ]
    }
}
