import AppMap
import SceneAddressing

/// What is made together with a scene: the children that it has from the start, and what it embeds and includes, in the order
/// in which UIKit makes them.
struct Containment {
    /// The ways and what stands at their ends, also those that lead nowhere; the outermost may have no way.
    private(set) var ends: [(way: Way?, destination: Destination)] = []
    private(set) var scenes: [AppScene.ID] = []

    init(from destinations: [Destination], first: Way?, in app: App) {
        var seen: Set<AppScene.ID> = []
        // The last is looked at next, so that what contains is followed by what it contains.
        var pending: [(way: Way?, destination: Destination)] = destinations.reversed().map { (first, $0) }
        while let end = pending.popLast() {
            ends.append(end)
            guard let scene = end.destination.scene, seen.insert(scene).inserted else { continue }
            scenes.append(scene)
            pending += app.ways(from: scene).filter(\.isContainment).reversed().map { ($0, $0.destination) }
        }
    }

    /// What leads nowhere.
    var broken: [(way: Way?, destination: Destination)] {
        ends.filter { end in
            switch end.destination {
            case .unresolved, .missing: true
            case .scene, .nib, .unwind: false
            }
        }
    }
}
