import Boardwalk

/// A cover, as large as the screen.
final class CoverViewController: UIViewController, Headless.Connecting {
    #if canImport(ObjectiveC)
        @IBOutlet private(set) var coverView: UIImageView!
    #else
        private(set) var coverView: UIImageView!
    #endif

    private let cover: String?

    init?(coder: NSCoder, cover: String?) {
        self.cover = cover
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        cover = nil
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        coverView.image = cover.flatMap { UIImage(named: $0, in: .bookshop, compatibleWith: nil) }
    }

    class var connections: [Headless.Connection] {
        [.outlet("coverView", \CoverViewController.coverView)]
    }
}
