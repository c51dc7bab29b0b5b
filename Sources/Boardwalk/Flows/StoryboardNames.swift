/// The names that a flow's storyboard may have.
struct StoryboardNames {
    /// The first that exists is meant.
    let candidates: [String]

    init(given: String?, of type: AnyStoryboardController.Type) {
        candidates = given.map { [$0] } ?? Self.names(ofClass: DeclaredName.of(type))
    }

    /// The class's own name, and what is left without the endings that say that it is a storyboard controller.
    private static func names(ofClass name: String) -> [String] {
        ["", "Controller", "StoryboardController"].compactMap { ending in
            guard name.hasSuffix(ending), name.count > ending.count else { return nil }
            return String(name.dropLast(ending.count))
        }
    }
}

extension StoryboardNames {
    /// Where the storyboard is; nil where there is none of these names.
    @MainActor
    func place(in bundles: [Bundle]) -> StoryboardPlace? {
        for bundle in bundles {
            for name in candidates {
                let place = StoryboardPlace(name: name, home: .init(bundle))
                if StoryboardIndex.of(place) != nil {
                    return place
                }
            }
        }
        return nil
    }

    /// That there is none, with the names that come nearest.
    @MainActor
    func missing(in bundles: [Bundle]) -> SceneError {
        let homes = bundles.map { StoryboardPlace.Home($0) }
        let names = homes.reduce(into: Set<String>()) { $0.formUnion(StoryboardIndex.storyboardNames(in: $1)) }
        let nearest = candidates.flatMap { NearestNames.of($0, among: names).map(\.name) }
        var isNew = Set<String>()
        return .noStoryboard(
            named: candidates, bundle: homes.first?.description ?? "", nearest: nearest.filter { isNew.insert($0).inserted })
    }
}
