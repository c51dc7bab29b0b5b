import AppMap
import InterfaceBuilder

extension Rule {
    /// Prototypes that share a reuse identifier.
    static let duplicateReuseIdentifier = Rule(
        "duplicate-reuse-identifier", .broken,
        "No two prototypes of a table or collection have the same reuse identifier.",
        reason: """
            A table makes rows by the reuse identifier of a prototype. Of two prototypes with the same identifier one is \
            never used, and rows look like the other one.
            """,
        wrong: [
            .scenes(
                """
                <tableViewController id="list" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Book" id="book"/>
                            <tableViewCell ↓reuseIdentifier="Book" id="magazine"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
                """),
        ],
        right: [
            .scenes(
                """
                <tableViewController id="list" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Book" id="book"/>
                            <tableViewCell reuseIdentifier="Magazine" id="magazine"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
                """),
        ],
        inDocument: { document, _ in
            (document.elements("prototypes") + document.elements("collectionView").compactMap { $0.child("cells") })
                .flatMap { prototypes in
                    document.repeated("reuseIdentifier", among: Array(prototypes.children)) { name, _ in
                        "Another prototype has the reuse identifier '\(name)' as well, so one of the two is never used. "
                            + "Rename one."
                    }
                }
        })
}
