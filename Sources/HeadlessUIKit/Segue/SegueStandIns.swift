import InterfaceBuilder

extension Headless {
    /// Chooses the class that stands in for a segue class.
    ///
    /// - Parameters:
    ///   - className: the class that the storyboard names, with its module if it names one; nil for a standard segue of
    ///     UIKit's own class, whose methods an app may have replaced.
    ///   - kind: what the segue's standard perform does; nothing for the kind `custom`.
    ///   - identifier: the segue's own identifier.
    /// - Returns: nil where there is none; the segue then raises what UIKit raises.
    public typealias SegueStandIn = (
        _ className: String?, _ kind: Segue.Kind, _ identifier: String?
    ) -> UIStoryboardSegue.Type?

    /// Asked for the class of a segue whose own class the program does not have, as when an app runs without its sources, and
    /// for standard segues of UIKit's own class.
    ///
    /// By default there are none, and a segue whose class is not there raises, as in UIKit. What stands in goes by the name that the storyboard
    /// gives, so that a record of calls tells which segues were performed in this way:
    ///
    /// ```swift
    /// Headless.segueStandIn = { _, kind, _ in
    ///     kind == .custom ? Headless.ShowSegue.self : UIStoryboardSegue.self
    /// }
    /// ```
    public static var segueStandIn: SegueStandIn?

    /// The segue for which a class is asked for: which one of its scene's it is, and the controller that it starts from.
    public struct SegueInMaking {
        /// The id by which its document knows the segue.
        public let objectID: String?
        public let source: UIViewController
    }

    /// While `segueStandIn` is asked and what it gives is made, the segue in question.
    public internal(set) static var segueInMaking: SegueInMaking?

    /// Stands in for a custom segue: shows the destination as segues of the kind `show` do.
    public final class ShowSegue: UIStoryboardSegue {
        public override func perform() {
            Headless.note(source, "show")
            source.show(destination, sender: self)
        }
    }

    /// Stands in for a custom segue: presents the destination as segues of the kind `presentation` do.
    public final class PresentationSegue: UIStoryboardSegue {
        public override func perform() {
            Headless.note(source, "present")
            source.present(destination, animated: true)
        }
    }
}
