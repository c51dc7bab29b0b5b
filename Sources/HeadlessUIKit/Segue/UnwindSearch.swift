/// The search for the controller that an unwind segue leads to.
///
/// It goes from the source outwards: to the controller around it, or to the one that had it presented. Each is asked
/// for its children that may be searched, the search goes through those, and only if none takes the unwinding the
/// controller is asked itself.
@MainActor
struct UnwindSearch {
    private let source: UIStoryboardUnwindSegueSource
    /// Children can be whatever a controller says: nobody is asked twice.
    private var asked: Set<ObjectIdentifier> = []

    init(from source: UIStoryboardUnwindSegueSource) {
        self.source = source
    }

    /// - Returns: nil where nobody takes the unwinding: then nothing happens.
    mutating func run() throws(UIKitException) -> UIViewController? {
        if let first = presentedOnBehalf, let found = try ask(first) {
            return found
        }
        for controller in source.source.wayOutwards {
            if let found = try ask(controller) {
                return found
            }
        }
        return nil
    }

    /// The child on whose behalf a container presents the source.
    private var presentedOnBehalf: UIViewController? {
        guard let presentation = source.source.presentationOfSelf, let asking = presentation.source,
            asking !== presentation.presenter
        else { return nil }
        return asking
    }

    private mutating func ask(_ controller: UIViewController) throws(UIKitException) -> UIViewController? {
        guard asked.insert(ObjectIdentifier(controller)).inserted else { return nil }
        Headless.note(controller, "allowedChildrenForUnwinding(from:)")
        let children = controller.allowedChildrenForUnwinding(from: source)
        try Headless.propagate()
        for child in children {
            if let found = try ask(child) {
                return found
            }
        }
        Headless.note(controller, "canPerformUnwindSegueAction(_:from:sender:)")
        let takes = controller.canPerformUnwindSegueAction(
            source.unwindAction, from: source.source, sender: source.sender)
        try Headless.propagate()
        return takes ? controller : nil
    }
}

extension UIViewController {
    /// The controllers from this one outwards: after each its parent, else the one that had it presented.
    fileprivate var wayOutwards: [UIViewController] {
        line { $0.parent ?? $0.presentationOfSelf?.source ?? $0.presentation.presenting }
    }

    /// This controller and those that follow it, each once: apps may have tied them into a circle.
    func line(_ next: (UIViewController) -> UIViewController?) -> [UIViewController] {
        var line: [UIViewController] = []
        var passed: Set<ObjectIdentifier> = []
        var place: UIViewController? = self
        while let controller = place, passed.insert(ObjectIdentifier(controller)).inserted {
            line.append(controller)
            place = next(controller)
        }
        return line
    }

    /// The child that the source is in, or is presented from.
    func findChild(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        source.source.wayOutwards.first { $0.parent === self }
    }
}
