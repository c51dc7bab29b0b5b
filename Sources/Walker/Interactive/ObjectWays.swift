import AppMap
import HeadlessUIKit
import InterfaceBuilder

/// Looks up what an object of a scene starts.
struct ObjectWays {
    private let words: AppWords
    private var ways: [Key: [Way]] = [:]

    private struct Key: Hashable {
        let scene: AppScene.ID
        let object: String
        let isAccessory: Bool
    }

    init(_ words: AppWords) {
        self.words = words
        for way in words.app.ways where !way.isContainment && !way.isPeek {
            guard case .object(let object) = way.trigger, let id = object.objectID else { continue }
            ways[Key(scene: way.source, object: id, isAccessory: object.isAccessory), default: []].append(way)
        }
    }

    /// The ways that a touch on an object of a scene starts.
    func ways(of objectID: String?, in scene: AppScene.ID?, accessory: Bool = false) -> [Way] {
        guard let objectID, let scene else { return [] }
        return ways[Key(scene: scene, object: objectID, isAccessory: accessory)] ?? []
    }

    /// A way in words.
    func described(_ way: Way) -> ScreenWay { ScreenWay(way, words) }

    /// The actions that an object sends, and to whom.
    func calls(of element: Element?, in scene: AppScene.ID?) -> [String] {
        let actions = element?.child("connections")?.children("action").map(Action.init) ?? []
        var seen: Set<String> = []
        return actions.compactMap { action in
            guard let selector = action.selector else { return nil }
            let owner = scene.map { words.app[$0] }
            let receiver = owner.flatMap { $0.objectID == action.receiverID ? $0.className : nil }
            return receiver.map { "\(selector) of \($0)" } ?? selector
        }.filter { seen.insert($0).inserted }
    }
}

extension Way {
    /// Whether the way is the preview or the end of a peek, which takes a screen that feels how hard a finger presses.
    var isPeek: Bool { kind == "preview" || kind == "commit" }
}
