import Boardwalk

/// One page of the tour.
final class TourPageViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleLabel: UILabel!
        @IBOutlet private(set) var messageLabel: UILabel!
        @IBOutlet private(set) var illustrationView: UIImageView!
    #else
        private(set) var titleLabel: UILabel!
        private(set) var messageLabel: UILabel!
        private(set) var illustrationView: UIImageView!
    #endif

    class var connections: [Headless.Connection] {
        [
            .outlet("titleLabel", \TourPageViewController.titleLabel),
            .outlet("messageLabel", \TourPageViewController.messageLabel),
            .outlet("illustrationView", \TourPageViewController.illustrationView),
        ]
    }
}
