import AppMap
import InterfaceBuilder

extension Rule {
    /// Gesture recognisers that several views share.
    static let gestureOnSeveralViews = Rule(
        "gesture-on-several-views", .suspicious,
        "A gesture recogniser belongs to one view.",
        reason: """
            A recogniser works for one view only. Where a document gives it to several, UIKit writes a warning to the log \
            and keeps one of them; touches on the others do nothing.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <imageView id="one">
                                <connections>
                                    <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="one-tap"/>
                                </connections>
                            </imageView>
                            <imageView id="two">
                                <connections>
                                    <outletCollection property="gestureRecognizers" ↓destination="tap" appends="YES" id="two-tap"/>
                                </connections>
                            </imageView>
                        </subviews>
                    </view>
                </viewController>
                <tapGestureRecognizer id="tap"/>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <imageView key="view" id="one">
                        <connections>
                            <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="one-tap"/>
                        </connections>
                    </imageView>
                </viewController>
                <tapGestureRecognizer id="tap"/>
                """),
        ],
        inDocument: { document, _ in
            document.repeated(
                "destination", among: document.elements("outletCollection").filter { $0["property"] == "gestureRecognizers" }
            ) { _, _ in
                "This gesture recogniser belongs to another view already, and it works for one of them only. Give each view a "
                    + "recogniser of its own."
            }
        })
}
