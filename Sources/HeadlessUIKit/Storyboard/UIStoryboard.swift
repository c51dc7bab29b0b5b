import InterfaceBuilder

/// A storyboard file, from which view controllers are made.
@MainActor
open class UIStoryboard: NSObject {
    final let name: String
    final let content: StoryboardTemplate?
    final let place: Headless.BundlePlace
    final let module: String?
    /// What libraries have attached.
    final var associated: [ObjectIdentifier: Any] = [:]

    /// Finds a storyboard. As in UIKit, one that is not there is an exception.
    ///
    /// - Parameter storyboardBundleOrNil: nil for the main bundle.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let place = storyboardBundleOrNil.map(Headless.BundlePlace.bundle) ?? .main
        let loaded = Headless.shell(nil) { () throws(UIKitException) in try Self.find(name, in: place) }
        self.init(name: name, loaded: loaded, place: place)
    }

    /// - Throws: where the bundle has no storyboard of the name.
    convenience init(finding name: String, in place: Headless.BundlePlace) throws(UIKitException) {
        self.init(name: name, loaded: try Self.find(name, in: place), place: place)
    }

    private init(name: String, loaded: Headless.LoadedDocument?, place: Headless.BundlePlace) {
        self.name = name
        self.place = loaded?.bundle ?? place
        content = loaded.map(Headless.template)
        module = loaded?.module
        super.init()
    }

    private static func find(
        _ name: String, in place: Headless.BundlePlace
    ) throws(UIKitException) -> Headless.LoadedDocument? {
        guard let loaded = Headless.loader.storyboard(named: name, in: place) else {
            throw UIKitException(
                .invalidArgument, "Could not find a storyboard named '\(name)' in bundle \(place.description)")
        }
        return loaded
    }

    /// The scene with the entry point; nil where the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        Headless.shell(nil) { () throws(UIKitException) in try initialViewController(creator: nil) }
    }

    /// The scene with the entry point, made by a closure that calls `init(coder:)` with the coder it is given.
    open func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        Headless.shell(nil) { () throws(UIKitException) in
            try initialViewController(creator: Self.erased(creator)) as? ViewController
        }
    }

    /// The scene of an identifier. As in UIKit, one that is not there is an exception.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        Headless.shell(UIViewController()) { () throws(UIKitException) in
            try viewController(identifier: identifier, creator: nil)
        }
    }

    /// The scene of an identifier, made by a closure that calls `init(coder:)` with the coder it is given.
    open func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = Headless.shell(nil) { () throws(UIKitException) -> UIViewController? in
            try viewController(identifier: identifier, creator: Self.erased(creator))
        }
        guard let made = made ?? ViewController(coder: NSCoder()), let typed = made as? ViewController else {
            // What UIKit returns here is of another class than Swift believes, which ends the process at its first use.
            fatalError("The scene '\(identifier)' is not a \(ViewController.self).")
        }
        return typed
    }

    private static func erased<ViewController: UIViewController>(
        _ creator: ((NSCoder) -> ViewController?)?
    ) -> ((NSCoder) -> UIViewController?)? {
        creator.map { creator in { creator($0) } }
    }

    // MARK: Throwing

    func initialViewController(
        creator: ((NSCoder) -> UIViewController?)?
    ) throws(UIKitException) -> UIViewController? {
        guard let scene = content?.initialScene else { return nil }
        return try make(scene, creator: creator)
    }

    func viewController(
        identifier: String, creator: ((NSCoder) -> UIViewController?)?
    ) throws(UIKitException) -> UIViewController {
        guard let scene = content?.scene(identifier: identifier) else {
            throw UIKitException(
                .invalidArgument,
                "Storyboard (\(Headless.pointer(self))) doesn't contain a view controller with identifier '\(identifier)'"
            )
        }
        return try make(scene, creator: creator)
    }

    /// The scene of a controller of this storyboard, as segues name it.
    func viewController(
        controllerID: String, creator: ((NSCoder) -> UIViewController?)? = nil, within whole: NibContext? = nil
    ) throws(UIKitException) -> UIViewController? {
        guard let scene = content?.scene(controllerID: controllerID) else { return nil }
        return try make(scene, creator: creator, within: whole)
    }
}
