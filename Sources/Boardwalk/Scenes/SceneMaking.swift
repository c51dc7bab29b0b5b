/// Makes scenes of addresses, asking first whether they are there.
@MainActor
struct SceneMaking {
    /// The storyboard that an address means which names none; nil where there is none.
    var storyboard: UIStoryboard?
    /// The bundle of addresses that name none, where there is no storyboard.
    var bundle: Bundle?

    /// Makes the scene of an address, through storyboard references and placeholders to the scene that is meant.
    ///
    /// - Parameter creator: makes the controller in place of its class, by `init(coder:)` with the coder that it is given.
    func make<Scene: UIViewController>(
        _ address: SceneAddress, as type: Scene.Type, creator: ((NSCoder) -> Scene?)? = nil
    ) throws(SceneError) -> Scene {
        let erased: ((NSCoder) -> UIViewController?)? = creator.map { creator in { creator($0) } }
        let scene = try makeAny(address, as: type, creator: erased)
        guard let typed = scene as? Scene else {
            throw wrongClass(address, expected: type, found: Swift.type(of: scene))
        }
        return typed
    }

    /// Makes the scene of an address and checks its class, which is known only at run time.
    func makeAny(
        _ address: SceneAddress, as type: UIViewController.Type, creator: ((NSCoder) -> UIViewController?)? = nil
    ) throws(SceneError) -> UIViewController {
        let resolved = try resolve(address)
        // UIKit raises where a creator makes something of another class than the scene's.
        if creator != nil, let declared = resolved.viewControllerType, !type.descends(from: declared) {
            throw wrongClass(address, expected: type, found: declared)
        }
        let made = try ScenePlaceholders.keeping { () throws(SceneError) in try instantiate(resolved, creator: creator) }
        let scene = try ScenePlaceholders.followed(made)
        guard Swift.type(of: scene).descends(from: type) else {
            throw wrongClass(address, expected: type, found: Swift.type(of: scene))
        }
        return scene
    }

    /// Checks that the scene of an address is there and, where that can be known, of a class. Nothing is made.
    func check(_ address: SceneAddress, as type: UIViewController.Type) throws(SceneError) {
        let resolved = try resolve(address)
        guard let className = resolved.entry.className, type != UIViewController.self else { return }
        if let declared = resolved.viewControllerType {
            // What a placeholder stands for is known when it is made.
            guard declared is any ScenePlaceholder.Type || declared.descends(from: type) else {
                throw wrongClass(address, expected: type, found: declared)
            }
        } else {
            throw .wrongClass(address.withoutLabel, expected: String(describing: type), found: className)
        }
    }

    private func wrongClass(
        _ address: SceneAddress, expected: UIViewController.Type, found: UIViewController.Type
    ) -> SceneError {
        .wrongClass(address.withoutLabel, expected: String(describing: expected), found: String(describing: found))
    }

    private func resolve(_ address: SceneAddress) throws(SceneError) -> ResolvedScene {
        guard storyboard == nil, address.bundle == nil, let bundle, let name = address.storyboard else {
            return try RuntimeCatalogue(origin: storyboard?.origin).resolve(address)
        }
        return try RuntimeCatalogue(origin: StoryboardPlace(name: name, home: .init(bundle))).resolve(address)
    }

    private func instantiate(
        _ resolved: ResolvedScene, creator: ((NSCoder) -> UIViewController?)?
    ) throws(SceneError) -> UIViewController {
        let storyboard = try storyboard(at: resolved.place)
        if let identifier = resolved.scene {
            return storyboard.instantiateViewController(identifier: identifier, creator: creator)
        }
        guard let initial = storyboard.instantiateInitialViewController(creator: creator) else {
            throw .noInitialScene(storyboard: resolved.place.name, scenes: [])
        }
        return initial
    }

    /// The scenes of one storyboard object belong together, so that the one at hand is used again where it is meant.
    private func storyboard(at place: StoryboardPlace) throws(SceneError) -> UIStoryboard {
        if let storyboard, storyboard.origin == place {
            return storyboard
        }
        return try .at(place)
    }
}

extension ResolvedScene {
    /// The class of the scene; nil where it is not known beforehand, or where the program has no such class.
    fileprivate var viewControllerType: UIViewController.Type? { entry.type as? UIViewController.Type }
}
