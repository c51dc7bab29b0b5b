import AppMap
import SceneAddressing

/// The ids by which a report for programs refers to what an app has.
///
/// They are made of names and object ids, so that an edit elsewhere does not change them: `Shop/Main` for a storyboard
/// of the module `Shop`, `Shop/Main/Ybb-ig-T24` for a scene. Where two would be the same, what tells them apart is
/// added.
struct MapIdentifiers {
    private let modules: [Module.ID: String]
    private let storyboards: [String]
    private let scenes: [String]
    private let ways: [String]
    private let links: [String]

    init(of app: App) {
        let moduleNames = Self.unique(app.modules.map { [$0.name, $0.id.rawValue] })
        let modules = Dictionary(zip(app.modules.map(\.id), moduleNames), uniquingKeysWith: { first, _ in first })
        let storyboards = Self.unique(app.storyboards.map { storyboard in
            let module = modules[storyboard.module] ?? storyboard.module.rawValue
            return [module + "/" + storyboard.name, module + "/" + storyboard.files.folder + "/" + storyboard.name]
        })
        func id(_ object: String?, in scene: AppScene) -> String {
            storyboards[scene.storyboard.index] + "/" + (object ?? scene.objectID)
        }
        let scenes = Self.unique(app.scenes.map { [id($0.objectID, in: $0)] })
        ways = Self.unique(app.ways.map { [id($0.objectID, in: app[$0.source])] })
        links = Self.unique(app.links.map { [id($0.objectID, in: app[$0.scene])] })
        self.modules = modules
        self.storyboards = storyboards
        self.scenes = scenes
    }

    subscript(module: Module.ID) -> String { modules[module] ?? module.rawValue }
    subscript(storyboard: AppStoryboard.ID) -> String { storyboards[storyboard.index] }
    subscript(scene: AppScene.ID) -> String { scenes[scene.index] }
    subscript(way: Way.ID) -> String { ways[way.index] }
    subscript(link: Link.ID) -> String { links[link.index] }

    /// For each list of candidates the first that no other has, or the last with a number behind it.
    private static func unique(_ candidates: [[String]]) -> [String] {
        var owners: [ExactName: Int] = [:]
        for candidate in candidates.joined() {
            owners[ExactName(candidate), default: 0] += 1
        }
        var given: Set<ExactName> = []
        return candidates.map { candidates in
            let last = candidates.last ?? ""
            var id = candidates.first { owners[ExactName($0)] == 1 } ?? last
            var number = 2
            while !given.insert(ExactName(id)).inserted {
                id = "\(last)~\(number)"
                number += 1
            }
            return id
        }
    }
}
