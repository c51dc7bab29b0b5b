import AppMap
import HeadlessUIKit

/// Everything that a window shows, and what lies behind it, at one moment.
@MainActor
struct Stage {
    let root: Actor?

    /// - Parameters:
    ///   - earlier: the moment before; what containers hid then and hide now is taken from there.
    ///   - looks: counts the controllers that are looked at.
    init(_ window: UIWindow?, _ scenes: AppScenes, after earlier: Stage? = nil, looks: inout Int) {
        root = window?.rootViewController.map { Actor($0, scenes, after: earlier?.root, looks: &looks) }
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
    var actors: [Actor] {
        var line: [Actor] = []
        root?.append(to: &line)
        return line
    }

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
            for index in actor.shown {
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

    /// What was found out about a controller and all that it holds and presents, kept as long as nothing of it changes.
    struct Memory {
        var arrangement: Arrangement?
        /// Whether the arrangement was made where there is a bar for a back button.
        var hasBar = false
        /// The unwind actions that somebody takes.
        var answered: Set<String>?
        /// Whether it is noted who holds whom.
        var isNoted = false
    }

    let controller: UIViewController
    let scene: AppScene.ID?
    let container: Headless.ControllerState.Container?
    let children: [Actor]
    /// The positions of the children that can be seen, ascending.
    let shown: [Int]
    let presented: Actor?
    /// How the controller itself is presented.
    let style: UIModalPresentationStyle?
    /// The controller that was asked to present this one.
    let source: UIViewController?
    /// How many controllers are of classes of the app's own, with all that this one holds and presents.
    let standIns: Int
    var memory = Memory()
    /// How many of the children are or hold something that is presented or lies on others in a stack.
    private let deepChildren: Int
    private let controllers: [UIViewController]

    /// - Parameters:
    ///   - earlier: the same place a moment before.
    ///   - looks: counts the controllers that are looked at.
    init(
        _ controller: UIViewController, _ scenes: AppScenes, style: UIModalPresentationStyle? = nil,
        source: UIViewController? = nil, after earlier: Actor? = nil, looks: inout Int
    ) {
        let content = Headless.content(of: controller)
        let earlier = earlier.flatMap { $0.controller === controller && $0.container == content.container ? $0 : nil }
        self.controller = controller
        self.style = style
        self.source = source
        scene = scenes[controller]
        container = content.container
        shown = content.shown
        looks += 1
        controllers = content.children
        presented = content.presented.map {
            Actor(
                $0, scenes, style: content.presentationStyle, source: content.presentationSource, after: earlier?.presented,
                looks: &looks)
        }
        let keepsHidden = container == .navigation || container == .tabs
        var kept = Kept(keepsHidden ? earlier : nil, mostly: controllers.count)
        for index in kept.replaced(by: controllers, showing: shown) {
            let former = earlier.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
            kept.put(Actor(controllers[index], scenes, after: former, looks: &looks), at: index)
        }
        children = kept.children
        deepChildren = kept.deepChildren
        standIns = kept.standIns + (presented?.standIns ?? 0) + (Headless.isStandIn(controller) ? 1 : 0)
    }

    /// The children that are taken over from a moment before: nothing happens to what nobody could see before and can see
    /// now. So a step costs what it changes, be there thousands of tabs or a stack as high.
    @MainActor
    private struct Kept {
        var children: [Actor]
        var deepChildren: Int
        var standIns: Int
        private let earlier: Actor?

        init(_ earlier: Actor?, mostly count: Int) {
            self.earlier = earlier
            children = earlier?.children ?? []
            deepChildren = earlier?.deepChildren ?? 0
            standIns = children.isEmpty ? 0 : earlier?.ownStandIns ?? 0
            while children.count > count, let last = children.popLast() {
                tally(last, -1)
            }
        }

        /// The places of those that are to be looked at, in order.
        func replaced(by controllers: [UIViewController], showing shown: [Int]) -> [Int] {
            guard let earlier else { return Array(controllers.indices) }
            var places = Set((shown + earlier.shown).filter { $0 < children.count })
            if !controllers.isSameStorage(as: earlier.controllers) {
                for index in children.indices where controllers[index] !== earlier.controllers[index] { places.insert(index) }
            }
            return places.sorted() + (children.count..<controllers.count)
        }

        mutating func put(_ child: Actor, at index: Int) {
            if index < children.count {
                tally(children[index], -1)
                children[index] = child
            } else {
                children.append(child)
            }
            tally(child, 1)
        }

        private mutating func tally(_ child: Actor, _ sign: Int) {
            deepChildren += child.isDeep ? sign : 0
            standIns += sign * child.standIns
        }
    }

    private var ownStandIns: Int {
        standIns - (presented?.standIns ?? 0) - (Headless.isStandIn(controller) ? 1 : 0)
    }

    /// Whether this controller, or one that it holds or presents, is presented or lies on others in a stack.
    var isDeep: Bool {
        style != nil || presented != nil || deepChildren > 0 || container == .navigation && children.count > 1
    }

    /// Of this controller and all that it holds and presents, the last that is presented.
    var frontmost: Actor? {
        guard isDeep else { return nil }
        if let presented { return presented.frontmost }
        for child in children.reversed() where deepChildren > 0 {
            if let frontmost = child.frontmost { return frontmost }
        }
        return style == nil ? nil : self
    }

    func isSame(as other: Actor) -> Bool {
        if self === other { return true }
        guard controller === other.controller, shown == other.shown, children.count == other.children.count else { return false }
        for index in children.indices where children[index] !== other.children[index] {
            guard children[index].isSame(as: other.children[index]) else { return false }
        }
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

    /// Adds this controller and all that it holds and presents.
    func append(to line: inout [Actor]) {
        line.append(self)
        for child in children { child.append(to: &line) }
        presented?.append(to: &line)
    }

    /// What is presented covers what presents it.
    var visible: [Actor] {
        var visible: [Actor] = []
        appendVisible(to: &visible)
        return visible
    }

    private func appendVisible(to visible: inout [Actor]) {
        if let presented {
            return presented.appendVisible(to: &visible)
        }
        visible.append(self)
        for index in shown { children[index].appendVisible(to: &visible) }
    }
}

extension [UIViewController] {
    /// Whether two arrays are copies of one that neither has changed since, so that they need not be compared.
    fileprivate func isSameStorage(as other: [UIViewController]) -> Bool {
        count == other.count && withUnsafeBufferPointer { own in
            other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
        }
    }
}
