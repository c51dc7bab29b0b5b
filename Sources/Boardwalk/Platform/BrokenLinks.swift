/// What happens when a link is followed that leads nowhere: in a debug build the app stops with the reason, as it does for
/// the storyboard references of UIKit; in a release build the reason is logged, and the user stays where they are.
@MainActor
enum BrokenLinks {
    static func report(_ error: SceneError, at link: NSObject) {
        let sentence = "\(name(of: link)): \(error)"
        #if canImport(UIKit)
            NSLog("%@", sentence)
            assertionFailure(sentence)
        #else
            Headless.raise(Headless.UIKitException(.invalidArgument, sentence))
        #endif
    }

    /// What goes wrong without keeping anybody from going on.
    static func log(_ sentence: String) {
        #if canImport(UIKit)
            NSLog("%@", sentence)
        #else
            Headless.log.append(sentence)
        #endif
    }

    private static func name(of link: NSObject) -> String {
        if let segue = link as? UIStoryboardSegue {
            let identifier = segue.identifier.map { " '\($0)'" } ?? ""
            return "\(type(of: link))\(identifier) of \(type(of: segue.source))"
        }
        let storyboard = (link as? UIViewController)?.storyboard?.origin?.name
        return "\(type(of: link))\(storyboard.map { " of the storyboard '\($0)'" } ?? "")"
    }
}
