import AppMap
import InterfaceBuilder

extension Rule {
    /// Segues that neither a user nor code can perform.
    static let deadSegue = Rule(
        "dead-segue", .broken,
        "A segue that starts at a controller has an identifier.",
        reason: """
            A segue that starts at a button or cell is performed by a touch. One that starts at the controller itself is \
            performed by code, by its identifier; without an identifier nothing ever performs it.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="detail" kind="show" id="to-detail"/>
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
                        <segue destination="detail" kind="show" identifier="detail" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"detail\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            document.scenes.flatMap { scene in
                (scene.controller.map { document.segues(ownedBy: $0.element) } ?? [])
                    .filter { $0.identifier.nonEmpty == nil }
                    .map { segue in
                        Fault(
                            segue.element, in: document,
                            "\(segue.title) starts at the controller and has no identifier, so nothing can perform it. Give it "
                                + "an identifier, start it at what the user touches, or delete it.")
                    }
            }
        })
}
