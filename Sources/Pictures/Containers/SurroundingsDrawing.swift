import AppMap
import InterfaceBuilder

extension Drawing {
    /// Draws the bars that the containers around a scene put over it.
    func drawSurroundings(_ controller: ViewController, size: Size, on canvas: inout Canvas) {
        let isWholeScreen = self.isWholeScreen(size)
        let isPart = painter.containers.isOnlyEmbedded(scene.id)
        let metrics = controller.simulatedMetrics
        let hasStatusBar = isWholeScreen && !isPart && metrics.statusBar?.isNone != true
        let top = isWholeScreen && !isPart ? document.safeArea.top : 0
        let statusPaint = drawNavigation(controller, metrics, width: size.width, top: top, on: &canvas)
        drawBottom(controller, metrics, size, on: &canvas)
        if hasStatusBar {
            let isLight = metrics.statusBar?.statusBarStyle?.lowercased().contains("light") == true
            drawStatusBar(
                width: size.width, height: document.safeArea.top,
                isLight ? SystemColors.white : statusPaint ?? SystemColors.label, on: &canvas)
        }
        if isWholeScreen, !isPart, document.safeArea.bottom > 0 {
            drawHomeIndicator(in: size, on: &canvas)
        }
    }

    /// Whether a picture of a size shows the whole screen of the document's device.
    func isWholeScreen(_ size: Size) -> Bool {
        abs(size.width - document.screen.width) < 1 && size.height >= document.screen.height - 1
            || abs(size.width - document.screen.height) < 1 && size.height >= document.screen.width - 1
    }

    /// Draws the navigation bar, if there is one; returns the colour of text on it.
    private func drawNavigation(
        _ controller: ViewController, _ metrics: SimulatedMetrics, width: Double, top: Double, on canvas: inout Canvas
    ) -> Paint? {
        var content = NavigationBarContent(item: controller.navigationItem, title: controller.navigationTitle)
        var bar: NavigationBar?
        if let navigation = painter.containers.navigation(of: scene.id) {
            let container = NavigationController(painter.app[navigation.controller].controller)
            guard !container.isNavigationBarHidden else { return nil }
            bar = container.navigationBar
            content.back = navigation.previous.map { painter.backTitle(of: painter.app[$0]) }
            content.showsLargeTitle = container.showsLargeTitle(for: controller)
        } else if let simulated = metrics.topBar, !simulated.isNone, simulated.kind.contains("NavigationBar") {
            content.item = controller.navigationItem
        } else {
            return nil
        }
        drawTopBar(content, bar, width: width, top: top, on: &canvas)
        guard bar?.barTintColor != nil || bar?.barStyle != nil else { return nil }
        return BarStyle(bar, self).ground.light.isBright ? nil : SystemColors.white
    }

    /// Draws a bar from the top edge of the screen on.
    func drawTopBar(
        _ content: NavigationBarContent, _ bar: NavigationBar?, width: Double, top: Double, on canvas: inout Canvas
    ) {
        let style = BarStyle(bar, self)
        let height = content.height(isPad: document.isPad)
        let object = bar.map { DrawnObject(scene: scene.id, objectID: nil, kind: $0.element.name) }
            ?? DrawnObject(scene: scene.id, objectID: nil, kind: "navigationBar")
        canvas.group(at: Rect(0, 0, width, top + height), object: object) { canvas in
            // A large title lies on the content, without a line below.
            let isOpen = content.showsLargeTitle && bar?.barTintColor == nil
            canvas.rectangle(Rect(0, 0, width, top + height), fill: isOpen ? SystemColors.background : style.ground)
            if !isOpen { drawHairline(from: 0, to: width, y: top + height, on: &canvas) }
            drawNavigationContent(content, bar, style, in: Rect(0, top, width, height), on: &canvas)
        }
    }

    /// Draws tab bar or toolbar, if there is one.
    private func drawBottom(
        _ controller: ViewController, _ metrics: SimulatedMetrics, _ size: Size, on canvas: inout Canvas
    ) {
        let navigation = painter.containers.navigation(of: scene.id)
        let isPushed = navigation?.previous != nil
        if let tabs = painter.containers.tabs(around: scene.id), !(isPushed && controller.hidesBottomBarWhenPushed) {
            let bar = TabBarController(painter.app[tabs.controller].controller).tabBar
            let all = painter.tabs(of: tabs.controller)
            let selected = painter.containers.tabs(of: tabs.controller).firstIndex {
                painter.app[$0].destination.scene == tabs.child
            }
            drawBottomBar(BarStyle(bar, self), size, on: &canvas) { rect, canvas in
                drawTabs(all, selected: selected, bar, in: rect, on: &canvas)
            }
            return
        }
        let container = navigation.map { NavigationController(painter.app[$0.controller].controller) }
        if container?.isToolbarHidden == false || metrics.bottomBar?.kind.contains("Toolbar") == true {
            let style = BarStyle(container?.toolbar, self)
            drawBottomBar(style, size, on: &canvas) { rect, canvas in
                drawToolbarItems(controller.toolbarItems, style, in: rect, on: &canvas)
            }
            return
        }
        if metrics.bottomBar?.kind.contains("TabBar") == true {
            let tab = Tab(item: controller.tabBarItem, title: controller.navigationTitle ?? "Item", owner: scene)
            drawBottomBar(BarStyle(nil as TabBar?, self), size, on: &canvas) { rect, canvas in
                drawTabs([tab], selected: 0, nil, in: rect, on: &canvas)
            }
        }
    }

    /// Draws a bar down to the lower edge of the screen.
    ///
    /// - Parameter content: is given the part above the home indicator.
    func drawBottomBar(
        _ style: BarStyle, _ size: Size, on canvas: inout Canvas, content: (Rect, inout Canvas) -> Void
    ) {
        let height = document.isPad ? 50.0 : 49
        let inset = isWholeScreen(size) ? document.safeArea.bottom : 0
        let y = size.height - height - inset
        canvas.rectangle(Rect(0, y, size.width, height + inset), fill: style.ground)
        drawHairline(from: 0, to: size.width, y: y, on: &canvas)
        content(Rect(0, y, size.width, height), &canvas)
    }
}
