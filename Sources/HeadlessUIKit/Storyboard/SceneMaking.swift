import InterfaceBuilder

extension UIStoryboard {
    /// Makes the controller of a scene, or of the scene that a reference stands for.
    ///
    /// - Parameter whole: the making of a container, of which this scene is a part.
    func make(
        _ scene: SceneTemplate, creator: ((NSCoder) -> UIViewController?)?, within whole: NibContext? = nil
    ) throws(UIKitException) -> UIViewController {
        if let reference = scene.reference {
            return try follow(reference, creator: creator, within: whole)
        }
        let source = NibSource(name: name, module: module, bundle: place, storyboard: self)
        let context = try NibContext(source: source, whole: whole, scene: scene)
        do throws(UIKitException) {
            return try make(scene, creator: creator, in: context)
        } catch {
            context.abandon()
            throw error
        }
    }

    private func make(
        _ scene: SceneTemplate, creator: ((NSCoder) -> UIViewController?)?, in context: NibContext
    ) throws(UIKitException) -> UIViewController {
        context.segues = scene.segues
        let made = context.make(scene.controller, creator: creator.map { creator in { creator($0) } })
        // A creator may decline, and UIKit then makes the controller itself.
        guard let controller = (made ?? context.make(scene.controller)) as? UIViewController else {
            throw UIKitException(
                .internalInconsistency, "The controller of scene '\(scene.controller.objectID ?? "")' could not be made.")
        }
        if creator != nil {
            try checkClass(of: controller, scene)
        }
        controller.topLevelObjects = context.make(scene.dock, as: AnyObject.self)
        context.firstResponderID = scene.firstResponderID
        if let id = scene.exitID {
            context.add(controller, id: id)
        }
        try context.finish()
        return controller
    }

    private func checkClass(of controller: UIViewController, _ scene: SceneTemplate) throws(UIKitException) {
        let expected = scene.controller.nibClass(bundleModule: module)
        var type: AnyClass? = Swift.type(of: controller)
        while let current = type {
            if current == expected.type {
                return
            }
            type = _getSuperclass(current)
        }
        throw UIKitException(
            .internalInconsistency,
            "Custom instantiated \(Headless.pointer(controller)) must be kind of class \(expected.name)")
    }

    /// References are followed by the system: in this storyboard or another, in this bundle or another. A reference may
    /// lead to a reference.
    private func follow(
        _ first: StoryboardReference, creator: ((NSCoder) -> UIViewController?)?, within whole: NibContext?
    ) throws(UIKitException) -> UIViewController {
        var reference = first
        var storyboard = self
        var passed: Set<ObjectIdentifier> = []
        while true {
            storyboard = try storyboard.storyboard(of: reference)
            let scene = try storyboard.scene(of: reference)
            guard let next = scene.reference else {
                return try storyboard.make(scene, creator: creator, within: whole)
            }
            guard passed.insert(ObjectIdentifier(scene)).inserted else {
                throw UIKitException(
                    .stackOverflow, "The references of storyboard '\(name)' lead to each other without end.")
            }
            reference = next
        }
    }

    /// The scene of this storyboard that a reference means.
    private func scene(of reference: StoryboardReference) throws(UIKitException) -> SceneTemplate {
        if let identifier = reference.referencedIdentifier {
            guard let scene = content?.scene(identifier: identifier) else {
                throw UIKitException(
                    .invalidArgument,
                    "Storyboard (\(Headless.pointer(self))) doesn't contain a view controller with identifier '\(identifier)'"
                )
            }
            return scene
        }
        guard let scene = content?.initialScene else {
            throw UIKitException(
                .invalidArgument, "Storyboard (\(Headless.pointer(self))) doesn't contain an initial view controller")
        }
        return scene
    }

    private func storyboard(of reference: StoryboardReference) throws(UIKitException) -> UIStoryboard {
        guard let name = reference.storyboardName else { return self }
        let place = reference.bundleIdentifier.map(Headless.BundlePlace.identifier) ?? self.place
        return try UIStoryboard(finding: name, in: place)
    }
}
