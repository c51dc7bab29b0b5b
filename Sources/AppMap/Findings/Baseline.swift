import Foundation
import SceneAddressing

/// The findings that a team has decided to live with for now, so that only new ones are reported.
///
/// A finding is known by its ``FindingIdentity``: lines may move and documents be reordered. A document that has moved to
/// another folder is known by its name, and an object whose class has been renamed by its id.
public struct Baseline: Hashable, Sendable {
    /// How many findings of each identity are known.
    public private(set) var counts: [FindingIdentity: Int] = [:]

    /// What became of the findings when they were held against a baseline.
    public struct Comparison: Hashable, Sendable {
        /// The findings that the baseline does not know, in the order in which they came.
        public var new: [Finding] = []
        /// The findings that it knows.
        public var known: [Finding] = []
        /// What it knows and is no longer found, in order; of several of one identity each is listed.
        public var gone: [FindingIdentity] = []
    }

    /// A baseline that knows these findings.
    public init(_ findings: some Sequence<Finding>) {
        for finding in findings {
            counts[finding.identity, default: 0] += 1
        }
    }

    /// Tells new findings from known ones.
    public func compare(_ findings: [Finding]) -> Comparison {
        var rest = counts
        var comparison = Comparison()
        var isKnown = findings.map { rest.take($0.identity) }
        var moved: [FindingIdentity: [FindingIdentity]] = [:]
        for identity in rest.keys.sorted(by: >) where rest[identity, default: 0] > 0 {
            moved[identity.inAnyFolder, default: []].append(identity)
        }
        for (position, finding) in findings.enumerated() where !isKnown[position] {
            let key = finding.identity.inAnyFolder
            while let candidate = moved[key]?.last {
                if rest.take(candidate) {
                    isKnown[position] = true
                    break
                }
                moved[key]?.removeLast()
            }
        }
        let renamed = RenamedClasses(from: rest, counts, to: findings)
        for (position, finding) in findings.enumerated() where !isKnown[position] {
            isKnown[position] = renamed.earlierIdentities(of: finding).contains { rest.take($0) }
        }
        for (position, finding) in findings.enumerated() {
            if isKnown[position] {
                comparison.known.append(finding)
            } else {
                comparison.new.append(finding)
            }
        }
        comparison.gone = rest.sorted { $0.key < $1.key }.flatMap { Array(repeating: $0.key, count: $0.value) }
        return comparison
    }
}

/// Findings of objects whose classes have other names now, by which their identities differ.
private struct RenamedClasses {
    private let byObject: [FindingIdentity: [FindingIdentity]]
    private let earlierNames: Set<ExactName>
    private let names: Set<ExactName>

    /// - Parameter rest: the identities for which no finding has been found.
    init(from rest: [FindingIdentity: Int], _ all: [FindingIdentity: Int], to findings: [Finding]) {
        let left = rest.filter { $0.value > 0 && $0.key.object != nil }.keys.sorted()
        byObject = Dictionary(grouping: left, by: \.ofAnyName)
        earlierNames = Set(all.keys.flatMap(\.names).map { ExactName($0) })
        names = left.isEmpty ? [] : Set(findings.flatMap(\.identity.names).map { ExactName($0) })
    }

    /// What the finding may have been before: the same in the same object, but for the name of a class, which is written with a
    /// capital, is named nowhere any more, and whose new name was named nowhere before.
    func earlierIdentities(of finding: Finding) -> [FindingIdentity] {
        guard !byObject.isEmpty, finding.object?.id != nil else { return [] }
        let identity = finding.identity
        return byObject[identity.ofAnyName, default: []].filter { earlier in
            guard earlier.names.count == identity.names.count else { return false }
            let different = zip(earlier.names, identity.names).filter { !$0.exactlyEquals($1) }
            guard different.count == 1, let (old, new) = different.first else { return false }
            return [old, new].allSatisfy { $0.first?.isUppercase == true } && !names.contains(ExactName(old))
                && !earlierNames.contains(ExactName(new))
        }
    }
}

extension [FindingIdentity: Int] {
    /// Takes one away; false where there is none left.
    fileprivate mutating func take(_ identity: FindingIdentity) -> Bool {
        guard let count = self[identity], count > 0 else { return false }
        self[identity] = count - 1
        return true
    }
}

extension FindingIdentity {
    fileprivate var ofAnyName: FindingIdentity { FindingIdentity(rule: rule, file: PathParts(file).name, object: object, names: []) }

    fileprivate var inAnyFolder: FindingIdentity {
        FindingIdentity(rule: rule, file: PathParts(file).name, object: object, names: names)
    }
}

// MARK: - The file

extension Baseline {
    private static let format = "boardwalk-baseline"
    private static let version = 1
    private static let largestFile = 64 << 20
    private static let mostFindings = 1 << 20

    /// Reads a baseline that was written before.
    ///
    /// - Throws: `ConfigurationError` where the file cannot be read, or is no baseline of a version that is known.
    public init(contentsOf path: String) throws(ConfigurationError) {
        let root = try ConfigurationValue(contentsOf: path, limit: Self.largestFile)
        let members = try root.members(known: ["format", "version", "findings"])
        guard let format = members["format"] else { throw root.error(.missingKey("format")) }
        guard try format.string() == Self.format else {
            throw format.error(.unknownValue(try format.string(), nearest: nil, allowed: [Self.format]))
        }
        guard let version = members["version"] else { throw root.error(.missingKey("version")) }
        guard try version.integer(in: 1...Int.max) == Self.version else {
            throw version.error(
                .unknownValue(String(try version.integer(in: 1...Int.max)), nearest: nil, allowed: [String(Self.version)]))
        }
        guard let findings = members["findings"] else { throw root.error(.missingKey("findings")) }
        for value in try findings.array() {
            let members = try value.members(known: ["rule", "file", "object", "names", "count"])
            guard let rule = members["rule"] else { throw value.error(.missingKey("rule")) }
            guard let file = members["file"] else { throw value.error(.missingKey("file")) }
            let identity = FindingIdentity(
                rule: try rule.string(), file: try file.string(), object: try members["object"]?.string(),
                names: try members["names"]?.texts() ?? [])
            let count = try members["count"]?.integer(in: 1...Self.mostFindings) ?? 1
            counts[identity] = min(Self.mostFindings, counts[identity, default: 0] + count)
        }
    }

    /// The baseline as the text of its file: a line or a few for each finding, in a fixed order, so that a review shows
    /// what comes and goes.
    public func json() throws -> String {
        struct File: Encodable {
            let format = Baseline.format
            let version = Baseline.version
            let findings: [Record]
        }
        struct Record: Encodable {
            let rule: String
            let file: String
            let object: String?
            let names: [String]?
            let count: Int?
        }
        let records = counts.sorted { $0.key < $1.key }.map { identity, count in
            Record(
                rule: identity.rule, file: identity.file, object: identity.object,
                names: identity.names.isEmpty ? nil : identity.names, count: count == 1 ? nil : count)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(File(findings: records)), as: UTF8.self) + "\n"
    }
}
