/// An object of a scene that a user can start segues with: a control, a cell, a gesture recogniser, a bar button item.
@MainActor
protocol SegueStarting: AnyObject {
    /// The object's id in its document, by which its segues know it.
    var nibObjectID: String? { get }
    /// The controller whose scene has the segues; nil where the object starts none.
    var segueController: UIViewController? { get }

    /// Called when the object's connections are made, at the place of the first segue among them.
    ///
    /// In UIKit a segue is one more target of its control: it fires in its turn among the control's actions.
    func connectSegues(of controller: UIViewController)
}

/// Performs the segues that a user starts.
@MainActor
enum SegueTriggers {
    /// Asks the source about each segue that an object starts, and performs those it allows, in the document's order.
    ///
    /// - Parameter accessory: whether the accessory of a cell was tapped rather than the cell.
    static func fire(
        from object: any SegueStarting, accessory: Bool, sender: Any?
    ) throws(UIKitException) {
        guard let controller = object.segueController, let id = object.nibObjectID else { return }
        for template in controller.segueState.segues?.templates(ownerID: id) ?? []
        where template.way != .embed && template.segue.startsAtAccessory == accessory {
            try controller.performTriggered(template, sender: sender)
        }
    }
}
