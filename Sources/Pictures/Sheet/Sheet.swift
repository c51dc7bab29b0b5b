import AppMap
import InterfaceBuilder

/// Where all scenes of an app lie on one sheet, and the arrows between them.
///
/// Lengths are in points of the scenes. The origin is the upper left corner of the sheet, and y grows downwards. Within
/// a storyboard the scenes lie as on Interface Builder's canvas, closer together where that leaves much empty; the
/// storyboards follow from left to right as they lead to each other, beginning with those that the system opens.
public struct Sheet: Sendable {
    /// A storyboard on the sheet.
    public struct StoryboardArea: Hashable, Sendable {
        /// The storyboard.
        public let id: AppStoryboard.ID
        /// The area with the title above the scenes.
        public let rect: Rect
        /// Whether the system opens the storyboard.
        public let isEntry: Bool
    }

    /// A scene on the sheet.
    public struct PlacedScene: Hashable, Sendable {
        /// The scene.
        public let id: AppScene.ID
        /// Where its picture lies.
        public let rect: Rect
        /// Whether the system starts with the scene.
        public let isEntry: Bool
        /// Ways that lead to no scene of the sheet, told below the picture: unwinds, nibs and what is broken.
        public let looseWays: [Way.ID]

        /// The height of one line above or below a picture.
        public static let lineHeight = 22.0

        /// The picture with the lines above and below it.
        var wholeRect: Rect {
            Rect(
                rect.x, rect.y - Self.lineHeight, rect.width,
                rect.height + Double(1 + looseWays.count) * Self.lineHeight)
        }
    }

    /// An arrow from a scene to another.
    public struct Arrow: Hashable, Sendable {
        /// What an arrow means.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A segue within a storyboard.
            case segue
            /// The destination is part of the source: a root, a tab, an embedded scene.
            case containment
            /// From one storyboard to another.
            case link
        }

        /// The way that the arrow shows; nil for the link of a placeholder.
        public let way: Way.ID?
        /// The link that the arrow shows; nil for a way.
        public let link: Link.ID?
        /// The scene at which the arrow begins.
        public let source: AppScene.ID
        /// The scene at which the arrow ends, or the placeholder that stands for it.
        public let destination: AppScene.ID
        /// What the arrow means.
        public let kind: Kind
        /// The line, which meets no scene but its ends wherever there is a way between the others.
        public let steps: [PathShape.Step]
        /// A point on the line where a label covers as little as may be.
        public let middle: Point

        /// Where the arrow begins.
        public var start: Point { steps.first?.end ?? middle }
        /// Where the arrow ends.
        public var end: Point { steps.last?.end ?? middle }

        /// The line as the value of an SVG path's `d`, from its end to its start: so the dashes of arrows that come
        /// together lie on each other.
        public var pathData: String {
            var text = ""
            text.append(step: .move(end))
            for (step, before) in zip(steps, steps.dropFirst()).reversed() {
                guard let back = step.end else { continue }
                if case .curve(let first, let second, _) = before {
                    text.append(step: .curve(second, first, back))
                } else {
                    text.append(step: .line(back))
                }
            }
            return text
        }
    }

    /// The size of the sheet.
    public let size: Size
    /// The distance between storyboards.
    let storyboardGap: Double
    /// In the order of the sheet, from left to right.
    public let storyboards: [StoryboardArea]
    /// In the order of the app.
    public let scenes: [PlacedScene]
    /// In the order of the app's ways, then of its links.
    public let arrows: [Arrow]

    /// Lays out the pictures of an app.
    ///
    /// - Parameter pictures: those of all scenes of the app, in its order.
    public init(of app: App, pictures: [ScenePicture]) {
        let loose = LooseWays(app)
        let blocks = app.storyboards.map { storyboard in
            CanvasLayout(
                app.scenes[storyboard.scenes].map { scene in
                    let lines = Double(1 + loose.ways(of: scene.id).count) * PlacedScene.lineHeight
                    let size =
                        pictures.indices.contains(scene.id.index)
                        ? pictures[scene.id.index].size : Size(width: 200, height: 130)
                    return CanvasLayout.Item(id: scene.id, size: size, lines: lines, position: scene.canvasPosition)
                })
        }
        let packing = StoryboardPacking(app, sizes: blocks.map(\.size))
        let entryScenes = Set(app.entryScenes)
        let entries = Set(app.entries.compactMap(\.storyboard))
        storyboards = packing.order.map { id in
            StoryboardArea(id: id, rect: packing.rects[id.index], isEntry: entries.contains(id))
        }
        var scenes: [PlacedScene] = []
        for (storyboard, block) in zip(app.storyboards, blocks) {
            let origin = packing.rects[storyboard.id.index].origin
            for (id, rect) in block.places {
                scenes.append(
                    PlacedScene(
                        id: id, rect: rect.moved(by: origin.x, origin.y), isEntry: entryScenes.contains(id),
                        looseWays: loose.ways(of: id)))
            }
        }
        self.scenes = scenes.sorted { $0.id < $1.id }
        size = packing.size
        storyboardGap = packing.gap
        arrows = ArrowRouting(app, scenes: self.scenes, pictures: pictures, size: size).arrows
    }
}

/// The ways that cannot be arrows.
private struct LooseWays {
    private var ways: [AppScene.ID: [Way.ID]] = [:]

    init(_ app: App) {
        for way in app.ways where way.arrowDestination == nil {
            ways[way.source, default: []].append(way.id)
        }
    }

    /// The first ones; more would say no more.
    func ways(of scene: AppScene.ID) -> [Way.ID] { Array(ways[scene, default: []].prefix(8)) }
}

extension Way {
    /// The scene to which an arrow is drawn: the first placeholder, else what is reached.
    var arrowDestination: AppScene.ID? { destination.placeholders.first ?? destination.scene }
}
