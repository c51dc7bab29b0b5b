import AppMap
import Checks
import SourceIndex

/// One check of a folder: its files read, the rules followed and its apps walked, or what an earlier run kept of that.
struct FolderCheck {
    let selection: RuleSelection
    let root: String
    private let path: String
    private let arguments: Arguments
    let scan: FolderScan
    private let configuration: Configuration
    private let cache: CheckCache?
    private let fingerprint: FolderFingerprint?

    /// Lists the files at a path.
    ///
    /// - Parameter cache: where what is read and found is kept, by the folder.
    /// - Throws: a sentence where there is nothing to check, or the configuration cannot be followed.
    init(at path: String, _ arguments: Arguments, cache: (String) -> CheckCache? = { CheckCache(of: $0) }) throws {
        self.path = path
        self.arguments = arguments
        scan = try FolderReading.scan(at: path, arguments)
        root = scan.root
        configuration = try AppFolder.configuration(of: scan)
        selection = try RuleSelection(configuration.rules, only: arguments.value("--only"))
        self.cache = arguments.has("--no-cache") ? nil : cache(scan.root)
        fingerprint = self.cache == nil ? nil : FolderFingerprint(of: scan)
    }

    /// The folder that a command line names, as a check reads it.
    static func folder(at path: String, _ arguments: Arguments) throws -> AppFolder {
        let scan = try FolderReading.scan(at: path, arguments)
        return try FolderReading.folder(of: scan, try AppFolder.configuration(of: scan), at: path)
    }

    var isWalked: Bool { !arguments.has("--no-walk") && selection.followsWalk }

    /// What the check comes to; nothing is read but to see whether anything has changed, if nothing has.
    func result(in terminal: Terminal) throws -> CheckResult {
        if let key, let kept = cache?.result(key) { return kept }
        return try carryOut(in: terminal).result
    }

    /// Carries the check out, whatever is kept of its result.
    func carryOut(in terminal: Terminal) throws -> (folder: AppFolder, result: CheckResult, fixes: [Finding: Fix]) {
        let folder = try FolderReading.folder(of: scan, configuration, at: path)
        let apps = try folder.apps(named: arguments.value("--app"))
        let (checking, walks) = try check(folder, apps, fingerprint, beside: call(of: terminal.program), in: terminal)
        let result = CheckResult(
            findings: findings(of: checking, in: apps), fixes: checking.fixes.mapValues(\.summary), subject: folder.documentCounts,
            notes: CheckNotes.text(of: folder, unreadSources: checking.unreadSources))
        keep(result, walks)
        return (folder, result, checking.fixes)
    }

    /// What the same check finds in an earlier version of the folder, which lies elsewhere. Nothing is kept of it but what is
    /// read of its sources.
    func findings(inEarlierFolderAt path: String, in terminal: Terminal) throws -> [Finding] {
        let folder = try FolderReading.earlier(scan, configuration, at: path, arguments)
        let apps = folder.apps(matching: arguments.value("--app"))
        return findings(of: try check(folder, apps, nil, beside: nil, in: terminal).checking, in: apps)
    }

    private func check(
        _ folder: AppFolder, _ apps: [App], _ fingerprint: FolderFingerprint?, beside: WalkBeside.Call?, in terminal: Terminal
    ) throws -> (checking: Checking, walks: [(key: ContentHash?, walk: KeptWalk)]) {
        let sourceCache = cache?.sources
        let sources = selection.followsSources ? Lazily { FolderSources(of: folder, cache: sourceCache) } : nil
        let walk = isWalked
            ? CheckWalk(apps, in: folder, sources: sources, cache: cache, fingerprint: fingerprint, beside: beside) : nil
        // What takes longest goes side by side: the sources are read and the rules followed while the apps are walked, which
        // happens on one thread.
        let rules = Pending { [selection] in
            Result { try Checking(folder, selection, sources: sources?.value) }
        }
        let walks = walk?.walk(in: terminal) ?? []
        return (try rules.value.get().adding(walks.flatMap(\.walk.findings), selection), walks)
    }

    /// How a program is run for the same folder.
    private func call(of program: String?) -> WalkBeside.Call? {
        program.map { WalkBeside.Call(program: $0, arguments: (arguments.has("--all") ? ["--all"] : []) + ["--", path]) }
    }

    private func findings(of checking: Checking, in apps: [App]) -> [Finding] {
        guard arguments.value("--app") != nil else { return checking.findings }
        let files = Set(apps.flatMap(\.files))
        return checking.findings.filter { files.contains($0.location.file) }
    }

    // MARK: Keeping

    /// What the result depends on; nil where nothing is kept.
    private var key: ContentHash? {
        guard let fingerprint else { return nil }
        var writer = ByteWriter()
        writer.write(fingerprint.everything.high)
        writer.write(fingerprint.everything.low)
        writer.write("check")
        writer.write(arguments.value("--only"))
        writer.write(arguments.value("--app"))
        writer.write(arguments.has("--no-walk"))
        return ContentHash(of: writer.bytes, seed: 0)
    }

    /// Keeps the result, unless a file has changed meanwhile, so that it may be neither of the old nor of the new content.
    private func keep(_ result: CheckResult, _ walks: [(key: ContentHash?, walk: KeptWalk)]) {
        guard let key, let scan = try? FolderReading.scan(at: path, arguments), FolderFingerprint(of: scan) == fingerprint else { return }
        cache?.keep(result, key, walks: walks.compactMap { walked in walked.key.map { ($0, walked.walk) } })
    }
}

extension App {
    /// The files that the app is made of, as far as findings can be in them.
    fileprivate var files: [String] {
        (storyboards.map(\.files) + xibs.map(\.files)).flatMap { $0.files.map(\.path) } + entries.map(\.point.file)
            + modules.flatMap(\.sources)
    }
}

extension AppFolder {
    /// As in `2 storyboards and 1 xib`.
    fileprivate var documentCounts: String {
        let storyboards = Set(apps.flatMap(\.storyboards).map(\.file)).count
        let xibs = Set(apps.flatMap(\.xibs).map(\.files.primary.path)).count
        return [storyboards.words("storyboard", "storyboards"), xibs == 0 ? nil : xibs.words("xib", "xibs")]
            .compactMap { $0 }.joined(separator: " and ")
    }
}
