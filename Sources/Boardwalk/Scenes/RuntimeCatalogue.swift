/// The scenes that can be made at run time, as seen from a place: the same rules as those by which `AppMap` resolves the
/// links of an app at rest.
@MainActor
struct RuntimeCatalogue: @preconcurrency SceneCatalogue {
    /// The storyboard and bundle that an address means which names none.
    let origin: StoryboardPlace?

    /// The place that an address names.
    func place(storyboard: String?, bundle: String?) -> StoryboardPlace? {
        guard let name = storyboard ?? origin?.name else { return nil }
        return StoryboardPlace(name: name, home: bundle.map { .identifier($0) } ?? origin?.home ?? .main)
    }

    func contents(ofStoryboard name: String?, inBundle bundle: String?) throws(LinkFailure.Reason) -> StoryboardContents {
        guard let place = place(storyboard: name, bundle: bundle) else { throw .namesNothing }
        guard StoryboardIndex.holds(place.home) else { throw .bundleUnknown(bundle ?? "", nearest: []) }
        guard let index = StoryboardIndex.of(place) else {
            throw .storyboardMissing(
                place.name, nearest: NearestNames.of(place.name, among: StoryboardIndex.storyboardNames(in: place.home)))
        }
        return StoryboardContents(
            scenes: Set(index.identifiers.map { ExactName($0) }), hasInitialScene: index.initialEntry != nil)
    }
}

extension RuntimeCatalogue {
    /// Where an address leads through all storyboard references: the last storyboard and scene that it names.
    ///
    /// - Throws: why it leads nowhere.
    func resolve(_ address: SceneAddress) throws(SceneError) -> ResolvedScene {
        var catalogue = self
        var current = address
        var passed: [SceneAddress] = []
        while true {
            let place = try catalogue.check(current)
            guard let index = StoryboardIndex.of(place),
                let entry = current.scene.map({ index.entry($0) }) ?? index.initialEntry
            else { throw .storyboardUnknown(current) }
            guard let reference = entry.reference else {
                return ResolvedScene(place: place, scene: current.scene, entry: entry)
            }
            passed.append(current)
            guard passed.count <= Self.longestChain else { throw .circle(Array(passed.suffix(4))) }
            catalogue = RuntimeCatalogue(origin: place)
            current = reference
        }
    }

    /// Real apps chain two or three.
    private static let longestChain = 64

    /// The place of a scene that is there.
    func check(_ address: SceneAddress) throws(SceneError) -> StoryboardPlace {
        guard let place = place(storyboard: address.storyboard, bundle: address.bundle) else {
            throw .storyboardUnknown(address)
        }
        do throws(LinkFailure.Reason) {
            try find(address)
        } catch {
            throw SceneError(error, place)
        }
        return place
    }
}

/// A scene that is there.
struct ResolvedScene {
    /// The storyboard that holds it.
    var place: StoryboardPlace
    /// Its identifier; nil for the initial view controller.
    var scene: String?
    var entry: StoryboardIndex.Entry
}

extension SceneError {
    fileprivate init(_ reason: LinkFailure.Reason, _ place: StoryboardPlace) {
        switch reason {
        case .bundleUnknown(let identifier, _):
            self = .bundleMissing(identifier)
        case .sceneMissing(let scene, _, let nearest):
            self = .sceneMissing(scene, storyboard: place.name, nearest: nearest.map(\.name))
        case .noInitialScene(_, let scenes):
            self = .noInitialScene(storyboard: place.name, scenes: scenes)
        case .storyboardMissing(_, let nearest):
            self = .storyboardMissing(place.name, bundle: place.home.description, nearest: nearest.map(\.name))
        default:
            self = .storyboardMissing(place.name, bundle: place.home.description, nearest: [])
        }
    }
}
