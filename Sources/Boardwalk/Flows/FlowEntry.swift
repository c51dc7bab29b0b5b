/// The scenes that a flow begins with.
@MainActor
enum FlowEntry {
    /// To be pushed, the lowest first.
    case stack([UIViewController])
    /// To be presented.
    case root(UIViewController)

    /// The view controller that the flow stands with.
    var root: UIViewController {
        switch self {
        case .stack(let scenes): scenes[0]
        case .root(let root): root
        }
    }

    fileprivate var scenes: [UIViewController] {
        switch self {
        case .stack(let scenes): scenes
        case .root(let root): (root as? UINavigationController)?.viewControllers ?? [root]
        }
    }
}

extension AnyStoryboardController {
    /// Makes the scenes that the flow begins with; nothing of them is shown yet.
    ///
    /// - Parameters:
    ///   - first: the identifier of the first scene; nil for the initial one.
    ///   - addresses: what the flow is entered with in place of its first scene.
    ///   - pushes: whether the scenes are pushed as far as UIKit allows it.
    final func entry(first: String?, addresses: [SceneAddress], pushes: Bool) throws(FlowError) -> FlowEntry {
        let entry =
            addresses.isEmpty
            ? try entry(at: SceneAddress(scene: first), pushes: pushes)
            : try entry(at: addresses, first: SceneAddress(scene: first), pushes: pushes)
        isPreparing = true
        defer { isPreparing = false }
        for scene in entry.scenes {
            prepare(scene)
        }
        return entry
    }

    private func entry(at address: SceneAddress, pushes: Bool) throws(FlowError) -> FlowEntry {
        let scene = try make(address)
        guard pushes, !(scene is UISplitViewController) else { return .root(scene) }
        let stack = unwrap(scene)
        guard !stack.isEmpty else { throw .nothingToPush(flow: name) }
        return .stack(stack)
    }

    private func entry(
        at addresses: [SceneAddress], first: SceneAddress, pushes: Bool
    ) throws(FlowError) -> FlowEntry {
        var stack: [UIViewController] = []
        for address in addresses {
            let scene = try make(address)
            guard !(scene is UISplitViewController) else { throw .cannotBePushed(address, flow: name) }
            stack += unwrap(scene)
        }
        guard !stack.isEmpty else { throw .nothingToPush(flow: name) }
        guard !pushes else { return .stack(stack) }
        let container = try navigationController(at: first)
        container.setViewControllers(stack, animated: false)
        return .root(container)
    }

    /// The navigation controller that the flow begins with, or a new one.
    private func navigationController(at first: SceneAddress) throws(FlowError) -> UINavigationController {
        do throws(FlowError) {
            return try make(first) as? UINavigationController ?? UINavigationController()
        } catch .scene(.noInitialScene) {
            return UINavigationController()
        }
    }

    /// UIKit pushes no navigation controllers, but what is in them.
    private func unwrap(_ scene: UIViewController) -> [UIViewController] {
        guard let container = scene as? UINavigationController else { return [scene] }
        let stack = container.viewControllers
        container.setViewControllers([], animated: false)
        for scene in stack where FlowMembership.own(of: scene) == nil {
            FlowMembership.attach(scene, to: self)
        }
        return stack
    }

    private func make(_ address: SceneAddress) throws(FlowError) -> UIViewController {
        do throws(SceneError) {
            return try scene(at: address, as: UIViewController.self)
        } catch {
            throw .scene(error)
        }
    }
}
