import AppMap
import Foundation
import Testing

@testable import Checks

@Suite struct HostileInputTests {
    private static let everything = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.name, RuleSettings(isOn: true)) })

    /// Every example with bytes deleted, doubled and exchanged: whatever is left, all rules come to an end.
    @Test func `No broken document stops a check`() throws {
        var generator = SeededGenerator(seed: 6)
        for rule in Rule.all {
            guard let example = rule.wrong.first else { continue }
            let files = example.files.map { file in
                (path: file.path, text: file.path.hasSuffix("pbxproj") ? file.text : generator.damage(file.text))
            }
            let folder = try TemporaryFolder(files)
            guard let map = try? AppFolder(at: folder.path) else { continue }
            let findings = CheckReport(of: map, settings: Self.everything).findings
            #expect(findings.allSatisfy { !$0.message.isEmpty && $0.location.position.line > 0 })
        }
    }

    @Test func `A ring of a thousand scenes that contain one another is told of once`() throws {
        let count = 1_000
        let scenes = (0..<count).map { number in
            """
            <navigationController id="n\(number)" sceneMemberID="viewController"><connections>
            <segue destination="n\((number + 1) % count)" kind="relationship" relationship="rootViewController" id="s\(number)"/>
            </connections></navigationController>
            """
        }
        let folder = try TemporaryFolder([("Main.storyboard", RuleExample.storyboard(scenes))])
        let report = CheckReport(of: try AppFolder(at: folder.path), rules: [.containmentCycle])
        #expect(report.findings.count == 1)
    }

    @Test func `Deeply nested views are looked through`() throws {
        let depth = 250
        let nested = (0..<depth).map { "<view id=\"v\($0)\"><subviews>" }.joined()
            + String(repeating: "</subviews></view>", count: depth)
        let folder = try TemporaryFolder([("View.xib", RuleExample.xibText(nested))])
        #expect(CheckReport(of: try AppFolder(at: folder.path), settings: Self.everything).findings.count > 0)
    }

    @Test func `Names from a document are shown as they are and never taken for paths`() throws {
        let folder = try TemporaryFolder([
            ("Main.storyboard", storyboard(reference("storyboardName=\"../../etc/passwd\""))),
        ])
        let report = CheckReport(of: try AppFolder(at: folder.path), rules: [.missingStoryboard])
        #expect(report.findings.map(\.location.file) == ["Main.storyboard"])
    }
}

/// The same numbers each time, from a seed.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    /// The text with some of its quoted values exchanged for others, left out or doubled; mostly still well formed.
    mutating func damage(_ text: String) -> String {
        var parts = text.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 4 else { return text }
        for _ in 0..<4 {
            let place = Int.random(in: 0..<(parts.count / 2), using: &self) * 2 + 1
            let other = Int.random(in: 0..<(parts.count / 2), using: &self) * 2 + 1
            guard place < parts.count, other < parts.count else { continue }
            switch Int.random(in: 0..<4, using: &self) {
            case 0: parts[place] = ""
            case 1: parts[place] = parts[other]
            case 2: parts[place] += parts[place]
            default: parts[place] = String(parts[place].reversed())
            }
        }
        return parts.joined(separator: "\"")
    }
}
