import AppMap
import InterfaceBuilder

/// A navigation bar over a scene.
struct TopBar {
    let content: NavigationBarContent
    let bar: NavigationBar?

    /// Whether the bar shows what is behind it: a large title lies on the content.
    var isOpen: Bool { content.showsLargeTitle && bar?.barTintColor == nil }
}

extension Paint {
    /// Black or white, whichever can be read on the paint.
    var contrast: Paint {
        Paint(
            light: PaintColor(light.isBright || light.alpha < 128 ? 0x000000 : 0xFFFFFF),
            dark: PaintColor(dark.isBright && dark.alpha >= 128 ? 0x000000 : 0xFFFFFF))
    }
}

extension Drawing {
    /// Draws the bars that the containers around a scene put over it.
    func drawSurroundings(_ controller: ViewController, size: Size, on canvas: inout Canvas) {
        let isWholeScreen = self.isWholeScreen(size)
        let isPart = painter.containers.isOnlyEmbedded(scene.id)
        let metrics = controller.simulatedMetrics
        let hasStatusBar = isWholeScreen && !isPart && metrics.statusBar?.isNone != true
        let top = isWholeScreen && !isPart ? document.safeArea.top : 0
        var ground = controller.view.flatMap { paint($0.backgroundColor) } ?? SystemColors.background
        if let topBar = topBar(of: controller) {
            drawTopBar(topBar.content, topBar.bar, width: size.width, top: top, on: &canvas)
            if !topBar.isOpen { ground = BarStyle(topBar.bar, self).ground }
        }
        drawBottom(controller, metrics, size, on: &canvas)
        if hasStatusBar {
            let isLight = metrics.statusBar?.element["statusBarStyle"] == "lightContent"
            drawStatusBar(
                width: size.width, height: document.safeArea.top, isLight ? SystemColors.white : ground.contrast, on: &canvas)
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

    /// The navigation bar that a container or the simulated metrics put over the scene; nil for none.
    func topBar(of controller: ViewController) -> TopBar? {
        var content = NavigationBarContent(item: controller.navigationItem, title: controller.navigationTitle)
        if let navigation = painter.containers.navigation(of: scene.id) {
            let container = NavigationController(painter.controller(of: painter.app[navigation.controller]))
            guard !container.isNavigationBarHidden else { return nil }
            content.back = navigation.previous.map { painter.backTitle(of: painter.app[$0]) }
            content.showsLargeTitle = container.showsLargeTitle(for: controller)
            return TopBar(content: content, bar: container.navigationBar)
        }
        let simulated = controller.simulatedMetrics.topBar
        return simulated?.kind.contains("NavigationBar") == true ? TopBar(content: content, bar: nil) : nil
    }

    /// How far status bar and navigation bar reach down.
    func topInset(_ controller: ViewController, size: Size) -> Double {
        guard !painter.containers.isOnlyEmbedded(scene.id) else { return 0 }
        let top = isWholeScreen(size) ? document.safeArea.top : 0
        return top + (topBar(of: controller)?.content.height(isPad: document.isPad) ?? 0)
    }

    /// Draws a bar from the top edge of the screen on.
    func drawTopBar(
        _ content: NavigationBarContent, _ bar: NavigationBar?, width: Double, top: Double, on canvas: inout Canvas
    ) {
        let style = BarStyle(bar, self)
        let height = content.height(isPad: document.isPad)
        let object =
            bar.map { DrawnObject(scene: scene.id, objectID: nil, kind: $0.element.name) }
            ?? DrawnObject(scene: scene.id, objectID: nil, kind: "navigationBar")
        canvas.group(at: Rect(0, 0, width, top + height), object: object) { canvas in
            if !TopBar(content: content, bar: bar).isOpen {
                canvas.rectangle(Rect(0, 0, width, top + height), fill: style.ground)
                drawHairline(from: 0, to: width, y: top + height, on: &canvas)
            }
            drawNavigationContent(content, bar, style, in: Rect(0, top, width, height), on: &canvas)
        }
    }

    /// Draws tab bar or toolbar, if there is one.
    func drawBottom(
        _ controller: ViewController, _ metrics: SimulatedMetrics, _ size: Size, on canvas: inout Canvas
    ) {
        let navigation = painter.containers.navigation(of: scene.id)
        let isPushed = navigation?.previous != nil
        if let tabs = painter.containers.tabs(around: scene.id), !(isPushed && controller.hidesBottomBarWhenPushed) {
            let bar = TabBarController(painter.controller(of: painter.app[tabs.controller])).tabBar
            let all = painter.tabs(of: tabs.controller)
            let selected = painter.containers.tabs(of: tabs.controller).firstIndex {
                painter.app[$0].destination.scene == tabs.child
            }
            drawBottomBar(BarStyle(bar, self), size, on: &canvas) { rect, canvas in
                drawTabs(all, selected: selected, bar, in: rect, on: &canvas)
            }
            return
        }
        let container = navigation.map { NavigationController(painter.controller(of: painter.app[$0.controller])) }
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
        canvas.group(at: Rect(0, y, size.width, height + inset), object: part("bottomBar")) { canvas in
            canvas.rectangle(Rect(0, 0, size.width, height + inset), fill: style.ground)
            drawHairline(from: 0, to: size.width, y: 0, on: &canvas)
            content(Rect(0, 0, size.width, height), &canvas)
        }
    }
}
