import AppMap
import Checks
import Foundation
import SourceIndex
import Walker

/// The walks of a check, which are kept from run to run.
struct CheckWalk {
    private let folder: AppFolder
    private let walks: [(app: App, options: WalkOptions, answers: UnwindAnswers?)]
    private let cache: CheckCache?
    private let fingerprint: FolderFingerprint?

    /// - Parameters:
    ///   - sources: the sources on which the walks depend, where they are read anyway.
    ///   - fingerprint: what the folder is like; nil where nothing is kept.
    init(_ apps: [App], in folder: AppFolder, sources: Lazily<FolderSources>?, cache: CheckCache?, fingerprint: FolderFingerprint?) {
        self.folder = folder
        self.cache = cache
        self.fingerprint = fingerprint
        walks = WalkPlan(walking: apps, in: folder).walks.map { app, options in
            let position = folder.apps.firstIndex { $0.module.id == app.module.id }
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
                var options = options
                let asked = Asked(answers)
                if answers != nil { options.answersUnwinding = { asked.answer($0, $1) } }
                let walk = Walk(of: app, in: folder.root, options: options) {
                    progress.tell(app.name, $0, seen: $1, of: app.scenes.count)
                }
                return (key, KeptWalk(answers: asked.answers, findings: walk.findings))
            }
        }
    }

    private func key(of app: App, readsSources: Bool) -> ContentHash? {
        guard let fingerprint, let position = folder.apps.firstIndex(where: { $0.module.id == app.module.id }) else { return nil }
        var writer = ByteWriter()
        writer.write(fingerprint.withoutSources.high)
        writer.write(fingerprint.withoutSources.low)
        writer.write("walk")
        writer.write(position)
        writer.write(readsSources)
        return ContentHash(of: writer.bytes, seed: 0)
    }

    /// Remembers what was asked of the sources.
    private final class Asked: @unchecked Sendable {
        private let source: UnwindAnswers?
        private let lock = NSLock()
        private var known: [[String]: Bool?] = [:]

        init(_ source: UnwindAnswers?) {
            self.source = source
        }

        func answer(_ className: String, _ action: String) -> Bool? {
            lock.withLock {
                if let known = known[[className, action]] { return known }
                let answer = source?.answer(className, action)
                known[[className, action]] = .some(answer)
                return answer
            }
        }

        var answers: [KeptWalk.Answer] {
            lock.withLock { known }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
                .map { KeptWalk.Answer(className: $0.key[0], action: $0.key[1], hasAction: $0.value) }
        }
    }
}
