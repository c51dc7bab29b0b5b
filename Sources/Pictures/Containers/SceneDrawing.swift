import AppMap
import InterfaceBuilder

extension Drawing {
    /// Draws the scene as a whole; returns the size of the picture.
    func drawScene(on canvas: inout Canvas) -> Size {
        let controller = ViewController(painter.controller(of: scene))
        let size = pictureSize(of: controller)
        let frame = controller.view.flatMap(document.givenFrame) ?? size.rect
        canvas.rectangle(size.rect, fill: SystemColors.background)
        let whole = DrawnObject(
            scene: scene.id, objectID: scene.objectID, kind: scene.kind,
            className: scene.className?.harmlessLine(upTo: 80),
            userLabel: controller.userLabel?.harmlessLine(upTo: 80))
        canvas.group(at: size.rect, clipRadius: 0, object: whole) { canvas in
            switch scene.kind {
            case "navigationController":
                drawNavigationController(in: size, top: isWholeScreen(size) ? document.safeArea.top : 0, on: &canvas)
            case "tabBarController":
                drawTabController(in: size, top: isWholeScreen(size) ? document.safeArea.top : 0, on: &canvas)
            case "splitViewController":
                drawSplitController(in: size, on: &canvas)
            case "pageViewController" where controller.view == nil:
                drawPageController(controller, size, on: &canvas)
            default:
                if document.isWatch {
                    drawWatchItems(of: controller, size, on: &canvas)
                } else if let view = controller.view {
                    var inner = self
                    inner.topInset = topInset(controller, size: size)
                    inner.draw(
                        PlacedView(
                            view: view, frame: Rect(max(0, frame.x), max(0, frame.y), frame.width, frame.height),
                            isGuess: false), on: &canvas)
                } else {
                    drawWithoutView(controller, size, on: &canvas)
                }
                if let way = includedWay(of: controller) { drawDestination(of: way, size, on: &canvas) }
            }
            if !document.hasStatusBar {
                return
            }
            if scene.isContainer, scene.kind != "pageViewController" {
                if painter.options.containersShowContent, scene.kind == "navigationController" {
                    drawBottom(controller, controller.simulatedMetrics, size, on: &canvas)
                }
                if isWholeScreen(size), controller.simulatedMetrics.statusBar?.isNone != true {
                    let bar = scene.kind == "navigationController" ? NavigationController(controller.element).navigationBar : nil
                    drawStatusBar(
                        width: size.width, height: document.safeArea.top, BarStyle(bar, self).ground.contrast, on: &canvas)
                    if document.safeArea.bottom > 0 { drawHomeIndicator(in: size, on: &canvas) }
                }
            } else {
                drawSurroundings(controller, size: size, on: &canvas)
            }
        }
        return size
    }

    /// The way by which the controller puts a linked scene in its own place.
    private func includedWay(of controller: ViewController) -> Way? {
        guard let id = way(of: controller.objectID) else { return nil }
        let way = painter.app[id]
        return way.kind == "include" && way.destination.scene != scene.id ? way : nil
    }

    /// The size that the scene is drawn at: that of its view, which may be less than the screen or more.
    private func pictureSize(of controller: ViewController) -> Size {
        guard let view = controller.view, let frame = document.givenFrame(of: view), frame.width >= 1, frame.height >= 1
        else {
            return (controller.simulatedMetrics.freeformSize ?? controller.preferredContentSize ?? document.screen)
                .drawable
        }
        return Size(width: max(0, frame.x) + frame.width, height: max(0, frame.y) + frame.height).drawable
    }

    func drawPageController(_ controller: ViewController, _ size: Size, on canvas: inout Canvas) {
        let pages = PageViewController(controller.element)
        canvas.rectangle(size.rect, fill: SystemColors.gray5)
        let page = size.rect.inset(by: size.width * 0.12, size.height * 0.12)
        canvas.rectangle(page.moved(by: page.width * 0.16, 0), radius: 6, fill: SystemColors.gray3)
        canvas.rectangle(page, radius: 6, fill: SystemColors.background, stroke: Stroke(SystemColors.separator))
        let words = [scene.className, "Page View Controller"].compactMap { $0 }.joined(separator: "\n")
        canvas.text(
            TextBlock(words, TextFont(size: 17), SystemColors.secondaryLabel).centered.with { $0.lineLimit = 0 },
            in: page.inset(by: 6, 0))
        guard pages.transitionStyle == "scroll" else { return }
        for number in 0..<3 {
            canvas.circle(
                center: Point(x: size.width / 2 + Double(number - 1) * 17, y: size.height * 0.93), radius: 3.5,
                fill: number == 0 ? SystemColors.label : SystemColors.tertiaryLabel)
        }
    }
}
