import InterfaceBuilder

extension Rule {
    /// Exits that are not among the objects of a scene.
    static let misplacedExit = Rule(
        "misplaced-exit", .broken,
        "The exit of a scene is among the scene's objects.",
        reason: """
            Unwind segues lead to the exit of their scene. Apple's compiler takes an exit at a wrong place without a \
            word, and then the segues do nothing.
            """,
        wrong: [
            RuleExample(["Main.storyboard": """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
                    <scenes>
                        <scene sceneID="scene1">
                            <objects>
                                <viewController id="detail" sceneMemberID="viewController"/>
                            </objects>
                            ↓<exit id="exit" sceneMemberID="exit"/>
                        </scene>
                    </scenes>
                </document>

                """]),
        ],
        right: [
            .scenes(
                """
                <viewController id="detail" sceneMemberID="viewController"/>
                <exit id="exit" sceneMemberID="exit"/>
                """),
        ],
        inDocument: { document, _ in
            document.elements("exit").filter { exit in
                exit.parent?.name != "objects" || exit.parent?.parent?.name != "scene"
            }.map { exit in
                Fault(
                    exit, in: document,
                    "The exit is inside <\(exit.parent?.name ?? "")> and not among the objects of a scene, so unwind segues "
                        + "that lead to it do nothing. Move it into <objects>.")
            }
        })
}
