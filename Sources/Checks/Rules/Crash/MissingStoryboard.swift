import AppMap
import SceneAddressing
import SourceIndex

extension Rule {
    /// Links to storyboards that are nowhere, or not in the bundle that is searched.
    static let missingStoryboard = Rule(
        "missing-storyboard", .crash,
        "Every link names a storyboard that is in the bundle in which it is looked up.",
        reason: """
            Xcode compiles a reference to a storyboard that does not exist without a word, and so it does one to a \
            storyboard of another target. When a user gets there, UIKit raises an exception and the app stops.
            """,
        consults: [.sources],
        isFixable: true,
        wrong: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    "↓<viewControllerPlaceholder storyboardName=\"Chekout\" id=\"ref\" sceneMemberID=\"viewController\"/>"),
                "Checkout.storyboard": RuleExample.storyboard(
                    "<viewController id=\"pay\" sceneMemberID=\"viewController\"/>", initial: "pay"),
            ]),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    "<viewControllerPlaceholder storyboardName=\"Checkout\" id=\"ref\" sceneMemberID=\"viewController\"/>"),
                "Checkout.storyboard": RuleExample.storyboard(
                    "<viewController id=\"pay\" sceneMemberID=\"viewController\"/>", initial: "pay"),
            ]),
        ],
        inApp: { app, _ in
            let missing = app.brokenLinks { failure in
                switch failure.reason {
                case .storyboardMissing, .storyboardElsewhere: true
                default: false
                }
            }
            // A class method of the app may stand behind the name.
            let methods = Set((app.sources?.index.members(of: .platform("UIStoryboard")).methods ?? []).map(\.name))
            let unsure = app.brokenLinks { failure in
                if case .storyboardMayBeMethod(let name, _) = failure.reason { !methods.contains(name) } else { false }
            }
            return missing + unsure.map { fault in
                var fault = fault
                fault.severity = .suspicious
                return fault
            }
        })
}
