import AppMap

extension WalkRule {
    /// Presentations by who presents already.
    static let presentedTwice = WalkRule(
        "presented-twice", .broken,
        "A scene presents one scene at a time.",
        reason: """
            Where a scene presents already, or is not on screen, UIKit writes a line to the log and does nothing more: the user \
            taps and sees nothing.
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
                                    ↓<segue destination="pay" kind="presentation" id="to-pay"/>
                                    <segue destination="help" kind="presentation" id="to-help"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <viewController id="pay" sceneMemberID="viewController"/>
                """,
                """
                <viewController id="help" sceneMemberID="viewController"/>
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
                            <button id="help-button">
                                <state key="normal" title="Help"/>
                                <connections>
                                    <segue destination="help" kind="presentation" id="to-help"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <viewController id="pay" sceneMemberID="viewController"/>
                """,
                """
                <viewController id="help" sceneMemberID="viewController"/>
                """,
                initial: "basket"),
        ]
    ) { facts in
        facts.silentPresentations + facts.competingPresentations
    }
}

extension WalkFacts {
    /// Segues that present nothing though they are performed alone.
    fileprivate var silentPresentations: [WalkFault] {
        var faults: [Way.ID: WalkFault] = [:]
        for (index, device) in walk.devices.enumerated() {
            for crossing in device.crossings {
                guard let line = crossing.log.first(where: \.isRefusal) else { continue }
                let way = app[crossing.way]
                let sighting = Sighting(device: index, place: crossing.place, way: way.id)
                let fault = faults[way.id] ?? WalkFault(
                    subject: .way(way.id),
                    message: "The segue \(title(of: way)) presents \(name(of: way.destination)), and nothing is shown: UIKit "
                        + "prints \"\(line)\". Dismiss first what is presented, or present it from the scene in front.")
                faults[way.id] = fault.seen(sighting)
            }
        }
        return faults.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Segues of one object that get in each other's way.
    fileprivate var competingPresentations: [WalkFault] {
        var faults: [Way.ID: WalkFault] = [:]
        for (index, device) in walk.devices.enumerated() {
            for joint in device.jointCrossings {
                guard let first = joint.ways.first, let line = joint.log.first(where: \.isRefusal) else { continue }
                let way = app[first]
                guard case .object(let object) = way.trigger else { continue }
                // A class of the app can choose between the segues.
                let mayChoose = app[way.source].className != nil
                let fault = faults[first] ?? WalkFault(
                    subject: .way(first),
                    message: "The \(object.words) of \(name(of: way.source)) starts \(joint.ways.count) segues at once, and not all "
                        + "of their scenes can be shown: UIKit prints \"\(line)\". "
                        + (mayChoose
                            ? "Make sure that 'shouldPerformSegue(withIdentifier:sender:)' allows one of them, or delete the others."
                            : "Delete all but one."),
                    severity: mayChoose ? .suspicious : nil,
                    related: joint.ways.dropFirst().map {
                        RelatedPlace(message: "the segue \(title(of: app[$0])) starts there too", location: app[$0].location)
                    })
                faults[first] = fault.seen(Sighting(device: index, place: joint.place, way: first))
            }
        }
        return faults.sorted { $0.key < $1.key }.map(\.value)
    }
}

extension WalkFault {
    fileprivate func seen(_ sighting: Sighting) -> WalkFault {
        var fault = self
        fault.sightings.append(sighting)
        return fault
    }
}

extension String {
    /// Whether UIKit tells that it does not present.
    fileprivate var isRefusal: Bool { contains("Attempt to present ") }
}
