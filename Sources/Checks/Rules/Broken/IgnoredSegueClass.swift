import AppMap
import InterfaceBuilder

extension Rule {
    /// Classes of segues that UIKit makes no use of.
    static let ignoredSegueClass = Rule(
        "ignored-segue-class", .broken,
        "Embed segues and relationships have no class.",
        reason: """
            UIKit makes the scene of an embed segue or a relationship by itself, without an object of the segue's class. \
            Whatever that class does, such as linking to another storyboard, does not happen.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <containerView id="box">
                                <connections>
                                    <segue destination="news" kind="embed" ↓customClass="FadeSegue" id="embed"/>
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
                """,
                "<viewController id=\"news\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="news" kind="presentation" identifier="news" customClass="FadeSegue" id="news-segue"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"news\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            document.segues.compactMap { segue in
                guard let kind = segue.kind, kind == .embed || kind == .relationship, let customClass = segue.customClass
                else { return nil }
                return Fault(
                    segue.element, "customClass", in: document,
                    "UIKit makes no use of the class '\(customClass.name)' on a segue of the kind '\(kind)'. Take the class "
                        + "out; to show a scene of another storyboard, lead the segue to a storyboard reference.")
            }
        })
}
