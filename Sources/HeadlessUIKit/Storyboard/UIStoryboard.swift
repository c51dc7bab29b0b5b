import InterfaceBuilder

/// A storyboard file, from which view controllers are made.
@MainActor
open class UIStoryboard: NSObject {
    final private(set) var name = ""
    final private(set) var content: StoryboardTemplate?
    final private(set) var place = Headless.BundlePlace.main
    final private(set) var module: String?
    /// What libraries have attached.
    final var associated: [ObjectIdentifier: Any] = [:]

    /// A subclass inherits the way in by name and bundle only if it can inherit this one.
    public override init() {
        super.init()
    }

    /// Finds a storyboard. As in UIKit, one that is not there is an exception.
    ///
    /// - Parameter storyboardBundleOrNil: nil for the main bundle.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.init()
        let place = storyboardBundleOrNil.map(Headless.BundlePlace.bundle) ?? .main
        take(name, Headless.shell(nil) { () throws(UIKitException) in try Self.find(name, in: place) }, from: place)
    }

    /// - Throws: where the bundle has no storyboard of the name.
    convenience init(finding name: String, in place: Headless.BundlePlace) throws(UIKitException) {
        self.init()
        take(name, try Self.find(name, in: place), from: place)
    }

    private func take(_ name: String, _ loaded: Headless.LoadedDocument?, from place: Headless.BundlePlace) {
        self.name = name
        self.place = loaded?.bundle ?? place
        content = loaded.map(Headless.prepared.storyboard)
        module = loaded?.module
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
    public final func instantiateInitialViewController<ViewController: UIViewController>(
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
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let made = Headless.shell(nil) { () throws(UIKitException) -> ViewController? in
            let made = try viewController(identifier: identifier, creator: Self.erased(creator))
            guard let typed = made as? ViewController else {
                throw Self.wrongClass(of: made, expected: ViewController.self)
            }
            return typed
        }
        guard let made = made ?? ViewController(coder: NSCoder()) else {
            // There is nothing to return, not even for the code that runs on until the exception is thrown.
            preconditionFailure("The scene '\(identifier)' has no \(ViewController.self).")
        }
        return made
    }

    /// Swift's own text where a class is not the one that code expects.
    private static func wrongClass(of made: UIViewController, expected: UIViewController.Type) -> UIKitException {
        func named(_ type: AnyClass) -> String {
            "'\(type)' (0x\(String(UInt(bitPattern: ObjectIdentifier(type)), radix: 16)))"
        }
        return UIKitException(
            .generic, "Could not cast value of type \(named(type(of: made))) to \(named(expected)).")
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
        return Headless.changed(try make(scene, creator: creator))
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
        return Headless.changed(try make(scene, creator: creator))
    }

    /// The scene of a controller of this storyboard, as segues name it.
    func viewController(
        controllerID: String, creator: ((NSCoder) -> UIViewController?)? = nil, within whole: NibContext? = nil
    ) throws(UIKitException) -> UIViewController? {
        guard let scene = content?.scene(controllerID: controllerID) else { return nil }
        return try make(scene, creator: creator, within: whole)
    }
}
