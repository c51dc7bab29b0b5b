import AppMap

/// Something that may be wrong with an app's storyboards and xibs, with all that is known about it.
///
/// A rule is a value. ``all`` lists those there are; each has a file of its own.
public struct Rule: Sendable, Identifiable {
    /// What reports, configurations and commands call the rule: lower case, words joined by hyphens, stable.
    public let name: String
    /// How bad it is where the rule is broken, unless a configuration says otherwise.
    public let severity: Severity
    /// Whether the rule is followed without being asked for.
    public let isOnByDefault: Bool
    /// What has to hold, in one sentence.
    public let summary: String
    /// What happens where it does not hold, and why; whole sentences.
    public let reason: String
    /// What a configuration can choose.
    public let options: [RuleOption]
    /// What the rule must know beside the documents; without it the rule says nothing.
    public let needs: Set<Need>
    /// What the rule asks where it is there, and can do without.
    public let consults: Set<Need>
    /// Whether some of its findings have one safe answer, which comes as a ``Fix``.
    public let isFixable: Bool
    /// The systems whose documents the rule speaks of; a document that names none counts as one for iOS.
    public let platforms: Set<Platform>
    /// Files in which the rule is broken, at the places that they mark.
    public let wrong: [RuleExample]
    /// Files in which the rule holds.
    public let right: [RuleExample]
    let check: Check

    public var id: String { name }

    /// What a rule can need beside the documents.
    public enum Need: String, Hashable, Sendable, CaseIterable {
        /// The app's Swift and Objective-C files.
        case sources
    }

    /// How a rule looks for faults.
    enum Check: Sendable {
        /// In one document at a time, whatever app it belongs to.
        case documents(@Sendable (CheckedDocument, RuleOptions) -> [Fault])
        /// In an app as a whole.
        case app(@Sendable (CheckedApp, RuleOptions) -> [Fault])
        /// In a folder as a whole.
        case folder(@Sendable (CheckedFolder, RuleOptions) -> [Fault])
    }

    /// A rule that looks at one document at a time. Rules of style are off by default, all others on.
    init(
        _ name: String, _ severity: Severity, _ summary: String, reason: String, options: [RuleOption] = [],
        platforms: Set<Platform> = Platform.touch, isFixable: Bool = false, wrong: [RuleExample], right: [RuleExample],
        inDocument check: @escaping @Sendable (CheckedDocument, RuleOptions) -> [Fault]
    ) {
        self.init(
            name, severity, summary, reason, options, platforms, wrong, right, .documents(check), isFixable: isFixable)
    }

    /// A rule that looks at an app as a whole.
    init(
        _ name: String, _ severity: Severity, _ summary: String, isOnByDefault: Bool? = nil, reason: String,
        options: [RuleOption] = [], platforms: Set<Platform> = Platform.touch, consults: Set<Need> = [],
        isFixable: Bool = false, wrong: [RuleExample], right: [RuleExample], inApp check: @escaping @Sendable (CheckedApp, RuleOptions) -> [Fault]
    ) {
        self.init(
            name, severity, summary, reason, options, platforms, wrong, right, .app(check),
            isOnByDefault: isOnByDefault, consults: consults, isFixable: isFixable)
    }

    /// A rule that looks at an app's documents and its sources; it says nothing of an app without sources.
    init(
        _ name: String, _ severity: Severity, _ summary: String, reason: String, options: [RuleOption] = [],
        isFixable: Bool = false, wrong: [RuleExample], right: [RuleExample],
        inSources check: @escaping @Sendable (CheckedApp, AppSources) -> [Fault]
    ) {
        self.init(
            name, severity, summary, reason, options, Platform.touch, wrong, right,
            .app { app, _ in app.sources.map { check(app, $0) } ?? [] }, needs: [.sources], isFixable: isFixable)
    }

    /// A rule that looks at a folder as a whole, whatever the system.
    init(
        _ name: String, _ severity: Severity, _ summary: String, reason: String, options: [RuleOption] = [],
        consults: Set<Need> = [], wrong: [RuleExample], right: [RuleExample],
        inFolder check: @escaping @Sendable (CheckedFolder, RuleOptions) -> [Fault]
    ) {
        self.init(
            name, severity, summary, reason, options, Set(Platform.allCases), wrong, right, .folder(check), consults: consults)
    }

    private init(
        _ name: String, _ severity: Severity, _ summary: String, _ reason: String, _ options: [RuleOption],
        _ platforms: Set<Platform>, _ wrong: [RuleExample], _ right: [RuleExample], _ check: Check,
        isOnByDefault: Bool? = nil, needs: Set<Need> = [], consults: Set<Need> = [], isFixable: Bool = false
    ) {
        self.name = name
        self.severity = severity
        self.isOnByDefault = isOnByDefault ?? (severity != .style)
        self.summary = summary
        self.reason = reason
        self.options = options
        self.needs = needs
        self.consults = consults
        self.isFixable = isFixable
        self.platforms = platforms
        self.wrong = wrong
        self.right = right
        self.check = check
    }
}

extension Platform {
    /// The systems whose apps are made with UIKit.
    static let touch: Set<Platform> = [.iOS, .tvOS, .visionOS]
    static let every = Set(Platform.allCases)
}
