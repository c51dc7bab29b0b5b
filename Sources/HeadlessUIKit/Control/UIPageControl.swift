import InterfaceBuilder

/// A control that shows which of several pages is shown.
@MainActor
open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(0, numberOfPages)
            currentPage = min(currentPage, max(0, numberOfPages - 1))
        }
    }

    open var currentPage = 0 {
        didSet { currentPage = max(0, min(currentPage, max(0, numberOfPages - 1))) }
    }

    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(PageControlArchive.self).settings.apply(to: self)
    }

    override var primaryEvent: Event { .valueChanged }

    /// A tap on one half turns one page to that side.
    override func takeTap(at point: CGPoint) throws(UIKitException) {
        try turn(forward: point.x >= bounds.midX)
    }

    func turn(forward: Bool) throws(UIKitException) {
        let former = currentPage
        currentPage += forward ? 1 : -1
        guard currentPage != former else { return }
        try sendAsUser([.touchUpInside, .valueChanged, .primaryActionTriggered])
    }
}

/// What a page control reads from its element.
@MainActor
final class PageControlArchive: Archive {
    var settings = Settings<UIPageControl>()

    init(_ element: Element) {
        let control = PageControl(element)
        settings.set(\.numberOfPages, control.numberOfPages, unless: 0)
        settings.set(\.currentPage, control.currentPage, unless: 0)
        settings.set(\.hidesForSinglePage, control.hidesForSinglePage, unless: false)
        settings.set(\.pageIndicatorTintColor, UIColor(control.pageIndicatorTintColor))
        settings.set(\.currentPageIndicatorTintColor, UIColor(control.currentPageIndicatorTintColor))
    }
}
