import AppMap

/// One place at which a rule is broken; what a finding says, but for what the rule and the walk add.
struct WalkFault: Sendable {
    /// The element that is wrong.
    enum Subject: Sendable {
        case way(Way.ID)
        case link(Link.ID)
        case scene(AppScene.ID)
        case file(SourceLocation)
    }

    let subject: Subject
    /// What is there, what happens at run time, what to do.
    var message: String
    /// Nil for that of the rule.
    var severity: Severity?
    var exception: FindingException?
    /// Where a walk met it; empty where none did.
    var sightings: [Sighting] = []
    var related: [RelatedPlace] = []
    /// What is named and is not there; nil where nothing is named.
    var missing: MissingTarget?
}

/// Something that links name and that is not there. All links that name it are broken by one cause: what was renamed, moved or
/// deleted.
struct MissingTarget: Hashable, Sendable {
    let kind: String
    let names: [String?]
    let module: Module.ID
}

/// A moment of a walk at which something was seen.
struct Sighting: Sendable {
    /// The position of the device in ``Walk/devices``.
    let device: Int
    /// Nil for a start that failed.
    let place: Int?
    /// The step from the place that brought it about; nil where it is there already.
    let way: Way.ID?
    /// A start that failed.
    var start: Start?
}
