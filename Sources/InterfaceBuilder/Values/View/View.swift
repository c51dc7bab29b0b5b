/// A view of any kind.
///
/// What only some kinds have is in types of their own, such as `Label(view)`.
public struct View: ViewValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The views inside this one, the lowest first: subviews, the arranged ones of a stack, and those that the
    /// document keeps by role, such as the content view of a cell or the header of a table.
    public var subviews: [View] {
        var found: [View] = []
        var pending: [Element] = element.children.reversed()
        while let next = pending.popLast() {
            if next.isView {
                found.append(View(next))
            } else if Self.containers.contains(next.nameInPassing) {
                pending += next.contents.reversed()
            }
        }
        return found
    }

    /// What can be between a view and its subviews.
    private static let containers: Set<String> = [
        "subviews", "prototypes", "sections", "tableViewSection", "cells", "items", "tableColumns", "tableColumn",
        "prototypeCellViews", "gridCells", "gridCell", "tabViewItems", "tabViewItem",
    ]
}

extension Element {
    /// Whether the element is a view: by its name or, whatever its name, by being among subviews.
    package var isView: Bool {
        View.Kind(rawValue: nameInPassing).isKnown || parent?.nameInPassing == "subviews"
    }
}

extension View {
    /// A kind of view.
    public struct Kind: OpenEnumeration {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let view: Kind = "view"
        public static let label: Kind = "label"
        public static let imageView: Kind = "imageView"
        public static let button: Kind = "button"
        public static let `switch`: Kind = "switch"
        public static let slider: Kind = "slider"
        public static let stepper: Kind = "stepper"
        public static let segmentedControl: Kind = "segmentedControl"
        public static let pageControl: Kind = "pageControl"
        public static let progressView: Kind = "progressView"
        public static let activityIndicatorView: Kind = "activityIndicatorView"
        public static let pickerView: Kind = "pickerView"
        public static let datePicker: Kind = "datePicker"
        public static let colorWell: Kind = "colorWell"
        public static let refreshControl: Kind = "refreshControl"
        public static let textField: Kind = "textField"
        public static let textView: Kind = "textView"
        public static let searchBar: Kind = "searchBar"
        public static let scrollView: Kind = "scrollView"
        public static let stackView: Kind = "stackView"
        public static let containerView: Kind = "containerView"
        public static let visualEffectView: Kind = "visualEffectView"
        public static let tableView: Kind = "tableView"
        public static let tableViewCell: Kind = "tableViewCell"
        public static let tableViewCellContentView: Kind = "tableViewCellContentView"
        public static let collectionView: Kind = "collectionView"
        public static let collectionViewCell: Kind = "collectionViewCell"
        public static let collectionViewCellContentView: Kind = "collectionViewCellContentView"
        public static let collectionReusableView: Kind = "collectionReusableView"
        public static let navigationBar: Kind = "navigationBar"
        public static let toolbar: Kind = "toolbar"
        public static let tabBar: Kind = "tabBar"
        public static let mapView: Kind = "mapView"
        public static let webView: Kind = "webView"
        public static let wkWebView: Kind = "wkWebView"
        public static let glkView: Kind = "glkView"
        public static let mtkView: Kind = "mtkView"
        public static let skView: Kind = "skView"
        public static let sceneKitView: Kind = "sceneKitView"
        public static let arscnView: Kind = "arscnView"
        public static let arskView: Kind = "arskView"
        public static let pdfView: Kind = "pdfView"

        /// Whether the kind is one that this version knows.
        public var isKnown: Bool {
            Self.known.contains(self) || Self.watch.contains(self) || Self.desktop.contains(self)
        }

        private static let known: Set<Kind> = [
            .view, .label, .imageView, .button, .switch, .slider, .stepper, .segmentedControl, .pageControl,
            .progressView, .activityIndicatorView, .pickerView, .datePicker, .colorWell, .refreshControl, .textField,
            .textView, .searchBar, .scrollView, .stackView, .containerView, .visualEffectView, .tableView,
            .tableViewCell, .tableViewCellContentView, .collectionView, .collectionViewCell,
            .collectionViewCellContentView, .collectionReusableView, .navigationBar, .toolbar, .tabBar, .mapView,
            .webView, .wkWebView, .glkView, .mtkView, .skView, .sceneKitView, .arscnView, .arskView, .pdfView,
        ]

        /// Only watch apps have these.
        private static let watch: Set<Kind> = ["group", "table", "tableRow", "separator", "spriteKitScene"]

        /// Only macOS has these.
        private static let desktop: Set<Kind> = [
            "box", "clipView", "customView", "gridView", "levelIndicator", "matrix", "outlineView", "pathControl",
            "popUpButton", "predicateEditor", "progressIndicator", "scroller", "searchField", "secureTextField",
            "splitView", "tabView", "tableCellView", "tableHeaderView", "avPlayerView", "sceneView",
        ]
    }
}
