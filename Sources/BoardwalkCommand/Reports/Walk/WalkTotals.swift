import AppMap
import Walker

/// How much of an app a walk has seen.
struct WalkTotals {
    /// Without placeholders.
    let scenes: Int
    let reached: Int
    /// Without those out of placeholders, and those by which a scene that is a link holds the linked scene.
    let ways: Int
    let taken: Int
    /// The most steps that it takes from a start to a scene.
    let farthest: Int

    init(of walk: Walk, _ words: AppWords) {
        let counted = walk.scenes.filter { words.link(of: $0) == nil }
        let ways = walk.app.ways.filter { !words.isOwnLink($0) && !walk.app[$0.source].isPlaceholder }
        let taken = walk.taken
        scenes = counted.count
        reached = counted.filter { walk.isReached($0.id) }.count
        self.ways = ways.count
        self.taken = ways.filter { taken.contains($0.id) }.count
        farthest = walk.devices.flatMap { device in device.arrivals.values.map { device.places[$0.place].distance } }.max() ?? 0
    }
}
