import AppMap
import InterfaceBuilder

extension Rule {
    /// Container views with more than one embed segue.
    static let severalEmbeds = Rule(
        "several-embeds", .crash,
        "A container view embeds one scene.",
        reason: """
            A container view performs its embed segues when it is loaded. The second of them finds the first one's view \
            in the container, and UIKit raises an exception.
            """,
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <containerView id="box">
                                <connections>
                                    <segue destination="news" kind="embed" id="embed-news"/>
                                    ↓<segue destination="mail" kind="embed" id="embed-mail"/>
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
                """,
                "<viewController id=\"news\" sceneMemberID=\"viewController\"/>",
                "<viewController id=\"mail\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view">
                        <subviews>
                            <containerView id="box">
                                <connections>
                                    <segue destination="news" kind="embed" id="embed-news"/>
                                </connections>
                            </containerView>
                        </subviews>
                    </view>
                </viewController>
                """,
                "<viewController id=\"news\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            document.elements("containerView").flatMap { container -> [Fault] in
                let embeds = ContainerView(container).segues.filter { $0.kind == .embed }
                return embeds.dropFirst().map { segue in
                    Fault(
                        segue.element, in: document,
                        "This container view embeds \(embeds.count) scenes. The app stops when the view is loaded. Delete "
                            + "all embed segues but one, or give each scene a container of its own.",
                        exception: FindingException(
                            name: "NSInternalInconsistencyException",
                            reason: "There are unexpected subviews in the container view. Perhaps the embed segue has "
                                + "already fired once or a subview was added programmatically?"),
                        related: [document.place(embeds[0].element, "the first embed segue")])
                }
            }
        })
}
