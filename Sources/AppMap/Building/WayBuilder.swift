import InterfaceBuilder
import SceneAddressing

/// Finds the ways out of an app's scenes, after the links that they may lead through.
struct WayBuilder {
    private(set) var scenes: [AppScene]
    private(set) var links: LinkBuilder
    private(set) var ways: [Way] = []
    /// For each storyboard, its scenes by the object ids of their controllers.
    private let scenesByObject: [[ExactName: AppScene.ID]]
    /// For each scene, what leads out of it, in the order of the file.
    private var exits: [[Exit]] = []
    /// For each scene, the views of its gesture recognisers by the ids of these.
    private var recognisedViews: [[ExactName: Element]] = []
    private var segueTargets: [Element: SegueTarget] = [:]
    /// What is read once for many segues, so that no file costs more than its size.
    private var parts: [Element: [ExactName: Segue]] = [:]
    private var triggerObjects: [Element: TriggerObject] = [:]

    private enum Exit {
        case segue(Segue)
        case include(Link, Element)
    }

    private struct SegueTarget {
        var link: Link?
        var drawn: AppScene.ID?
        var destination: Destination
    }

    init(scenes: [AppScene], storyboardCount: Int, links: LinkBuilder) {
        self.scenes = scenes
        self.links = links
        var scenesByObject = Array(repeating: [ExactName: AppScene.ID](), count: storyboardCount)
        for scene in scenes {
            let name = ExactName(scene.objectID)
            if scenesByObject[scene.storyboard.index][name] == nil {
                scenesByObject[scene.storyboard.index][name] = scene.id
            }
        }
        self.scenesByObject = scenesByObject
    }

    mutating func build() {
        for scene in scenes {
            readElements(of: scene)
        }
        // Segues come last: whether a segue's identifier is an address may depend on what it is drawn to.
        for scene in scenes {
            for exit in exits[scene.id.index] {
                switch exit {
                case .segue(let segue): addSegue(segue, scene: scene)
                case .include(let link, let element): addInclude(link, element: element, scene: scene)
                }
            }
        }
    }

    // MARK: Elements

    private mutating func readElements(of scene: AppScene) {
        var exits: [Exit] = []
        var views: [ExactName: Element] = [:]
        for element in scene.scene.element.descendants {
            switch element.name {
            case "segue":
                exits.append(.segue(Segue(element)))
            case "outletCollection":
                if let recogniser = element["destination"], element["property"] == "gestureRecognizers" {
                    views[ExactName(recogniser)] = element.parent?.parent
                }
            default:
                if let link = addLink(of: element, scene: scene) {
                    exits.append(.include(link, element))
                }
            }
        }
        self.exits.append(exits)
        recognisedViews.append(views)
    }

    /// Adds the link that an element is. The result is one that puts a scene inside the element's own.
    private mutating func addLink(of element: Element, scene: AppScene) -> Link? {
        let isController = element == scene.controller
        guard let evidence = isController ? LinkEvidence(controller: element) : LinkEvidence(view: element),
            let link = links.add(evidence, origin: isController ? .scene : .view, element: element, scene: scene)
        else { return nil }
        // A class of links stands for the scene even while it embeds it; another class that embeds has more to show.
        let standsForScene = isController && (link.presentation == .embed ? !link.isInferred : link.presentation != .root)
        if standsForScene {
            scenes[scene.id.index].link = link.id
        }
        return standsForScene ? nil : link
    }

    private mutating func addInclude(_ link: Link, element: Element, scene: AppScene) {
        let isRoot = link.presentation == .root
        ways.append(
            Way(
                id: Way.ID(index: ways.count), source: scene.id, kind: isRoot ? "relationship" : "include",
                relationship: isRoot ? "rootViewController" : nil, identifier: nil, className: element["customClass"],
                trigger: .appearance, objectID: element["id"], location: link.location,
                destination: SceneChain.destination(of: link, scenes: scenes, links: links.links),
                drawnDestination: nil, link: link.id, presentation: link.presentation))
    }

    // MARK: Segues

    private mutating func addSegue(_ segue: Segue, scene: AppScene) {
        let target = target(of: segue, in: scene)
        ways.append(
            Way(
                id: Way.ID(index: ways.count), source: scene.id, kind: segue.key ?? segue.kind?.rawValue ?? "",
                relationship: segue.relationship?.rawValue, identifier: segue.identifier.nonEmpty,
                className: segue.customClass?.name, trigger: trigger(of: segue, in: scene), objectID: segue.objectID,
                location: SourceLocation(file: scene.location.file, position: segue.element.position),
                destination: target.destination, drawnDestination: target.link == nil ? nil : target.drawn,
                link: target.link?.id, presentation: presentation(of: segue, link: target.link)))
    }

    /// What the segue's class does with the scene; nil where the segue's kind says it.
    private func presentation(of segue: Segue, link: Link?) -> LinkPresentation? {
        guard segue.kind != .unwind, segue.kind != .relationship, segue.kind != .embed else { return nil }
        let presentation = link?.presentation
            ?? segue.customClass.flatMap { links.resolver.reader.redirectingSegue(named: $0.name)?.presentation }
        return presentation == .asSegueKind ? nil : presentation
    }

    private mutating func target(of segue: Segue, in scene: AppScene) -> SegueTarget {
        let segue = segueGivingDestination(of: segue)
        if let known = segueTargets[segue.element] { return known }
        let drawn = segue.destinationID.flatMap { scenesByObject[scene.storyboard.index][ExactName($0)] }
        let link = links.add(
            LinkEvidence(segue: segue, leadsToLink: drawn.map { scenes[$0.index].isPlaceholder } ?? false),
            origin: .segue, element: segue.element, scene: scene)
        let target = SegueTarget(link: link, drawn: drawn, destination: destination(of: segue, link: link, drawn: drawn))
        segueTargets[segue.element] = target
        return target
    }

    private func destination(of segue: Segue, link: Link?, drawn: AppScene.ID?) -> Destination {
        if segue.kind == .unwind {
            return .unwind(action: segue.unwindAction ?? "")
        }
        if let link {
            return SceneChain.destination(of: link, scenes: scenes, links: links.links)
        }
        guard let drawn else {
            return .missing(objectID: segue.destinationID ?? "")
        }
        return SceneChain.destination(of: drawn, scenes: scenes, links: links.links)
    }

    /// The segue that says where another leads: itself or, for a part of a peek that does not say it, the segue around
    /// it or the sibling that it inherits from.
    private mutating func segueGivingDestination(of segue: Segue) -> Segue {
        var segue = segue
        var passed: Set<Element> = []
        while segue.destinationID == nil, passed.insert(segue.element).inserted,
            let outer = segue.element.parent, outer.name == "segue"
        {
            segue = segue.inheritsFrom.flatMap { part(of: outer, key: $0) } ?? Segue(outer)
        }
        return segue
    }

    private mutating func part(of outer: Element, key: String) -> Segue? {
        if let known = parts[outer] { return known[ExactName(key)] }
        let nested = Segue(outer).nestedSegues.compactMap { segue in segue.key.map { (ExactName($0), segue) } }
        let byKey = Dictionary(nested, uniquingKeysWith: { first, _ in first })
        parts[outer] = byKey
        return byKey[ExactName(key)]
    }

    private mutating func trigger(of segue: Segue, in scene: AppScene) -> Trigger {
        if segue.kind == .relationship || segue.kind == .embed {
            return .appearance
        }
        guard let owner = segue.owner, owner != scene.controller else { return .code }
        return .object(triggerObject(owner, in: scene).atAccessory(segue.startsAtAccessory))
    }

    private mutating func triggerObject(_ owner: Element, in scene: AppScene) -> TriggerObject {
        if let known = triggerObjects[owner] { return known }
        let view = owner["id"].flatMap { recognisedViews[scene.id.index][ExactName($0)] }
        let object = TriggerObject(owner, recognisedView: view)
        triggerObjects[owner] = object
        return object
    }
}
