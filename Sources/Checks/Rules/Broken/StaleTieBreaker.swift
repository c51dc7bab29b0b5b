import AppMap
import InterfaceBuilder

extension Rule {
    /// Tie-breakers that name segues that are gone.
    static let staleTieBreaker = Rule(
        "stale-tie-breaker", .broken,
        "Every segue among the tie-breakers is in the storyboard and shows a scene.",
        reason: """
            Xcode notes at the end of a storyboard which of several segues decides how a scene is drawn. A merge may \
            leave a segue there that is gone, and Apple's compiler then fails with an error that names neither the \
            segue nor the file.
            """,
        platforms: Platform.every,
        isFixable: true,
        wrong: [
            RuleExample(["Main.storyboard": RuleExample.storyboard(
                """
                <viewController id="home" sceneMemberID="viewController"/>
                """,
                after: """
                    <inferredMetricsTieBreakers>
                        <segue ↓reference="gone"/>
                    </inferredMetricsTieBreakers>
                    """)]),
        ],
        right: [
            RuleExample(["Main.storyboard": RuleExample.storyboard(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="detail" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController"/>
                """,
                after: """
                    <inferredMetricsTieBreakers>
                        <segue reference="to-detail"/>
                    </inferredMetricsTieBreakers>
                    """)]),
        ],
        inDocument: { document, _ in
            document.interface.inferredMetricsTieBreakers.compactMap { tieBreaker in
                guard let id = tieBreaker.segueID else { return nil }
                let named = document.objects.element(id: id)
                guard named?.name != "segue" else { return nil }
                let what = named.map { "a \($0.name) and no segue" } ?? "not in this storyboard"
                return Fault(
                    tieBreaker.element, "reference", in: document,
                    "The segue '\(id)' among the tie-breakers is \(what). Apple's compiler may fail because of it. "
                        + "Take it out: it only decides how a scene is drawn in the editor.",
                    fix: Fix(
                        summary: "take the tie-breaker '\(id)' out",
                        edits: [.remove(tieBreaker.element.id)]
                            + (tieBreaker.element.parent.map { [.removeIfEmpty($0.id)] } ?? [])))
            }
        })
}
