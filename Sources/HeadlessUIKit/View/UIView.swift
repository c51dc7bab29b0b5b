import InterfaceBuilder

/// A rectangle on screen and what is in it.
@MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, NibObject, SegueStarting {
    /// In the superview's coordinates, in points.
    open var frame: CGRect {
        didSet {
            if frame.size != oldValue.size {
                resizeSubviews(from: oldValue.size)
                setNeedsLayout()
            }
        }
    }

    /// In the view's own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: boundsOrigin, size: frame.size) }
        set {
            boundsOrigin = newValue.origin
            let center = center
            frame = CGRect(
                x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
                height: newValue.height)
        }
    }

    private var boundsOrigin = CGPoint.zero

    /// In the superview's coordinates, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    open var superview: UIView? { holder }
    open private(set) var subviews: [UIView] = []
    /// Not weak, which every view would pay for whenever it is held or let go: a view that ends takes itself out.
    nonisolated(unsafe) final private(set) unowned(unsafe) var holder: UIView?

    open var isHidden = false {
        didSet {
            if isHidden != oldValue {
                (superview as? UIStackView)?.setNeedsLayout()
            }
        }
    }
    open var alpha: CGFloat = 1
    open var backgroundColor: UIColor?
    open var isOpaque = true
    open var clipsToBounds = false
    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var autoresizesSubviews = true
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open var contentMode: ContentMode = .scaleToFill
    open var clearsContextBeforeDrawing = true
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    open var restorationIdentifier: String?
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var isAccessibilityElement = false

    /// What the view is to somebody who hears the screen: what it was given, else what its class is.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { givenAccessibilityTraits ?? usualAccessibilityTraits }
        set { givenAccessibilityTraits = newValue }
    }

    private var givenAccessibilityTraits: UIAccessibilityTraits?
    var usualAccessibilityTraits: UIAccessibilityTraits { .none }

    open private(set) lazy var layer = CALayer()
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { ownRecognizers.isEmpty ? nil : ownRecognizers }
        set {
            ownRecognizers.forEach(removeGestureRecognizer)
            newValue?.forEach(addGestureRecognizer)
        }
    }

    private var ownRecognizers: [UIGestureRecognizer] = []

    /// What the document varies of the view, and which of its subviews it installs where.
    final var variations: Variations?

    /// The controller whose `view` this is; a controller that ends takes itself out.
    nonisolated(unsafe) final unowned(unsafe) var viewController: UIViewController?
    /// The controller whose scene has the segues that the view starts.
    final weak var segueController: UIViewController?
    private var needsLayout = true
    /// Whether something in the view is to be laid out; then it is so for all views around it.
    private var needsLayoutWithin = false
    private var ownTintColor: UIColor?

    /// The colour of what can be touched: the view's own, else the superview's.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .tintColor }
        set {
            ownTintColor = newValue
            tintColorDidChange()
        }
    }

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        let archived = coder.nib?.archive(ViewArchive.self)
        frame = archived?.frame ?? .zero
        super.init()
        if let nib = coder.nib, let archived {
            template = nib.template
            archived.settings.apply(to: self)
            let made = archived.makeSubviews(of: nib)
            for subview in made {
                takeArchivedSubview(subview)
            }
            variations = Variations(nib.template, subviews: made)
        }
    }

    deinit {
        for subview in subviews where subview.holder === self { subview.holder = nil }
    }

    open func encode(with coder: NSCoder) {}

    /// Takes a subview of the view's element; views whose content lies deeper put it there.
    func takeArchivedSubview(_ subview: UIView) {
        addSubview(subview)
    }

    /// Takes a subview of the view's element that was left out until now.
    func putBack(_ subview: UIView, above sibling: UIView?) {
        if let sibling {
            insertSubview(subview, aboveSubview: sibling)
        } else {
            insertSubview(subview, at: 0)
        }
    }

    open override var next: UIResponder? { viewController ?? superview }

    // MARK: Hierarchy

    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: min(max(0, index), subviews.count))
    }

    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
    }

    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
    }

    open func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    open func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
        subviews.swapAt(first, second)
    }

    private func insert(_ view: UIView, at index: Int) {
        let former = view.superview
        guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
            return Headless.raise(UnconfirmedControls.subviewOfItself)
        }
        if let controller = view.viewController {
            let fits = Headless.shell(false) { () throws(UIKitException) in
                try controller.checkHierarchy(movingInto: self)
                return true
            }
            guard fits else { return }
        }
        let formerWindow = former?.window
        let newWindow = window
        view.willMove(toSuperview: self)
        if newWindow !== formerWindow {
            view.tellWindow(newWindow, will: true)
        }
        let formerIndex = former === self ? subviews.firstIndex { $0 === view } : nil
        view.holder?.subviews.removeAll { $0 === view }
        subviews.insert(view, at: formerIndex.map { $0 < index ? index - 1 : index } ?? index)
        view.holder = self
        if view.needsLayout || view.needsLayoutWithin { view.noteLayoutNeeded() }
        didAddSubview(view)
        view.didMoveToSuperview()
        if newWindow !== formerWindow {
            view.tellWindow(newWindow, will: false)
        }
        setNeedsLayout()
    }

    open func removeFromSuperview() {
        guard let superview else { return }
        let formerWindow = window
        willMove(toSuperview: nil)
        if formerWindow != nil {
            tellWindow(nil, will: true)
        }
        if let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self) {
            responder.resignFirstResponder()
        }
        superview.willRemoveSubview(self)
        superview.subviews.removeAll { $0 === self }
        holder = nil
        didMoveToSuperview()
        if formerWindow != nil {
            tellWindow(nil, will: false)
        }
    }

    private func tellWindow(_ window: UIWindow?, will: Bool) {
        if will {
            viewController?.viewWillMove(toWindow: window)
            willMove(toWindow: window)
        } else {
            didMoveToWindow()
        }
        for subview in subviews {
            subview.tellWindow(window, will: will)
        }
        if !will {
            viewController?.viewDidMove(toWindow: window)
            if let variations, window != nil {
                variations.apply(to: self, for: traitCollection)
            }
        }
    }

    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}

    /// The window that the view is in; nil where it is in none.
    open var window: UIWindow? {
        var view: UIView = self
        while let superview = view.holder {
            view = superview
        }
        return view.asWindow
    }

    /// The view, what it lies in, and so on.
    final var selfAndSuperviews: SuperviewLine { SuperviewLine(from: self) }

    /// The view itself where it is a window.
    var asWindow: UIWindow? { nil }

    open func isDescendant(of view: UIView) -> Bool {
        var place: UIView? = self
        while let current = place {
            if current === view {
                return true
            }
            place = current.superview
        }
        return false
    }

    /// The first view with a tag, this one included, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag {
            return self
        }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) {
                return found
            }
        }
        return nil
    }

    /// Ends editing where the first responder is this view or lies in it.
    ///
    /// - Parameter force: whether it has to, even if it does not want to.
    /// - Returns: whether nothing in the view is edited now.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        guard let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self) else { return true }
        if responder.resignFirstResponder() {
            return true
        }
        if force {
            FirstResponder.current = nil
        }
        return force
    }

    // MARK: Layout

    open func setNeedsLayout() {
        needsLayout = true
        noteLayoutNeeded()
    }

    /// Tells the views around that something in them is to be laid out.
    final func noteLayoutNeeded() {
        var place = holder
        while let view = place, !view.needsLayoutWithin {
            view.needsLayoutWithin = true
            place = view.holder
        }
    }

    open func layoutIfNeeded() {
        if needsLayout {
            needsLayout = false
            viewController?.viewWillLayout()
            layoutSubviews()
            viewController?.viewDidLayout()
        }
        guard needsLayoutWithin else { return }
        needsLayoutWithin = false
        for subview in subviews {
            subview.layoutIfNeeded()
        }
    }

    /// Places the subviews by the document's constraints.
    open func layoutSubviews() {
        layOutByConstraints()
    }

    /// Whether constraints have moved subviews from where the document has them.
    final var isLaidOut = false

    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}
    open func updateConstraints() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func prepareForInterfaceBuilder() {}
    open func sizeToFit() {}
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func invalidateIntrinsicContentSize() {}
    open class var requiresConstraintBasedLayout: Bool { false }
    public static let noIntrinsicMetric: CGFloat = -1
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func tintColorDidChange() {}

    /// The active constraints that code has added, and those of the document that something refers to.
    open var constraints: [NSLayoutConstraint] { heldConstraints.filter(\.isActive) }

    /// Those of the document that are not active are among them.
    final var heldConstraints: [NSLayoutConstraint] = []

    open func addConstraint(_ constraint: NSLayoutConstraint) {
        hold(constraint)
    }

    open func addConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(addConstraint)
    }

    open func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard heldConstraints.contains(where: { $0 === constraint }) else { return }
        constraint.isActive = false
    }

    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach(removeConstraint)
    }

    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet {
            guard layoutMargins != oldValue else { return }
            layoutMarginsDidChange()
            viewController?.viewLayoutMarginsDidChange()
            setNeedsLayout()
        }
    }

    /// The layout margins, for a language that is written from left to right.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
                trailing: layoutMargins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }

    open func layoutMarginsDidChange() {}
    /// Never called: nothing covers the edges of a headless display.
    open func safeAreaInsetsDidChange() {}
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    /// Nothing covers the edges of a headless display.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self) { $0.safeAreaInsets }
    open private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self) { $0.layoutMargins }
    open private(set) lazy var readableContentGuide = UILayoutGuide(of: self) { $0.layoutMargins }
    open private(set) var layoutGuides: [UILayoutGuide] = []

    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }

    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === layoutGuide }
    }

    private func resizeSubviews(from former: CGSize) {
        guard autoresizesSubviews else { return }
        for subview in subviews where subview.translatesAutoresizingMaskIntoConstraints {
            subview.frame = subview.autoresizingMask.frame(subview.frame, from: former, to: frame.size)
        }
    }

    // MARK: Hit testing

    /// Whether a point in the view's own coordinates lies in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// The deepest view at a point in this view's coordinates that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }

    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inWindow = originInWindow
        let other = view?.originInWindow ?? .zero
        return CGPoint(x: point.x + inWindow.x - other.x, y: point.y + inWindow.y - other.y)
    }

    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let inWindow = originInWindow
        let other = view?.originInWindow ?? .zero
        return CGPoint(x: point.x + other.x - inWindow.x, y: point.y + other.y - inWindow.y)
    }

    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// Where the view's own coordinates start, in those of the view at the top.
    private var originInWindow: CGPoint {
        var origin = CGPoint.zero
        var place: UIView? = self
        while let view = place {
            origin.x += view.frame.minX - view.boundsOrigin.x
            origin.y += view.frame.minY - view.boundsOrigin.y
            place = view.superview
        }
        return origin
    }

    // MARK: Gestures

    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        ownRecognizers.append(gestureRecognizer)
    }

    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.view = nil
        ownRecognizers.removeAll { $0 === gestureRecognizer }
    }

    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    func connectSegues(of controller: UIViewController) {
        segueController = controller
    }

    /// Whether a tap does something to the view itself; else the views around may take it.
    var takesTaps: Bool { false }

    /// What a user's tap does; the point is in the view's own coordinates.
    func takeTap(at point: CGPoint) throws(UIKitException) {}

    /// Whether a tap on the view goes to it rather than to a recogniser of a view around it.
    var takesTapBeforeAncestors: Bool { takesTaps }

    /// The parts that a user taps one by one, such as segments.
    var parts: [Headless.Part] { [] }

    /// What a user reads on the view, by which a test can find it.
    var writtenText: String? { nil }

    // MARK: State restoration

    open func encodeRestorableState(with coder: NSCoder) {}
    open func decodeRestorableState(with coder: NSCoder) {}

    // MARK: Traits

    open var traitCollection: UITraitCollection {
        ownTraits(in: viewController?.traitCollection ?? superview?.traitCollection ?? Headless.deviceTraits)
    }

    /// Light or dark for this view and what is in it; unspecified to go with what is around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set {
            Headless.shell { () throws(UIKitException) in
                let change = TraitChange(in: self)
                ownStyle = newValue
                try change.tell()
            }
        }
    }

    private var ownStyle: UIUserInterfaceStyle = .unspecified

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
