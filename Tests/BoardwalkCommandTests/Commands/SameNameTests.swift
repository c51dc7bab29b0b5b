import Testing

@testable import BoardwalkCommand
@testable import Checks

/// Apps of one name in one folder.
@Suite struct SameNameTests {
    private func folder() throws -> FixtureApp {
        func project(_ root: String) -> [String: String] {
            [
                root + "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard"]),
                root + "Main.storyboard": RuleExample.storyboard(
                    "<viewControllerPlaceholder storyboardName=\"Gone\" id=\"ref\" sceneMemberID=\"viewController\"/>"),
            ]
        }
        return try FixtureApp(project("").merging(project("Old/")) { first, _ in first })
    }

    @Test(arguments: [
        ("App", ["Main.storyboard", "Old/Main.storyboard"]), ("Old/App.xcodeproj/App", ["Old/Main.storyboard"]),
        ("Old/App", ["Old/Main.storyboard"]), ("App.xcodeproj/App", ["Main.storyboard"]), ("./App", ["Main.storyboard"]),
    ])
    func `a project or its folder tells apps of one name apart`(name: String, files: [String]) throws {
        let output = try folder().run("check", "PATH", "--app", name, "--only", "missing-storyboard", "--format", "xcode", "--no-walk").output
        let found = output.split(separator: "\n").filter { $0.contains("missing-storyboard") }
        #expect(found.count == files.count)
        #expect(files.allSatisfy { file in found.contains { $0.contains("Kiosk/\(file):") } })
    }

    @Test func `a name that is none says by what they are told apart`() throws {
        let outcome = try folder().run("check", "PATH", "--app", "Other")
        #expect(outcome.errors == "boardwalk: there is no app 'Other' here; there are App.xcodeproj/App, Old/App.xcodeproj/App.\n")
    }
}
