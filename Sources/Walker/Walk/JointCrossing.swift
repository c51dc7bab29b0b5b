import AppMap

/// What happened when all segues of one object were started at once, as a touch on it starts them.
public struct JointCrossing: Hashable, Sendable {
    /// The segues, in the order of the document.
    public let ways: [Way.ID]
    /// The place in which they were started; see ``DeviceWalk/places``.
    public let place: Int
    /// What UIKit printed, such as the attempt to present twice.
    public let log: [String]
    /// What UIKit raised; nil where the app went on.
    public let exception: FindingException?
}
