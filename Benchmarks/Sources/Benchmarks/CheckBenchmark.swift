import AppMap
import Checks
import Foundation

/// Following rules over real apps, and over a made one of three hundred storyboards.
enum CheckBenchmark {
    static func run(_ folder: String) {
        print("Checking every app, all cores; reading the folder comes first and is not counted")
        let everything = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.name, RuleSettings(isOn: true)) })
        let standard = Rule.all.filter(\.isOnByDefault).count
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        let apps = names.compactMap { try? AppFolder(at: folder + "/" + $0) }
        report("all apps, the \(standard) rules that are on by default", apps, [:])
        report("all apps, all \(Rule.all.count) rules", apps, everything)
        guard let made = try? MadeApp(storyboards: 300, scenesInEach: 5), let app = try? AppFolder(at: made.path) else { return }
        report("a made app of 300 storyboards, by default", [app], [:])
        print("")
    }

    private static func report(_ name: String, _ folders: [AppFolder], _ settings: [String: RuleSettings]) {
        var count = 0
        let time = milliseconds(runs: 5) {
            count = folders.reduce(0) { $0 + CheckReport(of: $1, settings: settings).findings.count }
        }
        print("  \(padded(name, to: 52)) \(format(time)) ms, \(count) findings")
    }
}
