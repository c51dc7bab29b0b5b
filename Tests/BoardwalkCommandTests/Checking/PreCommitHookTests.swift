import Foundation
import Testing

/// The hook that the documentation gives, as git runs it; in the place of the command stands one that notes how it is called.
@Suite(.enabled(if: Repository.hasGit)) struct PreCommitHookTests {
    private static func hook() throws -> String {
        let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/AppMap/AppMap.docc/Checking.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let section = try #require(text.components(separatedBy: "### Before a commit\n").last)
        let block = try #require(section.components(separatedBy: "```sh\n").dropFirst().first)
        return try #require(block.components(separatedBy: "```").first)
    }

    /// A folder that is a new repository with the hook.
    private static func folder(status: Int) throws -> FixtureApp {
        let app = try FixtureApp([
            "shop/.git-hook": try hook(), "tools/boardwalk": "#!/bin/sh\necho \"$@\" >> \"\(FixtureApp.calls)\"\nexit \(status)\n",
        ])
        let shop = app.path + "/shop"
        try #require(try Repository.git(["init", "-q", "-b", "main"], in: shop) == 0)
        let hooks = shop + "/.git/hooks"
        try FileManager.default.createDirectory(atPath: hooks, withIntermediateDirectories: true)
        try FileManager.default.moveItem(atPath: shop + "/.git-hook", toPath: hooks + "/pre-commit")
        for file in [hooks + "/pre-commit", app.path + "/tools/boardwalk"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }
        return app
    }

    private static func commit(_ file: String, in app: FixtureApp) throws -> Int32 {
        let shop = app.path + "/shop"
        let url = URL(fileURLWithPath: shop + "/" + file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(UUID().uuidString.utf8).write(to: url)
        try #require(try Repository.git(["add", "-A"], in: shop) == 0)
        return try Repository.git(["commit", "-q", "-m", file], in: shop, tools: app.path + "/tools")
    }

    private static func calls(in app: FixtureApp) -> [String] {
        let text = (try? String(contentsOfFile: app.path + "/shop/" + FixtureApp.calls, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    @Test func `the first commit is checked whole, later ones by what has changed, and others not at all`() throws {
        let app = try Self.folder(status: 0)
        #expect(try Self.commit("README.md", in: app) == 0)
        #expect(Self.calls(in: app) == [])
        #expect(try Self.commit("Shop/Main.storyboard", in: app) == 0)
        #expect(try Self.commit("Shop/Assets.xcassets/Logo.imageset/logo.png", in: app) == 0)
        #expect(try Self.commit("Shop/Notes.txt", in: app) == 0)
        #expect(Self.calls(in: app) == ["check --changed-since HEAD", "check --changed-since HEAD"])
        let new = try Self.folder(status: 0)
        #expect(try Self.commit("Main.storyboard", in: new) == 0)
        #expect(Self.calls(in: new) == ["check"])
    }

    @Test func `findings stop the commit`() throws {
        let app = try Self.folder(status: 1)
        #expect(try Self.commit("Main.storyboard", in: app) != 0)
        #expect(try Self.commit("README.md", in: app) != 0, "the storyboard is still part of the commit")
    }
}

extension FixtureApp {
    /// A file that no hook looks at.
    fileprivate static let calls = ".git/calls"
}
