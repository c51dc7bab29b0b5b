import AppMap
import InterfaceBuilder

extension Rule {
    /// Popovers that point at nothing.
    static let popoverWithoutAnchor = Rule(
        "popover-without-anchor", .suspicious,
        "A popover segue that code performs has an anchor.",
        reason: """
            A popover points at a view or bar button. Where the segue names none and the code that prepares it sets none, \
            UIKit raises an exception, and on an iPad only.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="help" kind="popoverPresentation" identifier="help" id="to-help"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"help\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view"/>
                    <connections>
                        <segue destination="help" kind="popoverPresentation" identifier="help" popoverAnchorView="home-view" id="to-help"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"help\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            document.scenes.flatMap { scene in
                (scene.controller.map { document.segues(ownedBy: $0.element) } ?? []).filter { segue in
                    (segue.kind == .popoverPresentation || segue.kind == .popover)
                        && segue.element["popoverAnchorView"] == nil && segue.element["popoverAnchorBarButtonItem"] == nil
                }.map { segue in
                    Fault(
                        segue.element, in: document,
                        "\(segue.title) shows a popover and names nothing that it points at. Unless code sets that, the app stops on "
                            + "an iPad. Choose an anchor.")
                }
            }
        })
}
