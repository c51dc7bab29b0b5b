import AppMap

/// Where the walk of an app begins.
struct Starts {
    /// Where the app itself begins.
    let first: [Start]
    /// The scenes that code can open, those first to which nothing in the documents leads.
    let others: [AppScene.ID]

    init(of app: App, on device: WalkDevice, _ options: WalkOptions) {
        let walked = app.walkedScenes
        let byCode = walked.filter { $0.link == nil && app.address(of: $0) != nil }.map(\.id)
        others = byCode.filter { app.ways(to: $0).isEmpty } + byCode.filter { !app.ways(to: $0).isEmpty }
        if let start = options.start {
            first = [.chosen(start)]
            return
        }
        let entries = Self.entries(of: app, on: device, among: Set(walked.map(\.id)))
        guard entries.isEmpty else {
            first = entries
            return
        }
        let initial = walked.filter(\.isInitial)
        let leading = initial.filter { app.ways(to: $0.id).isEmpty }
        first = (leading.isEmpty ? initial : leading).map { .initial($0.id) }
    }

    /// The entries that the system uses on a device.
    private static func entries(of app: App, on device: WalkDevice, among walked: Set<AppScene.ID>) -> [Start] {
        let suffix = device == .iPad ? "~ipad" : "~iphone"
        let keys = Set(app.entries.map(\.point.key))
        var scenes: Set<AppScene.ID> = []
        return app.entries.enumerated().compactMap { index, entry in
            let key = entry.point.key
            guard [.main, .sceneManifest, .extensionMain].contains(entry.point.kind),
                key.contains("~") ? key.hasSuffix(suffix) : !keys.contains(key + suffix),
                let scene = entry.storyboard.flatMap({ app[$0].initialScene }), walked.contains(scene),
                scenes.insert(scene).inserted
            else { return nil }
            return .entry(index, scene)
        }
    }
}

extension App {
    /// The scenes that belong to an app of UIKit and that the app itself shows; the system shows a launch screen before the app
    /// runs.
    package var walkedScenes: [AppScene] {
        let launch = launchStoryboards
        return loaded.scenes.filter { scene in
            let platform = self[scene.storyboard].platform
            return (platform == .iOS || platform == nil) && !launch.contains(scene.storyboard)
        }
    }

    /// The storyboards that the system shows while the app starts.
    var launchStoryboards: Set<AppStoryboard.ID> {
        let launch = entries.filter { $0.point.kind == .launch }.compactMap(\.storyboard)
        let marked = storyboards.filter { $0.document.storyboard?.isLaunchScreen ?? false }.map(\.id)
        return Set(launch + marked).subtracting(entries.filter { $0.point.kind != .launch }.compactMap(\.storyboard))
    }
}
