/// What the library must know of UIKit that no public method tells: where each segue is about to lead, what code
/// instantiates, and which view controllers have gone.
@MainActor
enum UIKitHooks {
    /// Sets the hooks once; from then on they stay.
    static func install() {
        _ = installed
    }

    /// Changes a segue's destination before the segue starts.
    private static func destination(from source: UIViewController, to destination: UIViewController) -> UIViewController {
        let real = ScenePlaceholders.realScene(for: destination)
        FlowMembership.pass(from: source, to: real)
        return real
    }

    /// Changes what code has instantiated from a storyboard.
    private static func scene(_ instantiated: UIViewController) -> UIViewController {
        ScenePlaceholders.realScene(ofInstantiated: instantiated)
    }

    /// A view controller has disappeared or has left its parent.
    private static func hasGone(_ controller: UIViewController) {
        guard !FlowPresence.isEmpty else { return }
        afterwards(FlowPresence.check)
    }

    /// Does what UIKit must have come to an end for with what it is doing, such as a dismissal whose view controllers have
    /// disappeared but are still presented.
    static func afterwards(_ body: @escaping () -> Void) {
        #if canImport(UIKit)
            Task { body() }
        #else
            body()
        #endif
    }
}

#if canImport(UIKit)
    extension UIKitHooks {
        private static let installed: Void = {
            hookSegues()
            hookScenes()
            hookDepartures()
        }()

        /// Does what follows from the death of an object that is dying now, and can be called from any thread.
        nonisolated static func afterDeath(_ body: @escaping @MainActor @Sendable () -> Void) {
            Task { await body() }
        }

        /// Puts our own initialiser before that of `UIStoryboardSegue`. The segue goes in and comes out as a mere pointer,
        /// since an initialiser consumes its receiver and returns it retained.
        nonisolated private static func hookSegues() {
            typealias Initializer = @convention(c) (
                UnsafeMutableRawPointer, Selector, NSString?, UIViewController, UIViewController
            ) -> UnsafeMutableRawPointer?
            let selector = #selector(UIStoryboardSegue.init(identifier:source:destination:))
            guard let method = class_getInstanceMethod(UIStoryboardSegue.self, selector) else { return }
            let original = unsafeBitCast(method_getImplementation(method), to: Initializer.self)
            let replacement: @convention(block) (
                UnsafeMutableRawPointer, NSString?, UIViewController, UIViewController
            ) -> UnsafeMutableRawPointer? = { segue, identifier, source, destination in
                let real = MainActor.assumeIsolated { UIKitHooks.destination(from: source, to: destination) }
                return original(segue, selector, identifier, source, real)
            }
            method_setImplementation(method, imp_implementationWithBlock(replacement))
        }

        /// Of each kind of instantiation there is one method with a creator and one without. Where one of them calls the
        /// other, the second finds nothing left to change.
        nonisolated private static func hookScenes() {
            typealias Initial = @convention(c) (UIStoryboard, Selector) -> UIViewController?
            let initial = NSSelectorFromString("instantiateInitialViewController")
            if let method = class_getInstanceMethod(UIStoryboard.self, initial) {
                let original = unsafeBitCast(method_getImplementation(method), to: Initial.self)
                let replacement: @convention(block) (UIStoryboard) -> UIViewController? = { storyboard in
                    let made = original(storyboard, initial)
                    return MainActor.assumeIsolated { made.map { UIKitHooks.scene($0) } }
                }
                method_setImplementation(method, imp_implementationWithBlock(replacement))
            }
            for name in ["instantiateViewControllerWithIdentifier:", "instantiateInitialViewControllerWithCreator:"] {
                typealias Taking = @convention(c) (UIStoryboard, Selector, AnyObject?) -> UIViewController?
                let selector = NSSelectorFromString(name)
                guard let method = class_getInstanceMethod(UIStoryboard.self, selector) else { continue }
                let original = unsafeBitCast(method_getImplementation(method), to: Taking.self)
                let replacement: @convention(block) (UIStoryboard, AnyObject?) -> UIViewController? = { storyboard, argument in
                    let made = original(storyboard, selector, argument)
                    return MainActor.assumeIsolated { made.map { UIKitHooks.scene($0) } }
                }
                method_setImplementation(method, imp_implementationWithBlock(replacement))
            }
            typealias Creating = @convention(c) (UIStoryboard, Selector, NSString?, AnyObject?) -> UIViewController?
            let creating = NSSelectorFromString("instantiateViewControllerWithIdentifier:creator:")
            if let method = class_getInstanceMethod(UIStoryboard.self, creating) {
                let original = unsafeBitCast(method_getImplementation(method), to: Creating.self)
                let replacement: @convention(block) (UIStoryboard, NSString?, AnyObject?) -> UIViewController? = {
                    storyboard, identifier, creator in
                    let made = original(storyboard, creating, identifier, creator)
                    return MainActor.assumeIsolated { made.map { UIKitHooks.scene($0) } }
                }
                method_setImplementation(method, imp_implementationWithBlock(replacement))
            }
        }

        /// Both methods must be called by whoever overrides them.
        nonisolated private static func hookDepartures() {
            typealias Disappearing = @convention(c) (UIViewController, Selector, Bool) -> Void
            let disappearing = #selector(UIViewController.viewDidDisappear(_:))
            if let method = class_getInstanceMethod(UIViewController.self, disappearing) {
                let original = unsafeBitCast(method_getImplementation(method), to: Disappearing.self)
                let replacement: @convention(block) (UIViewController, Bool) -> Void = { controller, animated in
                    original(controller, disappearing, animated)
                    MainActor.assumeIsolated { UIKitHooks.hasGone(controller) }
                }
                method_setImplementation(method, imp_implementationWithBlock(replacement))
            }
            typealias Moving = @convention(c) (UIViewController, Selector, UIViewController?) -> Void
            let moving = #selector(UIViewController.didMove(toParent:))
            if let method = class_getInstanceMethod(UIViewController.self, moving) {
                let original = unsafeBitCast(method_getImplementation(method), to: Moving.self)
                let replacement: @convention(block) (UIViewController, UIViewController?) -> Void = { controller, parent in
                    original(controller, moving, parent)
                    guard parent == nil else { return }
                    MainActor.assumeIsolated { UIKitHooks.hasGone(controller) }
                }
                method_setImplementation(method, imp_implementationWithBlock(replacement))
            }
        }
    }
#else
    extension UIKitHooks {
        private static let installed: Void = {
            Headless.changeSegueDestinations { destination(from: $0, to: $1) }
            Headless.changeInstantiatedScenes { scene($0) }
            Headless.observeDepartures { hasGone($0) }
            DispatchQueue.main.setSpecific(key: isMain, value: true)
        }()

        /// Tells the main actor's queue, which need not be on the main thread.
        nonisolated private static let isMain = DispatchSpecificKey<Bool>()

        /// Does what follows from the death of an object that is dying now, and can be called from any thread.
        nonisolated static func afterDeath(_ body: @escaping @MainActor @Sendable () -> Void) {
            guard DispatchQueue.getSpecific(key: isMain) == true else {
                Task { await body() }
                return
            }
            MainActor.assumeIsolated(body)
        }
    }
#endif
