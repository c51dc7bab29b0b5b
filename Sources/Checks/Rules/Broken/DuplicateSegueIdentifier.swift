import AppMap
import InterfaceBuilder

extension Rule {
    /// Segues of one identifier of which code can perform one only.
    static let duplicateSegueIdentifier = Rule(
        "duplicate-segue-identifier", .broken,
        "A scene has no two segues of one identifier that only code can perform.",
        reason: """
            A segue that starts at the controller itself is performed by its identifier. Where two have the same, one of \
            them can never be performed.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="one" kind="show" identifier="detail" id="to-one"/>
                        <segue destination="two" kind="show" ↓identifier="detail" id="to-two"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"one\" sceneMemberID=\"viewController\"/>",
                "<viewController id=\"two\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <connections>
                        <segue destination="one" kind="show" identifier="one" id="to-one"/>
                        <segue destination="two" kind="show" identifier="two" id="to-two"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"one\" sceneMemberID=\"viewController\"/>",
                "<viewController id=\"two\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            document.scenes.flatMap { scene in
                let performed = scene.controller.map { document.segues(ownedBy: $0.element) } ?? []
                return document.repeated("identifier", among: performed.map(\.element)) { name, _ in
                    "Another segue of this scene has the identifier '\(name)' as well. Both start at the controller, so code "
                        + "can perform one of the two only. Rename one."
                }
            }
        })
}

extension CheckedDocument {
    /// The segues that start at an object itself, without relationships and embeds.
    func segues(ownedBy element: Element) -> [Segue] {
        (element.child("connections")?.children("segue") ?? []).map(Segue.init)
            .filter { $0.kind != .relationship && $0.kind != .embed }
    }
}
