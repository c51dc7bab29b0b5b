/// Brings the objects of a saved state back, and their state.
@MainActor
final class Restoring {
    private let state: Headless.SavedState
    private let delegate: any UIApplicationDelegate
    private var restored: [Int: AnyObject] = [:]
    private var taken: Set<ObjectIdentifier> = []

    init(_ state: Headless.SavedState, delegate: any UIApplicationDelegate) {
        self.state = state
        self.delegate = delegate
    }

    /// The coder of the app as a whole.
    func makeApplicationCoder() -> NSCoder {
        RestoringCoder(state.application) { [weak self] in self?.restored[$0] }
    }

    /// Finds or makes the objects, those around before those inside, and then lets all of them decode.
    func restore() throws(UIKitException) {
        for index in order {
            guard let object = try find(index) else { continue }
            restored[index] = object
            taken.insert(ObjectIdentifier(object))
            if let controller = object as? UIViewController {
                try controller.loadViewThrowing()
            }
        }
        for index in order {
            try decode(index)
        }
        let application = UIApplication.shared
        Headless.note(delegate, "application(_:didDecodeRestorableStateWith:)")
        delegate.application(application, didDecodeRestorableStateWith: makeApplicationCoder())
        try Headless.propagate()
    }

    /// Tells all that were restored that it is over.
    func finish() throws(UIKitException) {
        for index in order {
            guard let object = restored[index] as? any UIStateRestoring else { continue }
            Headless.note(object, "applicationFinishedRestoringState")
            object.applicationFinishedRestoringState()
            try Headless.propagate()
        }
    }

    /// Objects lie after those they are in; a list from elsewhere may say otherwise.
    private var order: [Int] {
        state.objects.indices.filter { index in state.objects[index].parent.map { $0 < index && $0 >= 0 } ?? true }
    }

    private func makeCoder(_ index: Int) -> RestoringCoder {
        let saved = state.objects[index]
        let storyboard = saved.scene.flatMap { try? UIStoryboard(finding: $0.storyboard, in: $0.bundle.place) }
        return RestoringCoder(saved.values, storyboard: storyboard) { [weak self] in
            self?.restored[$0]
        }
    }

    private func decode(_ index: Int) throws(UIKitException) {
        guard let object = restored[index] else { return }
        let coder = makeCoder(index)
        Headless.note(object, "decodeRestorableState(with:)")
        if let view = object as? UIView {
            view.decodeRestorableState(with: coder)
        } else {
            (object as? any UIStateRestoring)?.decodeRestorableState(with: coder)
        }
        try Headless.propagate()
    }

    // MARK: Finding

    private func find(_ index: Int) throws(UIKitException) -> AnyObject? {
        let saved = state.objects[index]
        var parent: AnyObject?
        if let place = saved.parent {
            // What was in something that does not come back does not come back either.
            guard let found = restored[place] else { return nil }
            parent = found
        }
        switch saved.kind {
        case .controller: return try findController(index, saved, in: parent as? UIViewController)
        case .view: return findView(saved, in: parent as? UIViewController)
        case .registered: return try findRegistered(index, saved)
        }
    }

    /// By the controller's restoration class; without one, by the app's delegate, among what is there, in its storyboard.
    private func findController(
        _ index: Int, _ saved: SavedObject, in parent: UIViewController?
    ) throws(UIKitException) -> UIViewController? {
        let coder = makeCoder(index)
        if let name = saved.restorationClass {
            guard let type = RestorationClasses.type(named: name) as? any UIViewControllerRestoration.Type else { return nil }
            Headless.note(RestorationClass(name: name), "viewController(withRestorationIdentifierPath:coder:)")
            let found = type.viewController(withRestorationIdentifierPath: saved.path, coder: coder)
            try Headless.propagate()
            return found
        }
        Headless.note(delegate, "application(_:viewControllerWithRestorationIdentifierPath:coder:)")
        let given = delegate.application(
            UIApplication.shared, viewControllerWithRestorationIdentifierPath: saved.path, coder: coder)
        try Headless.propagate()
        if let given {
            return given
        }
        if let present = presentController(saved, in: parent) {
            return present
        }
        guard let scene = saved.scene else { return nil }
        return try UIStoryboard(finding: scene.storyboard, in: scene.bundle.place)
            .viewController(controllerID: scene.controllerID)
    }

    /// One that is there already, such as the first scene of the main storyboard and the children that it came with.
    private func presentController(_ saved: SavedObject, in parent: UIViewController?) -> UIViewController? {
        let candidates = parent?.children ?? UIApplication.shared.launchWindows.compactMap(\.rootViewController)
        return candidates.first {
            $0.restorationIdentifier == saved.path.last && !taken.contains(ObjectIdentifier($0))
        }
    }

    private func findView(_ saved: SavedObject, in controller: UIViewController?) -> UIView? {
        controller?.viewIfLoaded?.ofSameController.first {
            $0.restorationIdentifier == saved.path.last && !taken.contains(ObjectIdentifier($0))
        }
    }

    private func findRegistered(_ index: Int, _ saved: SavedObject) throws(UIKitException) -> AnyObject? {
        if let type = saved.restorationClass.flatMap(RestorationClasses.type) as? any UIObjectRestoration.Type {
            let found = type.object(withRestorationIdentifierPath: saved.path, coder: makeCoder(index))
            try Headless.propagate()
            return found
        }
        return RegisteredObjects.all.first { $0.identifier == saved.path.last }?.object
    }
}

/// Stands for a class in the record of calls, which has the names of objects.
private final class RestorationClass: Declared {
    let declaredClassName: String?

    init(name: String) {
        declaredClassName = name
    }
}

/// The objects, other than controllers and views, that the app wants to be restored; they live as long as the app keeps
/// them.
@MainActor
enum RegisteredObjects {
    private struct Entry {
        let identifier: String
        weak var object: (any UIStateRestoring)?
    }

    private static var entries: [Entry] = []

    static var all: [(identifier: String, object: any UIStateRestoring)] {
        entries.compactMap { entry in entry.object.map { (entry.identifier, $0) } }
    }

    static func add(_ object: any UIStateRestoring, _ identifier: String) {
        entries.removeAll { $0.object == nil || $0.identifier == identifier }
        entries.append(Entry(identifier: identifier, object: object))
    }

    static func removeAll() {
        entries = []
    }
}
