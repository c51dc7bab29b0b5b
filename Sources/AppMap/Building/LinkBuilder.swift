import InterfaceBuilder
import SceneAddressing

/// Finds the links of an app's scenes, views and segues, and where each leads.
struct LinkBuilder {
    let index: StoryboardIndex
    let resolver: LinkResolver
    private(set) var links: [Link] = []
    /// How many names may still be compared to find near ones. Only hostile files have links enough to use it up.
    private var remainingComparisons = 100_000
    private let mostNames: Int

    init(index: StoryboardIndex, resolver: LinkResolver) {
        self.index = index
        self.resolver = resolver
        mostNames = index.mostNames
    }

    /// Adds the link that the evidence is; nil where it is none.
    mutating func add(
        _ evidence: LinkEvidence, origin: Link.Origin, element: Element, scene: AppScene
    ) -> Link? {
        // Storyboard references know their own bundle only; the classes of apps mostly look in the main bundle.
        let isReference = if case .reference = evidence { true } else { false }
        let catalogue = AppCatalogue(
            index: index, origin: scene.storyboard, looksInMainBundle: !isReference,
            suggestsNames: remainingComparisons > 0)
        let link: Link
        switch resolver.resolve(evidence, in: catalogue) {
        case .notALink(let tried):
            remainingComparisons -= tried.count * mostNames
            return nil
        case .scene(let address, let reading):
            guard let (storyboard, target) = catalogue.scene(at: address) else { return nil }
            link = make(
                origin, element, scene, convention: reading.convention.name, address: address,
                presentation: reading.presentation, isInferred: reading.basis == .inferred, target: .scene(target),
                namesakes: address.storyboard == nil ? [] : index.namesakes(of: storyboard))
        case .nib(let nib, let reading):
            link = make(
                origin, element, scene, convention: reading.convention.name, address: nil,
                presentation: reading.presentation, isInferred: reading.basis == .inferred, target: .nib(nib))
        case .broken(let failure):
            remainingComparisons -= failure.attempts.count * mostNames
            link = make(
                origin, element, scene, convention: failure.convention, address: failure.address,
                presentation: presentation(of: failure, for: evidence), target: .nowhere(failure))
        }
        links.append(link)
        return link
    }

    private func make(
        _ origin: Link.Origin, _ element: Element, _ scene: AppScene, convention: String, address: SceneAddress?,
        presentation: LinkPresentation, isInferred: Bool = false, target: LinkTarget, namesakes: [AppStoryboard.ID] = []
    ) -> Link {
        Link(
            id: Link.ID(index: links.count), origin: origin, objectID: element["id"] ?? "", scene: scene.id,
            convention: convention, address: address, presentation: presentation, isInferred: isInferred,
            target: target, namesakes: namesakes,
            location: SourceLocation(file: scene.location.file, position: element.position))
    }

    /// How a broken link would show its scene: its reading is the first that the convention gives.
    private func presentation(of failure: LinkFailure, for evidence: LinkEvidence) -> LinkPresentation {
        resolver.reader.readings(of: evidence).first { $0.convention.name == failure.convention }?.presentation
            ?? .asSegueKind
    }
}
