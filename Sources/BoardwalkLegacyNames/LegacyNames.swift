@_exported import Boardwalk

/// The Objective-C names under which storyboards know the classes of the libraries that Boardwalk takes the place of.
///
/// Call ``register()`` before the first storyboard is loaded, for example where the app delegate is made. An app that still
/// carries one of those libraries does without this module.
@MainActor
public enum LegacyNames {
    /// Makes the names known. Calling it again changes nothing.
    public static func register() {
        makeKnown()
    }
}

#if canImport(UIKit)
    // A class that storyboards name without a module is found by its Objective-C name.
    @objc(AOLinkedStoryboardSegue) final class LegacyLinkedSegue: LinkedStoryboardSegue {}
    @objc(ExternViewController) final class LegacyExternViewController: ExternViewController {}
    @objc(ExternNavigationController) final class LegacyExternNavigationController: ExternNavigationController {}
    @objc(ExternStoryboardSegue) final class LegacyExternSegue: ExternStoryboardSegue {}
    @objc(RBStoryboardLink) final class LegacyStoryboardLink: EmbeddedStoryboardLink {}
    @objc(RBStoryboardSegue) final class LegacyStoryboardSegue: ExternDestinationSegue {}
    @objc(RBStoryboardPushSegue) final class LegacyPushSegue: ExternStoryboardPushSegue {}
    @objc(RBStoryboardModalSegue) final class LegacyModalSegue: ExternStoryboardModalSegue {}
    @objc(RBStoryboardPopoverSegue) final class LegacyPopoverSegue: ExternStoryboardPopoverSegue {}

    extension LegacyNames {
        fileprivate static func makeKnown() {
            _ = classes
        }

        /// Naming the classes keeps them in the app, where only storyboards name them otherwise.
        private static let classes: [AnyClass] = [
            LegacyLinkedSegue.self, LegacyExternViewController.self, LegacyExternNavigationController.self,
            LegacyExternSegue.self, LegacyStoryboardLink.self, LegacyStoryboardSegue.self, LegacyPushSegue.self,
            LegacyModalSegue.self, LegacyPopoverSegue.self,
        ]
    }
#else
    extension LegacyNames {
        fileprivate static func makeKnown() {
            for (name, type): (String, AnyClass) in classes {
                Headless.register(type, as: name)
            }
        }

        static let classes: [(name: String, type: AnyClass)] = [
            ("AOLinkedStoryboardSegue", LinkedStoryboardSegue.self),
            ("ExternViewController", ExternViewController.self),
            ("ExternNavigationController", ExternNavigationController.self),
            ("ExternStoryboardSegue", ExternStoryboardSegue.self),
            ("RBStoryboardLink", EmbeddedStoryboardLink.self),
            ("RBStoryboardSegue", ExternDestinationSegue.self),
            ("RBStoryboardPushSegue", ExternStoryboardPushSegue.self),
            ("RBStoryboardModalSegue", ExternStoryboardModalSegue.self),
            ("RBStoryboardPopoverSegue", ExternStoryboardPopoverSegue.self),
        ]
    }
#endif
