/// One presentation of a flow, from its beginning to its end.
@MainActor
final class FlowStay {
    /// Code's wish to take the flow away.
    enum Departure {
        /// It waits until the screen is still.
        case wanted(animated: Bool)
        /// The transition that takes the flow away has begun.
        case begun
    }

    /// Whether the first scene is pushed; else it is presented.
    let isPushed: Bool
    /// The flow around this one, which lives as long as this one is presented; not one that code has ended before.
    let outer: AnyStoryboardController?
    /// The view controller that was asked to present: for a pushed flow the navigation controller.
    private(set) weak var presenter: UIViewController?
    /// The lowest of the flow's view controllers, which keeps the flow alive.
    weak var root: UIViewController?
    /// Whether the transition that shows the flow is over, or will never begin.
    var isSettled = false
    /// Nil as long as code has not ended the flow.
    var departure: Departure?
    /// Whether a transition's end has been asked for.
    var isWaiting = false
    /// What is called when the flow is off the screen.
    var completions: [() -> Void] = []

    private var hasArrived = false
    private weak var window: UIWindow?
    private var uppermost: [Reference] = []

    private struct Reference {
        weak var controller: UIViewController?
    }

    init(of root: UIViewController?, isPushed: Bool, presenter: UIViewController) {
        self.root = root
        self.isPushed = isPushed
        self.presenter = presenter
        var outer = FlowMembership.flow(of: presenter.sceneInFront)
        while let stay = outer?.stay, stay.departure != nil {
            outer = stay.outer
        }
        self.outer = outer
    }

    /// How the flow ends if it has gone now: by code too where code has ended the flow around it.
    var ending: FlowEnding {
        departure != nil || outer?.stay?.ending == .byCode ? .byCode : .byUser
    }

    /// Whether code has ended the flow, which is on screen and can go.
    var isReadyToLeave: Bool {
        if case .wanted = departure { isSettled } else { false }
    }

    /// For a pushed flow.
    var navigationController: UINavigationController? { isPushed ? presenter as? UINavigationController : nil }

    /// The lowest of the flow's view controllers that is in its place, nil where none is: in the stack, or presented.
    func standing(of flow: AnyStoryboardController) -> UIViewController? {
        guard isPushed else { return root?.presentingViewController == nil ? nil : root }
        return navigationController?.viewControllers.first { FlowMembership.own(of: $0) === flow }
    }

    /// Whether the flow is in its place, or on its way to it.
    func stands(_ flow: AnyStoryboardController) -> Bool {
        guard let standing = standing(of: flow) else { return !hasArrived && !isSettled && root != nil }
        hasArrived = true
        if standing !== root {
            FlowTie.untie(flow, from: root)
            FlowTie.tie(flow, to: standing)
            root = standing
        }
        return !hasLostWindow(standing)
    }

    /// Whether what the flow lies in was the root of a window or presented, and is not any more. A child that the app has
    /// taken out of its container, and keeps, may come back.
    private func hasLostWindow(_ standing: UIViewController) -> Bool {
        let path = Array(sequence(first: standing) { $0.parent ?? $0.presentingViewController })
        if let window = path.lazy.compactMap({ $0.viewIfLoaded?.window }).first {
            self.window = window
            uppermost = path.filter { $0.parent == nil }.map { Reference(controller: $0) }
            return false
        }
        return window?.rootViewController !== path.last && uppermost.contains { $0.controller === path.last }
    }

    /// The transition that the flow, what it lies in or what lies over it is in; nil where none runs.
    var coordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let lowest = isPushed ? presenter : root?.presentingViewController ?? presenter else { return nil }
        return sequence(first: lowest) { $0.presentedViewController }.lazy.compactMap(\.transitionCoordinator).first
    }
}

/// Who ended a flow.
enum FlowEnding {
    case byCode
    case byUser
}
