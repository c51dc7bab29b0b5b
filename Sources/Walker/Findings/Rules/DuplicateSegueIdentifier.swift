import AppMap

extension WalkRule {
    /// Segues of one identifier of which code can perform one only.
    static let duplicateSegueIdentifier = WalkRule(
        "duplicate-segue-identifier", .broken,
        "A scene has no two segues of one identifier that only code can perform.",
        reason: """
            A segue of the controller itself is performed by its identifier. Where two have the same, code can perform one of \
            them only; no source states which. A walk performs both, so that what lies behind either is seen.
            """
    ) { facts in
        facts.app.scenes.flatMap { scene in
            facts.repeatedIdentifiers(of: scene).map { way, first in
                WalkFault(
                    subject: .way(way.id),
                    message: "The segue \(facts.title(of: way)) of \(facts.name(of: scene.id)) to \(facts.name(of: way.destination)) "
                        + "has the identifier of another one, which leads to \(facts.name(of: first.destination)). Code can perform "
                        + "one of the two only. Rename one.",
                    sightings: facts.crossings(of: way.id).map {
                        Sighting(device: $0.device, place: $0.crossing.place, way: way.id)
                    },
                    related: [RelatedPlace(message: "the other segue of the identifier", location: first.location)])
            }
        }
    }
}

extension WalkFacts {
    /// The segues of a scene by which code performs it, and whose identifier an earlier one of the file has.
    fileprivate func repeatedIdentifiers(of scene: AppScene) -> [(Way, first: Way)] {
        var firsts: [[String]: Way] = [:]
        return app.ways(from: scene.id).compactMap { way in
            guard way.trigger == .code, !way.isContainment, let identifier = way.identifier else { return nil }
            let key = [identifier, way.location.file]
            guard let first = firsts[key] else {
                firsts[key] = way
                return nil
            }
            return (way, first)
        }
    }
}
