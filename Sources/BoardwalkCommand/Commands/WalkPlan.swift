import AppMap
import Foundation
import Walker

/// What a command line asks to be walked.
struct WalkPlan {
    /// The apps that can be walked, each with how.
    let walks: [(app: App, options: WalkOptions)]
    /// The apps that have storyboards and are not walked, and why.
    let leftOut: [(app: App, reason: String)]
    let root: String

    /// - Throws: a sentence where there is nothing to walk.
    init(_ arguments: Arguments, _ apps: [App], in folder: AppFolder) throws {
        var options = WalkOptions(devices: (arguments.value("--device").flatMap(DeviceChoice.init) ?? .both).devices)
        options.isPartOfApp = folder.isSingleDocument
        if let depth = arguments.value("--depth") {
            guard let steps = Int(depth), steps >= 0 else {
                throw CommandFailure(description: "'\(depth)' is no number of steps; write it as in --depth 3.")
            }
            options.depth = steps
        }
        root = folder.root
        if let start = arguments.value("--from") {
            let (app, scene) = try Self.scene(called: start, among: apps)
            options.start = scene
            walks = [(app, options)]
            leftOut = []
            return
        }
        let reasons = apps.map { ($0, Self.reasonToLeaveOut($0)) }
        walks = reasons.filter { $0.1 == nil }.map { ($0.0, options) }
        leftOut = reasons.compactMap { app, reason in reason.map { (app, $0) } }
        guard walks.isEmpty else { return }
        throw CommandFailure(description: Self.nothing(leftOut, apps, in: folder))
    }

    /// A plan to walk those of the apps that can be walked, from their starts and on all devices.
    ///
    /// - Parameters:
    ///   - keepsToMap: whether every device is given the files that the map shows.
    ///   - mostLooks: ends the walk on a device before it is complete, where somebody waits for it; nil as for any walk.
    init(walking apps: [App], in folder: AppFolder, keepsToMap: Bool = false, mostLooks: Int? = nil) {
        root = folder.root
        var options = WalkOptions(devices: DeviceChoice.both.devices)
        options.isPartOfApp = folder.isSingleDocument
        options.keepsToMap = keepsToMap
        if let mostLooks { options.mostLooks = mostLooks }
        walks = apps.filter { Self.reasonToLeaveOut($0) == nil }.map { [options] in ($0, options) }
        leftOut = []
    }

    /// Walks the apps one after the other.
    func walk(in terminal: Terminal) -> [Walk] {
        onMainActor {
            var progress = WalkProgress(isShown: terminal.showsProgress)
            defer { progress.clear() }
            return walks.map { app, options in
                var options = options
                if let answers = UnwindAnswers(of: app, in: root) {
                    options.answersUnwinding = { answers.answer($0, $1) }
                }
                return Walk(of: app, in: root, options: options) { progress.tell(app.name, $0, seen: $1, of: app.scenes.count) }
            }
        }
    }

    // MARK: What can be walked

    private static func reasonToLeaveOut(_ app: App) -> String? {
        guard !app.storyboards.isEmpty || !app.brokenEntries.isEmpty else { return "it has no storyboard" }
        let entries = app.entries.filter { $0.point.kind != .launch }
        let platforms = Set(app.storyboards.compactMap(\.platform))
        if !platforms.isEmpty, !platforms.contains(.iOS) {
            let names = platforms.map(\.rawValue).sorted().joined(separator: " and ")
            return "its storyboards are made for \(names), which is mapped but not walked"
        }
        if !app.storyboards.isEmpty, app.walkedScenes.isEmpty {
            return "it has launch screens alone, and code shows the rest"
        }
        // In a folder without a project any Info.plist may be that of the app.
        if app.module.kind != .folder, !entries.isEmpty, let fault = entries.first?.faultDescription, entries.allSatisfy({ $0.fault != nil }) {
            return "it does not start: \(fault)"
        }
        return nil
    }

    private static func nothing(_ leftOut: [(app: App, reason: String)], _ apps: [App], in folder: AppFolder) -> String {
        let named = leftOut.filter { !$0.app.storyboards.isEmpty || !$0.app.brokenEntries.isEmpty }
        guard !named.isEmpty else {
            let xibs = apps.flatMap(\.xibs).count
            return "there is nothing to walk: \(xibs == 0 ? "there is no storyboard" : "there are xibs and no storyboard") "
                + "that can be read."
        }
        return "there is nothing to walk.\n" + named.map { "  \($0.app.name): \($0.reason.endingInStop)\n" }.joined()
    }

    static func scene(called name: String, among apps: [App]) throws -> (App, AppScene.ID) {
        let query = SceneQuery(text: name)
        let found = apps.flatMap { app in
            query.matches(in: app).compactMap { match -> (App, AppScene.ID)? in
                switch match {
                case .scene(let scene): app[scene].isPlaceholder ? nil : (app, scene)
                case .storyboard(let storyboard): app[storyboard].initialScene.map { (app, $0) }
                }
            }
        }
        guard let first = found.first else {
            let nearest = query.nearest(in: apps).map { "'\($0)'" }.joined(separator: " or ")
            throw CommandFailure(
                description: "there is no scene '\(name)'"
                    + (nearest.isEmpty ? "; 'boardwalk map' shows those there are." : "; did you mean \(nearest)?"))
        }
        let names = found.map { AppWords($0.0).fullName(of: $0.0[$0.1]) }.uniqued()
        guard names.count == 1 else {
            throw CommandFailure(
                description: "'\(name)' may mean \(names.prefix(5).map { "'\($0)'" }.joined(separator: " or ")); name one of them.")
        }
        return first
    }
}

/// The devices that a command line names.
enum DeviceChoice: String, CaseIterable {
    case iphone
    case ipad
    case both

    var devices: [WalkDevice] {
        switch self {
        case .iphone: [.iPhone]
        case .ipad: [.iPad]
        case .both: [.iPhone, .iPad]
        }
    }
}

/// Runs what belongs to the main actor, and waits for it where the caller is elsewhere.
func onMainActor<Result: Sendable>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    if Thread.isMainThread || MainQueue.isCurrent {
        return try MainActor.assumeIsolated(body)
    }
    return try DispatchQueue.main.sync { try MainActor.assumeIsolated(body) }
}

/// Tells the main actor's queue, which need not be on the main thread.
private enum MainQueue {
    static var isCurrent: Bool {
        _ = marked
        return DispatchQueue.getSpecific(key: key) == true
    }

    private static let key = DispatchSpecificKey<Bool>()
    private static let marked: Void = DispatchQueue.main.setSpecific(key: key, value: true)
}

extension String {
    fileprivate var endingInStop: String { hasSuffix(".") || hasSuffix("?") ? self : self + "." }
}
