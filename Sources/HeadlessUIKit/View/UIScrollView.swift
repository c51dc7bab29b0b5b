import Foundation
import InterfaceBuilder

/// A view whose content may be larger than itself.
@MainActor
open class UIScrollView: UIView {
    open weak var delegate: (any UIScrollViewDelegate)?

    /// In points.
    open var contentSize = CGSize.zero

    /// How far the content is scrolled, in points.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != bounds.origin else { return }
            bounds.origin = newValue
            setNeedsLayout()
            if let delegate {
                Headless.note(delegate, "scrollViewDidScroll(_:)")
                delegate.scrollViewDidScroll(self)
            }
        }
    }

    open var contentInset = UIEdgeInsets.zero
    open var scrollIndicatorInsets = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var isPagingEnabled = false
    open var isDirectionalLockEnabled = false
    open var bounces = true
    open var bouncesZoom = true
    open var alwaysBounceHorizontal = false
    open var alwaysBounceVertical = false
    open var showsHorizontalScrollIndicator = true
    open var showsVerticalScrollIndicator = true
    open var delaysContentTouches = true
    open var canCancelContentTouches = true
    open var minimumZoomScale: CGFloat = 1
    open var maximumZoomScale: CGFloat = 1
    open var zoomScale: CGFloat = 1
    open var keyboardDismissMode: KeyboardDismissMode = .none
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
    open private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self) { _ in .zero }
    open private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self) { _ in .zero }

    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl {
                insertSubview(refreshControl, at: 0)
            }
        }
    }

    /// Whether and how scrolling puts the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable {
        case none = 0
        case onDrag = 1
        case interactive = 2
    }

    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic = 0
        case scrollableAxes
        case never
        case always
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(ScrollViewArchive.self).settings.apply(to: self)
    }

    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeOffset(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeOffset(with: coder)
    }

    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        self.contentOffset = contentOffset
    }

    /// Scrolls by as little as it takes to show a rectangle of the content.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let visible = bounds
        var offset = contentOffset
        offset.x = Self.offset(offset.x, visible.width, showing: rect.minX, rect.maxX)
        offset.y = Self.offset(offset.y, visible.height, showing: rect.minY, rect.maxY)
        setContentOffset(offset, animated: animated)
    }

    private static func offset(
        _ offset: CGFloat, _ length: CGFloat, showing start: CGFloat, _ end: CGFloat
    ) -> CGFloat {
        if start < offset || end - start > length {
            return start
        }
        return end > offset + length ? end - length : offset
    }

    open func flashScrollIndicators() {}

    // MARK: Touches

    /// A scroll view follows touches itself, and passes none on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        event?.isIgnored = true
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// What is told of scrolling. Every member is optional.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        Headless.withdrawNote("scrollViewDidScroll(_:)")
    }

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        Headless.withdrawNote("scrollViewWillBeginDragging(_:)")
    }

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        Headless.withdrawNote("scrollViewDidEndDragging(_:willDecelerate:)")
    }

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        Headless.withdrawNote("scrollViewDidEndDecelerating(_:)")
    }

    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// What a scroll view reads from its element.
@MainActor
final class ScrollViewArchive: Archive {
    var settings = Settings<UIScrollView>()

    init(_ element: Element) {
        let view = ScrollView(element)
        settings.set(\.isScrollEnabled, view.isScrollEnabled, unless: true)
        settings.set(\.isPagingEnabled, view.isPagingEnabled, unless: false)
        settings.set(\.isDirectionalLockEnabled, view.isDirectionalLockEnabled, unless: false)
        settings.set(\.bounces, view.bounces, unless: true)
        settings.set(\.bouncesZoom, view.bouncesZoom, unless: true)
        settings.set(\.alwaysBounceHorizontal, view.alwaysBounceHorizontal, unless: false)
        settings.set(\.alwaysBounceVertical, view.alwaysBounceVertical, unless: false)
        settings.set(\.showsHorizontalScrollIndicator, view.showsHorizontalScrollIndicator, unless: true)
        settings.set(\.showsVerticalScrollIndicator, view.showsVerticalScrollIndicator, unless: true)
        settings.set(\.delaysContentTouches, view.delaysContentTouches, unless: true)
        settings.set(\.canCancelContentTouches, view.canCancelContentTouches, unless: true)
        settings.set(\.minimumZoomScale, CGFloat(view.minimumZoomScale), unless: 1)
        settings.set(\.maximumZoomScale, CGFloat(view.maximumZoomScale), unless: 1)
        settings.set(\.contentInset, view.contentInset.map(UIEdgeInsets.init))
        settings.set(\.scrollIndicatorInsets, view.scrollIndicatorInsets.map(UIEdgeInsets.init))
        settings.set(\.keyboardDismissMode, view.keyboardDismissMode.flatMap { Self.dismissModes[$0] })
        settings.set(
            \.contentInsetAdjustmentBehavior, view.contentInsetAdjustmentBehavior.flatMap { Self.behaviors[$0] })
    }

    private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
        "onDrag": .onDrag, "interactive": .interactive,
    ]

    private static let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}
