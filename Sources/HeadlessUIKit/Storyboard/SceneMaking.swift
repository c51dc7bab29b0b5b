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
        let context = try NibContext(source: source, whole: whole)
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

    /// References are followed by the system: in this storyboard or another, in this bundle or another.
    private func follow(
        _ reference: StoryboardReference, creator: ((NSCoder) -> UIViewController?)?, within whole: NibContext?
    ) throws(UIKitException) -> UIViewController {
        let target = try storyboard(of: reference)
        let scene: SceneTemplate?
        if let identifier = reference.referencedIdentifier {
            scene = target.content?.scene(identifier: identifier)
            guard scene != nil else {
                throw UIKitException(
                    .invalidArgument,
                    "Storyboard (\(Headless.pointer(target))) doesn't contain a view controller with identifier '\(identifier)'"
                )
            }
        } else {
            scene = target.content?.initialScene
        }
        guard let scene else {
            throw UIKitException(
                .invalidArgument, "Storyboard (\(Headless.pointer(target))) doesn't contain an initial view controller")
        }
        // A reference may lead to a reference; in a circle it would never end.
        Headless.referenceDepth += 1
        defer { Headless.referenceDepth -= 1 }
        guard Headless.referenceDepth <= 64 else {
            throw UIKitException(
                .internalInconsistency, "The references of storyboard '\(name)' lead to each other without end.")
        }
        return try target.make(scene, creator: creator, within: whole)
    }

    private func storyboard(of reference: StoryboardReference) throws(UIKitException) -> UIStoryboard {
        guard let name = reference.storyboardName else { return self }
        let place = reference.bundleIdentifier.map(Headless.BundlePlace.identifier) ?? self.place
        return try UIStoryboard(finding: name, in: place)
    }
}

extension Headless {
    /// How many references are being followed within each other.
    static var referenceDepth = 0
}
