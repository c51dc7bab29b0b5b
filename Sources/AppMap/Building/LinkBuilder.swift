import InterfaceBuilder
import SceneAddressing

/// Finds the links of an app's scenes, views and segues, and where each leads.
struct LinkBuilder {
    let index: StoryboardIndex
    let resolver: LinkResolver
    private(set) var links: [Link] = []

    init(index: StoryboardIndex, resolver: LinkResolver) {
        self.index = index
        self.resolver = resolver
    }

    /// Adds the link that the evidence is; nil where it is none.
    mutating func add(
        _ evidence: LinkEvidence, origin: Link.Origin, element: Element, scene: AppScene
    ) -> Link? {
        // Storyboard references know their own bundle only; the classes of apps mostly look in the main bundle.
        let isReference = if case .reference = evidence { true } else { false }
        let catalogue = AppCatalogue(index: index, origin: scene.storyboard, looksInMainBundle: !isReference)
        let link: Link
        switch resolver.resolve(evidence, in: catalogue) {
        case .notALink:
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
