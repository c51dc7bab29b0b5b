import AppMap

extension Rule {
    /// Segues to objects that the document does not have.
    static let missingSegueDestination = Rule(
        "missing-segue-destination", .crash,
        "The destination of a segue is in the same document.",
        reason: """
            A scene that is deleted or moved by hand, or lost in a merge, leaves behind the segues that led to it. The \
            editor does not show such a segue, and the app stops when it is performed.
            """,
        platforms: Platform.every,
        wrong: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        <segue ↓destination="gone" kind="show" identifier="detail" id="to-detail"/>
                        ↓<segue kind="show" identifier="more" id="to-more"/>
                    </connections>
                </viewController>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="detail" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController"/>
                """),
        ],
        inDocument: { document, _ in
            document.segues.compactMap { segue in
                // Tie-breakers only mention segues, and a preview takes from another segue what it does not say.
                guard segue.kind != .unwind, segue.element.parent?.name == "connections", segue.element["inheritsFrom"] == nil
                else { return nil }
                guard let id = segue.destinationID.nonEmpty else {
                    return Fault(
                        segue.element, in: document,
                        "\(segue.title) names no destination. The app stops when the segue is performed. Lead it to a scene, or delete it.")
                }
                guard document.objects.element(id: id) == nil else { return nil }
                return Fault(
                    segue.element, "destination", in: document,
                    "\(segue.title) leads to the object '\(id)', which this document does not have. The app stops when the segue is "
                        + "performed. Lead it to a scene, or delete it.",
                    exception: segue.kind == .relationship ? nil : .missingScene("UIViewController-\(id)"))
            }
        })
}
