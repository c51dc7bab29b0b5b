/// The classes of UIKit that elements of documents stand for.
@MainActor
enum ElementClasses {
    static func base(of element: String) -> AnyClass {
        if let type = known[element] {
            return type
        }
        if element.hasSuffix("Controller") || element == "controller" {
            return UIViewController.self
        }
        return element == "customObject" || element == "placeholder" ? NSObject.self : UIView.self
    }

    private static let known: [String: AnyClass] = [
        // View controllers
        "viewController": UIViewController.self,
        "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        // Views
        "view": UIView.self,
        "label": UILabel.self,
        "imageView": UIImageView.self,
        "scrollView": UIScrollView.self,
        "stackView": UIStackView.self,
        "textView": UITextView.self,
        "visualEffectView": UIVisualEffectView.self,
        "activityIndicatorView": UIActivityIndicatorView.self,
        "progressView": UIProgressView.self,
        "containerView": UIView.self,
        // Views of other frameworks
        "mapView": UIView.self,
        "webView": UIView.self,
        "wkWebView": UIView.self,
        "glkView": UIView.self,
        "mtkView": UIView.self,
        "skView": UIView.self,
        "sceneKitView": UIView.self,
        "arscnView": UIView.self,
        "arskView": UIView.self,
        "pdfView": UIView.self,
        // Controls
        "button": UIButton.self,
        "textField": UITextField.self,
        "switch": UISwitch.self,
        "slider": UISlider.self,
        "stepper": UIStepper.self,
        "segmentedControl": UISegmentedControl.self,
        "pageControl": UIPageControl.self,
        "datePicker": UIDatePicker.self,
        "refreshControl": UIRefreshControl.self,
        "colorWell": UIColorWell.self,
        "pickerView": UIPickerView.self,
        "searchBar": UISearchBar.self,
        "searchDisplayController": UISearchDisplayController.self,
        // Tables and collections
        "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self,
        "tableViewCellContentView": UIView.self,
        "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self,
        "collectionViewCellContentView": UIView.self,
        "collectionReusableView": UICollectionReusableView.self,
        "collectionViewLayout": UICollectionViewLayout.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        // Layout
        "constraint": NSLayoutConstraint.self,
        // Gestures
        "tapGestureRecognizer": UITapGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
        "customGestureRecognizer": UIGestureRecognizer.self,
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
        "navigationItem": UINavigationItem.self,
        "barButtonItem": UIBarButtonItem.self,
        "tabBarItem": UITabBarItem.self,
        "navigationBar": UINavigationBar.self,
        "toolbar": UIToolbar.self,
        "tabBar": UITabBar.self,
    ]
}
