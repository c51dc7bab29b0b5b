extension UIViewController {
    /// A segue that code starts: `shouldPerformSegue` is not asked.
    func performSegueThrowing(withIdentifier identifier: String, sender: Any?) throws(UIKitException) {
        guard let template = segueState.segues?.template(identifier: identifier) else {
            throw SegueException.noSegue(identifier, of: self)
        }
        try performAllowed(template, sender: sender)
    }

    /// A segue that a user starts, which the source may decline.
    func performTriggered(_ template: SegueTemplate, sender: Any?) throws(UIKitException) {
        if try allows(template, sender: sender) {
            try performAllowed(template, sender: sender)
        }
    }

    func allows(_ template: SegueTemplate, sender: Any?) throws(UIKitException) -> Bool {
        Headless.note(self, "shouldPerformSegue(withIdentifier:sender:)")
        let isAllowed = shouldPerformSegue(
            withIdentifier: template.identifier ?? UnconfirmedSegue.missingIdentifier, sender: sender)
        try Headless.propagate()
        return isAllowed
    }

    /// A segue that nobody is asked about any more.
    func performAllowed(_ template: SegueTemplate, sender: Any?) throws(UIKitException) {
        switch template.way {
        case .relationship:
            return
        case .unwind:
            try performUnwinding(template, sender: sender)
        case .embed:
            // The container is in the view.
            try loadViewThrowing()
            try perform(template, to: try makeDestination(of: template, sender: sender), sender: sender)
        default:
            try perform(template, to: try makeDestination(of: template, sender: sender), sender: sender)
        }
    }

    private func perform(
        _ template: SegueTemplate, to destination: UIViewController, sender: Any?
    ) throws(UIKitException) {
        let segue = try makeSegue(template, to: destination, sender: sender)
        try prepareForSegue(segue, sender: sender)
        try run(segue)
    }

    // MARK: Steps

    /// Makes the segue object and gives the destination what the segue says of it.
    func makeSegue(
        _ template: SegueTemplate, to destination: UIViewController, sender: Any?
    ) throws(UIKitException) -> UIStoryboardSegue {
        let segue = try template.make(from: self, to: destination)
        try Headless.propagate()
        segue.performance = template.performance(sender: sender)
        // A segue of the app may lead elsewhere than its scene says.
        let destination = segue.destination
        if let style = template.presentationStyle {
            destination.modalPresentationStyle = style
        }
        if let style = template.transitionStyle {
            destination.modalTransitionStyle = style
        }
        if template.way == .popover {
            anchorPopover(of: destination, as: template.line, sender: sender)
        }
        return segue
    }

    func prepareForSegue(_ segue: UIStoryboardSegue, sender: Any?) throws(UIKitException) {
        Headless.note(self, "prepare(for:sender:)")
        prepare(for: segue, sender: sender)
        try Headless.propagate()
    }

    func run(_ segue: UIStoryboardSegue) throws(UIKitException) {
        if segue.isOfApp {
            Headless.note(segue, "perform")
        }
        segue.perform()
        try Headless.propagate()
        if segue.isOfApp {
            segue.stayWithPresentation()
        }
    }
}

extension UIStoryboardSegue {
    /// A segue of the app that has presented its destination lives until the dismissal, as it may be the transitioning
    /// delegate; one that has opened a popover does not.
    fileprivate func stayWithPresentation() {
        guard destination.presentation.presenting != nil, destination.modalPresentationStyle != .popover else { return }
        destination.presentation.companion = PresentationCompanion(self, of: destination)
    }
}
