import AppMap
import Checks
import SourceIndex
import Walker

/// The walks of a check, which are kept from run to run.
struct CheckWalk {
    private let folder: AppFolder
    private let walks: [(app: App, options: WalkOptions, answers: UnwindAnswers?)]
    private let cache: CheckCache?
    private let fingerprint: FolderFingerprint?
    private let beside: WalkBeside.Call?

    /// - Parameters:
    ///   - sources: the sources on which the walks depend, where they are read anyway.
    ///   - fingerprint: what the folder is like; nil where nothing is kept.
    ///   - beside: how this program is run for the same folder; nil where it is not to be.
    init(
        _ apps: [App], in folder: AppFolder, sources: Lazily<FolderSources>?, cache: CheckCache?,
        fingerprint: FolderFingerprint?, beside: WalkBeside.Call?
    ) {
        self.beside = beside
        self.folder = folder
        self.cache = cache
        self.fingerprint = fingerprint
        walks = WalkPlan(walking: apps, in: folder).walks.map { app, options in
            let position = folder.position(of: app)
            return (app, options, UnwindAnswers(of: app, in: folder.root, cache: cache?.sources) {
                position.flatMap { sources?.value.index(ofAppAt: $0) }
            })
        }
    }

    /// Walks the apps one after the other, but for those whose walk is kept and could not come out otherwise.
    func walk(in terminal: Terminal) -> [(key: ContentHash?, walk: KeptWalk)] {
        onMainActor {
            var progress = WalkProgress(isShown: terminal.showsProgress)
            defer { progress.clear() }
            return walks.map { app, options, answers in
                let key = key(of: app, readsSources: answers != nil)
                if let key, let kept = cache?.walk(key),
                    kept.answers.allSatisfy({ answers?.answer($0.className, $0.action) == $0.hasAction }) {
                    return (key, kept)
                }
                return (key, walk(app, options, answers) { progress.tell(app.name, $0, seen: $1, of: app.scenes.count) })
            }
        }
    }

    /// Walks a large app on one device here and on the other beside.
    @MainActor
    private func walk(
        _ app: App, _ options: WalkOptions, _ answers: UnwindAnswers?, progress: @escaping (WalkDevice, Int) -> Void
    ) -> KeptWalk {
        let asked = AskedAnswers(answers)
        let asking = asked.asking(options)
        guard let call = beside, let position = folder.position(of: app), options.devices.count == 2,
            let process = WalkBeside(app, at: position, on: options.devices[1], call)
        else {
            let walk = Walk(of: app, in: folder.root, options: asking, progress: progress)
            return KeptWalk(answers: asked.answers, findings: walk.findings)
        }
        let first = DeviceWalk(of: app, on: options.devices[0], options: asking) { progress(options.devices[0], $0) }
        let handed = process.result(of: app, options)
        let second = handed?.walk
            ?? DeviceWalk(of: app, on: options.devices[1], options: asking) { progress(options.devices[1], $0) }
        let walk = Walk(of: app, options: options, devices: [first, second])
        return KeptWalk(
            answers: Set(asked.answers + (handed?.answers ?? [])).sorted { ($0.className, $0.action) < ($1.className, $1.action) },
            findings: walk.findings)
    }

    private func key(of app: App, readsSources: Bool) -> ContentHash? {
        guard let fingerprint, let position = folder.position(of: app) else { return nil }
        var writer = ByteWriter()
        writer.write(fingerprint.withoutSources.high)
        writer.write(fingerprint.withoutSources.low)
        writer.write("walk")
        writer.write(position)
        writer.write(readsSources)
        return ContentHash(of: writer.bytes, seed: 0)
    }
}

extension AppFolder {
    fileprivate func position(of app: App) -> Int? { apps.firstIndex { $0.module.id == app.module.id } }
}
