import AppMap
import InterfaceBuilder

extension Rule {
    /// Prototypes that code cannot ask for.
    static let prototypeWithoutIdentifier = Rule(
        "prototype-without-identifier", .broken,
        "Every prototype has a reuse identifier.",
        reason: """
            A prototype is made by its reuse identifier and by nothing else. Without one it is never used, and a table \
            that asks for it stops the app.
            """,
        wrong: [
            .scenes(
                """
                <tableViewController id="list" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <prototypes>
                            ↓<tableViewCell customClass="BookCell" id="book"/>
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
                            <tableViewCell reuseIdentifier="Book" customClass="BookCell" id="book"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
                """),
        ],
        inDocument: { document, _ in
            let tables = document.elements("prototypes")
            let collections = document.elements("collectionView")
                .filter { $0["dataMode"] != "none" }.compactMap { $0.child("cells") }
            return (tables + collections).flatMap(\.children)
                .filter { ["tableViewCell", "collectionViewCell"].contains($0.name) && $0["reuseIdentifier"].nonEmpty == nil }
                .map { cell in
                    Fault(
                        cell, in: document,
                        "The prototype has no reuse identifier, so no code can make a cell of it. Give it one, or delete it.")
                }
        })
}
