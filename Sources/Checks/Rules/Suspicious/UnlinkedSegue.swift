import AppMap
import SceneAddressing

extension Rule {
    /// Segues to placeholders that do not go through them.
    static let unlinkedSegue = Rule(
        "unlinked-segue", .suspicious,
        "A segue to a placeholder of a linking library has the segue class of that library.",
        reason: """
            Some placeholders are replaced by the scene that they stand for when a segue of the library's own class leads to \
            them. Any other segue shows the placeholder itself. One of `RBStoryboardLink` and its kin then holds the scene as a \
            child and copies its title, bar items and other properties once, so that later changes do not show; one of another \
            library is an empty scene.
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
            let conventions = Dictionary(
                app.folder.configuration.conventions.filter(\.hasRedirectingSegues).map { ($0.name, $0) },
                uniquingKeysWith: { first, _ in first })
            return app.app.ways.compactMap { way in
                guard !way.isContainment, way.className == nil, let placeholder = way.destination.placeholders.first,
                    let link = app.app[placeholder].link.map({ app.app[$0] }), let convention = conventions[link.convention]
                else { return nil }
                let consequence = link.presentation == .embed
                    ? "The placeholder is shown with the scene inside: code that prepares for the segue meets the placeholder, and the "
                        + "title and bar items of the scene are copied once, so that later changes do not show."
                    : "The placeholder itself is shown, and no scene in its place."
                return app.fault(
                    of: way,
                    "The segue leads to the placeholder '\(app.app[placeholder].name)' without the segue class of its library. "
                        + "\(consequence) Give the segue that class\(convention.namesOfSegues).")
            }
        })
}

extension LinkConvention {
    fileprivate var hasRedirectingSegues: Bool { !redirectingClasses.isEmpty }

    private var redirectingClasses: [String] {
        if case .placeholder(let convention) = kind { convention.redirectingSegues.map(\.name.text) } else { [] }
    }

    /// As in `, such as 'RBStoryboardPushSegue'`.
    fileprivate var namesOfSegues: String { redirectingClasses.first.map { ", such as '\($0)'" } ?? "" }
}
