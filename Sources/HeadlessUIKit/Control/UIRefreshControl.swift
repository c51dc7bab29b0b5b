import InterfaceBuilder

/// A control that a user pulls down to have content loaded anew.
@MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    public convenience init() {
        self.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        attributedTitle = coder.nib?.archive(RefreshControlArchive.self).title.map { NSAttributedString(string: $0) }
    }

    /// As in UIKit, no action is sent.
    open func beginRefreshing() {
        isRefreshing = true
    }

    open func endRefreshing() {
        isRefreshing = false
    }

    override var primaryEvent: Event { .valueChanged }

    func pull() throws(UIKitException) {
        isRefreshing = true
        try sendAsUser([.valueChanged, .primaryActionTriggered])
    }
}

/// What a refresh control reads from its element.
@MainActor
final class RefreshControlArchive: Archive {
    let title: String?

    init(_ element: Element) {
        title = RefreshControl(element).attributedTitle?.string
    }
}
