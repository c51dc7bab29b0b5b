/// The classes that elements of iOS documents stand for.
enum ElementClassNames {
    static let iOS: [String: String] = [
        // View controllers
        "viewController": "UIViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
        "pageViewController": "UIPageViewController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController", "glkViewController": "GLKViewController",
        "avPlayerViewController": "AVPlayerViewController", "hostingController": "UIHostingController",
        "searchDisplayController": "UISearchDisplayController",
        // Items
        "navigationItem": "UINavigationItem", "barButtonItem": "UIBarButtonItem", "tabBarItem": "UITabBarItem",
        // Bars
        "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar", "searchBar": "UISearchBar",
        // Views
        "window": "UIWindow", "view": "UIView", "containerView": "UIView", "label": "UILabel", "imageView": "UIImageView",
        "scrollView": "UIScrollView", "stackView": "UIStackView", "textView": "UITextView",
        "visualEffectView": "UIVisualEffectView", "activityIndicatorView": "UIActivityIndicatorView",
        "progressView": "UIProgressView", "pickerView": "UIPickerView", "webView": "UIWebView", "inputView": "UIInputView",
        "calendarView": "UICalendarView", "contentUnavailableView": "UIContentUnavailableView",
        // Controls
        "control": "UIControl", "button": "UIButton", "textField": "UITextField", "switch": "UISwitch", "slider": "UISlider",
        "stepper": "UIStepper", "segmentedControl": "UISegmentedControl", "pageControl": "UIPageControl",
        "datePicker": "UIDatePicker", "refreshControl": "UIRefreshControl", "colorWell": "UIColorWell",
        // Tables and collections
        "tableView": "UITableView", "tableViewCell": "UITableViewCell", "tableViewCellContentView": "UIView",
        "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
        "collectionViewCellContentView": "UIView", "collectionReusableView": "UICollectionReusableView",
        "collectionViewLayout": "UICollectionViewLayout", "collectionViewFlowLayout": "UICollectionViewFlowLayout",
        // Other frameworks
        "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView",
        "sceneKitView": "SCNView", "arscnView": "ARSCNView", "arskView": "ARSKView", "pdfView": "PDFView",
        // Layout
        "constraint": "NSLayoutConstraint", "viewLayoutGuide": "UILayoutGuide",
        // Gestures
        "tapGestureRecognizer": "UITapGestureRecognizer", "swipeGestureRecognizer": "UISwipeGestureRecognizer",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
        "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "pinchGestureRecognizer": "UIPinchGestureRecognizer", "rotationGestureRecognizer": "UIRotationGestureRecognizer",
        "hoverGestureRecognizer": "UIHoverGestureRecognizer", "customGestureRecognizer": "UIGestureRecognizer",
    ]
}
