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
            var owners: [Element.ID: [Fault]] = [:]
            for element in document.elements(["outlet", "outletCollection"]) {
                guard let property = element["property"], let owner = Outlet(element).owner, owner.lacksOutlet(property),
                    let className = UIKitOutlets.className(of: owner)
                else { continue }
                owners[owner.id, default: []].append(Fault(
                    element, in: document,
                    "This \(owner.name) has the outlet '\(property)', but no class of its own, and \(className) has no such "
                        + "outlet. The app stops when the object is loaded. Set its class, or delete the outlet.",
                    exception: .undefinedKey(property, of: className)))
            }
            // What the object lacks is its class, however many outlets it has.
            return owners.values.compactMap { faults in
                Fault.joined(faults) { $0 == 1 ? "One more outlet of it has this fault." : "\($0) more outlets of it have this fault." }
            }
        })
}

extension Element {
    /// Whether an object is of UIKit's own class, and that has no such outlet.
    fileprivate func lacksOutlet(_ property: String) -> Bool {
        guard self["customClass"].nonEmpty == nil, UIKitOutlets.className(of: self) != nil else { return false }
        let controllers: Set = ["viewController", "tableViewController", "collectionViewController", "navigationController", "tabBarController"]
        return !(controllers.contains(name) ? UIKitOutlets.ofControllers : UIKitOutlets.names).contains(property)
    }

    /// Whether an object has outlets that only a class of the app can have, and no such class.
    var hasLostClass: Bool {
        let outlets = child("connections").map { $0.children("outlet") + $0.children("outletCollection") } ?? []
        return outlets.contains { $0["property"].map(lacksOutlet) ?? false }
    }
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

    /// The outlets that controllers of UIKit have.
    static let ofControllers: Set<String> = [
        "view", "delegate", "dataSource", "tabBarItem", "navigationItem", "toolbarItems", "searchDisplayController", "navigationBar",
        "toolbar", "tabBar", "rootViewController", "viewControllers", "selectedViewController", "refreshControl",
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
        case "pongPressGestureRecognizer", "longPressGestureRecognizer": "UILongPressGestureRecognizer"
        case "containerView": "UIView"
        case "customObject": "NSObject"
        default: nil
        }
    }
}
