import AppMap
import Foundation
import HeadlessUIKit

/// What lies behind a scene that is shown: what a user would come to by going back.
@MainActor
struct Backdrop {
    /// The stacks below the scene, each from the root on.
    private var stacks: [ArraySlice<Actor>] = []
    /// What presents it, and all that is seen there.
    private var presenters: [Actor] = []
    /// What holds it, the outermost first.
    private var holders: [Actor] = []
    /// Whether one of those on the line from the root of the window to the scene has its like behind or around it already, so
    /// that whatever follows is seen once more.
    private(set) var isRepeated = false

    init(of standing: Standing) {
        let line = standing.ancestors + [standing.actor]
        for (outer, inner) in zip(line, line.dropFirst()) {
            holders.append(outer)
            if outer.presented === inner {
                presenters.append(outer)
                for index in outer.shown { outer.children[index].append(to: &presenters) }
            } else if outer.container == .navigation, let place = outer.children.lastIndex(where: { $0 === inner }) {
                stacks.append(outer.children[..<place])
            }
            if let scene = inner.scene, holds(scene) { isRepeated = true }
        }
    }

    /// Whether a scene is there at all.
    func holds(_ scene: AppScene.ID) -> Bool {
        presenters.contains { $0.scene == scene } || holders.contains { $0.scene == scene }
            || stacks.joined().contains { $0.scene == scene }
    }

    /// Whether a scene is there already, so that a user would have gone back to it.
    ///
    /// Scenes that push each other, as a book and its author, are no fault: a back button is there. To push the first scene of a
    /// stack once more, or what holds it all, or any by an object that says "Back", is one.
    func holds(_ scene: AppScene.ID, at trigger: Trigger) -> Bool {
        if presenters.contains(where: { $0.scene == scene }) || holders.contains(where: { $0.scene == scene })
            || stacks.contains(where: { $0.first?.scene == scene }) {
            return true
        }
        guard stacks.joined().contains(where: { $0.scene == scene }), case .object(let object) = trigger else { return false }
        return object.promisesReturn
    }
}

extension TriggerObject {
    /// Whether the object says that it leads back.
    fileprivate var promisesReturn: Bool {
        let words = ["back", "cancel", "close", "done", "exit", "home", "dismiss", "return", "<", "‹", "←"]
        guard let label = label?.lowercased().trimmingCharacters(in: .whitespaces) else { return false }
        return words.contains { label == $0 || label.hasPrefix($0 + " ") }
    }
}
