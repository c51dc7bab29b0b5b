/// Walks what the windows show and takes down the state of every object with a restoration identifier.
@MainActor
final class Saving {
    private var state = Headless.SavedState()
    private var places: [ObjectIdentifier: Int] = [:]
    private var objects: [AnyObject] = []

    /// The state of the app and of what its windows show.
    ///
    /// - Parameter application: lets the delegate encode what it likes.
    func save(application: (NSCoder) throws(UIKitException) -> Void) throws(UIKitException) -> Headless.SavedState {
        let coder = makeCoder()
        addSystemValues(to: coder)
        try application(coder)
        state.application = coder.saved
        for window in ShownWindows.all {
            if let root = window.rootViewController {
                _ = place(of: root)
            }
        }
        for (identifier, object) in RegisteredObjects.all {
            add(object, kind: .registered, path: path(of: object, identifier), parent: nil)
        }
        var index = 0
        while index < objects.count {
            try encode(index)
            index += 1
        }
        return state
    }

    private func makeCoder() -> SavingCoder {
        SavingCoder { [unowned self] in place(of: $0) }
    }

    private func addSystemValues(to coder: NSCoder) {
        coder.encode(
            UIDevice.current.userInterfaceIdiom.rawValue as Any?,
            forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
        coder.encode(UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
        coder.encode(
            Bundle.main.infoDictionary?["CFBundleVersion"] as? String,
            forKey: UIApplication.stateRestorationBundleVersionKey)
        coder.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
    }

    /// What an object encodes may refer to others, which are encoded later.
    private func encode(_ index: Int) throws(UIKitException) {
        let coder = makeCoder()
        let object = objects[index]
        switch object {
        case let controller as UIViewController:
            Headless.note(controller, "encodeRestorableState(with:)")
            controller.encodeRestorableState(with: coder)
            try Headless.propagate()
            for view in controller.viewIfLoaded?.ofSameController ?? [] {
                _ = place(of: view)
            }
        case let view as UIView:
            Headless.note(view, "encodeRestorableState(with:)")
            view.encodeRestorableState(with: coder)
        default:
            Headless.note(object, "encodeRestorableState(with:)")
            (object as? any UIStateRestoring)?.encodeRestorableState(with: coder)
        }
        try Headless.propagate()
        state.objects[index].values = coder.saved
    }

    // MARK: Places

    /// The place of an object, which it gets when it is first asked for; nil for one that is not restored.
    private func place(of object: AnyObject) -> Int? {
        if let place = places[ObjectIdentifier(object)] {
            return place
        }
        switch object {
        case let controller as UIViewController:
            return add(controller)
        case let view as UIView:
            return add(view)
        default:
            return nil
        }
    }

    /// A controller without an identifier is left out, and all in it.
    private func add(_ controller: UIViewController) -> Int? {
        guard let identifier = controller.restorationIdentifier else { return nil }
        var parent: Int?
        if let outer = controller.restorationContainer {
            guard let place = place(of: outer) else { return nil }
            parent = place
        }
        return add(controller, kind: .controller, path: parentPath(parent) + [identifier], parent: parent)
    }

    private func add(_ view: UIView) -> Int? {
        guard let identifier = view.restorationIdentifier, let owner = view.owner, let parent = place(of: owner)
        else { return nil }
        return add(view, kind: .view, path: parentPath(parent) + [identifier], parent: parent)
    }

    @discardableResult
    private func add(_ object: AnyObject, kind: SavedObject.Kind, path: [String], parent: Int?) -> Int {
        let controller = object as? UIViewController
        state.objects.append(
            SavedObject(
                kind: kind, path: path, parent: parent, restorationClass: restorationClass(of: object),
                scene: controller?.savedScene))
        objects.append(object)
        places[ObjectIdentifier(object)] = objects.count - 1
        return objects.count - 1
    }

    private func parentPath(_ parent: Int?) -> [String] { parent.map { state.objects[$0].path } ?? [] }

    private func path(of object: any UIStateRestoring, _ identifier: String) -> [String] {
        parentPath(object.restorationParent.flatMap { place(of: $0) }) + [identifier]
    }

    private func restorationClass(of object: AnyObject) -> String? {
        let controllerClass = (object as? UIViewController)?.restorationClass
        let objectClass = (object as? any UIStateRestoring)?.objectRestorationClass
        return (controllerClass ?? objectClass).map(RestorationClasses.name)
    }
}

/// The classes that find objects again, by the names that saved states have for them.
@MainActor
enum RestorationClasses {
    private static var known: [String: Any.Type] = [:]

    /// - Returns: the name, under which the class is found as long as the process runs; after that only one at the top
    ///   level of a module is.
    static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        known[name] = type
        return name
    }

    static func type(named name: String) -> Any.Type? {
        known[name] ?? NSClassFromString(name)
    }
}

extension UIViewController {
    /// The controller that gives this one its place on the restoration path: the one around it, or the one that
    /// presents it. A column of a collapsed split view controller stays the split view controller's own.
    var restorationContainer: UIViewController? {
        var outer = parent
        while let container = outer {
            if let split = container as? UISplitViewController, split.savedColumns.contains(where: { $0.1 === self }) {
                return split
            }
            outer = container.parent
        }
        return parent ?? presentation.presenting
    }

    fileprivate var savedScene: SavedObject.Scene? {
        guard let storyboard, let id = template?.objectID else { return nil }
        return SavedObject.Scene(storyboard: storyboard.name, bundle: SavedBundle(storyboard.place), controllerID: id)
    }
}

extension UIView {
    /// The controller in whose view this one is.
    fileprivate var owner: UIViewController? {
        sequence(first: self) { $0.superview }.lazy.compactMap(\.viewController).first
    }
}
