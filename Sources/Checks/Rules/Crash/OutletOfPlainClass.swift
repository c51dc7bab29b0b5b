import AppMap
import InterfaceBuilder

extension Rule {
    /// Outlets of objects that have no class of the app, and whose own class has no such outlet.
    static let outletOfPlainClass = Rule(
        "outlet-of-plain-class", .crash,
        "An object with outlets has a class that has them.",
        reason: """
            An object without a class of the app is of UIKit's own class, which has few outlets. Any other is what a \
            deleted class has left behind, and UIKit raises an exception when the object is loaded.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <label id="greeting" text="Hello"/>
                        </subviews>
                    </view>
                    <connections>
                        ↓<outlet property="greetingLabel" destination="greeting" id="outlet"/>
                    </connections>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController customClass="HomeViewController" id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <label id="greeting" text="Hello"/>
                            <tableView id="list">
                                <connections>
                                    <outlet property="dataSource" destination="home" id="source"/>
                                </connections>
                            </tableView>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="greetingLabel" destination="greeting" id="outlet"/>
                    </connections>
                </viewController>
                """),
        ],
        inDocument: { document, _ in
            document.elements(["outlet", "outletCollection"]).compactMap { element in
                guard let property = element["property"], !UIKitOutlets.names.contains(property),
                    let owner = Outlet(element).owner, owner["customClass"].nonEmpty == nil,
                    let className = UIKitOutlets.className(of: owner)
                else { return nil }
                return Fault(
                    element, in: document,
                    "This \(owner.name) has the outlet '\(property)', but no class of its own, and \(className) has no such "
                        + "outlet. The app stops when the object is loaded. Set its class, or delete the outlet.",
                    exception: FindingException(
                        name: "NSUnknownKeyException",
                        reason: "[<\(className)> setValue:forUndefinedKey:]: this class is not key value "
                            + "coding-compliant for the key \(property)."))
            }
        })
}

/// The outlets that classes of UIKit have, whichever class it is.
enum UIKitOutlets {
    static let names: Set<String> = [
        "view", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate", "textDragDelegate",
        "textDropDelegate", "pasteDelegate", "UIDelegate", "uiDelegate", "navigationDelegate", "gestureRecognizers",
        "navigationItem", "tabBarItem", "toolbarItems", "navigationBar", "toolbar", "tabBar", "titleView", "customView",
        "leftBarButtonItem", "rightBarButtonItem", "leftBarButtonItems", "rightBarButtonItems", "backBarButtonItem",
        "leftView", "rightView", "inputView", "inputAccessoryView", "accessoryView", "editingAccessoryView",
        "backgroundView", "selectedBackgroundView", "multipleSelectionBackgroundView", "contentView", "textLabel",
        "detailTextLabel", "imageView", "tableHeaderView", "tableFooterView", "tableView", "collectionView",
        "collectionViewLayout", "refreshControl", "searchDisplayController", "searchBar", "searchContentsController",
        "searchResultsDataSource", "searchResultsDelegate", "searchResultsUpdater", "viewControllers", "selectedItem",
        "selectedViewController", "rootViewController", "window", "layer", "session", "scene", "nextResponder",
        "arrangedSubviews", "subviews", "constraints", "accessibilityElements", "font", "contentScrollView", "menu",
        "document", "player", "camera", "pointOfView", "preferredFocusEnvironments", "largeContentImage",
    ]

    /// The class of an element that has no other; nil for elements whose class the document does not tell.
    static func className(of element: Element) -> String? {
        switch element.name {
        case "viewController", "navigationController", "tableViewController", "collectionViewController",
            "tabBarController", "splitViewController", "pageViewController", "view", "label", "imageView", "button",
            "switch", "slider", "stepper", "segmentedControl", "pageControl", "progressView", "activityIndicatorView",
            "pickerView", "datePicker", "textField", "textView", "searchBar", "scrollView", "stackView",
            "visualEffectView", "tableView", "tableViewCell", "collectionView", "collectionViewCell",
            "collectionReusableView", "navigationBar", "toolbar", "tabBar", "barButtonItem", "navigationItem",
            "tabBarItem", "tapGestureRecognizer", "panGestureRecognizer", "swipeGestureRecognizer",
            "pinchGestureRecognizer", "rotationGestureRecognizer":
            "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
        case "pongPressGestureRecognizer": "UILongPressGestureRecognizer"
        case "containerView": "UIView"
        case "customObject": "NSObject"
        default: nil
        }
    }
}
