extension Headless {
    /// Says whether the class that a view controller stands in for has an unwind action.
    ///
    /// - Parameters:
    ///   - controller: a controller whose own class the program does not have.
    ///   - action: the action's selector.
    ///   - source: the controller that the unwinding comes from.
    public typealias UnwindStandIn = (
        _ controller: UIViewController, _ action: String, _ source: UIViewController
    ) -> Bool

    /// Asked whether a view controller takes an unwinding whose own class the program does not have, as when an app runs
    /// without its sources. By default none does.
    public static var unwindStandIn: UnwindStandIn?
}

extension UIViewController {
    /// Whether the controller stands in for one that is said to take an unwinding.
    func standsInForUnwinding(_ action: Selector, from source: UIViewController) -> Bool {
        guard let unwindStandIn = Headless.unwindStandIn, Headless.isStandIn(self) else { return false }
        return unwindStandIn(self, action.description, source)
    }
}
