import InterfaceBuilder

/// Reads every listed property of a value, and of the values that these give, and so on.
struct PropertyReader {
    private let properties = ListedProperties.all
    private let platform: TargetRuntime?
    private var pending: [Any] = []
    private var visited: Set<Visit> = []
    /// The typed values that no list speaks of.
    private(set) var unlisted: Set<String> = []

    private struct Visit: Hashable {
        let type: ObjectIdentifier
        let element: Element.ID
    }

    init(platform: TargetRuntime?) {
        self.platform = platform
    }

    mutating func readAll(from first: Any) {
        pending = [first]
        while let value = pending.popLast() {
            read(value)
        }
    }

    private mutating func read(_ value: Any) {
        if let value = value as? any ElementValue {
            let type = ObjectIdentifier(Swift.type(of: value))
            guard visited.insert(Visit(type: type, element: value.element.id)).inserted else { return }
            guard let list = properties[type] else {
                unlisted.insert("\(Swift.type(of: value))")
                return
            }
            pending += list.read(value)
            pending += narrower(value)
        } else if let list = properties[ObjectIdentifier(type(of: value))] {
            pending += list.read(value)
        } else if !(value is Element || value is String || value is any OpenEnumeration) {
            pending += Mirror(reflecting: value).children.map(\.value)
        }
    }

    private func ofPlatform(_ element: Element) -> [Any] {
        switch platform {
        case .watchOS: [WatchLayout(element)]
        case .macOS: [DesktopView(element)]
        default: []
        }
    }

    /// The views of the same element that only its kind has.
    private func narrower(_ value: any ElementValue) -> [Any] {
        switch value {
        case let view as View:
            let special = ListedProperties.specialViews.compactMap { $0.init(view) as Any? }
            return special + ofPlatform(view.element)
        case let controller as ViewController:
            let special = ListedProperties.specialControllers.compactMap { $0.init(controller) as Any? }
            return special + ofPlatform(controller.element)
        default:
            return []
        }
    }
}

extension ListedProperties {
    static let specialControllers: [any ControllerValue.Type] = [
        NavigationController.self, TabBarController.self, SplitViewController.self, PageViewController.self,
    ]

    static let specialViews: [any SpecialViewValue.Type] = [
        Label.self, ImageView.self, ScrollView.self, StackView.self, VisualEffectView.self, ContainerView.self,
        MapView.self, WebView.self, GraphicsView.self, Control.self, Button.self, Switch.self, Slider.self,
        Stepper.self, SegmentedControl.self, PageControl.self, ProgressView.self, ActivityIndicatorView.self,
        DatePicker.self, PickerView.self, RefreshControl.self, ColorWell.self, TextField.self, TextView.self,
        SearchBar.self, NavigationBar.self, Toolbar.self, TabBar.self, TableView.self, TableViewCell.self,
        TableViewCellContentView.self, CollectionView.self, CollectionViewCell.self, CollectionReusableView.self,
    ]
}
