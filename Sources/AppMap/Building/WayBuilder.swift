import InterfaceBuilder
import SceneAddressing

/// Finds the ways out of an app's scenes, after the links that they may lead through.
struct WayBuilder {
    private(set) var scenes: [AppScene]
    private(set) var links: LinkBuilder
    private(set) var ways: [Way] = []
    /// The links that put a scene inside their own, by the element that says so.
    private var includes: [Element: Link] = [:]
    /// For each storyboard, its scenes by the object ids of their controllers.
    private let scenesByObject: [AppStoryboard.ID: [String: AppScene.ID]]

    init(scenes: [AppScene], links: LinkBuilder) {
        self.scenes = scenes
        self.links = links
        var byObject: [AppStoryboard.ID: [String: AppScene.ID]] = [:]
        for scene in scenes where byObject[scene.storyboard]?[scene.objectID] == nil {
            byObject[scene.storyboard, default: [:]][scene.objectID] = scene.id
        }
        scenesByObject = byObject
    }

    mutating func build() {
        for scene in scenes {
            addLinks(in: scene)
        }
        // Segues come last: whether a segue's identifier is an address may depend on what it is drawn to.
        for scene in scenes {
            addWays(out: scene)
        }
    }

    private mutating func addLinks(in scene: AppScene) {
        for element in scene.scene.element.descendants {
            let isController = element == scene.controller
            guard
                let evidence = isController
                    ? LinkEvidence(controller: element) : LinkEvidence(view: element),
                let link = links.add(evidence, origin: isController ? .scene : .view, element: element, scene: scene)
            else { continue }
            switch link.presentation {
            case .embed, .root:
                includes[element] = link
            default:
                if isController {
                    scenes[scene.id.index].link = link.id
                }
            }
        }
    }

    private mutating func addWays(out scene: AppScene) {
        for element in scene.scene.element.descendants {
            if let link = includes[element] {
                addInclude(link, element: element, scene: scene)
            }
            if element.name == "segue" {
                addSegue(Segue(element), scene: scene)
            }
        }
    }

    private mutating func addInclude(_ link: Link, element: Element, scene: AppScene) {
        let isRoot = link.presentation == .root
        ways.append(
            Way(
                id: Way.ID(index: ways.count), source: scene.id, kind: isRoot ? "relationship" : "include",
                relationship: isRoot ? "rootViewController" : nil, identifier: nil, className: element["customClass"],
                trigger: .appearance, objectID: element["id"], location: link.location,
                destination: SceneChain.destination(of: link, scenes: scenes, links: links.links),
                drawnDestination: nil, link: link.id))
    }

    private mutating func addSegue(_ segue: Segue, scene: AppScene) {
        let drawn = segue.resolvedDestinationID.flatMap { scenesByObject[scene.storyboard]?[$0] }
        let link = links.add(
            LinkEvidence(segue: segue, leadsToLink: drawn.map { scenes[$0.index].isPlaceholder } ?? false),
            origin: .segue, element: segue.element, scene: scene)
        ways.append(
            Way(
                id: Way.ID(index: ways.count), source: scene.id, kind: segue.key ?? segue.kind?.rawValue ?? "",
                relationship: segue.relationship?.rawValue, identifier: segue.identifier.nonEmpty,
                className: segue.customClass?.name, trigger: trigger(of: segue, in: scene), objectID: segue.objectID,
                location: SourceLocation(file: scene.location.file, position: segue.element.position),
                destination: destination(of: segue, link: link, drawn: drawn),
                drawnDestination: link == nil ? nil : drawn, link: link?.id))
    }

    private func destination(of segue: Segue, link: Link?, drawn: AppScene.ID?) -> Destination {
        if segue.kind == .unwind {
            return .unwind(action: segue.unwindAction ?? "")
        }
        if let link {
            return SceneChain.destination(of: link, scenes: scenes, links: links.links)
        }
        guard let drawn else {
            return .missing(objectID: segue.resolvedDestinationID ?? "")
        }
        return SceneChain.destination(of: drawn, scenes: scenes, links: links.links)
    }

    private func trigger(of segue: Segue, in scene: AppScene) -> Trigger {
        if segue.kind == .relationship || segue.kind == .embed {
            return .appearance
        }
        guard let owner = segue.owner, owner != scene.controller else { return .code }
        return .object(TriggerObject(owner, isAccessory: segue.startsAtAccessory))
    }
}

extension Segue {
    /// The destination; that of a peek's parts is, unless they say otherwise, that of the segue around them.
    fileprivate var resolvedDestinationID: String? {
        destinationID ?? element.ancestors.prefix { $0.name == "segue" }.lazy.compactMap { $0["destination"] }.first
    }
}
