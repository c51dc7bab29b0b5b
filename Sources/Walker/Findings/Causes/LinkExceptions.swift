import AppMap
import HeadlessUIKit
import SceneAddressing

/// What UIKit raises when a link is followed that leads nowhere. The classes of linking conventions are not in the program; all
/// of them ask UIKit for storyboard and scene, and that is where the app stops.
enum LinkExceptions {
    /// How the texts about scenes that were never made begin; general knowledge, but for the one about presentations.
    static let nothing = "Application tried to "

    /// Nil where it is not known what is raised, or whether.
    static func exception(of failure: LinkFailure, at link: Link) -> FindingException? {
        switch failure.reason {
        case .storyboardMissing(let name, _), .storyboardMayBeMethod(let name, _), .storyboardElsewhere(let name, _, _),
            .storyboardNotRead(let name):
            return storyboard(name)
        case .bundleUnknown, .bundleNotLinked:
            return failure.address?.storyboard.map(storyboard)
        case .sceneMissing(let name, _, _):
            return FindingException(
                name: "NSInvalidArgumentException",
                reason: "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier '\(name)'")
        case .noInitialScene:
            if link.convention == "native" {
                return FindingException(
                    name: "NSInvalidArgumentException",
                    reason: "Storyboard (<UIStoryboard: 0x…>) doesn't contain an initial view controller")
            }
            return noScene(link.presentation)
        case .storyboardUnreadable, .namesNothing, .identifierUnreadable, .segueClassIgnored, .placeholderCycle,
            .placeholderChainTooLong:
            return nil
        }
    }

    private static func storyboard(_ name: String) -> FindingException {
        FindingException(
            name: "NSInvalidArgumentException",
            reason: "Could not find a storyboard named '\(name)' in bundle NSBundle <…> (loaded)")
    }

    private static func noScene(_ presentation: LinkPresentation) -> FindingException? {
        let reason: String? =
            switch presentation {
            case .push: nothing + "push a nil view controller on target <UINavigationController: 0x…>."
            case .modal: nothing + "present a nil modal view controller on target <UIViewController: 0x…>."
            default: nil
            }
        return reason.map { FindingException(name: "NSInvalidArgumentException", reason: $0) }
    }
}
