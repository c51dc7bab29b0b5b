import Foundation
import InterfaceBuilder
import SceneAddressing

/// A finding that a team has looked at and wants to hear no more of, and why.
public struct Suppression: Hashable, Sendable {
    /// The rule's name.
    public var rule: String
    /// The file, relative to the folder.
    public var file: String
    /// The object's id; nil for any.
    public var object: String?
    /// What the scene is called in reports; nil for any.
    public var scene: String?
    /// A name that the message quotes, where one object has several findings; nil for any.
    public var name: String?
    /// Why the finding is no fault here.
    public var reason: String
    /// Where it stands in its own file.
    public var location: SourceLocation

    /// True if the suppression is meant for the finding.
    public func matches(_ finding: Finding) -> Bool {
        rule == finding.rule && file.exactlyEquals(finding.location.file)
            && (object == nil || object == finding.object?.id)
            && (scene.map(finding.isInScene) ?? true)
            && (name.map { name in finding.identity.names.contains { $0.exactlyEquals(name) } } ?? true)
    }
}

extension Finding {
    /// Whether the finding is in a scene of this name, with or without the storyboard behind an `@`.
    fileprivate func isInScene(_ name: String) -> Bool {
        guard let scene else { return false }
        let suffix = storyboard.map { "@" + $0 } ?? ""
        return [scene, scene + suffix].contains { $0.exactlyEquals(name) || $0.exactlyEquals(name + suffix) }
    }
}

/// The suppressions of an app, which stand in a file beside its documents: comments in a storyboard do not survive Xcode.
///
/// ```json5
/// {
///   suppressions: [
///     {
///       rule: "unreachable-scene",
///       file: "Shop/Offers.storyboard",
///       object: "Ybb-ig-T24",
///       reason: "The server opens it by a deep link.",
///     },
///   ],
/// }
/// ```
public struct Suppressions: Hashable, Sendable {
    /// The name of the file.
    public static let fileName = ".boardwalk-suppressions.json"
    /// The rule of findings about suppressions that match nothing.
    public static let unusedRule = "unused-suppression"

    /// In the order of the file.
    public var all: [Suppression] = []

    /// No suppressions.
    public init() {}

    /// What became of findings when the suppressions were applied.
    public struct Outcome: Hashable, Sendable {
        /// The findings that no suppression is meant for.
        public var kept: [Finding] = []
        /// The others.
        public var suppressed: [Finding] = []
        /// The suppressions that were meant for none.
        public var unused: [Suppression] = []
    }

    /// Divides findings into those that are suppressed and those that are not.
    public func apply(to findings: [Finding]) -> Outcome {
        var outcome = Outcome()
        let byRule = Dictionary(grouping: all.indices) { all[$0].rule }
        var isUsed = Array(repeating: false, count: all.count)
        for finding in findings {
            let matching = byRule[finding.rule, default: []].filter { all[$0].matches(finding) }
            for position in matching {
                isUsed[position] = true
            }
            if matching.isEmpty {
                outcome.kept.append(finding)
            } else {
                outcome.suppressed.append(finding)
            }
        }
        outcome.unused = all.indices.filter { !isUsed[$0] }.map { all[$0] }
        return outcome
    }
}

// MARK: - The file

extension Suppressions {
    private static let largestFile = 4 << 20

    /// Reads the suppressions of the app in a folder; without a file there are none.
    ///
    /// - Throws: `ConfigurationError` where the file cannot be read or says something that means nothing.
    public init(folder: URL) throws(ConfigurationError) {
        let path = PathParts.join(folder.path, Self.fileName)
        guard FileSystem.kind(of: path) != nil else {
            self.init()
            return
        }
        let bytes: [UInt8]
        do {
            bytes = try FileSystem.bytes(of: path, limit: Self.largestFile)
        } catch {
            throw ConfigurationError(file: Self.fileName, reason: .unreadable(error.reason + "."))
        }
        try self.init(json: Data(bytes))
    }

    /// Reads the text of a file of suppressions.
    ///
    /// - Parameter file: the file's name in errors and places.
    /// - Throws: `ConfigurationError`
    public init(json data: Data, file: String = Suppressions.fileName) throws(ConfigurationError) {
        self.init()
        let root = try ConfigurationValue(json: data, file: file)
        let values = try root.members(known: ["suppressions"])["suppressions"]?.array() ?? []
        let places = NestedObjects.positions(in: Array(data), depth: 3)
        for (position, value) in values.enumerated() {
            let members = try value.members(known: ["rule", "file", "object", "scene", "name", "reason"])
            func text(_ key: String) throws(ConfigurationError) -> String {
                guard let member = members[key] else { throw value.error(.missingKey(key)) }
                let text = try member.string()
                guard text.contains(where: { !$0.isWhitespace }) else { throw member.error(.emptyValue) }
                return text
            }
            guard let path = try members["file"]?.path() else { throw value.error(.missingKey("file")) }
            all.append(Suppression(
                rule: try text("rule"), file: path, object: try members["object"]?.string(),
                scene: try members["scene"]?.string(), name: try members["name"]?.string(), reason: try text("reason"),
                location: SourceLocation(
                    file: root.file,
                    position: places.indices.contains(position) ? places[position] : SourcePosition(line: 1, column: 1))))
        }
    }
}

extension Suppression {
    /// What is told of a suppression that is meant for no finding.
    ///
    /// - Parameters:
    ///   - rules: the names of all rules, of which the nearest is suggested; empty where they are not known.
    ///   - isFileThere: whether the folder has the file.
    public func unusedFinding(rules: [String] = [], isFileThere: Bool = true) -> Finding {
        let place = [object.map { "object '\($0)'" }, scene.map { "scene '\($0)'" }, name.map { "name '\($0)'" }]
            .compactMap { $0 }.joined(separator: ", ")
        var message =
            "The suppression of '\(rule)' in '\(file)'\(place.isEmpty ? "" : " (\(place))") matches no finding, "
            + "so it hides nothing now and might hide a fault later."
        if !rules.isEmpty, !rules.contains(rule) {
            message += " There is no such rule."
            if let nearest = NearestNames.of(rule, among: rules, limit: 1).first {
                message += " Did you mean '\(nearest.name)'?"
            }
        } else if !isFileThere {
            message += " There is no such file. Remove it, or correct the path, in which case counts."
        } else {
            message += " Remove it, or correct what it names."
        }
        return Finding(rule: Suppressions.unusedRule, severity: .suspicious, message: message, location: location)
    }
}
