import AppMap
import Foundation
import Testing

@testable import BoardwalkCommand

/// What a branch breaks, wherever it shows. Git itself is asked; without it these tests are skipped.
@MainActor
@Suite(.enabled(if: Repository.hasGit), .serialized)
struct BranchFindingsTests {
    /// A scene of a class with an outlet of its base class, which performs a segue, and a picture.
    private static let app = [
        "Main.storyboard": FixtureApp.document(initial: "home", scenes: """
            <scene sceneID="s1"><objects>
            <viewController id="home" customClass="HomeController" customModule="Kiosk" customModuleProvider="target">
            <view key="view" id="v1"><subviews><imageView image="pear" id="i1"/></subviews></view>
            <connections>
            <outlet property="picture" destination="i1" id="o1"/>
            <segue destination="next" kind="show" identifier="showReceipt" id="g1"/>
            </connections></viewController>
            </objects></scene>
            <scene sceneID="s2"><objects><viewController id="next"/></objects></scene>
            """),
        "Home.swift": """
            class HomeController: BaseController {
                func pay() { performSegue(withIdentifier: Names.receipt, sender: nil) }
            }
            """,
        "Base.swift": "class BaseController: UIViewController {\n    @IBOutlet var picture: UIImageView!\n}\n",
        "Names.swift": "enum Names {\n    static let receipt = \"showReceipt\"\n}\n",
        "Art.xcassets/pear.imageset/Contents.json": #"{"images": [{"idiom": "universal", "filename": "pear.png"}]}"#,
        "Art.xcassets/pear.imageset/pear.png": "",
    ]

    private func changing(_ file: String, _ old: String, to new: String) throws -> Outcome {
        let repository = try Repository(Self.app)
        #expect(repository.run("check", "PATH").status == .clean)
        let text = try #require(Self.app[file])
        try repository.write(file, text.replacingOccurrences(of: old, with: new))
        return repository.run("check", "PATH", "--changed-since", "HEAD")
    }

    @Test(arguments: [
        ("Base.swift", "@IBOutlet var picture", "var other", "[missing-outlet]"),
        ("Main.storyboard", "identifier=\"showReceipt\"", "identifier=\"showBill\"", "[missing-segue-in-code]"),
        ("Names.swift", "\"showReceipt\"", "\"showRcpt\"", "[missing-segue-in-code]"),
    ])
    func `what a change breaks in a file that has not changed is reported`(file: String, old: String, new: String, rule: String) throws {
        let outcome = try changing(file, old, to: new)
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains(rule))
    }

    @Test func `so is what misses a file that is gone`() throws {
        let repository = try Repository(Self.app)
        try repository.remove("Art.xcassets/pear.imageset")
        let outcome = repository.run("check", "PATH", "--changed-since", "HEAD")
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("[unknown-image]"))
        try repository.commit()
        #expect(repository.run("check", "PATH", "--changed-since", "HEAD~1") == outcome)
        #expect(repository.run("check", "PATH", "--changed-since", "HEAD").status == .clean, "it stood there before")
    }

    @Test func `what stood there before in files that have not changed is counted, and what is in changed files is shown`() throws {
        let repository = try Repository(["Main.storyboard": FixtureApp.faultyMain, "Shop.storyboard": FixtureApp.faultlessShop])
        try repository.write("New.storyboard", FixtureApp.faultyMain)
        let outcome = repository.run("check", "PATH", "--changed-since", "HEAD")
        #expect(outcome.status == .findings)
        #expect(outcome.output.contains("New.storyboard · 1 crash"))
        #expect(!outcome.output.contains("Main.storyboard · "))
        #expect(outcome.output.contains("that were there before, in files that have not changed.\n"))
        try repository.remove("New.storyboard")
        try repository.write("Read.me", "x")
        #expect(repository.run("check", "PATH", "--changed-since", "HEAD").status == .clean)
    }

    @Test func `a suppression that no longer matches is reported when the branch has made it so`() throws {
        let repository = try Repository([
            "Main.storyboard": FixtureApp.faultyMain, "Shop.storyboard": FixtureApp.faultlessShop,
            ".boardwalk-suppressions.json": "{suppressions: [{rule: 'missing-scene', file: 'Main.storyboard', reason: 'x'}]}",
        ])
        try repository.write("Read.me", "x")
        #expect(!repository.run("check", "PATH", "--changed-since", "HEAD").output.contains("[unused-suppression]"))
        try repository.write("Main.storyboard", FixtureApp.faultyMain.replacingOccurrences(of: "Gift", with: "Detail"))
        #expect(repository.run("check", "PATH", "--changed-since", "HEAD").output.contains("[unused-suppression]"))
    }

    @Test func `where the earlier state cannot be checked all findings are reported, and why`() throws {
        let repository = try Repository(["Main.storyboard": FixtureApp.faultyMain, "Shop.storyboard": FixtureApp.faultlessShop])
        try repository.write("Package.swift", "")
        try repository.write(".boardwalk.json", "{projects: ['Package.swift']}")
        let outcome = repository.run("check", "PATH", "--changed-since", "HEAD")
        #expect(outcome.output.contains("[missing-scene]"))
        #expect(outcome.errors.hasPrefix(
            "What was there before cannot be told, so that all findings are reported. At 'HEAD', .boardwalk.json: 'projects' cannot be "))
    }

    @Test("no report tells of the temporary folder", arguments: FindingFormat.allCases)
    func noTemporaryPath(format: FindingFormat) throws {
        let repository = try Repository(Self.app)
        try repository.write("Base.swift", "class BaseController: UIViewController {}\n")
        let outcome = repository.run("check", "PATH", "--changed-since", "HEAD", "--format", format.rawValue)
        #expect(outcome.status == .findings)
        #expect(!(outcome.output + outcome.errors).contains("/boardwalk-"))
    }

    // MARK: The earlier folder

    @Test func `the earlier folder has what was changed, renamed or deleted as it was, nothing that is new, and all else`() throws {
        let repository = try Repository(["a.xib": "old a", "sub/b.xib": "b", "gone.xib": "gone", "old.xib": "renamed"])
        try FileManager.default.createSymbolicLink(atPath: repository.path + "/link.xib", withDestinationPath: "a.xib")
        try repository.commit()
        try repository.write("a.xib", "new a")
        try repository.write("new.xib", "new")
        try repository.git("rm", "-q", "gone.xib")
        try repository.git("mv", "old.xib", "renamed.xib")
        let scan = try FolderScan(of: repository.path)
        var earlier: EarlierFolder? = try EarlierFolder(scan, at: "HEAD", changed: ChangedFiles(in: scan.root, since: "HEAD"))
        let path = try #require(earlier?.path)
        let files = try FolderScan(of: path).files
        #expect(files == ["a.xib", "gone.xib", "old.xib", "sub/b.xib"])
        #expect(try String(contentsOfFile: path + "/a.xib", encoding: .utf8) == "old a")
        #expect(try String(contentsOfFile: path + "/link.xib", encoding: .utf8) == "old a")
        #expect(try String(contentsOfFile: path + "/gone.xib", encoding: .utf8) == "gone")
        #expect((path as NSString).lastPathComponent == (scan.root as NSString).lastPathComponent)
        earlier = nil
        #expect(!FileManager.default.fileExists(atPath: (path as NSString).deletingLastPathComponent))
        #expect(try String(contentsOfFile: repository.path + "/sub/b.xib", encoding: .utf8) == "b")
    }

    @Test func `the earlier folder of a part of a repository is that part`() throws {
        let repository = try Repository(["App/a.xib": "old", "Other/a.xib": "other"])
        try repository.write("App/a.xib", "new")
        try repository.write("Other/a.xib", "changed")
        let scan = try FolderScan(of: repository.path + "/App")
        let earlier = try EarlierFolder(scan, at: "HEAD", changed: ChangedFiles(in: scan.root, since: "HEAD"))
        #expect(try FolderScan(of: earlier.path).files == ["a.xib"])
        #expect(try String(contentsOfFile: earlier.path + "/a.xib", encoding: .utf8) == "old")
    }
}
