import AppMap
import Foundation
import Testing

@testable import BoardwalkCommand

/// Git itself is asked; without it these tests are skipped.
@MainActor
@Suite(.enabled(if: Repository.hasGit), .serialized)
struct ChangedFilesTests {
    private func concerns(_ file: String, _ repository: Repository, since revision: String = "HEAD", in folder: String = "") throws -> Bool {
        let changed = try ChangedFiles(in: repository.path + folder, since: revision)
        return changed.concern(Finding(rule: "r", severity: .crash, message: "m", location: FixtureFindings.place(file, 1, 1)))
    }

    @Test func `what is changed, staged, new or renamed has changed, and nothing else`() throws {
        let repository = try Repository(["a.xib", "b.xib", "c.xib", "old.xib", "gone.xib", "sub/d.xib"])
        try repository.write("a.xib", "changed")
        try repository.write("b.xib", "staged")
        try repository.git("add", "b.xib")
        try repository.write("new e\u{301}\n.xib", "")
        try repository.git("mv", "old.xib", "renamed.xib")
        try repository.git("rm", "-q", "gone.xib")
        for file in ["a.xib", "b.xib", "new e\u{301}\n.xib", "renamed.xib"] {
            #expect(try concerns(file, repository))
        }
        for file in ["c.xib", "sub/d.xib"] {
            #expect(try !concerns(file, repository))
        }
    }

    @Test func `commits since the branch began count, those of the other branch do not`() throws {
        let repository = try Repository(["a.xib", "b.xib", "c.xib"])
        try repository.git("checkout", "-q", "-b", "work")
        try repository.write("a.xib", "mine")
        try repository.git("commit", "-qam", "mine")
        try repository.git("checkout", "-q", "main")
        try repository.write("b.xib", "theirs")
        try repository.git("commit", "-qam", "theirs")
        try repository.git("checkout", "-q", "work")
        #expect(try concerns("a.xib", repository, since: "main"))
        #expect(try !concerns("b.xib", repository, since: "main"))
        #expect(try !concerns("a.xib", repository))
    }

    @Test func `paths are those of the app's folder within its repository`() throws {
        let repository = try Repository(["App/a.xib", "Other/a.xib", "App/b.xib"])
        try repository.write("Other/a.xib", "changed")
        try repository.write("App/b.xib", "changed")
        try repository.write("App/c.xib", "new")
        #expect(try !concerns("a.xib", repository, in: "/App"))
        #expect(try concerns("b.xib", repository, in: "/App"))
        #expect(try concerns("c.xib", repository, in: "/App"))
    }

    @Test func `a finding concerns a change by its places, its route and the names that it quotes`() {
        let changed = ChangedFiles(paths: ["Shop/Till.storyboard", "Lib"])
        func finding(_ message: String = "m", related: String = "x", step: String = "x") -> Finding {
            Finding(
                rule: "r", severity: .crash, message: message, location: FixtureFindings.place("Main.storyboard", 1, 1),
                route: [RouteStep(action: "a", location: FixtureFindings.place(step, 1, 1))],
                related: [RelatedPlace(message: "m", location: FixtureFindings.place(related, 1, 1))])
        }
        #expect(!changed.concern(finding()))
        #expect(changed.concern(finding(related: "Shop/Till.storyboard")))
        #expect(changed.concern(finding(step: "Shop/Till.storyboard")))
        #expect(changed.concern(finding("There is no storyboard 'Till'.")))
        #expect(changed.concern(finding(related: "Lib/Sub/a.xib")), "a submodule is one path")
        #expect(!changed.concern(finding(related: "Library/a.xib")))
    }

    @Test func `a finding about an asset that has changed or is gone is concerned`() {
        let changed = ChangedFiles(paths: ["Shop/Assets.xcassets/Brand/Logo.imageset/logo@2x.png", "Shop/Assets.xcassets/Contents.json"])
        func concerns(_ name: String) -> Bool {
            changed.concern(Finding(
                rule: "r", severity: .broken, message: "There is no image '\(name)'.",
                location: FixtureFindings.place("Main.storyboard", 1, 1)))
        }
        #expect(concerns("Logo"))
        #expect(concerns("Brand/Logo"))
        #expect(!concerns("Brand"))
        #expect(!concerns("Assets"))
    }

    @Test(arguments: ["nowhere", "", "--output=stolen", "-h", "HEAD; touch stolen", "$(touch stolen)", "HEAD^{tree}"])
    func `a revision that git does not know is a sentence, and never an option or a command`(revision: String) throws {
        let repository = try Repository(["a.xib"])
        let error = #expect(throws: CommandFailure.self) { try ChangedFiles(in: repository.path, since: revision) }
        #expect(error?.description.hasPrefix("git knows no revision '\(revision)' here.") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: repository.path).sorted() == [".git", "a.xib"])
    }

    @Test func `outside a repository it is a sentence`() throws {
        let app = try FixtureApp.faulty()
        let outcome = app.run("check", "PATH", "--changed-since", "HEAD")
        #expect(outcome == .failed(
            "boardwalk: '--changed-since' needs git's history, and the folder '\(app.path)' is in no git repository.\n"))
    }

    @Test func `before the first commit everything has changed since the head`() throws {
        let app = try FixtureApp(["a.xib": "a", "b.xib": "b"])
        let repository = try Repository(in: app)
        try repository.git("init", "-q", "-b", "main")
        try repository.git("add", "a.xib")
        #expect(try concerns("a.xib", repository))
        #expect(try concerns("b.xib", repository))
        let error = #expect(throws: CommandFailure.self) { try ChangedFiles(in: repository.path, since: "main") }
        #expect(error?.description == "git knows no revision 'main' here. The repository has no commit yet.")
    }

    @Test func `a repository inside the repository that git does not know is new with all that is in it`() throws {
        let repository = try Repository(["a.xib"])
        try FileManager.default.createDirectory(atPath: repository.path + "/Kit", withIntermediateDirectories: true)
        try repository.write("Kit/b.xib", "b")
        try repository.git("-C", "Kit", "init", "-q")
        #expect(try concerns("Kit/b.xib", repository))
    }

    @Test func `histories without a common commit are compared with each other, and that is told`() throws {
        let repository = try Repository(["a.xib", "b.xib"])
        try repository.git("checkout", "-q", "--orphan", "other")
        try repository.write("a.xib", "other")
        try repository.git("commit", "-qam", "other")
        let changed = try ChangedFiles(in: repository.path, since: "main")
        #expect(changed.note == "'main' and what is checked out have no common commit here; they are compared with each other.\n")
        #expect(changed.contains("a.xib"))
        #expect(!changed.contains("b.xib"))
    }
}
