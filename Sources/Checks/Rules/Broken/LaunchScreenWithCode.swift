import AppMap
import InterfaceBuilder

extension Rule {
    /// Launch screens that need code of the app.
    static let launchScreenWithCode = Rule(
        "launch-screen-with-code", .broken,
        "A launch screen has no classes, actions or runtime attributes.",
        reason: """
            The system draws the launch screen before the app runs, so none of its code can take part. Apple's compiler \
            refuses classes and runtime attributes there.
            """,
        wrong: [
            .scenes(
                """
                <viewController ↓customClass="LaunchViewController" id="launch" sceneMemberID="viewController"/>
                """,
                attributes: "launchScreen=\"YES\""),
        ],
        right: [
            .scenes(
                "<viewController id=\"launch\" sceneMemberID=\"viewController\"/>",
                attributes: "launchScreen=\"YES\""),
        ],
        inDocument: { document, _ in
            guard document.interface.isLaunchScreen else { return [] }
            return document.allElements.compactMap { element in
                if let name = element["customClass"].nonEmpty, element.name != "placeholder" {
                    return Fault(
                        element, "customClass", in: document,
                        "The class '\(name)' is on a launch screen, where no code of the app runs, and the build fails. Take the "
                            + "class out.")
                }
                switch element.name {
                case "userDefinedRuntimeAttribute":
                    return Fault(
                        element, in: document,
                        "The runtime attribute '\(element["keyPath"] ?? "")' is on a launch screen, where no code of the app runs, "
                            + "and the build fails. Delete it.")
                case "action":
                    return Fault(
                        element, in: document,
                        "The action '\(element["selector"] ?? "")' is on a launch screen, where nobody can use it. Delete it.")
                default:
                    return nil
                }
            }
        })
}
