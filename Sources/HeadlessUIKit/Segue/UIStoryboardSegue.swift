/// A change from one view controller to another that a storyboard describes.
@MainActor
open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController

    /// What `perform` does here: what the segue's kind says, or its handler.
    final var performance: ((UIStoryboardSegue) throws(UIKitException) -> Void)?

    /// The class that the storyboard names, where another stands in for it.
    final var declaredClassName: String?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = Headless.destinationChanges.reduce(destination) { $1(source, $0) }
        super.init()
    }

    /// A segue that code makes and performs.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        performance = { (_: UIStoryboardSegue) throws(UIKitException) in performHandler() }
    }

    /// Makes the change. A subclass for a segue of a standard kind calls this for what the kind does.
    open func perform() {
        Headless.shell { () throws(UIKitException) in
            guard let performance else {
                throw SegueException.noPerform(identifier)
            }
            try performance(self)
            try Headless.propagate()
        }
    }
}

extension UIStoryboardSegue: Declared {
    /// Whether it is of a class that UIKit does not have, or stands in for one.
    var isOfApp: Bool { declaredClassName != nil || type(of: self) != UIStoryboardSegue.self }
}
