import AppMap

extension WalkRule {
    /// Tabs whose item stands on a storyboard reference.
    static let tabLostBehindReference = WalkRule(
        "tab-lost-behind-reference", .broken,
        "A tab behind a storyboard reference has its item in the referenced scene.",
        reason: """
            The tab bar item of a storyboard reference is for the canvas alone: UIKit takes that of the referenced scene. Where \
            that scene has none the tab has neither title nor picture.
            """
    ) { facts in
        let lost = facts.byWay(facts.walk.devices.map { $0.lostTabs.map { ($0.way, $0.place) } }, isStep: false)
        // A scene that was not read may have the item.
        return lost.filter { $0.0.destination.scene != nil }.map { way, sightings in
            let placeholder = way.destination.placeholders.first
            // The app's own class, for which UIKit's stands in, may set the item.
            let scene = way.destination.scene
            let root = scene.flatMap { facts.app.ways(from: $0).first { $0.relationship == "rootViewController" }?.destination.scene }
            let mayBeSet = [scene, root].contains { $0.map { facts.app[$0].className != nil } ?? false }
            return WalkFault(
                subject: placeholder.map { .scene($0) } ?? .way(way.id),
                message: "The tab bar item of this storyboard reference is lost: the \(facts.words.trigger(of: way)) of "
                    + "\(facts.name(of: way.source)) has neither title nor picture in the app. Give \(facts.name(of: way.destination)) "
                    + "the tab bar item.",
                severity: mayBeSet ? .suspicious : nil,
                sightings: sightings,
                related: way.destination.scene.map {
                    [RelatedPlace(message: "the scene that needs the item", location: facts.app[$0].location)]
                } ?? [])
        }
    }
}
