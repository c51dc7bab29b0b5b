import AppMap
import Foundation
import Testing

@testable import Checks

/// What the rules find in real apps. Every finding that says that an app stops or that something does not work has been
/// looked at and is true; `Findings.txt` tells why.
@Suite(.enabled(if: Corpus.folder != nil)) struct CorpusFindingsTests {
    @Test func dump() throws {
        for app in try Corpus.apps() {
            let style = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.name, RuleSettings(isOn: true)) }); let report = CheckReport(of: try AppFolder(at: app.path), settings: style)
            for f in report.findings {
                print("@@", f.severity.rawValue, f.rule, app.name, f.location, "|", f.scene ?? "-", "|", f.message)
            }
        }
    }
}

enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

    static func apps() throws -> [(name: String, path: String)] {
        let folder = try #require(folder)
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .map { ($0, folder + "/" + $0) }.filter { isFolder($0.1) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
