import AppMap
import InterfaceBuilder

/// The ways out of each scene of an app, looked up once: scenes may have thousands.
@MainActor
final class WayTable {
    private let app: App
    private let waysOut: [AppScene.ID: [Way]]
    private let containments: [Containing: Way]
    private var leadingOn: [AppScene.ID: Bool] = [:]

    private struct Containing: Hashable {
        let source: AppScene.ID
        let destination: AppScene.ID
    }

    init(_ app: App) {
        self.app = app
        waysOut = Dictionary(grouping: app.loaded.ways, by: \.source)
        let containing = app.loaded.ways.filter(\.isContainment).compactMap { way in
            way.destination.scene.map { (Containing(source: way.source, destination: $0), way) }
        }
        containments = Dictionary(containing, uniquingKeysWith: { first, _ in first })
    }

    /// The ways out of a scene, in the order of the file.
    subscript(scene: AppScene.ID) -> [Way] { waysOut[scene] ?? [] }

    /// The first way by which a scene holds another.
    func containment(of scene: AppScene.ID, in outer: AppScene.ID) -> Way? {
        containments[Containing(source: outer, destination: scene)]
    }

    /// Whether there is a way from a scene to another, or anything in it that code hears of.
    func leadOn(from scene: AppScene.ID) -> Bool {
        if let known = leadingOn[scene] { return known }
        let leadsOn = self[scene].contains { !$0.isContainment || $0.isTab } || app[scene].className != nil
            || app[scene].scene.element.descendants.contains { $0.name == "action" }
        leadingOn[scene] = leadsOn
        return leadsOn
    }
}
