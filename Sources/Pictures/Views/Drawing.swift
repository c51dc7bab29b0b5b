import AppMap
import InterfaceBuilder

/// Draws the objects of one scene: what is drawn and all that it inherits from what is around it.
struct Drawing {
    /// No designer nests views so deep; without an end a hostile file would end the process.
    static let deepest = 40

    let painter: ScenePainter
    let scene: AppScene
    var document: DocumentContext
    /// Whether what is drawn is in a xib, so that its object ids are not those of the scene.
    var isInNib = false
    /// The tint that views inherit.
    var tint: Paint
    /// How many views the place is in.
    var depth = 0
    /// The ground of cells that have no colour of their own.
    var cellGround: Paint?
    /// How far bars reach into the superview of what is drawn, from its upper edge.
    var topInset = 0.0
    /// The scenes in which this one is embedded, from the outside.
    var around: [AppScene.ID] = []

    init(_ painter: ScenePainter, scene: AppScene, around: [AppScene.ID] = [], tint: Paint? = nil) {
        self.painter = painter
        self.scene = scene
        self.around = around
        document = painter.document(of: scene)
        self.tint = tint ?? SystemColors.blue
        if tint == nil {
            let accent = painter.resources.namedColor("AccentColor", module: document.module)
            self.tint = paint(document.tint) ?? accent ?? SystemColors.blue
        }
    }

    func paint(_ color: Color?) -> Paint? {
        painter.resources.paint(color, in: document.resources, module: document.module)
    }

    func image(_ name: String) -> FoundImage? { 
        painter.resources.image(name, module: document.module, isPad: document.isPad)
    }

    func object(_ value: some ObjectValue, marks: Set<DrawnObject.Mark> = []) -> DrawnObject {
        DrawnObject(
            scene: scene.id, objectID: isInNib ? nil : value.objectID, kind: value.element.name,
            className: value.customClass?.name.harmlessLine(upTo: 80),
            userLabel: value.userLabel?.harmlessLine(upTo: 80), marks: marks)
    }

    /// The way that an object of the scene is, or owns by including a scene.
    func way(of objectID: String?) -> Way.ID? {
        isInNib ? nil : painter.containers.way(of: objectID, in: scene.id)
    }

    /// Draws a view with all that is in it.
    func draw(_ placed: PlacedView, on canvas: inout Canvas) {
        let view = placed.view
        guard depth < Self.deepest else {
            canvas.group(at: placed.frame, object: object(view)) { canvas in
                box("nested too deep", in: placed.frame.size, on: &canvas)
            }
            return
        }
        var inner = self
        inner.depth += 1
        inner.tint = paint(view.tintColor) ?? tint
        inner.topInset = max(0, topInset - placed.frame.y)
        // A scroll view moves its content out from under the bars.
        let scrolls = ScrollView(view).map { $0.contentInsetAdjustmentBehavior != "never" } ?? false
        let shift = scrolls ? inner.topInset : 0
        if scrolls { inner.topInset = 0 }
        let layer = LayerStyle(view, self)
        let subviews = view.kind.drawsOwnSubviews ? [] : document.placedSubviews(of: view, size: placed.frame.size)
        let clips = view.clipsToBounds || layer.masksToBounds || ScrollView.kinds.contains(view.kind)
        let bounds = placed.frame.size.rect
        let isCut =
            clips
            && (view.kind.drawsOwnSubviews || layer.cornerRadius > 0 || view.kind == .textView
                || shift > 0 || subviews.contains { !bounds.contains($0.frame) })
        canvas.group(
            at: placed.frame, clipRadius: isCut ? layer.cornerRadius : nil,
            alpha: view.isHidden ? 0.15 : min(1, max(0, view.alpha)),
            object: object(view, marks: Self.marks(of: placed))
        ) { canvas in
            inner.drawBackground(of: view, layer, size: placed.frame.size, on: &canvas)
            if shift > 0 {
                canvas.group(at: bounds.moved(by: 0, shift)) { canvas in
                    inner.drawInside(of: view, subviews, size: bounds.size, on: &canvas)
                }
            } else {
                inner.drawInside(of: view, subviews, size: bounds.size, on: &canvas)
            }
            inner.drawRim(of: view, layer, placed, on: &canvas)
        }
    }

    private func drawInside(of view: View, _ subviews: [PlacedView], size: Size, on canvas: inout Canvas) {
        drawContent(of: view, size: size, on: &canvas)
        for subview in subviews where !canvas.isFull {
            draw(subview, on: &canvas)
        }
    }

    private static func marks(of placed: PlacedView) -> Set<DrawnObject.Mark> {
        var marks: Set<DrawnObject.Mark> = []
        if placed.view.isHidden { marks.insert(.hidden) }
        if placed.view.isMisplaced { marks.insert(.misplaced) }
        if placed.view.isAmbiguous { marks.insert(.ambiguous) }
        if placed.isGuess { marks.insert(.withoutFrame) }
        return marks
    }

    private func drawBackground(of view: View, _ layer: LayerStyle, size: Size, on canvas: inout Canvas) {
        guard !view.kind.drawsOwnBackground else { return }
        let ground = paint(view.backgroundColor) ?? TableView(view).map { TableStyle($0, self).ground }
        canvas.rectangle(size.rect, radius: layer.cornerRadius, fill: ground)
    }

    private func drawRim(of view: View, _ layer: LayerStyle, _ placed: PlacedView, on canvas: inout Canvas) {
        let bounds = placed.frame.size.rect
        if layer.borderWidth > 0 {
            let half = layer.borderWidth / 2
            canvas.rectangle(
                bounds.inset(by: half, half), radius: layer.cornerRadius - half,
                stroke: Stroke(layer.borderPaint, width: layer.borderWidth))
        }
        if view.isMisplaced || view.isAmbiguous {
            canvas.rectangle(
                bounds, stroke: Stroke(view.isAmbiguous ? SystemColors.red : SystemColors.orange, isDashed: true))
        }
    }

    /// A box with a name, for what cannot be drawn.
    func box(_ text: String, in size: Size, on canvas: inout Canvas) {
        let rect = size.rect.inset(by: 0.5, 0.5)
        canvas.rectangle(
            rect, radius: 2, fill: SystemColors.tertiaryFill, stroke: Stroke(SystemColors.gray3, isDashed: true))
        let fontSize = min(12, max(6, size.height * 0.6))
        // A watch is black in light as well.
        let block = TextBlock(text, TextFont(size: fontSize), document.isWatch ? .fixed(PaintColor(0xAEAEB2)) : SystemColors.secondaryLabel).centered
        canvas.text(
            block.with {
                $0.lineLimit = 3
                $0.lineBreak = .middleTruncation
            }, in: size.rect.inset(by: 3, 0))
    }
}

extension View.Kind {
    /// Whether what is in the view does not lie at the places of plain subviews.
    var drawsOwnSubviews: Bool { self == .tableView || self == .collectionView || self == .tableViewCell }

    /// Whether the view shows its background colour in a way of its own.
    var drawsOwnBackground: Bool {
        switch self {
        case .navigationBar, .toolbar, .tabBar, .searchBar, .tableViewCell, .segmentedControl, .textField,
            .button:
            true
        default: false
        }
    }
}
