import InterfaceBuilder
import SceneAddressing

/// An app, an extension or another thing that runs by itself, with all storyboards in its bundles and every way
/// between their scenes.
public struct App: Sendable {
    /// The module that is built; the others are linked to it or embedded.
    public let module: Module
    /// The module itself, then those it links or embeds, in the order of their ids.
    public let modules: [Module]
    /// The storyboards in the app's bundles, in the order of modules and paths.
    public let storyboards: [AppStoryboard]
    /// The xibs in the app's bundles.
    public let xibs: [AppXib]
    /// In the order of the storyboards, within each in the order of the file.
    public let scenes: [AppScene]
    /// In the order of the scenes, within each in the order of the file.
    public let ways: [Way]
    /// In the order of the scenes, within each in the order of the file.
    public let links: [Link]
    /// Where the system starts, with the storyboard that is opened.
    public let entries: [Entry]
    /// What the documents have and the map does not, and names that the bundles do not have or have twice.
    public let problems: [Problem]

    private let waysOut: [AppScene.ID: [Way.ID]]
    private let waysIn: [AppScene.ID: [Way.ID]]
    /// What is there at run time: all, but for an app as one device loads it.
    package let loaded: Loaded
    /// What the devices load, where that is not for all of them what the map shows.
    var loadedByDevice: [DocumentFile.Device: App] = [:]
    /// The app with all that any device loads; empty where that is the app itself.
    var joined: [App] = []

    /// The scenes, ways and links of the files that are loaded.
    package struct Loaded: Sendable {
        package let scenes: [AppScene]
        package let ways: [Way]
        package let links: [Link]
    }

    init(
        module: Module, modules: [Module], storyboards: [AppStoryboard], xibs: [AppXib], scenes: [AppScene],
        ways: [Way], links: [Link], entries: [Entry], problems: [Problem], loading loaded: Loaded? = nil
    ) {
        self.loaded = loaded ?? Loaded(scenes: scenes, ways: ways, links: links)
        self.module = module
        self.modules = modules
        self.storyboards = storyboards
        self.xibs = xibs
        self.scenes = scenes
        self.ways = ways
        self.links = links
        self.entries = entries
        self.problems = problems
        waysOut = Dictionary(grouping: self.loaded.ways.map(\.id)) { ways[$0.index].source }
        var waysIn: [AppScene.ID: [Way.ID]] = [:]
        for way in self.loaded.ways {
            for scene in way.destination.scenes {
                waysIn[scene, default: []].append(way.id)
            }
        }
        self.waysIn = waysIn
    }

    /// The app with all that any device loads: besides what the map shows, which has the same ids there, the scenes, ways and
    /// links that only the variant of a storyboard for one device has, as `Main~ipad.storyboard`.
    package var withVariants: App { joined.first ?? self }

    /// The app as a device loads it, with the ids of ``withVariants``.
    package func loaded(on device: DocumentFile.Device) -> App { loadedByDevice[device] ?? self }

    /// Whether all devices load the same documents.
    package var isSameOnAllDevices: Bool { loadedByDevice.isEmpty }

    /// The name of the app's target.
    public var name: String { module.name }

    /// True for the app in which the documents are gathered that no target contains: nothing builds them, and its links
    /// are followed as if they were in one bundle.
    public var isOfNoTarget: Bool { module.kind == .noTarget }

    /// The storyboard of an id of this app.
    public subscript(storyboard: AppStoryboard.ID) -> AppStoryboard { storyboards[storyboard.index] }
    /// The scene of an id of this app.
    public subscript(scene: AppScene.ID) -> AppScene { scenes[scene.index] }
    /// The way of an id of this app.
    public subscript(way: Way.ID) -> Way { ways[way.index] }
    /// The link of an id of this app.
    public subscript(link: Link.ID) -> Link { links[link.index] }

    /// The ways out of a scene, in the order of the file.
    public func ways(from scene: AppScene.ID) -> [Way] { waysOut[scene, default: []].map { self[$0] } }

    /// The ways that lead to a scene or, for a placeholder, through it.
    public func ways(to scene: AppScene.ID) -> [Way] { waysIn[scene, default: []].map { self[$0] } }

    /// The storyboard of a scene.
    public func storyboard(of scene: AppScene) -> AppStoryboard { self[scene.storyboard] }

    /// The entries at which the system finds nothing to start with.
    public var brokenEntries: [Entry] {
        entries.filter { entry in
            switch entry.fault {
            case nil, .storyboardLeftOut: false
            default: true
            }
        }
    }

    /// The scenes with which the system starts.
    public var entryScenes: [AppScene.ID] {
        entries.compactMap { $0.storyboard.flatMap { self[$0].initialScene } }.uniqued()
    }

    /// The address by which other storyboards can name a scene; nil where it has neither an identifier nor the
    /// storyboard entry point.
    public func address(of scene: AppScene) -> SceneAddress? {
        guard scene.identifier.nonEmpty != nil || scene.isInitial else { return nil }
        return SceneAddress(scene: scene.identifier.nonEmpty, storyboard: self[scene.storyboard].name)
    }

    /// Where a link leads in the end, through all placeholders that it meets.
    public func destination(of link: Link) -> Destination {
        SceneChain.destination(of: link, scenes: scenes, links: links)
    }

    /// The links that lead nowhere, by themselves or because of a placeholder on the way.
    public var brokenLinks: [Link] {
        links.filter { destination(of: $0).isBroken }
    }

    /// The ways that lead to a broken link, or to an object that the document does not have.
    public var brokenWays: [Way] {
        ways.filter(\.destination.isBroken)
    }
}

extension Destination {
    /// Every scene on the way: the placeholders, then the scene that is reached.
    var scenes: [AppScene.ID] { placeholders + (scene.map { [$0] } ?? []) }
}

extension Array where Element: Hashable {
    /// The elements in order, each only where it comes first.
    package func uniqued() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
