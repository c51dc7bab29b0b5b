/// What a navigation controller knows of its stack and bars.
@MainActor
struct NavigationState {
    /// The last is on top. During a transition it is already what it will be.
    var stack: [UIViewController] = []
    var transition: Transition?
    /// What was asked for while something else was on its way.
    var deferred: [DeferredRequest] = []
    var isDraining = false
    /// Whether the next change follows the user's finger.
    var isNextInteractive = false
    /// The controller of which the delegate heard last.
    weak var shown: UIViewController?

    var popRecognizer: PopRecognizer?
    var barHiding = BarHiding()

    var isNavigationBarHidden = false
    var isToolbarHidden = true
    var bar: UINavigationBar?
    var barClass: UINavigationBar.Type?
    var toolbar: UIToolbar?
    var toolbarClass: UIToolbar.Type?
}

/// What can be asked of a stack.
enum StackRequest {
    /// Split views and More push containers, which apps may not.
    case push(UIViewController, allowsContainers: Bool)
    case pop
    case popTo(UIViewController)
    case popToRoot
    case set([UIViewController])
}

/// A request that waits for the end of a transition.
struct DeferredRequest {
    let request: StackRequest
    let animated: Bool
}

/// What a request changes.
struct StackChange {
    let stack: [UIViewController]
    let added: [UIViewController]
    /// The lowest first.
    let removed: [UIViewController]
}

extension UINavigationController {
    func push(
        _ controller: UIViewController, animated: Bool, allowsContainers: Bool = false
    ) throws(UIKitException) {
        try change(.push(controller, allowsContainers: allowsContainers), animated: animated)
    }

    /// - Returns: the controllers that leave, the lowest first; nil where none does.
    @discardableResult
    func pop(_ request: StackRequest, animated: Bool) throws(UIKitException) -> [UIViewController]? {
        try change(request, animated: animated).flatMap { $0.removed.isEmpty ? nil : $0.removed }
    }

    /// What a request changes now.
    func change(for request: StackRequest) throws(UIKitException) -> StackChange {
        let stack = navigation.stack
        switch request {
        case .push(let controller, let allowsContainers):
            if !allowsContainers {
                try checkKind(of: controller)
            }
            guard !stack.contains(where: { $0 === controller }) else {
                throw NavigationException.pushedTwice(controller)
            }
            return StackChange(stack: stack + [controller], added: [controller], removed: [])
        case .pop:
            return keeping(max(1, stack.count - 1))
        case .popToRoot:
            return keeping(1)
        case .popTo(let controller):
            guard let index = stack.firstIndex(where: { $0 === controller }) else {
                throw NavigationException.poppedToStranger
            }
            return keeping(index + 1)
        case .set(let controllers):
            return try replacing(by: controllers)
        }
    }

    private func keeping(_ count: Int) -> StackChange {
        let stack = navigation.stack
        return StackChange(stack: Array(stack.prefix(count)), added: [], removed: Array(stack.dropFirst(count)))
    }

    private func replacing(by controllers: [UIViewController]) throws(UIKitException) -> StackChange {
        let old = Set(navigation.stack.map(ObjectIdentifier.init))
        let new = Set(controllers.map(ObjectIdentifier.init))
        guard new.count == controllers.count else {
            throw UnconfirmedContainers.notDistinct(controllers)
        }
        let added = controllers.filter { !old.contains(ObjectIdentifier($0)) }
        for controller in added {
            try checkKind(of: controller)
        }
        let removed = navigation.stack.filter { !new.contains(ObjectIdentifier($0)) }
        return StackChange(stack: controllers, added: added, removed: removed)
    }

    private func checkKind(of controller: UIViewController) throws(UIKitException) {
        if controller is UINavigationController {
            throw NavigationException.pushedNavigationController
        }
        if controller is UISplitViewController {
            throw NavigationException.pushedSplitViewController(to: self)
        }
    }
}
