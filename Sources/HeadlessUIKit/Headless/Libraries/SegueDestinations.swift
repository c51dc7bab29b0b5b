extension Headless {
    /// What libraries do that change where segues lead, which elsewhere they do through the Objective-C runtime.
    ///
    /// Each is called when a segue object is made, of whatever class, with the source and the destination so far; what it
    /// returns is the segue's destination.
    static var destinationChanges: [(_ source: UIViewController, _ destination: UIViewController) -> UIViewController] = []

    /// Adds a change of destinations that holds from now on.
    public static func changeSegueDestinations(
        _ change: @escaping (_ source: UIViewController, _ destination: UIViewController) -> UIViewController
    ) {
        destinationChanges.append(change)
    }
}
