/// What happens when a link is followed that leads nowhere: in a debug build the app stops with the reason, as it does for
/// the storyboard references of UIKit; in a release build the reason is logged, and the user stays where they are.
@MainActor
enum BrokenLinks {
    static func report(_ error: SceneError, at link: NSObject) {
        let sentence = "\(type(of: link)): \(error)"
        #if canImport(UIKit)
            NSLog("%@", sentence)
            assertionFailure(sentence)
        #else
            Headless.raise(Headless.UIKitException(.invalidArgument, sentence))
        #endif
    }
}
