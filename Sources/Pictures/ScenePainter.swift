import AppMap
import InterfaceBuilder

/// Draws the scenes of an app.
///
/// Nothing is laid out: what is drawn are the frames that Interface Builder wrote down, for the device that each
/// document was last shown on.
public struct ScenePainter: Sendable {
    /// The app whose scenes are drawn.
    public let app: App
    /// What pictures show.
    public let options: PictureOptions
    let resources: PictureResources
    let containers: ContainerMap
    let nibViews: NibViews
    private let documents: [DocumentContext]

    /// Prepares to draw.
    ///
    /// - Parameters:
    ///   - app: an app of `folder`.
    ///   - folder: tells the colours and images of asset catalogues.
    public init(_ app: App, in folder: AppFolder, options: PictureOptions = PictureOptions()) {
        self.app = app
        self.options = options
        resources = PictureResources(folder, embedding: options.images)
        containers = ContainerMap(app)
        documents = app.storyboards.map { DocumentContext($0.document, module: $0.module) }
        nibViews = NibViews(app)
    }

    /// The pictures of all scenes, in the order of the app.
    public var pictures: [ScenePicture] { app.scenes.map { picture(of: $0.id) } }

    /// The picture of a scene.
    public func picture(of id: AppScene.ID) -> ScenePicture {
        let scene = app[id]
        var canvas = Canvas()
        let drawing = Drawing(self, scene: scene)
        let size: Size
        if let link = scene.link {
            size = drawing.drawPlaceholder(of: app[link], on: &canvas)
        } else {
            size = drawing.drawScene(on: &canvas)
        }
        return ScenePicture(scene: id, size: size, shapes: canvas.shapes, isCut: canvas.isFull)
    }

    func document(of scene: AppScene) -> DocumentContext { documents[scene.storyboard.index] }

    /// The element of a scene's controller, with what its variations change for the document's device.
    func controller(of scene: AppScene) -> Element { document(of: scene).varied(scene.controller) }

    /// Whether a container is drawn with what it contains: always inside another scene, by itself if the options say.
    func showsContent(of drawing: Drawing) -> Bool { options.containersShowContent || !drawing.around.isEmpty }

    /// The tabs of a tab bar controller.
    func tabs(of scene: AppScene.ID) -> [Tab] {
        containers.tabs(of: scene).map { id in
            let way = app[id]
            guard let child = way.destination.scene else {
                let drawn = way.destination.placeholders.first.map { StoryboardReference(self.controller(of: app[$0])) }
                return Tab(
                    item: drawn?.tabBarItem, title: "?", owner: way.destination.placeholders.first.map { app[$0] })
            }
            let shown = ViewController(self.controller(of: app[child]))
            let root = containers.root(of: child).map { ViewController(self.controller(of: app[$0])) }
            // A controller without an item of its own shows its title, a navigation controller that of its root.
            let title = shown.navigationTitle ?? root?.navigationTitle ?? "Item"
            return Tab(item: shown.tabBarItem ?? root?.tabBarItem, title: title, owner: app[child])
        }
    }

    /// What a back button says that leads to a scene.
    func backTitle(of scene: AppScene) -> String {
        let controller = ViewController(self.controller(of: scene))
        let item = controller.navigationItem
        return [item?.backBarButtonItem?.title, item?.backButtonTitle, controller.navigationTitle]
            .lazy.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
    }
}
