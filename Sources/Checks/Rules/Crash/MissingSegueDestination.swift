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
                guard segue.kind != .unwind, let id = segue.destinationID, document.objects.element(id: id) == nil else {
                    return nil
                }
                return Fault(
                    segue.element, "destination", in: document,
                    "\(segue.title) leads to the object '\(id)', which this document does not have. The app stops when the segue is "
                        + "performed. Lead it to a scene, or delete it.",
                    exception: segue.kind == .relationship ? nil : .missingScene("UIViewController-\(id)"))
            }
        })
}
