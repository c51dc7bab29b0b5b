/// What a view controller presents and what presents it.
struct PresentationState {
    var presented: UIViewController?
    weak var presenting: UIViewController?
    /// Manages the presentation of this controller; made when it is first asked for, for the style of that moment.
    var controller: UIPresentationController?
    /// The presentation or dismissal that is under way, as presenter or as presented.
    weak var transition: Transition?
    weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Whether presentations in a context take this controller's place; nil for what its class does.
    var definesContext: Bool?
    /// What lives as long as this controller is presented, such as the segue that did it.
    var companion: PresentationCompanion?

    /// Forgets how the controller was presented.
    @MainActor
    mutating func reset() {
        presenting = nil
        controller = nil
        companion?.leave()
        companion = nil
    }
}

extension UIViewController {
    /// The controller and those around it, the nearest first.
    private var line: some Sequence<UIViewController> { sequence(first: self) { $0.parent } }

    /// The nearest controller from this one upwards that presents another.
    var nearestPresenter: UIViewController? { line.first { $0.presentation.presented != nil } }

    /// The nearest controller from this one upwards that is presented.
    var nearestPresented: UIViewController? { line.first { $0.presentation.presenting != nil } }

    /// Children answer for the controllers around them.
    var presentedController: UIViewController? { nearestPresenter?.presentation.presented }
    var presentingController: UIViewController? { nearestPresented?.presentation.presenting }

    /// Whether the view of what this controller presents has taken the place of its own.
    var isCovered: Bool {
        guard let controller = presentation.presented?.presentationOfSelf else { return false }
        return controller.hidesPresenter
    }

    /// The controller of the presentation in which this controller is the one on screen.
    var presentationOfSelf: UIPresentationController? {
        presentation.presenting == nil ? nil : presentation.controller
    }

    /// What a presentation makes of the surroundings; nil for a controller that is not presented.
    var presentedTraits: UITraitCollection? {
        presentationOfSelf?.traits
    }
}
