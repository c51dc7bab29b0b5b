import AppMap

/// Where the walk of an app begins.
struct Starts {
    /// Where the app itself begins.
    let first: [Start]
    /// The scenes that code can open, those first to which nothing in the documents leads.
    let others: [AppScene.ID]

    init(of app: App, on device: WalkDevice, _ options: WalkOptions) {
        let walked = app.scenes.filter { app.isWalked($0) }
        let byCode = walked.filter { $0.link == nil && app.address(of: $0) != nil }.map(\.id)
        others = byCode.filter { app.ways(to: $0).isEmpty } + byCode.filter { !app.ways(to: $0).isEmpty }
        if let start = options.start {
            first = [.chosen(start)]
            return
        }
        let entries = Self.entries(of: app, on: device)
        guard entries.isEmpty else {
            first = entries
            return
        }
        let initial = walked.filter(\.isInitial)
        let leading = initial.filter { app.ways(to: $0.id).isEmpty }
        first = (leading.isEmpty ? initial : leading).map { .initial($0.id) }
    }

    /// The entries that the system uses on a device.
    private static func entries(of app: App, on device: WalkDevice) -> [Start] {
        let suffix = device == .iPad ? "~ipad" : "~iphone"
        let keys = Set(app.entries.map(\.point.key))
        var scenes: Set<AppScene.ID> = []
        return app.entries.enumerated().compactMap { index, entry in
            let key = entry.point.key
            guard [.main, .sceneManifest, .extensionMain].contains(entry.point.kind),
                key.contains("~") ? key.hasSuffix(suffix) : !keys.contains(key + suffix),
                let scene = entry.storyboard.flatMap({ app[$0].initialScene }), app.isWalked(app[scene]),
                scenes.insert(scene).inserted
            else { return nil }
            return .entry(index, scene)
        }
    }
}

extension App {
    /// Whether a scene belongs to an app of UIKit and is shown by the app itself; the system shows a launch screen before the
    /// app runs.
    package func isWalked(_ scene: AppScene) -> Bool {
        let platform = self[scene.storyboard].platform
        return (platform == .iOS || platform == nil) && !launchStoryboards.contains(scene.storyboard)
    }

    /// The storyboards that the system shows while the app starts.
    var launchStoryboards: Set<AppStoryboard.ID> {
        let launch = entries.filter { $0.point.kind == .launch }.compactMap(\.storyboard)
        let marked = storyboards.filter { $0.document.storyboard?.isLaunchScreen ?? false }.map(\.id)
        return Set(launch + marked).subtracting(entries.filter { $0.point.kind != .launch }.compactMap(\.storyboard))
    }
}
