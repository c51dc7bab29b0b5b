extension UIBarButtonItem: SegueStarting {
    func connectSegues(of controller: UIViewController) {
        segueController = controller
    }

    /// What a press does: UIKit's own action, the app's, the segues of the item, or its action.
    ///
    /// - Parameter start: whoever is asked first for an action without a target, when the keyboard belongs to nobody.
    /// - Returns: what kept the press from doing anything; nil where it has done something.
    @discardableResult
    func press(from start: UIResponder? = nil) throws(UIKitException) -> Headless.Refusal.Reason? {
        var hasEffect = ownAction != nil || primaryAction != nil || segueController != nil
        ownAction?()
        primaryAction?.send(from: self)
        try Headless.propagate()
        // In UIKit a segue is the item's target.
        try SegueTriggers.fire(from: self, accessory: false, sender: self)
        guard let action else { return hasEffect ? nil : .takesNoTaps }
        if let receiver = target ?? untargetedReceiver(of: action, start) {
            _ = try UIApplication.shared.send(action, to: receiver, from: self, for: UIEvent())
            hasEffect = true
        }
        return hasEffect ? nil : .nobodyTakes(action: action.description)
    }

    /// The chain of the controller on top comes after that of the first responder.
    private func untargetedReceiver(of action: Selector, _ start: UIResponder?) -> AnyObject? {
        [FirstResponder.current, start].lazy
            .compactMap { $0?.target(forAction: action, withSender: self) as AnyObject? }.first
    }

    /// - Throws: `Headless.Refusal` where the press does nothing; `UIKitException`
    func pressAsUser(from start: UIResponder) throws {
        if let reason = try press(from: start) {
            throw Headless.Refusal(reason, self)
        }
    }
}
