extension UIBarButtonItem: SegueStarting {
    func connectSegues(of controller: UIViewController) {
        segueController = controller
    }

    /// What a press does: UIKit's own action, the segues of the item, or its action.
    func press() throws(UIKitException) {
        if let ownAction {
            ownAction()
            try Headless.propagate()
        }
        // In UIKit a segue is the item's target. That an action beside it is sent too is not confirmed.
        try SegueTriggers.fire(from: self, accessory: false, sender: self)
        if let action {
            _ = try UIApplication.shared.send(action, to: target, from: self, for: nil)
        }
    }
}
