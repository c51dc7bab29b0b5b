import AppMap
import SceneAddressing

/// What there is in an app or in several, and how much of it leads nowhere.
///
/// What several apps share counts once.
struct Totals {
    private var storyboardFiles: Set<ExactName> = []
    private var scenePlaces: Set<SourceLocation> = []
    private var wayPlaces: Set<SourceLocation> = []
    private var linkPlaces: Set<SourceLocation> = []
    private var unreadPlaces: Set<SourceLocation> = []
    private var faultPlaces: Set<SourceLocation> = []
    private var faultyEntries: Set<EntryPoint> = []

    var storyboards: Int { storyboardFiles.count }
    /// Without those that are links to others.
    var scenes: Int { scenePlaces.count }
    /// Without those by which a scene that is a link holds the linked scene.
    var ways: Int { wayPlaces.count }
    /// The links that lead to another storyboard or to a nib, each counted where it is written.
    var links: Int { linkPlaces.count }
    /// The links to storyboards that were not read.
    var unreadLinks: Int { unreadPlaces.count }
    /// The links and segues that lead nowhere, and the documents that the system does not find or cannot start with.
    var faults: Int { faultPlaces.count + faultyEntries.count }

    init() {}

    init(of app: App) {
        self.init(of: AppWords(app))
    }

    init(of words: AppWords) {
        let app = words.app
        storyboardFiles = Set(app.storyboards.map { ExactName($0.file) })
        let standIns = Set(app.links.filter { $0.origin == .scene }.map(\.scene))
        scenePlaces = Set(app.scenes.filter { !standIns.contains($0.id) }.map(\.location))
        wayPlaces = Set(app.ways.filter { !words.isOwnLink($0) }.map(\.location))
        for link in app.links {
            switch app.destination(of: link) {
            case .scene(let scene, _):
                if app[scene].storyboard != app[link.scene].storyboard {
                    linkPlaces.insert(link.location)
                }
            case .nib: linkPlaces.insert(link.location)
            case .unresolved(let failure, _) where !failure.reason.isConclusive: unreadPlaces.insert(link.location)
            case .unresolved, .missing: faultPlaces.insert(link.location)
            case .unwind: break
            }
        }
        faultPlaces.formUnion(app.ways.filter(\.destination.isMissing).map(\.location))
        faultyEntries = Set(app.brokenEntries.map(\.point))
    }

    static func + (left: Totals, right: Totals) -> Totals {
        var sum = left
        sum.storyboardFiles.formUnion(right.storyboardFiles)
        sum.scenePlaces.formUnion(right.scenePlaces)
        sum.wayPlaces.formUnion(right.wayPlaces)
        sum.linkPlaces.formUnion(right.linkPlaces)
        sum.unreadPlaces.formUnion(right.unreadPlaces)
        sum.faultPlaces.formUnion(right.faultPlaces)
        sum.faultyEntries.formUnion(right.faultyEntries)
        return sum
    }

    var words: [String] {
        [
            storyboards.of("storyboard"), scenes.of("scene"), ways.of("way"),
            links.of("link") + " between storyboards",
        ]
    }
}

extension Destination {
    /// True where the segue's own document does not have what the segue leads to.
    var isMissing: Bool {
        if case .missing = self { true } else { false }
    }

    /// True where the link may lead to a scene of a storyboard that was not read.
    var isUnread: Bool {
        if case .unresolved(let failure, _) = self { !failure.reason.isConclusive } else { false }
    }
}
