import InterfaceBuilder

/// What a navigation controller reads from its element.
@MainActor
final class NavigationControllerArchive: Archive {
    private let controller: NavigationController
    private let rootID: String?
    private let isNavigationBarHidden: Bool
    private let isToolbarHidden: Bool

    init(_ element: Element) {
        controller = NavigationController(element)
        rootID = controller.rootViewControllerSegue?.destinationID
        isNavigationBarHidden = controller.isNavigationBarHidden
        isToolbarHidden = controller.isToolbarHidden
    }

    func apply(to target: UINavigationController, from nib: NibDecoder) {
        target.navigation.isNavigationBarHidden = isNavigationBarHidden
        target.navigation.isToolbarHidden = isToolbarHidden
        target.hidesBarsOnSwipe = controller.hidesBarsOnSwipe
        target.hidesBarsOnTap = controller.hidesBarsOnTap
        target.hidesBarsWhenKeyboardAppears = controller.hidesBarsWhenKeyboardAppears
        target.hidesBarsWhenVerticallyCompact = controller.hidesBarsWhenVerticallyCompact
        if let bar = nib.inner("navigationBar", as: UINavigationBar.self) {
            target.take(bar)
        }
        if let toolbar = nib.inner("toolbar", as: UIToolbar.self) {
            target.take(toolbar)
        }
        do throws(UIKitException) {
            try target.change(.set(children(of: nib)), animated: false)
        } catch {
            nib.context.fail(error)
        }
    }

    /// Storyboards lead to the first controller; xibs hold the stack.
    private func children(of nib: NibDecoder) throws(UIKitException) -> [UIViewController] {
        if let root = try nib.related(rootID) {
            return [root]
        }
        return nib.inner(array: "viewControllers", as: UIViewController.self)
    }
}

extension NibDecoder {
    /// The controller of another scene of the storyboard, made as a part of this one's.
    @MainActor
    func related(_ controllerID: String?) throws(UIKitException) -> UIViewController? {
        guard let controllerID, !context.hasFailed else { return nil }
        return try context.source.storyboard?.viewController(controllerID: controllerID, within: context)
    }
}
