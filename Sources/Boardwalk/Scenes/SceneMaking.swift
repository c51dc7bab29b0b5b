/// Makes scenes of addresses, asking first whether they are there.
@MainActor
struct SceneMaking {
    /// The storyboard that an address means which names none; nil where there is none.
    var storyboard: UIStoryboard?
    /// The bundle of addresses that name none, where there is no storyboard.
    var bundle: Bundle?

    private var catalogue: RuntimeCatalogue {
        RuntimeCatalogue(origin: storyboard?.origin)
    }

    /// Makes the scene of an address, through storyboard references and placeholders to the scene that is meant.
    ///
    /// - Parameter creator: makes the controller in place of its class, by `init(coder:)` with the coder that it is given.
    func make<Scene: UIViewController>(
        _ address: SceneAddress, as type: Scene.Type, creator: ((NSCoder) -> Scene?)? = nil
    ) throws(SceneError) -> Scene {
        let resolved = try resolve(address)
        if creator != nil {
            try check(resolved, address, as: type)
        }
        let made = try instantiate(resolved, creator: creator)
        let scene = try ScenePlaceholders.followed(made)
        guard let typed = scene as? Scene else {
            throw .wrongClass(
                address.withoutLabel, expected: String(describing: type), found: String(describing: Swift.type(of: scene)))
        }
        return typed
    }

    func resolve(_ address: SceneAddress) throws(SceneError) -> ResolvedScene {
        if storyboard == nil, address.bundle == nil, let bundle, let name = address.storyboard {
            return try RuntimeCatalogue(origin: StoryboardPlace(name: name, home: .init(bundle))).resolve(address)
        }
        return try catalogue.resolve(address)
    }

    /// UIKit raises where a creator makes something of another class than the scene's.
    private func check(_ resolved: ResolvedScene, _ address: SceneAddress, as type: UIViewController.Type) throws(SceneError) {
        guard let declared = resolved.entry.type as? UIViewController.Type, !type.isSubclass(of: declared) else { return }
        throw .wrongClass(
            address.withoutLabel, expected: String(describing: type), found: String(describing: declared))
    }

    private func instantiate<Scene: UIViewController>(
        _ resolved: ResolvedScene, creator: ((NSCoder) -> Scene?)?
    ) throws(SceneError) -> UIViewController {
        guard let storyboard = storyboard(at: resolved.place) else {
            throw .storyboardMissing(resolved.place.name, bundle: resolved.place.home.description, nearest: [])
        }
        let erased: ((NSCoder) -> UIViewController?)? = creator.map { creator in { creator($0) } }
        if let identifier = resolved.scene {
            return storyboard.instantiateViewController(identifier: identifier, creator: erased)
        }
        guard let initial = storyboard.instantiateInitialViewController(creator: erased) else {
            throw .noInitialScene(storyboard: resolved.place.name, scenes: [])
        }
        return initial
    }

    /// The scenes of one storyboard object belong together, so that the one at hand is used again where it is meant.
    private func storyboard(at place: StoryboardPlace) -> UIStoryboard? {
        if let storyboard, storyboard.origin == place {
            return storyboard
        }
        let found = StoryboardIndex.storyboard(place)
        found?.origin = place
        return found
    }
}

extension UIViewController {
    /// Whether the class is another one or inherits from it.
    fileprivate static func isSubclass(of other: UIViewController.Type) -> Bool {
        var type: AnyClass? = self
        while let current = type {
            if current == other { return true }
            type = _getSuperclass(current)
        }
        return false
    }
}
