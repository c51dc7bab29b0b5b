extension UIViewController {
    /// Makes the destination of one performance: by the source's segue action where the segue names one, else as its
    /// scene says. Each performance makes a new one.
    ///
    /// Without a segue action UIKit asks the storyboard by the member that apps use, which a subclass may override.
    func makeDestination(of template: SegueTemplate, sender: Any?) throws(UIKitException) -> UIViewController {
        guard let storyboard else {
            throw SegueException.noSegue(template.identifier ?? UnconfirmedSegue.missingIdentifier, of: self)
        }
        let id = template.destinationID ?? ""
        let identifier = storyboard.content?.identifier(ofController: id) ?? id
        if let creator = try segueAction(of: template, sender: sender) {
            return try storyboard.viewController(identifier: identifier, creator: creator)
        }
        let destination = storyboard.instantiateViewController(withIdentifier: identifier)
        try Headless.propagate()
        return destination
    }

    /// The source's method that makes the destination; nil also where it has none and stands in for a class that may.
    private func segueAction(
        of template: SegueTemplate, sender: Any?
    ) throws(UIKitException) -> ((NSCoder) -> UIViewController?)? {
        guard let selector = template.creationSelector else { return nil }
        guard case .segueAction(let make)? = ConnectionTable.of(self).segueAction(selector.description)?.kind else {
            guard Headless.accepts(self) else {
                throw Headless.unrecognized(selector.description, self)
            }
            return nil
        }
        let identifier = template.identifier
        return { coder in
            Headless.note(self, selector.description)
            return make(self, coder, sender, identifier)
        }
    }
}
