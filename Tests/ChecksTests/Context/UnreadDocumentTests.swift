import AppMap
import Testing

@testable import Checks

/// What cannot be read or is left out may hold what is looked for.
@Suite struct UnreadDocumentTests {
    private static let source = """
        import UIKit

        class HomeViewController: UITableViewController {
            @IBOutlet var heading: UIViewController!
            @IBAction func pay(_ sender: Any) {}

            func go() {
                performSegue(withIdentifier: "pay", sender: self)
                performSegue(withIdentifier: "checkout", sender: self)
                _ = storyboard?.instantiateViewController(withIdentifier: "Receipt")
                _ = UIStoryboard(name: "Checkout", bundle: nil).instantiateViewController(withIdentifier: "Receipt")
                _ = tableView.dequeueReusableCell(withIdentifier: "Item", for: IndexPath())
            }

            override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                if segue.identifier == "pay" {}
            }
        }

        """
    private static let main = storyboard(
        controller("home", "customClass=\"HomeViewController\" customModuleProvider=\"target\"", """
            <connections><outlet property="heading" destination="home" id="o"/>\
            <segue destination="ref" kind="show" identifier="checkout" id="s"/></connections>
            """),
        reference("storyboardName=\"Checkout\" referencedIdentifier=\"Receipt\""), initial: "home")

    @Test("Nothing is said of what may be in a storyboard that cannot be read", arguments: [
        "<document x=\" ", "<<<<<<< HEAD\n<document>\n=======\n<a>\n>>>>>>> x\n",
    ])
    func unreadable(text: String) throws {
        let findings = try Findings(in: ["Home.swift": Self.source, "Main.storyboard": Self.main, "Checkout.storyboard": text])
        #expect(Set(findings.rules).isSubset(of: ["unreadable-document", "unfinished-merge"]))
        #expect(findings.all.count == 1)
        #expect(findings.all.first?.related.map(\.location.file) == ["Main.storyboard"])
    }

    @Test func `without such a storyboard the same is told`() throws {
        let findings = try Findings(in: ["Home.swift": Self.source, "Main.storyboard": Self.main])
        for rule in ["missing-segue-in-code", "missing-name-in-code", "missing-cell-in-code", "unknown-segue-in-code"] {
            #expect(findings.rules.contains(rule))
        }
    }

    @Test("A document that is left out is there: links lead to it, code may name it, and nothing is said of it", arguments: [
        "exclude: ['Checkout.storyboard']", "include: ['Main.storyboard', 'Home.swift']",
    ])
    func excluded(configuration: String) throws {
        let findings = try Findings(in: [
            ".boardwalk.json": "{\(configuration)}", "Home.swift": Self.source, "Main.storyboard": Self.main,
            "Checkout.storyboard": storyboard(controller("twice"), controller("twice")),
        ])
        #expect(findings.all.filter { $0.severity <= .broken }.map(\.message) == [])
    }

    @Test func `a document that a project builds and the configuration leaves out is no missing file`() throws {
        let findings = try Findings(in: [
            ".boardwalk.json": "{exclude: ['Checkout.storyboard', 'Art.xcassets']}",
            "App.xcodeproj/project.pbxproj": RuleExample.project(documents: ["Main.storyboard", "Checkout.storyboard", "Art.xcassets"]),
            "Main.storyboard": storyboard(
                controller("home", "", segue("identifier=\"go\" destination=\"ref\" kind=\"show\"")), reference("storyboardName=\"Checkout\""),
                controller("art", "storyboardIdentifier=\"Art\"", "<view key=\"view\" id=\"v\"><subviews><imageView image=\"pear\" id=\"i\"/></subviews></view>"),
                initial: "home"),
            "Checkout.storyboard": storyboard(controller("pay")),
            "Art.xcassets/pear.imageset/Contents.json": #"{"images": []}"#,
        ])
        #expect(findings.all.filter { $0.severity <= .broken }.map(\.message) == [])
    }

    @Test func `sources that are left out have classes, and nothing is said of them`() throws {
        let findings = try Findings(in: [
            ".boardwalk.json": "{exclude: ['Legacy']}", "Home.swift": "class HomeViewController: UIViewController {}\n",
            "Legacy/Old.swift": "class OldViewController: UIViewController { func f() { performSegue(withIdentifier: \"none\", sender: nil) } }\n",
            "Main.storyboard": storyboard(controller("old", """
                customClass="OldViewController" customModuleProvider="target"
                """, "<connections><outlet property=\"heading\" destination=\"old\" id=\"o\"/></connections>"), initial: "old"),
        ])
        #expect(findings.all.filter { $0.severity <= .broken }.map(\.message) == [])
    }
}
