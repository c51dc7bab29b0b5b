import AppMap
import SceneAddressing

/// What there is in an app, and how much of it leads nowhere.
struct Totals: Equatable {
    var storyboards = 0
    /// Without those that are links to others.
    var scenes = 0
    /// Without those by which a scene that is a link holds the linked scene.
    var ways = 0
    /// The links that lead to another storyboard or to a nib, each counted where it is written.
    var links = 0
    /// The links and segues that lead nowhere, and the storyboards that the system does not find.
    var faults = 0

    init() {}

    init(of app: App) {
        storyboards = app.storyboards.count
        let links = Set(app.links.filter { $0.origin == .scene }.map(\.scene))
        scenes = app.scenes.count { !links.contains($0.id) }
        ways = app.ways.count { way in way.link.map { app[$0].origin != .scene } ?? true }
        self.links = app.links.count { link in
            switch app.destination(of: link) {
            case .scene(let scene, _): app[scene].storyboard != app[link.scene].storyboard
            case .nib: true
            case .unresolved, .unwind, .missing: false
            }
        }
        faults = app.brokenLinks.count + app.ways.count { $0.destination.isMissing } + app.missingEntries.count
    }

    static func + (left: Totals, right: Totals) -> Totals {
        var sum = left
        sum.storyboards += right.storyboards
        sum.scenes += right.scenes
        sum.ways += right.ways
        sum.links += right.links
        sum.faults += right.faults
        return sum
    }

    var words: [String] {
        [
            storyboards.of("storyboard"), scenes.of("scene"), ways.of("way"),
            links.of("link") + " between storyboards",
        ]
    }
}

extension App {
    /// The storyboards that the system would open and no bundle of the app has.
    ///
    /// A launch screen may be a xib.
    var missingEntries: [Entry] {
        entries.filter { entry in
            entry.storyboard == nil
                && !(entry.point.kind == .launch && xibs.contains { $0.name.exactlyEquals(entry.point.storyboard) })
        }
    }
}

extension Destination {
    /// True where the segue's own document does not have what the segue leads to.
    var isMissing: Bool {
        if case .missing = self { true } else { false }
    }

    var isUnresolved: Bool {
        switch self {
        case .unresolved, .missing: true
        case .scene, .unwind, .nib: false
        }
    }
}
