/// The view in which a presentation takes place, above the presenter's view.
///
/// It keeps the presenter alive, which keeps what it presents: whoever is on screen lives, even where the window has got
/// another root.
final class PresentationContainerView: UIView {
    private let presenter: UIViewController?
    private weak var manager: UIPresentationController?

    /// - Parameter presenter: nil where it keeps the view that this one is in.
    init(frame: CGRect, manager: UIPresentationController, keeping presenter: UIViewController?) {
        self.presenter = presenter
        self.manager = manager
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        guard let manager else { return }
        manager.containerViewWillLayoutSubviews()
        manager.placePresentedView()
        manager.containerViewDidLayoutSubviews()
    }

    /// What lies behind gets no touches, except where the presentation lets them through.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard hit === self, let manager else { return hit }
        return manager.viewBehind(at: point, of: self, with: event) ?? (manager.letsTouchesThrough ? nil : self)
    }

    override var takesTaps: Bool { manager?.closesByTapsOutside ?? false }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        _ = try manager?.tapOutside()
    }
}

extension UIPresentationController {
    /// Puts the container in the window, or in the presenter's view where a child defines the context.
    ///
    /// UIKit puts it beside the child's view, which it removes. Inside it goes with the child when the container around
    /// it shows another one, and comes back with it.
    func makeContainer() {
        guard let presenter, let presenterView = presenter.viewIfLoaded, let window = presenterView.window else { return }
        let isInside = effectiveStyle.isInContext && presenter.parent != nil
        let superview = isInside ? presenterView : effectiveStyle.isInContext ? presenterView.superview : window
        let frame = effectiveStyle.isInContext && !isInside ? presenterView.frame : (superview ?? window).bounds
        let container = PresentationContainerView(
            frame: frame, manager: self, keeping: isInside ? nil : presenter)
        (superview ?? window).addSubview(container)
        self.container = container
    }

    func placePresentedView() {
        // A presentation controller of the app places the view itself after the start.
        guard style != .custom || presentedView?.superview !== container else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    func addPresentedView() {
        guard let container, let view = presentedView else { return }
        view.frame = frameOfPresentedViewInContainerView
        container.addSubview(view)
    }

    // MARK: Presenter's view

    func removePresenterView() {
        guard let presenter, let view = presenter.viewIfLoaded, let superview = view.superview else { return }
        // The view of a child stays: the container is in it.
        guard container?.isDescendant(of: view) == false else { return }
        presenterPlace = PresenterPlace(
            superview: superview, index: superview.subviews.firstIndex { $0 === view } ?? 0,
            fillsSuperview: view.frame == superview.bounds)
        view.removeFromSuperview()
    }

    func restorePresenterView() {
        guard let place = presenterPlace, let superview = place.superview, let presenter,
            let view = presenter.viewIfLoaded
        else { return }
        presenterPlace = nil
        // A window may have got another root meanwhile.
        guard presenter.parent != nil || presenter.presentation.presenting != nil
            || superview.window?.rootViewController === presenter
        else { return }
        if place.fillsSuperview {
            view.frame = superview.bounds
        }
        superview.insertSubview(view, at: place.index)
    }
}
