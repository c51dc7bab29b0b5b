import AppMap

/// How an app is walked.
public struct WalkOptions: Sendable {
    /// The devices, in the order in which they are walked.
    public var devices: [WalkDevice]
    /// The scene to start with in place of the app's entries; it stands in a navigation controller unless it is a container.
    public var start: AppScene.ID?
    /// How many steps from the start the walk goes; nil for all.
    public var depth: Int?
    /// How many different places on a device are looked at before the walk gives up and says so.
    public var mostPlaces: Int
    /// How many controllers on screen and behind it are looked at in all, on a device, before the walk gives up and says so:
    /// high stacks and rows of thousands of tabs cost far more than their number.
    package var mostLooks = 10_000_000
    /// Whether only a part of the app was read, as one document of it: what is around its scenes and behind its links to others
    /// is then not known.
    public var isPartOfApp = false
    /// Whether every device is given the files that the map shows, and none its own variants of them.
    package var keepsToMap = false
    /// Whether a class of the app has an unwind action, as its sources tell; nil where they do not. Without sources every
    /// class of the app's own may have it but the one that the unwinding comes from.
    public var answersUnwinding: (@Sendable (_ className: String, _ action: String) -> Bool?)?

    /// The options of a walk of the whole app on both devices.
    public init(
        devices: [WalkDevice] = WalkDevice.allCases, start: AppScene.ID? = nil, depth: Int? = nil, mostPlaces: Int = 20_000,
        answersUnwinding: (@Sendable (_ className: String, _ action: String) -> Bool?)? = nil
    ) {
        self.devices = devices
        self.start = start
        self.depth = depth
        self.mostPlaces = mostPlaces
        self.answersUnwinding = answersUnwinding
    }
}
