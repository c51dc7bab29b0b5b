/// An object of a scene that a user can start segues with: a control, a cell, a gesture recogniser, a bar button item.
@MainActor
protocol SegueStarting: AnyObject {
    /// The object's id in its document, by which its segues know it.
    var nibObjectID: String? { get }
    /// The controller whose scene has the segues; nil where the object starts none.
    var segueController: UIViewController? { get }

    /// Called when the object's connections are made, at the place of the first segue among them.
    func connectSegues(of controller: UIViewController)
}

/// Performs the segues that a user starts.
@MainActor
enum SegueTriggers {
    /// - Parameter accessory: whether the accessory of a cell was tapped rather than the cell.
    static func fire(
        from object: any SegueStarting, accessory: Bool, sender: Any?
    ) throws(UIKitException) {
        guard let controller = object.segueController, let id = object.nibObjectID else { return }
        for template in controller.segueState.templates
        where template.ownerID == id && template.segue.startsAtAccessory == accessory {
            try controller.performTriggered(template, sender: sender)
        }
    }
}

extension UIViewController {
    /// A segue that a user starts, which the source may decline.
    func performTriggered(_ template: SegueTemplate, sender: Any?) throws(UIKitException) {
        guard template.kind != .embed, template.kind != .relationship else { return }
        Headless.note(self, "shouldPerformSegue(withIdentifier:sender:)")
        let isAllowed = shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: sender)
        try Headless.propagate()
        guard isAllowed, let id = template.destinationID,
            let destination = try storyboard?.viewController(controllerID: id)
        else { return }
        let segue = UIStoryboardSegue(identifier: template.identifier, source: self, destination: destination)
        Headless.note(self, "prepare(for:sender:)")
        prepare(for: segue, sender: sender)
        try Headless.propagate()
        segue.perform()
        try Headless.propagate()
    }
}
