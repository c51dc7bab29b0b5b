import AppMap
import SceneAddressing

extension Rule {
    /// Named colours that the bundle does not have.
    static let unknownColor = Rule(
        "unknown-color", .broken,
        "Every named colour is in an asset catalogue of the same bundle.",
        reason: """
            A document keeps a copy of what a named colour looked like when it was last saved. Where the catalogue does \
            not have the colour any more the copy is shown, which does not follow the dark appearance or later changes.
            """,
        wrong: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        <view key="view" id="home-view">
                            <color key="backgroundColor" ↓name="Papper"/>
                        </view>
                    </viewController>
                    """),
                "Assets.xcassets/Paper.colorset/Contents.json": "{}",
            ]),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        <view key="view" id="home-view">
                            <color key="backgroundColor" name="Paper"/>
                        </view>
                    </viewController>
                    """),
                "Assets.xcassets/Paper.colorset/Contents.json": "{}",
            ]),
        ],
        inApp: { app, _ in
            app.documents.filter { $0.group.resources.isComplete }.flatMap { document, group in
                document.colorUses.filter { !group.resources.colors.contains(ExactName($0.name)) }.map { use in
                    Fault(
                        use.element, use.attribute, in: document,
                        "There is no colour '\(use.name)' in \(group.module.bundleName), so a copy of what it once was is shown "
                            + "at best. "
                            + NearestNames.advice(
                                use.name, among: group.resources.colors.map(\.text),
                                otherwise: "Add the colour to a catalogue, or choose another one."))
                }
            }
        })
}
