import InterfaceBuilder

extension Rule {
    /// Segues whose action is that of another kind.
    static let contradictoryAction = Rule(
        "contradictory-action", .broken,
        "The action of a segue is the one of its kind.",
        reason: """
            Xcode may leave the action of an earlier kind on a segue. The action counts and the kind does not: a segue \
            that the editor calls 'show' then shows its scene as a detail, or the other way round.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="detail" ↓action="showDetailViewController:sender:" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"detail\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="showDetail" identifier="detail" action="showDetailViewController:sender:" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"detail\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            document.segues.compactMap { segue in
                guard let action = segue.action, let kind = segue.kind,
                    let meant = kinds[action], [.show, .showDetail].contains(kind), kind != meant
                else { return nil }
                return Fault(
                    segue.element, "action", in: document,
                    "\(segue.title) is of the kind '\(kind)', but its action '\(action)' is that of the kind '\(meant)', and the "
                        + "action counts. Choose the kind again in the editor, or take the action out.")
            }
        })

    private static let kinds: [String: Segue.Kind] = [
        "showViewController:sender:": .show, "showDetailViewController:sender:": .showDetail,
    ]
}
