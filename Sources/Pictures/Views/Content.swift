import InterfaceBuilder

extension Drawing {
    /// Draws what a view of its kind shows by itself, without its subviews.
    func drawContent(of view: View, size: Size, on canvas: inout Canvas) {
        if document.isDesktop {
            drawDesktopContent(of: view, size: size, on: &canvas)
            return
        }
        switch view.kind {
        case .label: drawLabel(Label(view.element), size, on: &canvas)
        case .button: drawButton(Button(view.element), size, on: &canvas)
        case .imageView: drawImageView(ImageView(view.element), size, on: &canvas)
        case .textField: drawTextField(TextField(view.element), size, on: &canvas)
        case .textView: drawTextView(TextView(view.element), size, on: &canvas)
        case .searchBar: drawSearchBar(SearchBar(view.element), size, on: &canvas)
        case .switch: drawSwitch(Switch(view.element), size, on: &canvas)
        case .slider: drawSlider(Slider(view.element), size, on: &canvas)
        case .stepper: drawStepper(Stepper(view.element), size, on: &canvas)
        case .segmentedControl: drawSegments(SegmentedControl(view.element), size, on: &canvas)
        case .pageControl: drawPageControl(PageControl(view.element), size, on: &canvas)
        case .progressView: drawProgress(ProgressView(view.element), size, on: &canvas)
        case .activityIndicatorView: drawActivity(ActivityIndicatorView(view.element), size, on: &canvas)
        case .pickerView: drawWheels(Self.pickerRows, size, on: &canvas)
        case .datePicker: drawDatePicker(DatePicker(view.element), size, on: &canvas)
        case .colorWell: drawColorWell(ColorWell(view.element), size, on: &canvas)
        case .refreshControl: drawSpinner(size.rect, SystemColors.gray, on: &canvas)
        case .tableView: drawTable(TableView(view.element), size, on: &canvas)
        case .tableViewCell: drawCell(TableViewCell(view.element), size, on: &canvas)
        case .collectionView: drawCollection(CollectionView(view.element), size, on: &canvas)
        case .navigationBar: drawNavigationBar(NavigationBar(view.element), size, on: &canvas)
        case .toolbar: drawToolbar(Toolbar(view.element), size, on: &canvas)
        case .tabBar: drawTabBar(TabBar(view.element), size, on: &canvas)
        case .visualEffectView: drawEffect(VisualEffectView(view.element), size, on: &canvas)
        case .containerView: drawContainer(view, size, on: &canvas)
        case .mapView: drawMap(size, on: &canvas)
        case .view, .scrollView, .stackView, .tableViewCellContentView, .collectionViewCell,
            .collectionViewCellContentView, .collectionReusableView:
            drawPlain(view, size, on: &canvas)
        default:
            box(view.customClass?.name ?? Self.names[view.kind] ?? view.kind.rawValue, in: size, on: &canvas)
        }
    }

    /// A plain view shows nothing, so that one of a class of its own is told by the class.
    private func drawPlain(_ view: View, _ size: Size, on canvas: inout Canvas) {
        if let way = way(of: view.objectID), painter.app[way].kind == "include" {
            drawDestination(of: painter.app[way], size, on: &canvas)
            return
        }
        guard view.kind != .collectionViewCell, let name = view.customClass?.name, view.subviews.isEmpty,
            size.width >= 20, size.height >= 10
        else { return }
        let block = TextBlock(name, TextFont(size: min(12, size.height * 0.7)), SystemColors.secondaryLabel).centered
        canvas.rectangle(size.rect.inset(by: 0.5, 0.5), stroke: Stroke(SystemColors.gray3, isDashed: true))
        canvas.text(block.with { $0.lineBreak = .middleTruncation }, in: size.rect.inset(by: 2, 0))
    }

    /// What people call views that only a running app can fill.
    private static let names: [View.Kind: String] = [
        .webView: "Web View", .wkWebView: "WebKit View", .glkView: "GLKit View", .mtkView: "Metal View",
        .skView: "SpriteKit View", .sceneKitView: "SceneKit View", .arscnView: "ARKit SceneKit View",
        .arskView: "ARKit SpriteKit View", .pdfView: "PDF View",
    ]
}
