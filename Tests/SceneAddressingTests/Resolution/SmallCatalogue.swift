import SceneAddressing

/// Storyboards by bundle and name, as the tests need them; the link lies in the storyboard "Main" of "app".
struct SmallCatalogue: SceneCatalogue {
    var bundles: [ExactName: [ExactName: StoryboardContents]] = [
        "app": [
            "Main": StoryboardContents(scenes: ["Home", "Detail"], hasInitialScene: true),
            "Shop": StoryboardContents(scenes: ["Detail", "Basket_Full", "Main"], hasInitialScene: true),
            "Map_iPhone": StoryboardContents(scenes: ["Building"], hasInitialScene: true),
            "Parts": StoryboardContents(scenes: ["Leg", "Arm"], hasInitialScene: false),
            "Two Words": StoryboardContents(scenes: ["One Scene"], hasInitialScene: true),
        ],
        "com.example.Kit": ["Login": StoryboardContents(scenes: ["Start"], hasInitialScene: true)],
    ]

    func contents(ofStoryboard name: String?, inBundle bundle: String?) throws(LinkFailure.Reason) -> StoryboardContents {
        guard let storyboards = bundles[ExactName(bundle ?? "app")] else {
            throw .bundleUnknown(bundle ?? "", nearest: NearestNames.of(bundle ?? "", among: bundles.keys.map(\.text)))
        }
        let name = name ?? "Main"
        if let contents = storyboards[ExactName(name)] {
            return contents
        }
        let holders = bundles.filter { $0.value[ExactName(name)] != nil }.map(\.key.text).sorted()
        guard holders.isEmpty else {
            throw .storyboardElsewhere(name, bundle: bundle, holders: holders)
        }
        throw .storyboardMissing(name, nearest: NearestNames.of(name, among: storyboards.keys.map(\.text)))
    }
}

extension LinkResolution {
    /// The outcome in short: `Detail@Shop (ao-linked-storyboard-segue)`, `broken`, `no link`.
    var summary: String {
        switch self {
        case .scene(let address, let reading): "\(address) (\(reading.convention.name))"
        case .nib(let nib, let reading): "nib \(nib.name) \(nib.controllerClass ?? "-") (\(reading.convention.name))"
        case .broken: "broken"
        case .notALink: "no link"
        }
    }

    var failure: LinkFailure? {
        if case .broken(let failure) = self { failure } else { nil }
    }

    var presentation: LinkPresentation? {
        switch self {
        case .scene(_, let reading), .nib(_, let reading): reading.presentation
        case .broken, .notALink: nil
        }
    }
}
