import AppMap
import Testing

@testable import Checks

/// Sources that no compiler takes say nothing, and their classes are not missing.
@Suite struct UnreadSourceTests {
    private static let main = storyboard(
        controller("home", "customClass=\"HomeViewController\" customModuleProvider=\"target\"", """
            <connections><outlet property="heading" destination="home" id="o"/></connections>
            """), initial: "home")

    @Test func `the marks of a merge in a source are told, and its classes are not missing`() throws {
        let source = """
            import UIKit
            <<<<<<< HEAD
            class HomeViewController: UIViewController {
            =======
            final class HomeViewController: UIViewController {
            >>>>>>> other
                @IBOutlet var heading: UILabel!
            }

            """
        let findings = try Findings(in: ["Home.swift": source, "Main.storyboard": Self.main])
        #expect(findings.rules == ["unfinished-merge"])
        #expect(findings.places == ["Home.swift:2:1"])
        #expect(try Findings(of: "unfinished-merge", in: ["Home.swift": source, "Main.storyboard": Self.main]).rules == ["unfinished-merge"])
    }

    @Test func `marks of one side alone are a text`() throws {
        let source = "let text = \"\"\"\n<<<<<<< HEAD\n\"\"\"\nclass HomeViewController: UIViewController { @IBOutlet var heading: UIViewController! }\n"
        #expect(try Findings(in: ["Home.swift": source, "Main.storyboard": Self.main]).rules == [])
    }

    @Test func `a project with the marks of a merge is told at the mark, and nothing is said of sources whose app is not known`() throws {
        let project = RuleExample.project(documents: ["Main.storyboard"])
            .replacingFirst("    objects = {", with: "<<<<<<< HEAD\n    objects = {\n=======\n>>>>>>> other")
        let findings = try Findings(in: [
            "App.xcodeproj/project.pbxproj": project, "Main.storyboard": Self.main,
            "Tests/Tests.swift": "import XCTest\nlet none = UIStoryboard(name: \"None\", bundle: nil)\n",
        ])
        #expect(findings.rules == ["unfinished-merge"])
        #expect(findings.places == ["App.xcodeproj/project.pbxproj:4:1"])
    }
}
