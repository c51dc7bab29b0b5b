import AppMap
import Foundation

@testable import Walker

/// An app that is written for one test, and walked. Its folder is removed with the value.
@MainActor
final class WalkedApp {
    let app: App
    let walk: Walk
    private let folder: URL

    /// An app of files by their names.
    ///
    /// - Parameter document: the only one of them that is read; nil for the whole folder.
    init(_ files: [String: String], document: String = "", options: WalkOptions = WalkOptions()) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("boardwalk-\(UUID().uuidString)")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let read = try AppFolder(at: folder.appendingPathComponent(document).path)
        guard let app = read.apps.first else { throw CocoaError(.fileReadUnknown) }
        walk = Walk(of: app, in: read.root, options: options)
        self.app = walk.app
    }

    /// An app of one storyboard, which starts with the scene `home`.
    convenience init(_ scenes: String..., options: WalkOptions = WalkOptions()) throws {
        try self.init(["Main.storyboard": storyboard(scenes, initial: "home")], options: options)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    var findings: [Finding] { walk.findings }

    /// The rule and the object of every finding, as in `missing-scene ref`.
    var faults: [String] { findings.map { "\($0.rule) \($0.object?.id ?? $0.location.file)" } }

    /// The only finding of a rule; nil where there are none or several.
    func finding(_ rule: String) -> Finding? {
        let found = findings.filter { $0.rule == rule }
        return found.count == 1 ? found[0] : nil
    }

    /// A scene by the object id of its controller.
    func scene(_ objectID: String) -> AppScene.ID? { app.scenes.first { $0.objectID == objectID }?.id }

    /// The object ids of the scenes that were seen on a device, without placeholders.
    func reached(_ device: WalkDevice = .iPhone) -> Set<String> {
        let scenes = on(device)?.arrivals.keys.map { app[$0] } ?? []
        return Set(scenes.filter { !$0.isPlaceholder }.map(\.objectID))
    }

    func on(_ device: WalkDevice) -> DeviceWalk? { walk.devices.first { $0.device == device } }

    /// What happened when a segue was performed, in the order of the walk.
    func outcomes(_ segueID: String, _ device: WalkDevice = .iPhone) -> [String] {
        on(device)?.crossings.filter { app[$0.way].objectID == segueID }.map { describe($0.outcome) } ?? []
    }

    private func describe(_ outcome: Crossing.Outcome) -> String {
        func name(_ scene: AppScene.ID?) -> String { scene.map { app[$0].objectID } ?? "nothing" }
        return switch outcome {
        case .shown(let scene, let manner): "\(name(scene)) \(manner.words)"
        case .unwound(let scene): "back to \(name(scene))"
        case .unwindIgnored: "ignored"
        case .nothing: "nothing"
        case .raised(let exception): exception.reason
        }
    }
}

extension Finding {
    /// What is done on the route, step by step.
    var steps: [String] { route.map(\.action) }
}
