import AppMap
import Testing

@testable import Checks

/// A target whose product's name the project alone does not tell.
@Suite struct GuessedModuleTests {
    private static func project(_ settings: [String: String]) -> String {
        RuleExample.project(documents: ["Main.storyboard"], settings: settings)
            .replacingFirst("PRODUCT_NAME = App; ", with: "")
            .replacingFirst("children = (F0)", with: "children = (F0, FS)")
            .replacingFirst("buildPhases = (R)", with: "buildPhases = (R, S)")
            .replacingFirst("        R = {", with: """
                    S = {isa = PBXSourcesBuildPhase; files = (BS); };
                    BS = {isa = PBXBuildFile; fileRef = FS; };
                    FS = {isa = PBXFileReference; path = "Home.swift"; sourceTree = SOURCE_ROOT; };
                    R = {
            """)
    }

    private static let main = storyboard(
        controller("home", "customClass=\"HomeViewController\" customModule=\"Orchard\"", """
            <connections><outlet property="heading" destination="home" id="o"/></connections>
            """),
        controller("old", "storyboardIdentifier=\"Old\" customClass=\"_TtC7Orchard17OldViewController\"", """
            <connections><outlet property="heading" destination="old" id="p"/></connections>
            """), initial: "home")

    private static let source = """
        import UIKit

        class HomeViewController: UIViewController { @IBOutlet var heading: UIViewController! }
        class OldViewController: UIViewController {
            func f() { _ = storyboard?.instantiateViewController(withIdentifier: "Old") }
            @IBOutlet var heading: UIViewController!
        }

        """

    private func report(_ settings: [String: String], source: String = source) throws -> CheckReport {
        let folder = try TemporaryFolder([
            ("App.xcodeproj/project.pbxproj", Self.project(settings)), ("Main.storyboard", Self.main), ("Home.swift", source),
        ])
        return CheckReport(of: try AppFolder(at: folder.path))
    }

    @Test("is not held against documents that name a module", arguments: [
        ["PRODUCT_NAME": "$(UNKNOWN_NAME)"], ["\"PRODUCT_NAME[sdk=iphoneos*]\"": "Phone"],
        ["PRODUCT_NAME": "Other", "PRODUCT_MODULE_NAME": "$(UNKNOWN_NAME)"],
    ])
    func quiet(settings: [String: String]) throws {
        let report = try report(settings)
        #expect(report.findings.map(\.message) == [])
        #expect(report.fixes.isEmpty)
    }

    @Test func `is that which the documents name, so that outlets are still looked up`() throws {
        let source = Self.source.replacingFirst("HomeViewController: UIViewController { @IBOutlet var heading", with: "HomeViewController: UIViewController { @IBOutlet var title")
        #expect(try report(["PRODUCT_NAME": "$(UNKNOWN_NAME)"], source: source).findings.map(\.rule).contains("missing-outlet"))
    }

    @Test func `a name that is known is held against them`() throws {
        let report = try report(["PRODUCT_NAME": "Apples"])
        #expect(report.findings.filter { $0.rule == "unknown-class" }.count == 2)
    }
}
