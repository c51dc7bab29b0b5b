import AppMap
import SceneAddressing

extension Rule {
    /// Segues to placeholders that do not go through them.
    static let unlinkedSegue = Rule(
        "unlinked-segue", .suspicious,
        "A segue to a placeholder of a linking library has the segue class of that library.",
        reason: """
            Some placeholders are replaced by the scene that they stand for when a segue of the library's own class leads to \
            them. Any other segue shows the placeholder itself: an empty scene, or a wrapper that copies a part of the \
            scene's properties.
            """,
        wrong: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        <connections>
                            ↓<segue destination="link" kind="show" identifier="pay" id="to-link"/>
                        </connections>
                    </viewController>
                    """,
                    """
                    <viewController customClass="RBStoryboardLink" id="link" sceneMemberID="viewController">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Checkout"/>
                        </userDefinedRuntimeAttributes>
                    </viewController>
                    """),
                "Checkout.storyboard": RuleExample.storyboard(
                    "<viewController id=\"pay\" sceneMemberID=\"viewController\"/>", initial: "pay"),
            ]),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        <connections>
                            <segue destination="link" kind="custom" identifier="pay" customClass="RBStoryboardPushSegue" id="to-link"/>
                        </connections>
                    </viewController>
                    """,
                    """
                    <viewController customClass="RBStoryboardLink" id="link" sceneMemberID="viewController">
                        <userDefinedRuntimeAttributes>
                            <userDefinedRuntimeAttribute type="string" keyPath="storyboardName" value="Checkout"/>
                        </userDefinedRuntimeAttributes>
                    </viewController>
                    """),
                "Checkout.storyboard": RuleExample.storyboard(
                    "<viewController id=\"pay\" sceneMemberID=\"viewController\"/>", initial: "pay"),
            ]),
        ],
        inApp: { app, _ in
            let redirecting = Set(app.folder.configuration.conventions.filter(\.hasRedirectingSegues).map(\.name))
            return app.app.ways.compactMap { way in
                guard !way.isContainment, way.className == nil, let placeholder = way.destination.placeholders.first,
                    let link = app.app[placeholder].link.map({ app.app[$0] }), redirecting.contains(link.convention)
                else { return nil }
                return app.fault(
                    of: way,
                    "The segue leads to the placeholder '\(app.app[placeholder].name)' without the segue class of its library, so the "
                        + "placeholder itself is shown and no scene in its place. Give the segue that class.")
            }
        })
}

extension LinkConvention {
    fileprivate var hasRedirectingSegues: Bool {
        if case .placeholder(let convention) = kind { !convention.redirectingSegues.isEmpty } else { false }
    }
}
