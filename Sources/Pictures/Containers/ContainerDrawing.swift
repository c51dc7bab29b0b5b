import AppMap
import InterfaceBuilder

extension Drawing {
    /// Draws a navigation controller with its root.
    ///
    /// - Parameter top: the height of the status bar above its bar.
    func drawNavigationController(in size: Size, top: Double, on canvas: inout Canvas) {
        let controller = NavigationController(painter.controller(of: scene))
        let root = painter.containers.root(of: scene.id)
        if let root, painter.showsContent(of: self) {
            let rootController = ViewController(painter.controller(of: painter.app[root]))
            let content = NavigationBarContent(
                item: rootController.navigationItem, showsLargeTitle: controller.showsLargeTitle(for: rootController))
            let height = controller.isNavigationBarHidden ? 0 : content.height(isPad: document.isPad)
            drawEmbedded(root, size, topInset: top + height, on: &canvas)
        } else {
            drawContainerGround(size, "Navigation Controller", root.map { painter.app[$0].name }, on: &canvas)
        }
        if !controller.isNavigationBarHidden {
            let rootController = root.map { ViewController(painter.controller(of: painter.app[$0])) }
            let showsRoot = root != nil && painter.showsContent(of: self)
            let drawing = showsRoot ? root.map { Drawing(painter, scene: painter.app[$0], tint: tint) } ?? self : self
            var content = NavigationBarContent()
            if showsRoot {
                content.item = rootController?.navigationItem
                content.title = rootController?.navigationTitle
                content.showsLargeTitle = controller.showsLargeTitle(for: rootController)
            }
            drawing.drawTopBar(content, controller.navigationBar, width: size.width, top: top, on: &canvas)
        }
        if !controller.isToolbarHidden {
            drawBottomBar(BarStyle(controller.toolbar, self), size, on: &canvas) { rect, canvas in
                drawToolbarItems(
                    root.flatMap { ViewController(painter.controller(of: painter.app[$0])).toolbarItems } ?? [],
                    BarStyle(controller.toolbar, self), in: rect, on: &canvas)
            }
        }
    }

    /// Draws a tab bar controller with its first tab.
    ///
    /// - Parameter top: the height of the status bar above its content.
    func drawTabController(in size: Size, top: Double, on canvas: inout Canvas) {
        let ways = painter.containers.tabs(of: scene.id).map { painter.app[$0] }
        if let first = ways.first, painter.showsContent(of: self) {
            drawDestination(of: first, size, topInset: top, on: &canvas)
        } else {
            drawContainerGround(size, "Tab Bar Controller", nil, on: &canvas)
        }
        let bar = TabBarController(painter.controller(of: scene)).tabBar
        drawBottomBar(BarStyle(bar, self), size, on: &canvas) { rect, canvas in
            drawTabs(painter.tabs(of: scene.id), selected: 0, bar, in: rect, on: &canvas)
        }
    }

    /// Draws a split view controller as columns beside each other.
    func drawSplitController(in size: Size, on canvas: inout Canvas) {
        let ways = painter.containers.columns(of: scene.id).map { painter.app[$0] }
        let order = ["masterViewController", "supplementaryViewController", "detailViewController"]
        let sorted = ways.sorted {
            (order.firstIndex(of: $0.relationship ?? "") ?? 3, $0.id) < (
                order.firstIndex(of: $1.relationship ?? "") ?? 3, $1.id
            )
        }
        guard !sorted.isEmpty else {
            drawContainerGround(size, "Split View Controller", nil, on: &canvas)
            return
        }
        let side =
            size.width >= 700
            ? min(320, size.width / Double(sorted.count + 1)) : size.width * 0.7 / Double(sorted.count)
        var x = 0.0
        for (number, way) in sorted.prefix(3).enumerated() {
            let width = number == sorted.count - 1 ? size.width - x : side
            canvas.group(at: Rect(x, 0, max(1, width), size.height), clipRadius: 0) { canvas in
                let column = Size(width: max(1, width), height: size.height)
                if painter.showsContent(of: self) {
                    drawDestination(of: way, column, on: &canvas)
                } else {
                    let name = way.destination.scene.map { painter.app[$0].name }
                    let role = ["Primary", "Supplementary", "Secondary"][
                        min(2, order.firstIndex(of: way.relationship ?? "") ?? 2)]
                    drawContainerGround(column, role, name, names: false, on: &canvas)
                    canvas.rectangle(Rect(0, 0, column.width, 44 + document.safeArea.top), fill: Self.barPaint)
                    drawHairline(from: 0, to: column.width, y: 44 + document.safeArea.top, on: &canvas)
                }
            }
            x += width
            if number < sorted.count - 1 {
                canvas.line(from: Point(x: x, y: 0), to: Point(x: x, y: size.height), Stroke(SystemColors.separator))
            }
        }
    }

    /// The ground of a container whose content is drawn as scenes of their own.
    ///
    /// - Parameter names: whether the class of the container is told.
    func drawContainerGround(
        _ size: Size, _ kind: String, _ content: String?, names: Bool = true, on canvas: inout Canvas
    ) {
        canvas.rectangle(size.rect, fill: SystemColors.gray5)
        let room = Rect(8, size.height / 2 - 24, max(1, size.width - 16), 24)
        let name = [names ? scene.className : nil, kind].compactMap { $0 }
        for (number, text) in (name + (content.map { ["▸ " + $0] } ?? [])).enumerated() {
            let font = TextFont(size: number == 0 ? 20 : 15, weight: number == 0 ? 600 : 400)
            canvas.text(
                TextBlock(text, font, SystemColors.secondaryLabel).centered.with { $0.lineBreak = .middleTruncation },
                in: room.moved(by: 0, Double(number) * 26))
        }
    }
}

extension NavigationController {
    /// Whether the bar shows the title of a controller large.
    func showsLargeTitle(for controller: ViewController?) -> Bool {
        guard navigationBar?.prefersLargeTitles == true else { return false }
        let mode = controller?.navigationItem?.largeTitleDisplayMode
        return mode != "never" && mode != "inline" && controller?.navigationTitle?.isEmpty == false
    }
}

extension ViewController {
    /// What a navigation bar says of the controller.
    var navigationTitle: String? {
        [navigationItem?.title, title].lazy.compactMap { $0 }.first { !$0.isEmpty }
    }
}
