import InterfaceBuilder

extension Rule {
    /// Documents without Auto Layout.
    static let usesAutolayout = switchRule(
        "uses-autolayout", "useAutolayout", "Auto Layout",
        reason: "Without it views are placed by fixed frames, which fit one size of screen and one language.")

    /// Documents without size classes.
    static let usesTraitCollections = switchRule(
        "uses-trait-collections", "useTraitCollections", "trait variations",
        reason: "Without them a document cannot be laid out for different sizes of screen.")

    /// Documents without safe areas.
    static let usesSafeAreas = switchRule(
        "uses-safe-areas", "useSafeAreas", "safe area layout guides",
        reason: "Without them controls may lie under the rounded corners, the camera and the home indicator.")

    /// A rule that an attribute of the root element is set to YES.
    private static func switchRule(_ name: String, _ attribute: String, _ what: String, reason: String) -> Rule {
        Rule(
            name, .style, "Every document uses \(what).", reason: reason,
            wrong: [
                RuleExample(["Main.storyboard": RuleExample.storyboard(
                    "<viewController id=\"home\" sceneMemberID=\"viewController\"/>"
                ).replacingFirst("<document", with: "↓<document")]),
            ],
            right: [
                .scenes("<viewController id=\"home\" sceneMemberID=\"viewController\"/>", attributes: "\(attribute)=\"YES\""),
            ],
            inDocument: { document, _ in
                guard document.content.root[attribute] != "YES" else { return [] }
                return [Fault(
                    document.content.root, in: document,
                    "The document does not use \(what). Switch this on in the file inspector.")]
            })
    }
}
