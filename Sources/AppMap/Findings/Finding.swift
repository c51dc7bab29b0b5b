/// One thing that is wrong with an app, told so that somebody who has never seen the file can act on it.
///
/// Whatever looks for faults, running the app or reading its files, tells of them in this form, and every report is made
/// of it.
public struct Finding: Hashable, Sendable {
    /// The name of the rule that is broken, as in `push-outside-navigation`: lower case, words joined by hyphens, stable.
    public var rule: String
    /// How bad it is.
    public var severity: Severity
    /// Whole sentences: what is there, what happens at run time because of it, and what to do.
    public var message: String
    /// Where the object begins that is wrong.
    public var location: SourceLocation
    /// The name of the storyboard or xib; nil where the finding lies in another file.
    public var storyboard: String?
    /// What the scene is called; nil where the finding is not in a scene.
    public var scene: String?
    /// The object that is wrong.
    public var object: FindingObject?
    /// What UIKit raises because of it, in its own words; nil where nothing is raised.
    public var exception: FindingException?
    /// How a user comes to see it, step by step from the start of the app; empty where no walk led there.
    public var route: [RouteStep]
    /// Other places that belong to the finding, such as the other one of two that are the same.
    public var related: [RelatedPlace]
    /// The devices on which a walk met it, as in `iPad`; empty where none did, and for what no walk looks for.
    public var devices: [String]

    /// A finding of these properties.
    public init(
        rule: String, severity: Severity, message: String, location: SourceLocation, storyboard: String? = nil,
        scene: String? = nil, object: FindingObject? = nil, exception: FindingException? = nil, route: [RouteStep] = [],
        related: [RelatedPlace] = [], devices: [String] = []
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.location = location
        self.storyboard = storyboard
        self.scene = scene
        self.object = object
        self.exception = exception
        self.route = route
        self.related = related
        self.devices = devices
    }
}

/// The object that a finding is about.
public struct FindingObject: Hashable, Sendable {
    /// The element's name, as in `barButtonItem`.
    public var kind: String
    /// The object's id in its document; nil for objects that have none.
    public var id: String?
    /// What the object shows, or what Interface Builder calls it; nil where it has neither.
    public var label: String?

    /// An object of these properties.
    public init(kind: String, id: String?, label: String? = nil) {
        self.kind = kind
        self.id = id
        self.label = label
    }
}

/// What UIKit raises, in its own words.
public struct FindingException: Hashable, Sendable, Codable {
    /// As in `NSInvalidArgumentException`.
    public var name: String
    /// The reason, without addresses of memory.
    public var reason: String

    /// An exception of this name and reason.
    public init(name: String, reason: String) {
        self.name = name
        self.reason = reason
    }
}

/// A place that belongs to a finding.
public struct RelatedPlace: Hashable, Sendable {
    /// What is there, as in `the other scene of this identifier`.
    public var message: String
    /// Where it is.
    public var location: SourceLocation

    /// A place and what is there.
    public init(message: String, location: SourceLocation) {
        self.message = message
        self.location = location
    }
}
