import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Segues of one identifier that lead to different scenes.
    static let ambiguousSegueIdentifier = Rule(
        "ambiguous-segue-identifier", .suspicious,
        "Segues of one scene that have the same identifier lead to the same scene.",
        reason: """
            `prepare(for:sender:)` tells segues apart by their identifiers. Where two with the same identifier lead to \
            different scenes, it takes one destination for the other. Segues whose identifier is an address are told \
            apart by a label, as in `Detail@Shop#second`.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <view key="view" id="list-view">
                        <subviews>
                            <button id="first">
                                <connections>
                                    <segue destination="one" kind="show" identifier="detail" id="to-one"/>
                                </connections>
                            </button>
                            <button id="second">
                                <connections>
                                    <segue destination="two" kind="show" ↓identifier="detail" id="to-two"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                "<viewController id=\"one\" sceneMemberID=\"viewController\"/>",
                "<viewController id=\"two\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                """
                <viewController id="list" sceneMemberID="viewController">
                    <view key="view" id="list-view">
                        <subviews>
                            <button id="first">
                                <connections>
                                    <segue destination="one" kind="show" identifier="detail" id="to-one"/>
                                </connections>
                            </button>
                            <button id="second">
                                <connections>
                                    <segue destination="one" kind="show" identifier="detail" id="also-to-one"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                "<viewController id=\"one\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            document.scenes.flatMap { scene -> [Fault] in
                var first: [ExactName: Segue] = [:]
                // Of two that start at the controller itself, another rule tells that one is never performed.
                let performed = scene.controller.map { document.segues(ownedBy: $0.element).map(\.element) } ?? []
                return scene.segues.compactMap { segue in
                    guard let identifier = segue.identifier.nonEmpty else { return nil }
                    guard let earlier = first[ExactName(identifier)] else {
                        first[ExactName(identifier)] = segue
                        return nil
                    }
                    guard earlier.destinationID != segue.destinationID,
                        !(performed.contains(earlier.element) && performed.contains(segue.element))
                    else { return nil }
                    return Fault(
                        segue.element, "identifier", in: document,
                        "Another segue of this scene is called '\(identifier)' as well and leads to another scene, so code cannot "
                            + "tell the two apart. Rename one.",
                        related: [document.place(earlier.element, "the other segue")])
                }
            }
        })
}
