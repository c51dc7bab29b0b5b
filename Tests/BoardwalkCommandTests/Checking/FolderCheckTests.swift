import AppMap
import Foundation
import SourceIndex
import Testing

@testable import BoardwalkCommand

@MainActor
@Suite(.serialized) struct FolderCheckTests {
    /// An app whose outlet is there, with a way back that its class takes, and one fault.
    private func app() throws -> FixtureApp {
        try FixtureApp([
            "Main.storyboard": FixtureApp.document(initial: "nav", scenes: """
                <scene sceneID="s0"><objects><navigationController id="nav"><connections>
                <segue destination="home" kind="relationship" relationship="rootViewController" id="g0"/>
                </connections></navigationController></objects></scene>
                <scene sceneID="s1"><objects><viewController id="home" customClass="Home" customModule="Kiosk" customModuleProvider="target">
                <view key="view" id="v1"><subviews><label text="Hello" id="l1"/></subviews></view>
                <connections><outlet property="label" destination="l1" id="o1"/>
                <segue destination="next" kind="show" identifier="go" id="g1"/></connections></viewController></objects></scene>
                <scene sceneID="s2"><objects><viewController id="next">
                <view key="view" id="v2"><subviews><button id="b2"><state key="normal" title="Back"/><connections>
                <segue destination="e2" kind="unwind" unwindAction="back:" id="g2"/></connections></button></subviews></view>
                </viewController><exit id="e2" sceneMemberID="exit"/></objects></scene>
                <scene sceneID="s3"><objects>
                <viewControllerPlaceholder storyboardName="Nowhere" id="ref"/></objects></scene>
                """),
            "Home.swift": home, "Assets.xcassets/Contents.json": "{}",
        ])
    }

    private let home = """
        import UIKit
        class Home: UIViewController {
            @IBOutlet var label: UILabel!
            @IBAction func back(_ segue: UIStoryboardSegue) { performSegue(withIdentifier: "go", sender: nil) }
        }
        """

    private func arguments(_ words: String...) throws -> Arguments { try Arguments(words, of: CheckCommand.description) }

    private func caches(_ app: FixtureApp) -> URL {
        URL(fileURLWithPath: app.path).deletingLastPathComponent().appendingPathComponent("caches")
    }

    private func check(_ app: FixtureApp, _ words: String...) throws -> FolderCheck {
        try FolderCheck(at: app.path, Arguments(words, of: CheckCommand.description)) { CheckCache(of: $0, in: self.caches(app)) }
    }

    private func plainResult(_ app: FixtureApp) throws -> CheckResult {
        try FolderCheck(at: app.path, arguments("--no-cache")).result(in: .plain)
    }

    @Test func `what is kept is what was found`() throws {
        let app = try app()
        let found = try check(app).result(in: .plain)
        #expect(found.findings.map(\.rule).contains("missing-storyboard"))
        #expect(try found == plainResult(app))
        #expect(try check(app).result(in: .plain) == found)
        #expect(try check(app, "--no-walk").result(in: .plain).findings.count <= found.findings.count)
        #expect(try check(app, "--only", "missing-outlet").result(in: .plain).findings.isEmpty)
    }

    @Test("A change of any file is seen", arguments: [
        ("Home.swift", "var label", "var lable"), ("Home.swift", "func back(", "func home("), ("Home.swift", "\"go\"", "\"gone\""),
        ("Home.swift", "class Home", "class House"), ("Main.storyboard", "Nowhere", "Main"), ("Main.storyboard", "back:", "away:"),
        ("Main.storyboard", "property=\"label\"", "property=\"title\""),
    ])
    func change(file: String, old: String, new: String) throws {
        let app = try app()
        let before = try check(app).result(in: .plain)
        try app.write(file, app.text(of: file).replacingOccurrences(of: old, with: new))
        let after = try check(app).result(in: .plain)
        #expect(try after == plainResult(app))
        #expect(after != before)
        #expect(try check(app).result(in: .plain) == after)
    }

    @Test("Files that come and go are seen, and what no check depends on is not", arguments: [
        (".boardwalk.json", "{}", true), ("More.storyboard", "<document/>", true), ("Info.plist", "{}", true), ("A.swift", "", true),
        ("Image.png", "x", true), (".hidden", "x", false), (".boardwalk-suppressions.json", "{}", false),
    ])
    func fingerprints(file: String, text: String, counts: Bool) throws {
        let app = try app()
        func fingerprint() throws -> FolderFingerprint { FolderFingerprint(of: try FolderScan(of: app.path)) }
        let before = try fingerprint()
        #expect(try fingerprint() == before)
        try app.write(file, text)
        #expect(try (fingerprint() != before) == counts)
        try app.write(file, text + " ")
        let after = try fingerprint()
        try FileManager.default.removeItem(atPath: app.path + "/" + file)
        #expect(try fingerprint() == before)
        #expect((after != before) == counts)
    }

    @Test func `what sources say does not count for what depends on documents alone`() throws {
        let app = try app()
        func fingerprint() throws -> FolderFingerprint { FolderFingerprint(of: try FolderScan(of: app.path)) }
        let before = try fingerprint()
        try app.write("Home.swift", home + "\n")
        let after = try fingerprint()
        #expect(after.withoutSources == before.withoutSources)
        #expect(after.everything != before.everything)
        try app.write("Package.swift", "// swift-tools-version: 6.0")
        let package = try fingerprint()
        try app.write("Package.swift", "// swift-tools-version: 5.9")
        #expect(try fingerprint().withoutSources != package.withoutSources)
    }

    @Test func `a damaged cache changes nothing`() throws {
        let app = try app()
        let found = try check(app).result(in: .plain)
        let folder = caches(app)
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first { $0.hasPrefix("results-") })
        let file = folder.appendingPathComponent(name)
        let whole = try Data(contentsOf: file)
        for position in stride(from: 0, to: whole.count, by: 401) {
            var damaged = whole
            damaged[position] ^= 0x5A
            try damaged.write(to: file)
            #expect(try check(app).result(in: .plain) == found)
            try whole.prefix(position).write(to: file)
            #expect(try check(app).result(in: .plain) == found)
        }
    }

    @Test func `everything that a finding can have is kept`() throws {
        let finding = FixtureFindings.crash
        let result = CheckResult(findings: [finding], fixes: [finding: "mend it"], subject: "2 storyboards")
        let walk = KeptWalk(
            answers: [.init(className: "A", action: "b:", hasAction: nil), .init(className: "C", action: "d:", hasAction: false)],
            findings: [finding])
        let app = try app()
        let cache = try #require(CheckCache(of: "/app", in: caches(app)))
        let keys = [ContentHash(high: 1, low: 1), ContentHash(high: 2, low: 2)]
        cache.keep(result, keys[0], walks: [(key: keys[1], walk: walk)])
        let again = try #require(CheckCache(of: "/app", in: caches(app)))
        #expect(again.result(keys[0]) == result)
        #expect(again.walk(keys[1]) == walk)
        #expect(again.result(keys[1]) == nil)
    }
}
