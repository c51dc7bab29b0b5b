import AppMap

extension WalkRule {
    /// Whatever else UIKit raises.
    package static let otherException = WalkRule(
        "other-exception", .crash,
        "No way through the app ends in an exception.",
        reason: "UIKit raises an exception where it cannot go on, and the app stops.",
        wrong: [
            .scenes(
                """
                <viewController id="basket" sceneMemberID="viewController">
                    <view key="view" id="basket-view">
                        <subviews>
                            <button id="pay-button">
                                <state key="normal" title="Pay"/>
                                <connections>
                                    <segue destination="pay" kind="presentation" id="to-pay"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                ↓<viewController id="pay" sceneMemberID="viewController">
                    <view key="view" id="pay-view"/>
                    <connections>
                        <outlet property="totalLabel" destination="pay-view" id="total"/>
                    </connections>
                </viewController>
                """,
                initial: "basket"),
        ],
        right: [
            .scenes(
                """
                <viewController id="basket" sceneMemberID="viewController">
                    <view key="view" id="basket-view">
                        <subviews>
                            <button id="pay-button">
                                <state key="normal" title="Pay"/>
                                <connections>
                                    <segue destination="pay" kind="presentation" id="to-pay"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <viewController customClass="PaymentViewController" id="pay" sceneMemberID="viewController">
                    <view key="view" id="pay-view"/>
                    <connections>
                        <outlet property="totalLabel" destination="pay-view" id="total"/>
                    </connections>
                </viewController>
                """,
                initial: "basket"),
        ]
    ) { facts in
        facts.incidents(.other).map { incident in
            let subject: WalkFault.Subject
            let name: String
            switch incident.cause.subject {
            case .way(let way): (subject, name) = (.way(way), "The segue \(facts.title(of: facts.app[way])) cannot be performed")
            case .link(let link): (subject, name) = (.link(link), "The link cannot be followed")
            case .scene(let scene): (subject, name) = (.scene(scene), "The scene \(facts.name(of: scene)) cannot be shown")
            }
            guard !incident.exception.isLimit else {
                return WalkFault(
                    subject: subject,
                    message: "\(name) in the walk: \(incident.exception.reason) The walk follows no more; what the app does is "
                        + "not known.",
                    severity: .suspicious, sightings: incident.sightings, related: facts.victims(of: incident))
            }
            return WalkFault(
                subject: subject, message: "\(name). The app stops with \"\(incident.exception.reason)\".",
                exception: incident.exception, sightings: incident.sightings, related: facts.victims(of: incident))
        }
    }
}
