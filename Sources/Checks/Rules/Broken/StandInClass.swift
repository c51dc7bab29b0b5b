import AppMap
import SourceIndex

extension Rule {
    /// Classes that do not exist, where nothing stops the app for it.
    static let standInClass = Rule(
        "stand-in-class", .broken,
        "The class of an object is one that the app has, under the module that the document names.",
        reason: """
            UIKit looks a class up by the name and module in the document. Where it finds none, it only logs that and takes its own \
            class, so that nothing of what the class does happens.
            """,
        isFixable: true,
        wrong: [
            .source(
                """
                import UIKit

                class StarsView: UIView {}

                class Screen {
                    class TitleLabel: UILabel {}
                }
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" ↓customClass="StarView" customModuleProvider="target" id="home-view">
                        <subviews>
                            <label ↓customClass="TitleLabel" customModuleProvider="target" customModule="App" id="heading" text="Hello"/>
                            <view ↓customClass="StarsView" id="stars"/>
                        </subviews>
                    </view>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class StarsView: UIView {}

                @objc(TitleLabel) class Heading: UILabel {}
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" customClass="StarsView" customModuleProvider="target" id="home-view">
                        <subviews>
                            <label customClass="TitleLabel" id="heading" text="Hello"/>
                        </subviews>
                    </view>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            sources.unfoundClasses(inUse: false).map { object, text, fix in
                text.fault(of: object, consequence: "UIKit's own class stands in for it.", fix: fix)
            }
        })
}
