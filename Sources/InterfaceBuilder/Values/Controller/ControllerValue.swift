/// The values that only one kind of view controller has.
public protocol ControllerValue: ObjectValue {
    /// The kind that has them.
    static var kind: ViewController.Kind { get }
}

extension ControllerValue {
    /// Views a controller as its kind; nil for a controller of another kind.
    public init?(_ controller: ViewController) {
        guard controller.kind == Self.kind else { return nil }
        self.init(controller.element)
    }

    /// The controller without regard to its kind.
    public var viewController: ViewController { ViewController(element) }

    /// The segues of one relationship, in document order.
    func relationships(_ relationship: Segue.Relationship) -> [Segue] {
        segues.filter { $0.kind == .relationship && $0.relationship == relationship }
    }
}
