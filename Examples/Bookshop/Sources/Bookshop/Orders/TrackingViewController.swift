import Boardwalk

/// Where a parcel is.
final class TrackingViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var titleLabel: UILabel!
        @IBOutlet private(set) var detailLabel: UILabel!
        @IBOutlet private(set) var progressView: UIProgressView!
    #else
        private(set) var titleLabel: UILabel!
        private(set) var detailLabel: UILabel!
        private(set) var progressView: UIProgressView!
    #endif

    var order: Order?

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let order else { return }
        titleLabel.text = "Order \(order.number)"
        progressView.progress = order.isDelivered ? 1 : 0.5
    }

    class var connections: [Headless.Connection] {
        [
            .outlet("titleLabel", \TrackingViewController.titleLabel),
            .outlet("detailLabel", \TrackingViewController.detailLabel),
            .outlet("progressView", \TrackingViewController.progressView),
        ]
    }
}
