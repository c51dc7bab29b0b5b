/// A view controller of any kind.
///
/// What only some kinds have is nil or empty for the others; the values of containers are in `NavigationController`,
/// `TabBarController`, `SplitViewController` and `PageViewController`.
public struct ViewController: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The kind, which is the name of the element.
    public var kind: Kind { Kind(rawValue: element.name) }

    /// What the app's code and references from other storyboards know the scene by.
    public var storyboardIdentifier: String? { element["storyboardIdentifier"] }

    /// What watch apps know the scene by.
    public var identifier: String? { element["identifier"] }

    /// Whether state restoration uses the storyboard identifier.
    public var usesStoryboardIdentifierForRestoration: Bool {
        element.flag("useStoryboardIdentifierAsRestorationIdentifier") ?? false
    }

    /// The title; nil where there is none.
    public var title: String? { element.string("title") }

    /// The xib that holds the view, for a controller that does not hold it itself.
    public var nibName: String? { element["nibName"] }

    /// How the controller is presented unless a segue says otherwise.
    public var modalPresentationStyle: ModalPresentationStyle? { element.word("modalPresentationStyle") }

    /// How a presentation of the controller moves unless a segue says otherwise.
    public var modalTransitionStyle: ModalTransitionStyle? { element.word("modalTransitionStyle") }

    /// Whether controllers that are presented in the current context cover this one.
    public var definesPresentationContext: Bool { element.flag("definesPresentationContext") ?? false }

    /// Whether such controllers move in this one's style.
    public var providesPresentationContextTransitionStyle: Bool {
        element.flag("providesPresentationContextTransitionStyle") ?? false
    }

    /// Whether bottom bars leave when the controller is pushed.
    public var hidesBottomBarWhenPushed: Bool { element.flag("hidesBottomBarWhenPushed") ?? false }

    /// Whether the first scroll view is inset by the bars, before safe areas; by default it is.
    public var automaticallyAdjustsScrollViewInsets: Bool {
        element.flag("automaticallyAdjustsScrollViewInsets") ?? true
    }

    /// Whether the view extends under opaque bars.
    public var extendedLayoutIncludesOpaqueBars: Bool { element.flag("extendedLayoutIncludesOpaqueBars") ?? false }

    /// Whether the view takes the size of its window when it is loaded; nil leaves it to the kind.
    public var autoresizesArchivedViewToFullSize: Bool? { element.flag("autoresizesArchivedViewToFullSize") }

    /// Whether a table or collection drops its selection when it appears; by default it does.
    public var clearsSelectionOnViewWillAppear: Bool { element.flag("clearsSelectionOnViewWillAppear") ?? true }

    /// How the editor of macOS lists segues.
    public var seguePresentationStyle: String? { element["showSeguePresentationStyle"] }

    /// How often a GLKit controller draws, in frames a second.
    public var preferredFramesPerSecond: Int? { element.integer("preferredFramesPerSecond") }

    /// How a player fits its picture.
    public var videoGravity: String? { element["videoGravity"] }

    /// The edges at which the view extends under bars; nil means all.
    public var edgesForExtendedLayout: ExtendedEdges? {
        element.value("extendedEdge", key: "edgesForExtendedLayout")
    }

    /// The size in a popover, in points.
    public var contentSizeInPopover: Size? { element.size("contentSizeForViewInPopover") }

    /// The size in a popover or form sheet, in points.
    public var preferredContentSize: Size? { element.size("preferredContentSize") }

    /// The surroundings that the editor draws the scene with.
    public var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(element) }

    /// The controller's view; nil where it is made by code or a xib.
    public var view: View? { element.child(key: "view").map(View.init) }

    /// What lies above and below the content, before safe areas.
    public var layoutGuides: [LayoutGuide] { element.contents(of: "layoutGuides") }

    /// What a navigation bar shows for the controller.
    public var navigationItem: NavigationItem? { element.value("navigationItem", key: "navigationItem") }

    /// What a tab bar shows for the controller.
    public var tabBarItem: TabBarItem? { element.value("tabBarItem", key: "tabBarItem") }

    /// What a toolbar shows for the controller.
    public var toolbarItems: [BarButtonItem] { element.contents(of: "toolbarItems") }

    /// What a table shows while it is pulled down.
    public var refreshControl: RefreshControl? { element.value("refreshControl", key: "refreshControl") }

    /// What keys of a keyboard do.
    public var keyCommands: [KeyCommand] { element.contents(of: "keyCommands") }

    /// The panes of a split view controller of macOS.
    public var splitViewItems: [SplitViewItem] { element.contents(of: "splitViewItems") }

    /// The tabs of a tab view controller of macOS.
    public var tabViewItems: [TabViewItem] { element.contents(of: "tabViewItems") }

    /// The view that shows the panes or tabs on macOS.
    public var containerView: View? {
        (element.child(key: "splitView") ?? element.child(key: "tabView")).map(View.init)
    }

    /// The window that a window controller holds, on macOS.
    public var window: Window? { element.value("window", key: "window") }
}

extension ViewController {
    /// A kind of view controller.
    public struct Kind: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let viewController: Kind = "viewController"
        public static let navigationController: Kind = "navigationController"
        public static let tableViewController: Kind = "tableViewController"
        public static let collectionViewController: Kind = "collectionViewController"
        public static let tabBarController: Kind = "tabBarController"
        public static let splitViewController: Kind = "splitViewController"
        public static let pageViewController: Kind = "pageViewController"
        public static let hostingController: Kind = "hostingController"
        public static let avPlayerViewController: Kind = "avPlayerViewController"
        public static let glkViewController: Kind = "glkViewController"
        /// The interface controller of a watch app.
        public static let interfaceController: Kind = "controller"
        /// The controller of a watch app's notification.
        public static let notificationController: Kind = "notificationController"
        /// On macOS.
        public static let windowController: Kind = "windowController"
        /// On macOS.
        public static let tabViewController: Kind = "tabViewController"
        /// On macOS, spelled `pagecontroller`.
        public static let pageController: Kind = "pagecontroller"
        /// On macOS.
        public static let collectionViewItem: Kind = "collectionViewItem"

        /// Whether the kind is one that this version knows.
        public var isKnown: Bool { Self.known.contains(self) }

        private static let known: Set<Kind> = [
            .viewController, .navigationController, .tableViewController, .collectionViewController,
            .tabBarController, .splitViewController, .pageViewController, .hostingController,
            .avPlayerViewController, .glkViewController, .interfaceController, .notificationController,
            .windowController, .tabViewController, .pageController, .collectionViewItem,
        ]
    }
}
