import InterfaceBuilder

/// What a tab bar controller reads from its element.
@MainActor
final class TabBarControllerArchive: Archive {
    private let tabIDs: [String]

    init(_ element: Element) {
        tabIDs = TabBarController(element).viewControllerSegues.compactMap(\.destinationID)
    }

    func apply(to target: UITabBarController, from nib: NibDecoder) {
        if let bar = nib.inner("tabBar", as: UITabBar.self) {
            target.take(bar)
        }
        do throws(UIKitException) {
            let controllers = try children(of: nib)
            if !controllers.isEmpty {
                try target.setTabs(controllers)
            }
        } catch {
            nib.context.fail(error)
        }
    }

    /// Storyboards lead to the tabs, in the order of the document; xibs hold them.
    private func children(of nib: NibDecoder) throws(UIKitException) -> [UIViewController] {
        guard !tabIDs.isEmpty else {
            return nib.inner(array: "viewControllers", as: UIViewController.self)
        }
        var controllers: [UIViewController] = []
        for id in tabIDs {
            if let controller = try nib.related(id) {
                controllers.append(controller)
            }
        }
        return controllers
    }
}
