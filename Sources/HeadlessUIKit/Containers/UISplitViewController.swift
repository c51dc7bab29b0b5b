@MainActor
open class UISplitViewController: UIViewController {
  var isCollapsed = false
  var shownColumns: [UIViewController] = []
}
