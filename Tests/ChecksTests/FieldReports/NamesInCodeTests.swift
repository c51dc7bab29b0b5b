import AppMap
import Testing

@testable import Checks

/// What code names that is not there, and what is there all the same.
@Suite struct NamesInCodeTests {
    private let main = storyboard(controller("home", "customClass=\"HomeViewController\" customModuleProvider=\"target\""), initial: "home")

    private func home(_ body: String, beside: String = "") -> String {
        "import UIKit\nclass HomeViewController: UIViewController {\n    func open() {\n\(body)\n    }\n}\n\(beside)"
    }

    // MARK: Code that does not count

    @Test(arguments: ["#if false", "#if true\n#else"])
    func `Code that is never compiled asks for nothing`(condition: String) throws {
        #expect(try Findings(in: [
            "Home.swift": home("\(condition)\nperformSegue(withIdentifier: \"nope\", sender: nil)\n#endif"), "Main.storyboard": main,
        ]).rules == [])
    }

    @Test(arguments: ["ShopTests/Case.swift", "Case.swift"])
    func `Tests in a folder without a project name what is not there on purpose`(file: String) throws {
        let test = "import XCTest\nfinal class Case: XCTestCase { func test() { UIStoryboard(name: \"NotThere\", bundle: nil) } }"
        let files: KeyValuePairs = ["Home.swift": home(""), file: test, "Main.storyboard": main]
        #expect(try Findings(of: "missing-name-in-code", in: files).rules == [])
        let app: KeyValuePairs = ["Home.swift": home("UIStoryboard(name: \"NotThere\", bundle: nil)"), "Main.storyboard": main]
        #expect(try Findings(of: "missing-name-in-code", in: app).rules == ["missing-name-in-code"])
    }

    @Test func `The marks of an unfinished merge in a source are told, and nothing else of that file`() throws {
        let source = home("""
            <<<<<<< HEAD
            performSegue(withIdentifier: "old", sender: nil)
            =======
            performSegue(withIdentifier: "new", sender: nil)
            >>>>>>> feature
            """)
        let findings = try Findings(in: ["Home.swift": source, "Main.storyboard": main])
        #expect(findings.rules == ["unfinished-merge"])
        #expect(findings.places == ["Home.swift:4:1"])
    }

    // MARK: Bundles

    @Test(arguments: [
        "Bundle(for: SettingsViewController.self)", "Bundle(identifier: \"com.example.other\")", "Bundle(path: path)!",
    ])
    func `What another bundle has is not missed here`(bundle: String) throws {
        let code = "UIStoryboard(name: \"Settings\", bundle: \(bundle)); UIImage(named: \"pear\", in: \(bundle), compatibleWith: nil)"
        #expect(try Findings(in: ["Home.swift": home(code), "Main.storyboard": main]).rules == [])
    }

    @Test(arguments: ["nil", ".main", "Bundle(for: HomeViewController.self)", "Bundle(for: type(of: self))"])
    func `What the app's own bundle has not is missed`(bundle: String) throws {
        let code = "UIStoryboard(name: \"Settings\", bundle: \(bundle)); UIImage(named: \"pear\", in: \(bundle), compatibleWith: nil)"
        #expect(try Set(Findings(in: ["Home.swift": home(code), "Main.storyboard": main]).rules)
            == ["missing-name-in-code", "unknown-image-in-code"])
    }

    /// An app and a framework that it embeds, each with sources and documents of its own.
    private func project(app: [String], kit: [String]) -> String {
        func phases(_ name: String, _ files: [String]) -> String {
            let numbered = files.enumerated().map { ("\(name)\($0)", $1) }
            let ids = { (isSource: Bool) in
                numbered.filter { $0.1.hasSuffix(".swift") == isSource }.map { "B" + $0.0 }.joined(separator: ", ")
            }
            return numbered.map { id, file in
                "F\(id) = {isa = PBXFileReference; path = \"\(file)\"; sourceTree = SOURCE_ROOT; };\n"
                    + "B\(id) = {isa = PBXBuildFile; fileRef = F\(id); };\n"
            }.joined() + """
                G\(name) = {isa = PBXGroup; children = (\(numbered.map { "F" + $0.0 }.joined(separator: ", "))); sourceTree = "<group>"; };
                R\(name) = {isa = PBXResourcesBuildPhase; files = (\(ids(false))); };
                S\(name) = {isa = PBXSourcesBuildPhase; files = (\(ids(true))); };
                C\(name) = {isa = XCBuildConfiguration; name = Release; buildSettings = {PRODUCT_NAME = \(name); SDKROOT = iphoneos; }; };
                L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name)); };

                """
        }
        return """
            // !$*UTF8*$!
            {
                objectVersion = 56;
                objects = {
                    \(phases("App", app)) \(phases("Kit", kit))
                    G = {isa = PBXGroup; children = (GApp, GKit); sourceTree = "<group>"; };
                    D = {isa = PBXTargetDependency; target = TKit; };
                    TApp = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (RApp, SApp); dependencies = (D); buildConfigurationList = LApp; };
                    TKit = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; buildPhases = (RKit, SKit); buildConfigurationList = LKit; };
                    P = {isa = PBXProject; mainGroup = G; targets = (TApp, TKit); buildConfigurationList = LApp; };
                };
                rootObject = P;
            }
            """
    }

    @Test(arguments: [
        ("Settings", "nil", true), ("Settings", "Bundle.main", true), ("Settings", "Bundle(for: Switch.self)", false),
        ("Main", "nil", false), ("Main", "Bundle(for: Switch.self)", true), ("Main", "Bundle(for: HomeViewController.self)", false),
        ("Main", "bundle", false),
    ])
    func `A storyboard is asked of the bundle that code names`(name: String, bundle: String, isMissed: Bool) throws {
        let findings = try Findings(of: "missing-name-in-code", in: [
            "App.xcodeproj/project.pbxproj": project(app: ["Home.swift", "Main.storyboard"], kit: ["Switch.swift", "Settings.storyboard"]),
            "Home.swift": home("UIStoryboard(name: \"\(name)\", bundle: \(bundle))"),
            "Switch.swift": "public class Switch: UIView {}",
            "Main.storyboard": main, "Settings.storyboard": storyboard(controller("s")),
        ])
        #expect(findings.rules == (isMissed ? ["missing-name-in-code"] : []))
        #expect(findings.messages.allSatisfy { $0.contains("is not in the bundle of") })
    }

    // MARK: Cells

    @Test func `A xib of a cell that nothing registers is no prototype`() throws {
        let source = """
            class Rows: NSObject, UITableViewDataSource {
                func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    tableView.dequeueReusableCell(withIdentifier: "Row", for: path)
                }
            }
            """
        let xib = RuleExample.xibText("<tableViewCell id=\"row\" reuseIdentifier=\"Row\"/>")
        let rule = "missing-cell-in-code"
        #expect(try Findings(of: rule, in: ["Rows.swift": source, "Row.xib": xib, "Main.storyboard": main]).rules == [rule])
        let registering = home("table.register(UINib(nibName: \"Row\", bundle: nil), forCellReuseIdentifier: \"Row\")")
        #expect(try Findings(of: rule, in: [
            "Rows.swift": source, "Home.swift": registering, "Row.xib": xib, "Main.storyboard": main,
        ]).rules == [])
    }

    // MARK: Classes

    @Test(arguments: [
        ("as! DetailViewController", []), ("as! UIViewController", []), ("as? HomeViewController", []),
        ("as! HomeViewController", ["wrong-class-in-code"]), ("as! UITableViewController", ["wrong-class-in-code"]),
        ("as! Unknown", []), ("as! Refreshing", []),
    ])
    func `A scene is cast to what it is`(cast: String, rules: [String]) throws {
        let code = home(
            "let x = storyboard!.instantiateViewController(withIdentifier: \"detail\") \(cast)",
            beside: "class DetailViewController: UIViewController, Refreshing {}\nprotocol Refreshing {}")
        let detail = controller("detail", "storyboardIdentifier=\"detail\" customClass=\"DetailViewController\" customModuleProvider=\"target\"")
        let home = controller("home", "customClass=\"HomeViewController\" customModuleProvider=\"target\"")
        #expect(try Findings(of: "wrong-class-in-code", in: ["Home.swift": code, "Main.storyboard": storyboard(home, detail)]).rules == rules)
    }

    @Test(arguments: [("Cell", []), ("UITableViewCell", []), ("Other", ["wrong-class-in-code"])])
    func `A cell is cast to what it is`(type: String, rules: [String]) throws {
        let code = home(
            "let cell = table.dequeueReusableCell(withIdentifier: \"Row\", for: path) as! \(type)",
            beside: "class Cell: UITableViewCell {}\nclass Other: UITableViewCell {}")
        let table = """
            <tableView key="view" id="t"><prototypes>
            <tableViewCell id="c" reuseIdentifier="Row" customClass="Cell" customModuleProvider="target"/>
            </prototypes></tableView>
            """
        let home = controller("home", "customClass=\"HomeViewController\" customModuleProvider=\"target\"", table)
        #expect(try Findings(of: "wrong-class-in-code", in: ["Home.swift": code, "Main.storyboard": storyboard(home)]).rules == rules)
    }

    @Test(arguments: [
        ("UIStepper", []), ("UIControl", []), ("UIView", []), ("Any", []), ("AnyObject?", []), ("Stepper", []), ("Counting", []),
        ("UIButton", ["sender-type"]), ("UIButton!", ["sender-type"]),
    ])
    func `An action takes what sends it`(type: String, rules: [String]) throws {
        let code = """
            class HomeViewController: UIViewController { @IBAction func count(_ sender: \(type)) {} }
            class Stepper: UIStepper {}
            protocol Counting {}
            """
        let stepper = """
            <stepper key="view" id="s"><connections><action selector="count:" destination="home" eventType="valueChanged" id="a"/></connections></stepper>
            """
        let home = controller("home", "customClass=\"HomeViewController\" customModuleProvider=\"target\"", stepper)
        #expect(try Findings(of: "sender-type", in: ["Home.swift": code, "Main.storyboard": storyboard(home)]).rules == rules)
    }

    // MARK: Told once

    @Test func `Two segues of one identifier that only code performs are told once`() throws {
        let twice = """
            <connections><segue destination="b" kind="show" identifier="go" id="x"/><segue destination="c" kind="show" identifier="go" id="y"/></connections>
            """
        let rules = try Findings(in: ["Main.storyboard": storyboard(controller("a", "", twice), controller("b"), controller("c"), initial: "a")]).rules
        #expect(rules == ["duplicate-segue-identifier"])
    }

    @Test func `What is raised for a segue of another object does not name the class around the call`() throws {
        let findings = try Findings(of: "missing-segue-in-code", in: [
            "Home.swift": home("other.performSegue(withIdentifier: \"nope\", sender: nil)"), "Main.storyboard": main,
        ])
        #expect(findings.all.map { $0.exception?.reason.contains("HomeViewController") } == [false])
    }
}
