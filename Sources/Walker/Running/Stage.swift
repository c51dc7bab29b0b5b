import AppMap
import HeadlessUIKit

/// Everything that a window shows, and what lies behind it, at one moment.
@MainActor
struct Stage {
    let root: Actor?

    init(_ window: UIWindow?, _ scenes: AppScenes) {
        root = window?.rootViewController.map { Actor($0, scenes) }
    }

    /// Whether the same controllers stand in the same places.
    func isSame(as other: Stage) -> Bool {
        switch (root, other.root) {
        case (let root?, let other?): root.isSame(as: other)
        case (nil, nil): true
        default: false
        }
    }

    /// All controllers, those around others first.
    var actors: [Actor] { root?.line ?? [] }

    /// The controllers that a user deals with, those around others first.
    var visible: [Actor] { root?.visible ?? [] }

    /// The visible navigation controllers with something below their top, and where they stand.
    var stacks: [(Actor, [Actor.Part])] {
        var found: [(Actor, [Actor.Part])] = []
        func collect(_ actor: Actor, _ path: [Actor.Part]) {
            if let presented = actor.presented {
                return collect(presented, path + [.presented])
            }
            if actor.container == .navigation, actor.children.count > 1 {
                found.append((actor, path))
            }
            for index in actor.children.indices where actor.shown.contains(index) {
                collect(actor.children[index], path + [.child(index)])
            }
        }
        if let root {
            collect(root, [])
        }
        return found
    }

    /// The controller at a path from the root.
    subscript(path: [Actor.Part]) -> Actor? {
        var actor = root
        for part in path {
            switch part {
            case .child(let index): actor = actor.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
            case .presented: actor = actor?.presented
            }
        }
        return actor
    }
}

/// A controller on the stage, with what it holds and presents.
@MainActor
final class Actor {
    /// A step from a controller to one that it holds or presents.
    enum Part: Hashable {
        case child(Int)
        case presented
    }

    let controller: UIViewController
    let scene: AppScene.ID?
    let container: Headless.ControllerState.Container?
    let children: [Actor]
    let shown: Set<Int>
    let presented: Actor?
    /// How the controller itself is presented.
    let style: UIModalPresentationStyle?
    /// How many controllers these are: this one, and all that it holds and presents.
    let size: Int

    init(_ controller: UIViewController, _ scenes: AppScenes, style: UIModalPresentationStyle? = nil) {
        let content = Headless.content(of: controller)
        self.controller = controller
        self.style = style
        scene = scenes[controller]
        container = content.container
        children = content.children.map { Actor($0, scenes) }
        shown = Set(content.shown)
        presented = content.presented.map { Actor($0, scenes, style: content.presentationStyle) }
        size = children.reduce(1 + (presented?.size ?? 0)) { $0 + $1.size }
    }

    func isSame(as other: Actor) -> Bool {
        guard controller === other.controller, shown == other.shown, children.count == other.children.count,
            zip(children, other.children).allSatisfy({ $0.isSame(as: $1) })
        else { return false }
        switch (presented, other.presented) {
        case (let presented?, let other?): return presented.isSame(as: other)
        case (nil, nil): return true
        default: return false
        }
    }

    /// The scene of this controller; for one that is a placeholder or that code made, those that it holds.
    func scenes(through app: App) -> [AppScene.ID] {
        guard let scene, !app[scene].isPlaceholder else { return children.flatMap { $0.scenes(through: app) } }
        return [scene]
    }

    /// This controller and all that it holds and presents.
    var line: [Actor] { [self] + children.flatMap(\.line) + (presented?.line ?? []) }

    /// What is presented covers what presents it.
    var visible: [Actor] {
        if let presented {
            return presented.visible
        }
        return [self] + children.indices.filter(shown.contains).flatMap { children[$0].visible }
    }
}
