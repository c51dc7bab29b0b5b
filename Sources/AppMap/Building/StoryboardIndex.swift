import InterfaceBuilder
import SceneAddressing

/// The storyboards of an app by module and name.
struct StoryboardIndex {
    private let storyboards: [AppStoryboard]
    private let contents: [StoryboardContents]
    private let scenesByIdentifier: [[ExactName: AppScene.ID]]
    private var byName: [Module.ID: [ExactName: [AppStoryboard.ID]]] = [:]
    private let modules: [Module]
    private let configuredBundles: [ExactName: Module.ID]
    private let foreignBundles: [ExactName: String]
    private let isPartial: Bool
    private let unreadable: [Module.ID: [ExactName: String]]
    private let excluded: [Module.ID: [ExactName: String]]

    /// - Parameters:
    ///   - scenes: all scenes, without their links yet.
    ///   - foreignBundles: the names of the targets whose bundles the app may not have, by bundle identifier.
    ///   - unreadable: the files of storyboards that could not be read, by module and name.
    ///   - excluded: the files of storyboards that are left out on purpose, by module and name.
    ///   - isPartial: true where not all storyboards of the app were looked for.
    init(
        storyboards: [AppStoryboard], scenes: [AppScene], modules: [Module], bundles: [ExactName: Module.ID],
        foreignBundles: [ExactName: String], unreadable: [Module.ID: [ExactName: String]],
        excluded: [Module.ID: [ExactName: String]] = [:], isPartial: Bool
    ) {
        self.foreignBundles = foreignBundles
        self.isPartial = isPartial
        self.storyboards = storyboards
        self.modules = modules
        self.unreadable = unreadable
        self.excluded = excluded
        configuredBundles = bundles
        scenesByIdentifier = storyboards.map { storyboard in
            Dictionary(
                scenes[storyboard.scenes].compactMap { scene in
                    scene.identifier.nonEmpty.map { (ExactName($0), scene.id) }
                }, uniquingKeysWith: { first, _ in first })
        }
        contents = zip(storyboards, scenesByIdentifier).map { storyboard, scenes in
            StoryboardContents(scenes: Set(scenes.keys), hasInitialScene: storyboard.initialScene != nil)
        }
        for storyboard in storyboards {
            byName[storyboard.module, default: [:]][ExactName(storyboard.name), default: []].append(storyboard.id)
        }
    }

    func scene(_ address: SceneAddress, in storyboard: AppStoryboard.ID) -> AppScene.ID? {
        guard let scene = address.scene else { return storyboards[storyboard.index].initialScene }
        return scenesByIdentifier[storyboard.index][ExactName(scene)]
    }

    /// How many names a name is compared with at most to find near ones.
    var mostNames: Int {
        max(storyboards.count, modules.count, contents.lazy.map(\.scenes.count).max() ?? 0)
    }

    func contents(of storyboard: AppStoryboard.ID) -> StoryboardContents { contents[storyboard.index] }

    /// The storyboard that the system would find, as seen from another one.
    ///
    /// - Parameters:
    ///   - name: nil for the storyboard itself.
    ///   - bundle: nil for the bundle that the storyboard is in.
    ///   - looksInMainBundle: whether the main bundle is searched too where the storyboard's own bundle has nothing
    ///     of the name.
    ///   - suggestsNames: whether near names are looked for where there is no such name.
    func storyboard(
        named name: String?, bundle: String?, from origin: AppStoryboard.ID, looksInMainBundle: Bool, suggestsNames: Bool
    ) throws(LinkFailure.Reason) -> AppStoryboard.ID {
        guard let name else { return origin }
        let own = storyboards[origin.index].module
        let searched =
            if let bundle { [try module(ofBundle: bundle, holding: name, suggestsNames: suggestsNames)] }
            else { looksInMainBundle ? [own, modules[0].id].uniqued() : [own] }
        for module in searched {
            if let found = byName[module]?[ExactName(name)] {
                return nearest(of: found, to: origin)
            }
            if let file = unreadable[module]?[ExactName(name)] {
                throw .storyboardUnreadable(name, file: file)
            }
            if excluded[module]?[ExactName(name)] != nil { throw .storyboardNotRead(name) }
        }
        let holders = modules.filter { byName[$0.id]?[ExactName(name)] != nil }
        guard holders.isEmpty else {
            throw .storyboardElsewhere(name, bundle: bundle, holders: holders.map { $0.bundleIdentifier ?? $0.name })
        }
        guard !isPartial else { throw .storyboardNotRead(name) }
        let names = searched.flatMap { byName[$0, default: [:]].keys.map(\.text) }
        throw .storyboardMissing(name, nearest: suggestsNames ? NearestNames.of(name, among: names) : [])
    }

    private func module(
        ofBundle identifier: String, holding storyboard: String, suggestsNames: Bool
    ) throws(LinkFailure.Reason) -> Module.ID {
        if let module = configuredBundles[ExactName(identifier)] {
            return module
        }
        if let module = modules.first(where: { $0.bundleIdentifier.map { $0.exactlyEquals(identifier) } ?? false }) {
            return module.id
        }
        if isPartial {
            throw .storyboardNotRead(storyboard)
        }
        if let target = foreignBundles[ExactName(identifier)] {
            throw .bundleNotLinked(identifier, target: target)
        }
        guard suggestsNames else { throw .bundleUnknown(identifier, nearest: []) }
        let near = NearestNames.of(identifier, among: modules.compactMap(\.bundleIdentifier))
        let nearest = near.isEmpty ? relatives(of: identifier, holding: storyboard) : near
        throw .bundleUnknown(identifier, nearest: nearest)
    }

    /// The bundles that have a storyboard of the name, and identifiers that differ in their last part alone.
    private func relatives(of identifier: String, holding storyboard: String) -> [NearestName] {
        func family(_ identifier: String) -> ExactName { ExactName(identifier.split(separator: ".").dropLast().joined(separator: ".")) }
        return modules.filter { byName[$0.id]?[ExactName(storyboard)] != nil }.compactMap(\.bundleIdentifier)
            .filter { family($0) == family(identifier) && family(identifier).text.contains(".") }
            .prefix(3).map { NearestName(name: $0, difference: .part) }
    }

    /// Storyboards of one name in one module can only be files of a folder that has no project, or of several
    /// products that the project does not tell apart: the one made for the same system and lying nearest is meant.
    private func nearest(of found: [AppStoryboard.ID], to origin: AppStoryboard.ID) -> AppStoryboard.ID {
        guard found.count > 1 else { return found[0] }
        let from = storyboards[origin.index]
        return found.max { left, right in
            closeness(storyboards[left.index], from) < closeness(storyboards[right.index], from)
        } ?? found[0]
    }

    private func closeness(_ storyboard: AppStoryboard, _ origin: AppStoryboard) -> (Int, Int, Int) {
        let left = storyboard.files.folder.utf8.split(separator: UInt8(ascii: "/"))
        let right = origin.files.folder.utf8.split(separator: UInt8(ascii: "/"))
        let shared = zip(left, right).prefix { $0.elementsEqual($1) }.count
        return (storyboard.platform == origin.platform ? 1 : 0, shared, -left.count)
    }

    /// Other storyboards of the same name that could have been meant.
    func namesakes(of storyboard: AppStoryboard.ID) -> [AppStoryboard.ID] {
        let one = storyboards[storyboard.index]
        return (byName[one.module]?[ExactName(one.name)] ?? []).filter { $0 != storyboard }
    }
}

/// What there is to link to, as seen from one storyboard.
struct AppCatalogue: SceneCatalogue {
    let index: StoryboardIndex
    let origin: AppStoryboard.ID
    let looksInMainBundle: Bool
    let suggestsNames: Bool

    func contents(
        ofStoryboard name: String?, inBundle bundle: String?
    ) throws(LinkFailure.Reason) -> StoryboardContents {
        index.contents(of: try storyboard(name, bundle))
    }

    /// The scene of an address, with its storyboard; nil where there is none.
    func scene(at address: SceneAddress) -> (AppStoryboard.ID, AppScene.ID)? {
        guard let storyboard = try? storyboard(address.storyboard, address.bundle),
            let scene = index.scene(address, in: storyboard)
        else { return nil }
        return (storyboard, scene)
    }

    private func storyboard(_ name: String?, _ bundle: String?) throws(LinkFailure.Reason) -> AppStoryboard.ID {
        try index.storyboard(
            named: name, bundle: bundle, from: origin, looksInMainBundle: looksInMainBundle,
            suggestsNames: suggestsNames)
    }
}
