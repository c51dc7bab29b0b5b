import InterfaceBuilder

/// Recognises fingers that stay where they are.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// In points.
    open var allowableMovement: CGFloat = 10

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let archived = coder.nib?.archive(GestureRecognizerArchive.self).recognizer else { return }
        numberOfTapsRequired = archived.numberOfTapsRequired ?? 0
        numberOfTouchesRequired = archived.numberOfTouchesRequired ?? 1
        minimumPressDuration = archived.minimumPressDuration ?? 0.5
        allowableMovement = archived.allowableMovement.map { CGFloat($0) } ?? 10
    }

    override var states: [State] { [.began, .ended] }
}

/// Recognises fingers that move.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    private var movement = CGPoint.zero

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let archived = coder.nib?.archive(GestureRecognizerArchive.self).recognizer else { return }
        minimumNumberOfTouches = archived.minimumNumberOfTouches ?? 1
        maximumNumberOfTouches = archived.maximumNumberOfTouches ?? .max
    }

    /// How far the fingers have moved, in points.
    open func translation(in view: UIView?) -> CGPoint { movement }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        movement = translation
    }

    /// In points a second; a headless finger lifts at rest.
    open func velocity(in view: UIView?) -> CGPoint { .zero }

    override var states: [State] { [.began, .changed, .ended] }
}

/// Recognises fingers that move in from an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        switch coder.nib?.archive(GestureRecognizerArchive.self).recognizer.edges {
        case "left": edges = .left
        case "right": edges = .right
        case "top": edges = .top
        case "bottom": edges = .bottom
        default: break
        }
    }
}

/// Recognises two fingers that move together or apart.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    override var states: [State] { [.began, .changed, .ended] }
}

/// Recognises two fingers that turn.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians.
    open var rotation: CGFloat = 0
    override var states: [State] { [.began, .changed, .ended] }
}

/// Recognises a pointer over a view.
@MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var states: [State] { [.began, .changed, .ended] }
}
