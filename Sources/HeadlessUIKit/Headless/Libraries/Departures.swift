extension Headless {
    /// What libraries do when a view controller has gone from the screen or left its parent, of which elsewhere they learn
    /// through the Objective-C runtime.
    static var departureObservers: [(UIViewController) -> Void] = []

    /// Adds an observer that is told from now on: after `viewDidDisappear`, after `didMove(toParent: nil)`, and
    /// after the end of a dismissal.
    public static func observeDepartures(_ observer: @escaping (UIViewController) -> Void) {
        departureObservers.append(observer)
    }

    static func tellDeparture(_ controller: UIViewController) {
        for observer in departureObservers {
            observer(controller)
        }
    }
}
