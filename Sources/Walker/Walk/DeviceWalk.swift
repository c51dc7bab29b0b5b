import AppMap

/// The walk of an app on one device.
public struct DeviceWalk: Sendable {
    /// The device.
    public let device: WalkDevice
    /// The app as the device loads it, with the ids of ``Walk/app``.
    package let app: App
    /// The places that were looked at, each after the one that it was reached from.
    public let places: [Place]
    /// For each scene that was seen, how one comes to it first.
    public let arrivals: [AppScene.ID: Arrival]
    /// Everything that was tried, in the order of the places.
    public let crossings: [Crossing]
    /// What happened where one touch starts several segues, after each was tried alone.
    public let jointCrossings: [JointCrossing]
    /// The relationships, embeds and includes that were seen to hold their scenes.
    public let containments: Set<Way.ID>
    /// The tabs that have no title and no picture though the placeholder in their place has them.
    public let lostTabs: [LostTab]
    /// The scenes that a user cannot leave.
    public let deadEnds: [DeadEnd]
    /// Scenes that were shown once more above themselves by a way that was meant to lead back.
    public let returns: [ReturnByShowing]
    /// What the start of a scene raised.
    public let failedStarts: [FailedStart]
    /// True where there were more places than the walk may look at, so that it is not complete.
    public let isCut: Bool

    /// How one comes to a scene first.
    public struct Arrival: Hashable, Sendable {
        /// The place where it is seen.
        public let place: Int
        /// The scene that shows or contains it; nil for a start.
        public let from: AppScene.ID?
        /// The way that leads to it; nil for a start.
        public let way: Way.ID?
        /// How it is shown.
        public let manner: Manner
    }

    /// A tab that lost its item.
    public struct LostTab: Hashable, Sendable {
        /// The relationship of the tab bar controller.
        public let way: Way.ID
        /// The place where it was seen.
        public let place: Int
    }

    /// A scene that a user cannot leave.
    public struct DeadEnd: Hashable, Sendable {
        /// The scene.
        public let scene: AppScene.ID
        /// The place where it is one.
        public let place: Int
    }

    /// A scene that is shown above itself.
    public struct ReturnByShowing: Hashable, Sendable {
        /// The way that shows it.
        public let way: Way.ID
        /// The place from which it was shown.
        public let place: Int
    }

    /// A start that the app does not survive.
    public struct FailedStart: Hashable, Sendable {
        /// The start.
        public let start: Start
        /// What is raised.
        public let exception: FindingException
    }
}

extension DeviceWalk {
    /// The steps from a start to a place, the start first.
    public func route(to place: Int) -> [Step] {
        var steps: [Step] = []
        var current: Int? = place
        while let index = current, places.indices.contains(index) {
            steps.append(places[index].step)
            current = places[index].previous
        }
        return steps.reversed()
    }
}
