/// The outlets of views and gesture recognisers.
@MainActor
enum ViewOutlets {
    static func set(_ property: String, of object: AnyObject, to value: AnyObject) -> Bool {
        if let search = object as? UISearchDisplayController {
            return search.setOutlet(property, to: value)
        }
        return switch property {
        case "searchDisplayController": object is UIViewController && value is UISearchDisplayController
        case "delegate": setDelegate(of: object, to: value)
        case "dataSource": setDataSource(of: object, to: value)
        // Nothing is fetched ahead, and nobody drags.
        case "prefetchDataSource", "dragDelegate", "dropDelegate": object is UITableView || object is UICollectionView
        // Of web views.
        case "navigationDelegate", "UIDelegate": (object as? UIView)?.template?.kind == "wkWebView"
        default: setView(property, of: object, to: value)
        }
    }

    /// UIKit takes any object: what a delegate does not implement is not called.
    private static func setDelegate(of object: AnyObject, to value: AnyObject) -> Bool {
        switch object {
        case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
        case let bar as UISearchBar: bar.delegate = value as? any UISearchBarDelegate
        case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
        case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
        case let recognizer as UIGestureRecognizer: recognizer.delegate = value as? any UIGestureRecognizerDelegate
        // Views of other frameworks have delegates too.
        case is UIView: break
        default: return false
        }
        return true
    }

    /// UIKit takes any object: one that cannot serve raises when it is first asked.
    private static func setDataSource(of object: AnyObject, to value: AnyObject) -> Bool {
        switch object {
        case let table as UITableView:
            table.unfitDataSource = value is any UITableViewDataSource ? nil : value
            table.dataSource = value as? any UITableViewDataSource
        case let view as UICollectionView:
            view.unfitDataSource = value is any UICollectionViewDataSource ? nil : value
            view.dataSource = value as? any UICollectionViewDataSource
        case let controller as UIPageViewController:
            controller.dataSource = value as? any UIPageViewControllerDataSource
        case let picker as UIPickerView:
            picker.dataSource = value as? any UIPickerViewDataSource
        default:
            return false
        }
        return true
    }

    private static func setView(_ property: String, of object: AnyObject, to value: AnyObject) -> Bool {
        switch (property, object, value) {
        case ("accessoryView", let cell as UITableViewCell, let view as UIView): cell.accessoryView = view
        case ("editingAccessoryView", let cell as UITableViewCell, let view as UIView):
            cell.editingAccessoryView = view
        case ("backgroundView", let cell as UITableViewCell, let view as UIView): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UITableViewCell, let view as UIView):
            cell.selectedBackgroundView = view
        case ("backgroundView", let cell as UICollectionViewCell, let view as UIView): cell.backgroundView = view
        case ("selectedBackgroundView", let cell as UICollectionViewCell, let view as UIView):
            cell.selectedBackgroundView = view
        case ("backgroundView", let table as UITableView, let view as UIView): table.backgroundView = view
        case ("tableHeaderView", let table as UITableView, let view as UIView): table.tableHeaderView = view
        case ("tableFooterView", let table as UITableView, let view as UIView): table.tableFooterView = view
        case ("backgroundView", let collection as UICollectionView, let view as UIView):
            collection.backgroundView = view
        case ("refreshControl", let view as UIScrollView, let control as UIRefreshControl):
            view.refreshControl = control
        case ("refreshControl", let controller as UITableViewController, let control as UIRefreshControl):
            controller.refreshControl = control
        case ("inputView", let field as UITextField, let view as UIView): field.inputView = view
        case ("inputAccessoryView", let field as UITextField, let view as UIView): field.inputAccessoryView = view
        case ("inputView", let text as UITextView, let view as UIView): text.inputView = view
        case ("inputAccessoryView", let text as UITextView, let view as UIView): text.inputAccessoryView = view
        case ("leftView", let field as UITextField, let view as UIView): field.leftView = view
        case ("rightView", let field as UITextField, let view as UIView): field.rightView = view
        default: return false
        }
        return true
    }

    static func add(_ property: String, of object: AnyObject, _ value: AnyObject) -> Bool {
        guard property == "gestureRecognizers", let view = object as? UIView,
            let recognizer = value as? UIGestureRecognizer
        else { return false }
        if let first = recognizer.view, first !== view {
            Headless.log.append(
                "WARNING: A Gesture recognizer (\(Headless.pointer(recognizer))) was setup in a storyboard/xib to be added to more than one view (\(Headless.pointer(view))) at a time, this was never allowed, and is now enforced. Beginning with iOS 9.0 it will be put in the first view it is loaded into."
            )
        } else {
            view.addGestureRecognizer(recognizer)
        }
        return true
    }
}
