import AppMap
import Foundation
import InterfaceBuilder
import Testing

@testable import Checks

/// What the rules find in real apps. Every finding that says that an app stops or that something does not work has been
/// looked at and is true; the table tells why.
@Suite(.enabled(if: Corpus.folder != nil)) struct CorpusFindingsTests {
    private static let reports = Result { try Corpus.reports() }

    @Test func `Real apps have just these faults that stop them or leave something broken`() throws {
        let reports = try Self.reports.get()
        var expected: [String: [String: Int]] = [:]
        for fault in KnownFault.all { expected[fault.app, default: [:]][fault.rule] = fault.count }
        for (app, report) in reports {
            let bad = report.findings.filter { $0.severity <= .broken }
            let counts = Dictionary(grouping: bad, by: \.rule).mapValues(\.count)
            #expect(counts == expected[app] ?? [:], "\(app)")
        }
        #expect(Set(expected.keys).isSubset(of: reports.map(\.app)))
    }

    @Test func `What is only suspicious stays as it is`() throws {
        let findings = try Self.reports.get().flatMap(\.report.findings).filter { $0.severity == .suspicious }
        #expect(
            Dictionary(grouping: findings, by: \.rule).mapValues(\.count) == [
                "ambiguous-view": 134, "back-by-show": 5, "document-in-no-target": 8, "duplicate-constraint": 29,
                "empty-storyboard": 9, "misplaced-view": 104, "missing-storyboard": 1, "similar-document-names": 2,
                "tab-lost-behind-reference": 1,
                "unknown-bundle": 3, "unlinked-segue": 10,
            ])
    }

    @Test func `Every rule of style comes to an end, and its fixes leave documents that can be read`() throws {
        let style = Rule.all.filter { $0.severity == .style }
        let settings = Dictionary(uniqueKeysWithValues: style.map { ($0.name, RuleSettings(isOn: true)) })
        for app in try Corpus.apps() {
            let folder = try AppFolder(at: app.path)
            let report = CheckReport(of: folder, settings: settings)
            let files = Dictionary(grouping: report.fixes.keys, by: \.location.file)
            for (file, findings) in files {
                var document = try Document(contentsOf: folder.root + "/" + file)
                for finding in findings { try report.fixes[finding]?.apply(to: &document) }
                _ = try Document(document.bytes)
            }
        }
    }
}

/// How many findings of a rule an app has, and why they are true.
private struct KnownFault {
    let app: String
    let rule: String
    let count: Int
    let reason: String

    init(_ app: String, _ rule: String, _ count: Int, _ reason: String) {
        self.app = app
        self.rule = rule
        self.count = count
        self.reason = reason
    }

    static let all = [
        KnownFault(
            "AliSoftware+Reusable", "deployment-target", 1, "three system symbols in a target that runs on iOS 12"),

        // Documents that the tests of a reader read; its package is not in the corpus.
        KnownFault(
            "IBDecodable+IBDecodable", "missing-initial-scene", 3, "references to storyboards that have no initial scene"),
        KnownFault("IBDecodable+IBDecodable", "dead-segue", 1, "a show segue from a controller, without an identifier"),
        KnownFault(
            "IBDecodable+IBDecodable", "prototype-without-identifier", 7, "cells as the editor made them, never named"),
        KnownFault("IBDecodable+IBDecodable", "unknown-image", 9, "names such as 'MinImage' that are in no catalogue"),
        KnownFault(
            "IBDecodable+IBDecodable", "unreachable-scene", 15, "one scene of each kind side by side, nothing leads to the first of each"),

        // Documents that the tests of another checker read, each with a fault for it to find.
        KnownFault(
            "IBDecodable+IBLinter", "missing-initial-scene", 1, "a reference that names nothing, in a storyboard without a start"),
        KnownFault("IBDecodable+IBLinter", "dangling-constraint", 2, "a view whose id was changed by hand"),
        KnownFault("IBDecodable+IBLinter", "duplicate-object-id", 2, "two constraints were given the ids of views"),
        KnownFault("IBDecodable+IBLinter", "prototype-without-identifier", 2, "cells that are wrong on purpose"),
        KnownFault("IBDecodable+IBLinter", "unknown-color", 2, "colours that are wrong on purpose"),
        KnownFault(
            "IBDecodable+IBLinter", "unknown-image", 4, "images that are wrong on purpose: slips, and folders that are no namespace"),
        KnownFault("IBDecodable+IBLinter", "unreachable-scene", 23, "scenes without a start, an identifier or a segue to them"),
        KnownFault("IBDecodable+IBLinter", "unreadable-document", 8, "empty files with the name of a xib"),

        KnownFault(
            "LoopKit+Loop", "unknown-color", 2, "LoopUI's only catalogue has no colour 'warning'; the one of the app is not searched"),
        KnownFault(
            "NordicSemiconductor+IOS-nRF-Mesh-Library", "deployment-target", 4,
            "button configurations in a target that runs on iOS 13, in four documents"),
        KnownFault(
            "Ranchero-Software+NetNewsWire", "unknown-image", 1, "the catalogue for iOS has 'accountLocalPad' and 'accountLocalPhone' only"),
        KnownFault(
            "SwiftGen+SwiftGen", "duplicate-storyboard-identifier", 2, "three scenes are called 'public', to test what is made of them"),
        KnownFault("SwiftGen+SwiftGen", "prototype-without-identifier", 2, "cells as the editor made them, never named"),
        KnownFault("SwiftGen+SwiftGen", "unreachable-scene", 1, "its title says so"),
        KnownFault(
            "mac-cain13+R.swift", "missing-launch-screen", 1, "LocalizedStringApp names a launch screen and has none"),
        KnownFault("mac-cain13+R.swift", "unknown-image", 1, "'First' where the catalogue has 'first'"),
        KnownFault(
            "mac-cain13+R.swift", "unreachable-scene", 2, "a table beside the scenes of 'Secondary', and the only scene of 'TabBarItem'"),
        KnownFault(
            "mleiv+MEGameTracker", "unknown-color", 19,
            "no catalogue has 'headerFooterBackground', 'lightestBackground' or 'lightestGray'"),
        KnownFault(
            "seltzered+FirstBuild-Mobile", "unknown-image", 9, "four images that no catalogue of the target has, one of them in a catalogue of no target"),
        KnownFault("seltzered+FirstBuild-Mobile", "unreachable-scene", 1, "a scene for debugging that nothing leads to"),
    ]
}
