import Foundation

/// Is told of the app's life: its launch, and how its state is saved and restored. Every member is optional.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    var window: UIWindow? { get set }

    // MARK: Launching

    /// Called before the state is restored.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// Called when the state is restored.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    // MARK: State restoration

    /// Whether the state is to be saved, with nothing in it but objects with secure coding.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool

    /// Whether the state is to be saved; asked where the member for secure states is not implemented.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool

    /// Gives the controller of a path; nil for UIKit to find it.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?

    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
}

extension UIApplicationDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }

    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Headless.withdrawNote("application(_:willFinishLaunchingWithOptions:)")
        return true
    }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Headless.withdrawNote("application(_:didFinishLaunchingWithOptions:)")
        return true
    }

    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        Headless.withdrawNote("application(_:shouldSaveSecureApplicationState:)")
        Headless.note(self, "application(_:shouldSaveApplicationState:)")
        return self.application(application, shouldSaveApplicationState: coder)
    }

    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        Headless.withdrawNote("application(_:shouldRestoreSecureApplicationState:)")
        Headless.note(self, "application(_:shouldRestoreApplicationState:)")
        return self.application(application, shouldRestoreApplicationState: coder)
    }

    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
        Headless.withdrawNote("application(_:shouldSaveApplicationState:)")
        return false
    }

    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        Headless.withdrawNote("application(_:shouldRestoreApplicationState:)")
        return false
    }

    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? {
        Headless.withdrawNote("application(_:viewControllerWithRestorationIdentifierPath:coder:)")
        return nil
    }

    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
        Headless.withdrawNote("application(_:willEncodeRestorableStateWith:)")
    }

    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
        Headless.withdrawNote("application(_:didDecodeRestorableStateWith:)")
    }
}

extension UIApplication {
    /// Why an app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    }
}
