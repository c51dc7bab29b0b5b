import AppMap

extension WalkRule {
    /// Scenes that a user cannot leave.
    static let deadEnd = WalkRule(
        "dead-end", .broken,
        "A user who comes to a scene can leave it again.",
        reason: """
            A scene that covers the screen, without a back button, a segue, an action or a class of its own, holds the user until \
            the app is closed.
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
                                    <segue destination="pay" kind="presentation" modalPresentationStyle="fullScreen" id="to-pay"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                ↓<viewController id="pay" sceneMemberID="viewController"/>
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
                                    <segue destination="pay" kind="presentation" modalPresentationStyle="pageSheet" id="to-pay"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                """
                <viewController id="pay" sceneMemberID="viewController"/>
                """,
                initial: "basket"),
        ]
    ) { facts in
        facts.byScene(facts.walk.devices.map { $0.deadEnds.map { ($0.scene, $0.place) } }).map { scene, sightings in
            WalkFault(
                subject: .scene(scene),
                message: "A user who comes to \(facts.name(of: scene)) cannot leave it: it has no back button and no segue, nothing in "
                    + "it calls code, and it cannot be swiped away. Add an unwind segue, or push it where there is a back button.",
                sightings: sightings)
        }
    }
}

extension WalkFacts {
    /// What was seen on the devices, each once, in the order of the app.
    func byScene(_ devices: [[(AppScene.ID, place: Int)]]) -> [(AppScene.ID, [Sighting])] {
        var sightings: [AppScene.ID: [Sighting]] = [:]
        for (index, seen) in devices.enumerated() {
            for (scene, place) in seen { sightings[scene, default: []].append(Sighting(device: index, place: place, way: nil)) }
        }
        return sightings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// What was seen of ways on the devices, each once, in the order of the app.
    func byWay(_ devices: [[(Way.ID, place: Int)]], isStep: Bool) -> [(Way, [Sighting])] {
        var sightings: [Way.ID: [Sighting]] = [:]
        for (index, seen) in devices.enumerated() {
            for (way, place) in seen {
                sightings[way, default: []].append(Sighting(device: index, place: place, way: isStep ? way : nil))
            }
        }
        return sightings.sorted { $0.key < $1.key }.map { (app[$0.key], $0.value) }
    }
}
