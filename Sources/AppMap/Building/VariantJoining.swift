import SceneAddressing

/// Joins an app with what single devices load in the place of some of its storyboards, as `Main~ipad.storyboard`.
///
/// A scene, link or way that the map shows too keeps its id; what only the variant has comes after all others.
struct VariantJoining {
    private let base: App
    private var scenes: [AppScene]
    private var links: [Link]
    private var ways: [Way]
    private var loaded: [DocumentFile.Device: App] = [:]

    init(_ base: App) {
        self.base = base
        scenes = base.scenes
        links = base.links
        ways = base.ways
    }

    /// The app of the map, which knows what each device loads; the same where no device loads anything else.
    consuming func joined() -> App {
        guard !loaded.isEmpty else { return base }
        for device in [DocumentFile.Device.iphone, .ipad] where loaded[device] == nil {
            loaded[device] = base
        }
        var joint = App(
            module: base.module, modules: base.modules, storyboards: base.storyboards, xibs: base.xibs, scenes: scenes,
            ways: ways, links: links, entries: base.entries, problems: base.problems)
        joint.loadedByDevice = loaded
        var shown = base
        shown.loadedByDevice = loaded
        shown.joined = [joint]
        return shown
    }

    /// Adds what a device loads.
    ///
    /// - Parameter variant: the app made of the files of that device, of the same modules.
    mutating func add(_ variant: App, of device: DocumentFile.Device) {
        guard variant.storyboards.count == base.storyboards.count else { return }
        let sceneIDs = sceneIDs(of: variant)
        let linkIDs = linkIDs(of: variant, sceneIDs)
        let ownScenes = variant.scenes.map { $0.joined(sceneIDs, linkIDs) }
        for scene in ownScenes.sorted(by: { $0.id < $1.id }) where scene.id.index >= scenes.count { scenes.append(scene) }
        let ownLinks = variant.links.map { $0.joined(as: linkIDs[$0.id.index], sceneIDs) }
        for link in ownLinks.sorted(by: { $0.id < $1.id }) where link.id.index >= links.count { links.append(link) }
        let ownWays = join(variant, sceneIDs, linkIDs)
        let storyboards = zip(variant.storyboards, base.storyboards).map { own, shown in
            AppStoryboard(
                id: own.id, name: own.name, module: own.module, files: own.files, file: own.file, document: own.document,
                platform: own.platform, initialScene: own.initialScene.map { sceneIDs[$0.index] }, scenes: shown.scenes)
        }
        loaded[device] = App(
            module: variant.module, modules: variant.modules, storyboards: storyboards, xibs: variant.xibs,
            scenes: scenes.replacing(ownScenes), ways: ways.replacing(ownWays), links: links.replacing(ownLinks),
            entries: variant.entries, problems: variant.problems,
            loading: App.Loaded(scenes: ownScenes, ways: ownWays, links: ownLinks))
    }

    // MARK: Ids

    fileprivate struct Part: Hashable {
        let owner: Int
        let kind: String
        let name: ExactName
    }

    private func sceneIDs(of variant: App) -> [AppScene.ID] {
        var byObject: [Part: AppScene.ID] = [:]
        var byIdentifier: [Part: AppScene.ID] = [:]
        for scene in scenes {
            byObject[Part(object: scene)] = byObject[Part(object: scene)] ?? scene.id
            if let part = Part(identifier: scene) { byIdentifier[part] = byIdentifier[part] ?? scene.id }
        }
        var ids: [AppScene.ID?] = variant.scenes.map { byObject[Part(object: $0)] }
        var taken = Set(ids.compactMap { $0 })
        for scene in variant.scenes where ids[scene.id.index] == nil {
            if let same = Part(identifier: scene).flatMap({ byIdentifier[$0] }), taken.insert(same).inserted {
                ids[scene.id.index] = same
            }
        }
        var next = scenes.count
        var used: Set<AppScene.ID> = []
        return ids.map { id in
            if let id, used.insert(id).inserted { return id }
            next += 1
            return AppScene.ID(index: next - 1)
        }
    }

    private func linkIDs(of variant: App, _ sceneIDs: [AppScene.ID]) -> [Link.ID] {
        var known = Dictionary(grouping: links) { Part(owner: $0.scene.index, kind: $0.origin.rawValue, name: ExactName($0.objectID)) }
        var next = links.count
        return variant.links.map { link in
            let own = link.joined(as: link.id, sceneIDs)
            let part = Part(owner: own.scene.index, kind: own.origin.rawValue, name: ExactName(own.objectID))
            if let same = known[part]?.firstIndex(where: { $0.says(own) }), let link = known[part]?.remove(at: same) {
                return link.id
            }
            next += 1
            return Link.ID(index: next - 1)
        }
    }

    /// Adds the ways that only a variant has.
    ///
    /// - Returns: all ways of the variant.
    private mutating func join(_ variant: App, _ sceneIDs: [AppScene.ID], _ linkIDs: [Link.ID]) -> [Way] {
        func part(_ way: Way) -> Part {
            Part(owner: way.source.index, kind: way.relationship ?? way.kind, name: ExactName(way.objectID ?? ""))
        }
        var known = Dictionary(grouping: ways, by: part)
        let positions = ways.positionsAmongSiblings
        let ownPositions = variant.ways.positionsAmongSiblings
        return variant.ways.map { way in
            let own = way.joined(as: way.id, sceneIDs, linkIDs)
            let same = known[part(own)]?.firstIndex {
                $0.says(own) && positions[$0.id.index] == ownPositions[way.id.index]
            }
            if let same, let shown = known[part(own)]?.remove(at: same) {
                return way.joined(as: shown.id, sceneIDs, linkIDs)
            }
            let added = way.joined(as: Way.ID(index: ways.count), sceneIDs, linkIDs)
            ways.append(added)
            return added
        }
    }
}

extension VariantJoining.Part {
    fileprivate init(object scene: AppScene) {
        self.init(owner: scene.storyboard.index, kind: scene.kind, name: ExactName(scene.objectID))
    }

    fileprivate init?(identifier scene: AppScene) {
        guard let identifier = scene.identifier else { return nil }
        self.init(owner: scene.storyboard.index, kind: scene.kind, name: ExactName(identifier))
    }
}

extension Array where Element: Identifiable, Element.ID: JoinedID {
    /// The array with others in the places that their ids say.
    fileprivate func replacing(_ others: [Element]) -> [Element] {
        var elements = self
        for other in others where elements.indices.contains(other.id.index) { elements[other.id.index] = other }
        return elements
    }
}

private protocol JoinedID {
    var index: Int { get }
}

extension AppScene.ID: JoinedID {}
extension Link.ID: JoinedID {}
extension Way.ID: JoinedID {}

extension [Way] {
    /// For each way the number of earlier ones of the same relationship, as of a tab among the tabs.
    fileprivate var positionsAmongSiblings: [Int] {
        var counts: [String: Int] = [:]
        return map { way in
            guard let relationship = way.relationship else { return 0 }
            let key = "\(way.source.index) \(way.location.file) \(relationship)"
            counts[key, default: 0] += 1
            return counts[key] ?? 0
        }
    }
}

// MARK: In the ids of the joined app

extension AppScene {
    fileprivate func joined(_ scenes: [ID], _ links: [Link.ID]) -> AppScene {
        AppScene(
            id: scenes[id.index], storyboard: storyboard, scene: scene, controller: controller, kind: kind,
            objectID: objectID, className: className, classModule: classModule, identifier: identifier, title: title,
            navigationTitle: navigationTitle, isInitial: isInitial, canvasPosition: canvasPosition, location: location,
            link: link.map { links[$0.index] })
    }
}

extension Link {
    fileprivate func joined(as id: ID, _ scenes: [AppScene.ID]) -> Link {
        let target: LinkTarget = if case .scene(let scene) = target { .scene(scenes[scene.index]) } else { target }
        return Link(
            id: id, origin: origin, objectID: objectID, scene: scenes[scene.index], convention: convention,
            address: address, presentation: presentation, isInferred: isInferred, target: target,
            namesakes: namesakes, location: location)
    }

    /// Whether two links differ in nothing but where they stand.
    fileprivate func says(_ other: Link) -> Bool {
        convention == other.convention && address == other.address && presentation == other.presentation
            && target == other.target
    }
}

extension Way {
    fileprivate func joined(as id: ID, _ scenes: [AppScene.ID], _ links: [Link.ID]) -> Way {
        Way(
            id: id, source: scenes[source.index], kind: kind, relationship: relationship, identifier: identifier,
            className: className, trigger: trigger, objectID: objectID, location: location,
            destination: destination.joined(scenes), drawnDestination: drawnDestination.map { scenes[$0.index] },
            link: link.map { links[$0.index] }, presentation: presentation)
    }

    /// Whether two ways out of one scene differ in nothing but where they stand.
    fileprivate func says(_ other: Way) -> Bool {
        kind == other.kind && relationship == other.relationship && identifier == other.identifier
            && className == other.className && trigger == other.trigger && objectID == other.objectID
            && destination == other.destination && drawnDestination == other.drawnDestination && link == other.link
            && presentation == other.presentation
    }
}

extension Destination {
    fileprivate func joined(_ scenes: [AppScene.ID]) -> Destination {
        func joined(_ via: [AppScene.ID]) -> [AppScene.ID] { via.map { scenes[$0.index] } }
        return switch self {
        case .scene(let scene, let via): .scene(scenes[scene.index], via: joined(via))
        case .nib(let nib, let via): .nib(nib, via: joined(via))
        case .unresolved(let failure, let via): .unresolved(failure, via: joined(via))
        case .unwind, .missing: self
        }
    }
}
