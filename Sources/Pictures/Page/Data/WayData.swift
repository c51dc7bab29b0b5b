import AppMap

/// A way between scenes, in words and as far as the map sorts them.
struct WayData: Encodable {
    let from: Int
    /// The scene that is reached in the end.
    let to: Int?
    /// The placeholders on the way.
    let through: [Int]?
    let kind: Kind
    /// What sets it off.
    let trigger: String
    /// How the destination comes on screen.
    let manner: String?
    /// The object that is touched.
    let object: String?
    let code: Bool?
    /// Where it leads, where that is no scene of the map.
    let end: String?
    /// Why it leads nowhere.
    let fault: String?
    let identifier: String?
    /// The object id of the segue, by which addresses of routes name it.
    let segue: String?
    /// How links on the way are written.
    let conventions: [String]?
    let place: String

    /// What the map can be filtered by.
    enum Kind: String, Encodable, CaseIterable {
        case show, present, popover, contain, embed, unwind, custom
    }

    init(_ way: Way, _ words: AppWords) {
        from = way.source.index
        to = way.destination.scene?.index
        let placeholders = way.destination.placeholders.map(\.index)
        through = placeholders.isEmpty ? nil : placeholders
        kind = Kind(way)
        trigger = words.trigger(of: way).shown
        let manner = words.manner(of: way)
        self.manner = manner.isEmpty ? nil : manner.shown
        if case .object(let touched) = way.trigger {
            object = touched.objectID?.harmless(upTo: 200)
        } else {
            object = nil
        }
        code = way.trigger == .code ? true : nil
        end = Self.end(of: way.destination)
        fault = way.destination.isBroken ? Self.fault(of: way.destination) : nil
        identifier = way.identifier?.shown
        segue = way.objectID?.shown
        let conventions = words.conventions(of: way)
        self.conventions = conventions.isEmpty ? nil : conventions.map(\.shown)
        place = way.location.shown
    }

    private static func end(of destination: Destination) -> String? {
        switch destination {
        case .scene: nil
        case .unwind(let action): action.shown
        case .nib(let nib, _): "\(nib)".shown
        case .unresolved(let failure, _): (failure.address.map { $0.description } ?? "nowhere").shown
        case .missing(let id): id.shown
        }
    }

    private static func fault(of destination: Destination) -> String? {
        switch destination {
        case .unresolved(let failure, _): failure.description.harmlessLine(upTo: 600)
        case .missing(let id): "The document has no scene of the object id '\(id.shown)'."
        case .scene, .unwind, .nib: nil
        }
    }
}

extension WayData.Kind {
    init(_ way: Way) {
        if case .unwind = way.destination {
            self = .unwind
            return
        }
        switch way.presentation {
        case .push?, .show?, .showDetail?, .replace?: self = .show
        case .modal?: self = .present
        case .popover?: self = .popover
        case .embed?: self = .embed
        case .root?: self = .contain
        case nil, .asSegueKind?: self.init(segueKind: way.kind)
        }
    }

    private init(segueKind: String) {
        switch segueKind {
        case "relationship": self = .contain
        case "embed", "include": self = .embed
        case "presentation", "modal": self = .present
        case "popoverPresentation", "popover": self = .popover
        case "unwind": self = .unwind
        case "show", "push", "showDetail", "replace": self = .show
        default: self = .custom
        }
    }
}
