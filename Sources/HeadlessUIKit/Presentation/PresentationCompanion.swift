/// What lives as long as a presentation.
///
/// The window keeps it, since it may itself keep the controllers of the presentation: they all go with the window then.
@MainActor
final class PresentationCompanion {
    private var kept: AnyObject?
    private weak var window: UIWindow?

    init(_ object: AnyObject, of presented: UIViewController) {
        if let window = presented.viewIfLoaded?.window {
            self.window = window
            window.companions[ObjectIdentifier(self)] = object
        } else {
            kept = object
        }
    }

    /// Lets go of it when the presentation has ended.
    func leave() {
        kept = nil
        window?.companions[ObjectIdentifier(self)] = nil
    }
}
