import AppMap
import Foundation
import Testing

@testable import BoardwalkCommand

@MainActor
@Suite(.serialized) struct CheckCommandTests {
    private func rules(_ outcome: Outcome) throws -> [String] {
        let object = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        return try #require(object["findings"] as? [[String: Any]]).compactMap { $0["rule"] as? String }
    }

    private func leftOut(_ outcome: Outcome) throws -> [String: Any] {
        let object = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
        return try #require(object["leftOut"] as? [String: Any])
    }

    @Test func `a sound app has status 0 and is told so`() throws {
        let outcome = try FixtureApp(["Shop.storyboard": FixtureApp.faultlessShop]).run("check", "PATH")
        #expect(outcome == Outcome(status: .clean, output: "Nothing found in 1 storyboard.\n"))
    }

    @Test func `faults are shown with their lines and make the status 1`() throws {
        let outcome = try FixtureApp.faulty().run("check", "PATH")
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("[missing-scene]\n   ┌─ Main.storyboard:10:1 · "))
        #expect(outcome.output.contains("10 │ <viewControllerPlaceholder storyboardName=\"Shop\""))
        #expect(outcome.output.contains("--fix can put it right: take the tie-breaker 'gone' out."))
        #expect(outcome.output.hasSuffix("2 findings in 1 file: 1 crash, 1 broken.\n"))
    }

    @Test(arguments: [("crash", 1), ("broken", 1), ("style", 1), ("never", 0)])
    func `what fails can be chosen`(severity: String, status: Int32) throws {
        #expect(try FixtureApp.faulty().run("check", "PATH", "--fail-on", severity).status.rawValue == status)
        let app = try FixtureApp.faulty([".boardwalk.json": "{rules: {'missing-scene': false}}"])
        #expect(app.run("check", "PATH", "--fail-on", severity).status.rawValue == (severity == "crash" ? 0 : status))
    }

    @Test(arguments: ["text", "xcode", "json", "sarif", "github", "checkstyle", "junit", "codeclimate"])
    func `every format names every finding, and goes to a file just so`(format: String) throws {
        let app = try FixtureApp.faulty()
        let outcome = app.run("check", "PATH", "--format", format)
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("missing-scene"))
        #expect(outcome.output.contains("stale-tie-breaker"))
        let written = app.run("check", "PATH", "--format", format, "-o", app.path + "/report.txt")
        #expect(written == Outcome(status: .findings))
        #expect(try app.text(of: "report.txt") == outcome.output)
    }

    @Test func `paths for build servers begin at the repository, others at the app`() throws {
        let app = try FixtureApp(["Apps/Kiosk/Main.storyboard": FixtureApp.faultyMain, ".git/HEAD": ""])
        let folder = app.path + "/Apps/Kiosk"
        #expect(app.run("check", folder, "--format", "github").output.contains("file=Apps/Kiosk/Main.storyboard,"))
        #expect(app.run("check", folder, "--format", "codeclimate").output.contains("\"path\" : \"Apps/Kiosk/Main.storyboard\""))
        #expect(app.run("check", folder, "--format", "checkstyle").output.contains("name=\"Apps/Kiosk/Main.storyboard\""))
        let sarif = app.run("check", folder, "--format", "sarif").output
        #expect(sarif.contains("\"uri\" : \"Apps/Kiosk/Main.storyboard\""))
        #expect(sarif.contains("\"uri\" : \"file://\(app.path)/\""))
        #expect(app.run("check", folder, "--format", "json").output.contains("\"file\" : \"Main.storyboard\""))
    }

    // MARK: Rules

    @Test func `one rule can be asked for, even one that is off`() throws {
        let app = try FixtureApp.faulty([".boardwalk.json": "{rules: {'stale-tie-breaker': false}}"])
        #expect(try rules(app.run("check", "PATH", "--format", "json")) == ["missing-scene"])
        let one = app.run("check", "PATH", "--format", "json", "--only", "stale-tie-breaker")
        #expect(try rules(one) == ["stale-tie-breaker"])
        let both = app.run("check", "PATH", "--format", "json", "--only", "stale-tie-breaker, missing-scene")
        #expect(try rules(both) == ["missing-scene", "stale-tie-breaker"])
        #expect(app.run("check", "PATH", "--only", "mising-scene").errors
            == "boardwalk: there is no rule 'mising-scene'; did you mean 'missing-scene'?\n")
        #expect(app.run("check", "PATH", "--only", ",").status == .failed)
    }

    @Test func `a configuration changes severities and switches rules off for some paths`() throws {
        let app = try FixtureApp.faulty([
            "Old/Old.storyboard": FixtureApp.faultyMain,
            ".boardwalk.json": """
                {
                  rules: {'missing-scene': 'style'},
                  overrides: [{paths: 'Old', rules: {broken: false, 'missing-scene': 'crash'}}],
                }
                """,
        ])
        let output = app.run("check", "PATH", "--format", "xcode").output
        #expect(output.contains("/Old/Old.storyboard:10:1: error: "))
        #expect(output.contains("/Main.storyboard:10:1: warning: "))
        #expect(output.contains("/Main.storyboard:14:8: error: "))
        #expect(!output.contains("/Old/Old.storyboard:14:8"))
    }

    @Test(arguments: [
        ("{rules: {'mising-scene': false}}", "'rules.mising-scene' is not known. Did you mean 'missing-scene'?"),
        ("{rules: {'missing-scene': {colour: 1}}}", "'rules.missing-scene.colour' is not known. Known: on, severity."),
        ("{rules: {'large-storyboard': {most: 3}}}", "'rules.large-storyboard.most' is not known. Known: maximum, on, severity."),
        ("{overrides: [{paths: 'a', rules: {x: 1}}]}", "'overrides[0].rules.x' must be true, false, a severity or an object"),
    ])
    func `a configuration that cannot be meant is status 2`(text: String, message: String) throws {
        let outcome = try FixtureApp.faulty([".boardwalk.json": text]).run("check", "PATH")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.hasPrefix("boardwalk: .boardwalk.json: \(message)"))
    }

    // MARK: The walk

    @Test func `what files and a walk both tell is one finding, with the route that leads there`() throws {
        let app = try FixtureApp.broken()
        let walked = app.run("check", "PATH", "--only", "missing-scene")
        #expect(walked.output.contains("How a user gets there:\n"))
        #expect(walked.output.contains("UIKit raises NSInvalidArgumentException: "))
        #expect(walked.output.hasSuffix("1 finding in 1 file: 1 crash.\n"))
        let read = app.run("check", "PATH", "--only", "missing-scene", "--no-walk")
        #expect(!read.output.contains("How a user gets there:"))
        #expect(read.output.hasSuffix("1 finding in 1 file: 1 crash.\n"))
    }

    @Test func `what only a walk tells can be chosen and suppressed as all else`() throws {
        let main = FixtureApp.document(initial: "home", scenes: """
            <scene sceneID="s1"><objects><viewController storyboardIdentifier="Home" id="home"><view key="view" id="v1"><subviews>
            <button id="b1"><state key="normal" title="Open"/><connections>
            <segue destination="next" kind="push" id="g1"/>
            </connections></button>
            </subviews></view></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="next"/></objects></scene>
            """)
        let app = try FixtureApp(["Main.storyboard": main])
        #expect(try rules(app.run("check", "PATH", "--format", "json", "--only", "push-outside-navigation")) == ["push-outside-navigation"])
        #expect(try rules(app.run("check", "PATH", "--format", "json", "--no-walk")).contains("push-outside-navigation") == false)
        try app.write(".boardwalk.json", "{rules: {'push-outside-navigation': 'style'}}")
        #expect(app.run("check", "PATH", "--only", "push-outside-navigation").status == .clean)
        try app.write(".boardwalk-suppressions.json", """
            {suppressions: [{rule: 'push-outside-navigation', file: 'Main.storyboard', scene: 'Home', reason: 'x'}]}
            """)
        #expect(try rules(app.run("check", "PATH", "--format", "json", "--only", "push-outside-navigation")).isEmpty)
        #expect(try !rules(app.run("check", "PATH", "--format", "json", "--no-walk")).contains("unused-suppression"))
    }

    // MARK: Suppressions and baselines

    @Test func `a suppressed finding is counted and not shown, and a stale suppression is shown`() throws {
        let app = try FixtureApp.faulty([".boardwalk-suppressions.json": """
            {suppressions: [
              {rule: "missing-scene", file: "Main.storyboard", object: "ref", reason: "made by the server"},
              {rule: "stale-tie-breaker", file: "Shop.storyboard", reason: "long gone"},
            ]}
            """])
        let outcome = app.run("check", "PATH", "--format", "json")
        #expect(try rules(outcome) == ["unused-suppression", "stale-tie-breaker"])
        #expect(try leftOut(outcome)["suppressed"] as? Int == 1)
        #expect(app.run("check", "PATH").output.contains("┌─ .boardwalk-suppressions.json:3:3\n"))
        let only = app.run("check", "PATH", "--format", "json", "--only", "missing-scene")
        #expect(try rules(only).isEmpty, "the other suppression is for a rule that was not followed")
        try app.write(".boardwalk.json", "{rules: {'unused-suppression': false}}")
        #expect(try rules(app.run("check", "PATH", "--format", "json")) == ["stale-tie-breaker"])
    }

    @Test func `a configuration that leaves every document out is told`() throws {
        let app = try FixtureApp.faulty([".boardwalk.json": "{include: ['Other']}"])
        let outcome = app.run("check", "PATH")
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("are all left out by 'include' and 'exclude' of .boardwalk.json."))
    }

    @Test func `with a baseline, only what is new is shown, and what is gone is told`() throws {
        let app = try FixtureApp.faulty()
        let baseline = app.path + "/baseline.json"
        let written = app.run("check", "PATH", "--write-baseline", baseline)
        #expect(written == Outcome(status: .clean, errors: "The baseline '\(baseline)' knows 2 findings.\n"))
        let same = app.run("check", "PATH", "--baseline", baseline)
        #expect(same == Outcome(status: .clean, output: "Nothing found in 2 storyboards.\nNot shown: 2 known from the baseline.\n"))

        let main = FixtureApp.faultyMain
            .replacingOccurrences(of: "<scenes>", with: "<!-- a line -->\n<scenes>")
            .replacingOccurrences(of: "<segue reference=\"gone\"/>", with: "<segue reference=\"lost\"/>")
        try app.write("Main.storyboard", main)
        let outcome = app.run("check", "PATH", "--baseline", baseline)
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("The segue 'lost'"))
        #expect(!outcome.output.contains("[missing-scene]"))
        #expect(outcome.output.contains("Gone since the baseline: stale-tie-breaker in Main.storyboard."))
        let one = app.run("check", "PATH", "--baseline", baseline, "--only", "missing-scene")
        #expect(!one.output.contains("Gone"))
    }

    @Test func `a baseline that is not there is status 2`() throws {
        let outcome = try FixtureApp.faulty().run("check", "PATH", "--baseline", "none.json")
        #expect(outcome == .failed("boardwalk: there is no baseline 'none.json'; '--write-baseline none.json' writes what is found now as one.\n"))
    }

    @Test func `the configurations that the documentation shows can be used`() throws {
        let pages = ["Checking", "Configuration"].map {
            URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("../../../Sources/AppMap/AppMap.docc/\($0).md").standardizedFileURL
        }
        let shown = try pages.flatMap { page in
            try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```json5\n").dropFirst()
                .compactMap { $0.components(separatedBy: "```").first }.filter { $0.contains("rules:") }
        }
        #expect(shown.count >= 2)
        for text in shown {
            let configuration = try Configuration(json: Data(text.utf8))
            #expect(throws: Never.self) { try RuleSelection(configuration.rules) }
        }
    }

    // MARK: What is not read

    @Test("an app whose only storyboard cannot be read is a finding in every form", arguments: FindingFormat.allCases)
    func unreadable(format: FindingFormat) throws {
        let app = try FixtureApp(["Main.storyboard": "<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> x\n"])
        let outcome = app.run("check", "PATH", "--format", format.rawValue)
        #expect(outcome.status == .findings)
        #expect(outcome.errors.isEmpty)
        #expect(outcome.output.contains(format == .junit || format == .text ? "unfinished" : "unfinished-merge"))
    }

    @Test func `a document alone says that nothing else was read`() throws {
        let app = try FixtureApp(["Shop.storyboard": FixtureApp.faultlessShop])
        let outcome = CommandLineTool.run(["check", app.path + "/Shop.storyboard"])
        #expect(outcome.errors.hasPrefix("Only this document was read, and nothing of its app"))
        #expect(app.run("check", "PATH").errors.isEmpty)
    }

    @Test func `what is left out is there for a walk too`() throws {
        let main = FixtureApp.document(initial: "tab", scenes: """
            <scene sceneID="s1"><objects><tabBarController id="tab"><connections>
            <segue destination="ref" kind="relationship" relationship="viewControllers" id="r1"/>
            </connections></tabBarController></objects></scene>
            <scene sceneID="s2"><objects>
            <viewControllerPlaceholder storyboardName="Shop" id="ref"><tabBarItem key="tabBarItem" title="Shop" id="i"/></viewControllerPlaceholder>
            </objects></scene>
            """)
        let app = try FixtureApp([
            "Main.storyboard": main, "Shop.storyboard": FixtureApp.faultlessShop, ".boardwalk.json": "{exclude: ['Shop.storyboard']}",
        ])
        #expect(try rules(app.run("check", "PATH", "--format", "json")) == [])
        try FileManager.default.removeItem(atPath: app.path + "/Shop.storyboard")
        #expect(try rules(app.run("check", "PATH", "--format", "json")).contains("missing-storyboard"))
    }

    @Test func `sources that are not read are named`() throws {
        let app = try FixtureApp(["Shop.storyboard": FixtureApp.faultlessShop])
        let utf16 = try #require("class Home {}".data(using: .utf16))
        try utf16.write(to: URL(fileURLWithPath: app.path + "/Home.swift"))
        #expect(app.run("check", "PATH").errors
            == "Not read, so that less is said of what names these sources: Home.swift (it is UTF-16, and compilers take UTF-8).\n")
    }

    @Test func `paths of the configuration that match nothing are named`() throws {
        let app = try FixtureApp.faulty([".boardwalk.json": "{overrides: [{paths: ['Lagacy/**', '*.storyboard'], rules: {crash: false}}]}"])
        #expect(app.run("check", "PATH").errors == ".boardwalk.json: the path 'Lagacy/**' of 'overrides' matches no file.\n")
        let other = try FixtureApp.faulty([".boardwalk.json": "{include: ['*.storyboard', 'Modles']}"])
        #expect(other.run("check", "PATH").errors == ".boardwalk.json: the path 'Modles' of 'include' matches no file.\n")
    }

    // MARK: Fixes

    @Test func `a dry run shows the difference and changes nothing`() throws {
        let app = try FixtureApp.faulty()
        let outcome = app.run("check", "PATH", "--fix", "--dry-run")
        #expect(outcome.status == .findings)
        #expect(outcome.output == """
            --- a/Main.storyboard
            +++ b/Main.storyboard
            @@ -10,7 +10,4 @@
             <viewControllerPlaceholder storyboardName="Shop" referencedIdentifier="Gift" id="ref"/>
             </objects></scene>
             </scenes>
            -<inferredMetricsTieBreakers>
            -<segue reference="gone"/>
            -</inferredMetricsTieBreakers>
             </document>

            """)
        #expect(try app.text(of: "Main.storyboard") == FixtureApp.faultyMain)
    }

    @Test func `a difference in a pipe can be applied, whatever line ends a document has`() throws {
        let app = try FixtureApp(["Main.storyboard": FixtureApp.faultyMain.replacingOccurrences(of: "\n", with: "\r\n")])
        let outcome = app.run("check", "PATH", "--fix", "--dry-run")
        #expect(outcome.output.contains("\n-<segue reference=\"gone\"/>\r\n"))
        #expect(!outcome.output.contains("␍"))
        let screen = CommandLineTool.run(["check", app.path, "--fix", "--dry-run"], in: {
            var terminal = Terminal.plain
            terminal.isScreen = true
            return terminal
        }())
        #expect(screen.output.contains("-<segue reference=\"gone\"/>␍\n"))
    }

    @Test func `a fix changes what it says, and the rest is reported`() throws {
        let app = try FixtureApp.faulty()
        let outcome = app.run("check", "PATH", "--fix")
        #expect(outcome.errors == "Put right in Main.storyboard: take the tie-breaker 'gone' out.\n")
        #expect(outcome.status == .findings)
        #expect(outcome.output.hasSuffix("1 finding in 1 file: 1 crash.\n"))
        #expect(try app.text(of: "Main.storyboard")
            == FixtureApp.faultyMain.replacingOccurrences(
                of: "\n<inferredMetricsTieBreakers>\n<segue reference=\"gone\"/>\n</inferredMetricsTieBreakers>", with: ""))
        #expect(app.run("check", "PATH", "--fix").errors.isEmpty)
        #expect(app.run("check", "PATH", "--fix", "--dry-run").output == "Nothing can be put right by itself.\n")
    }

    @Test func `what is suppressed is not put right`() throws {
        let app = try FixtureApp.faulty([".boardwalk-suppressions.json": """
            {suppressions: [{rule: "stale-tie-breaker", file: "Main.storyboard", reason: "our merge tool needs it"}]}
            """])
        #expect(app.run("check", "PATH", "--fix").errors.isEmpty)
        #expect(try app.text(of: "Main.storyboard") == FixtureApp.faultyMain)
    }

    @Test(arguments: [
        ["--dry-run"], ["--write-baseline", "x", "--baseline", "y"], ["--write-baseline", "x", "--only", "missing-scene"],
        ["--write-baseline", "x", "--changed-since", "HEAD"], ["--write-baseline", "x", "--app", "Kiosk"],
        ["--write-baseline", "x", "--fix", "--dry-run"], ["--fail-on", "bad"], ["--fix", "--dry-run", "--format", "json"],
    ])
    func `options that contradict one another are a sentence and status 2`(options: [String]) throws {
        let outcome = CommandLineTool.run(["check", try FixtureApp.faulty().path] + options)
        #expect(outcome.status == .failed)
        #expect(outcome.errors.contains("Usage: boardwalk check"))
    }

    @Test func `a folder without documents is status 2`() throws {
        #expect(try FixtureApp(["a.txt": ""]).run("check", "PATH").status == .failed)
    }

    @Test func `the same app gives the same bytes`() throws {
        let app = try FixtureApp.faulty(["Old/Old.storyboard": FixtureApp.faultyMain])
        for format in FindingFormat.allCases {
            let reports = (0..<3).map { _ in app.run("check", "PATH", "--format", format.rawValue).output }
            #expect(Set(reports).count == 1)
        }
    }
}
