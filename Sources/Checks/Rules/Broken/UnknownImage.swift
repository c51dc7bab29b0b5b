import AppMap
import SceneAddressing

extension Rule {
    /// Images that the bundle does not have.
    static let unknownImage = Rule(
        "unknown-image", .broken,
        "Every image that a document names is in an asset catalogue or file of the same bundle.",
        reason: """
            An image that is renamed or deleted leaves its name behind in documents. The app runs, but where the image \
            was there is nothing: an empty place, or a button that cannot be seen.
            """,
        wrong: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        <imageView key="view" ↓image="Logo" id="logo"/>
                    </viewController>
                    """),
                "Assets.xcassets/Logotype.imageset/Contents.json": "{}",
            ]),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    """
                    <viewController id="home" sceneMemberID="viewController">
                        <view key="view" id="home-view">
                            <subviews>
                                <imageView image="Logo" id="logo"/>
                                <imageView image="star.fill" catalog="system" id="star"/>
                            </subviews>
                        </view>
                    </viewController>
                    """),
                "Assets.xcassets/Logo.imageset/Contents.json": "{}",
            ]),
        ],
        inApp: { app, _ in
            app.documents.filter { $0.group.resources.isComplete }.flatMap { document, group in
                document.imageUses.filter { !group.resources.hasImage($0.name) }.map { use in
                    Fault(
                        use.element, use.attribute, in: document,
                        "There is no image '\(use.name)' in \(group.module.bundleName), so nothing is shown. "
                            + NearestNames.advice(
                                use.name, among: group.resources.images.map(\.text),
                                otherwise: "Add the image, or choose another one."))
                }
            }
        })
}

extension NearestNames {
    /// What to do about a name that does not exist: choose the nearest that does, or something else.
    static func advice(_ name: String, among names: [String], otherwise advice: String) -> String {
        of(name, among: names, limit: 1).first.map { "Did you mean '\($0.name)'?" } ?? advice
    }
}
