import AppMap

extension WalkRule {
    /// Unwind segues that nobody takes.
    static let unwindToNobody = WalkRule(
        "unwind-to-nobody", .broken,
        "Somebody on the way back takes an unwinding.",
        reason: """
            An unwind segue looks for a scene on the way back whose class has its action. Where none has, nothing happens, and \
            UIKit does not even write to the log: the user taps and stays.
            """,
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
                <viewController id="pay" sceneMemberID="viewController">
                    <view key="view" id="pay-view">
                        <subviews>
                            <button id="done-button">
                                <state key="normal" title="Done"/>
                                <connections>
                                    ↓<segue destination="exit" kind="unwind" unwindAction="paid:" id="back"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                <exit id="exit" sceneMemberID="exit"/>
                """,
                initial: "basket"),
        ],
        right: [
            .scenes(
                """
                <viewController customClass="BasketViewController" id="basket" sceneMemberID="viewController">
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
                <viewController id="pay" sceneMemberID="viewController">
                    <view key="view" id="pay-view">
                        <subviews>
                            <button id="done-button">
                                <state key="normal" title="Done"/>
                                <connections>
                                    <segue destination="exit" kind="unwind" unwindAction="paid:" id="back"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                <exit id="exit" sceneMemberID="exit"/>
                """,
                initial: "basket"),
        ]
    ) { facts in
        // What code opened, or a part of an app, may have anything behind it.
        let known = facts.walk.devices.map(facts.walk.knowsWhatIsBehind)
        return facts.app.ways.compactMap { way in
            guard case .unwind(let action) = way.destination, !action.isEmpty else { return nil }
            let sightings = facts.crossings(of: way.id).filter { device, crossing in
                crossing.outcome == .unwindIgnored && known[device][crossing.place]
            }.map { Sighting(device: $0.device, place: $0.crossing.place, way: way.id) }
            guard !sightings.isEmpty else { return nil }
            return WalkFault(
                subject: .way(way.id),
                message: "The segue \(facts.title(of: way)) of \(facts.name(of: way.source)) unwinds to '\(action)', but no scene on "
                    + "the way back can have that action. Nothing happens. Add the action to the class of a scene behind it, or "
                    + "dismiss \(facts.name(of: way.source)) otherwise.",
                sightings: sightings)
        }
    }
}
