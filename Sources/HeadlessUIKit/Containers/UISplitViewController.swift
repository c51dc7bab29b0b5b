/// A container that shows up to three columns.
@MainActor
open class UISplitViewController: UIViewController {}
