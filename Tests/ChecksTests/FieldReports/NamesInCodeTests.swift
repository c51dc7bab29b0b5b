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

    @Test(arguments: [
        ("UIStoryboard(name: \"Settings\", bundle: nil)", true), ("UIStoryboard(name: \"Settings\", bundle: Bundle(for: HomeViewController.self))", true),
        ("UIStoryboard(name: \"Settings\", bundle: Bundle(for: Elsewhere.self))", false), ("UINib(nibName: \"Row\", bundle: nil)", true),
        ("UIStoryboard(name: \"Main\", bundle: nil)", false), ("UINib(nibName: \"Row\", bundle: bundle)", true),
    ])
    func `A document of no target is in no bundle`(code: String, isMissed: Bool) throws {
        let files: KeyValuePairs = [
            "App.xcodeproj/project.pbxproj": project(app: ["Home.swift", "Main.storyboard"], kit: ["Switch.swift"]),
            "Home.swift": home(code), "Switch.swift": "public class Switch: UIView {}", "Main.storyboard": main,
            "Old/Settings.storyboard": storyboard(controller("s")), "Old/Row.xib": RuleExample.xibText("<view id=\"row\"/>"),
        ]
        let findings = try Findings(of: "missing-name-in-code", in: files)
        #expect(findings.rules == (isMissed ? ["missing-name-in-code"] : []))
        #expect(findings.messages.allSatisfy { $0.contains("is in no target") })
        #expect(findings.all.allSatisfy { $0.related.map(\.location.file).allSatisfy { $0.hasPrefix("Old/") } && $0.related.count == 1 })
    }

    @Test func `What a pod of the folder has may be in a bundle that its specification makes`() throws {
        #expect(try Findings(of: "missing-name-in-code", in: [
            "App.xcodeproj/project.pbxproj": project(app: ["Home.swift", "Main.storyboard"], kit: ["Switch.swift"]),
            "Home.swift": home("UIStoryboard(name: \"Settings\", bundle: nil)"), "Switch.swift": "public class Switch: UIView {}",
            "Main.storyboard": main, "Pod/Pod.podspec": "", "Pod/Classes/Settings.storyboard": storyboard(controller("s")),
        ]).rules == [])
    }

    @Test func `A storyboard that another app of the folder has is not this one's`() throws {
        let two = project(app: ["Home.swift", "Main.storyboard"], kit: ["Settings.storyboard"])
            .replacing("product-type.framework", with: "product-type.application").replacing("dependencies = (D);", with: "")
        let files: KeyValuePairs = [
            "App.xcodeproj/project.pbxproj": two, "Home.swift": home("UIStoryboard(name: \"Settings\", bundle: nil)"),
            "Main.storyboard": main, "Settings.storyboard": storyboard(controller("s")),
        ]
        let findings = try Findings(of: "missing-name-in-code", in: files)
        #expect(findings.rules == ["missing-name-in-code"])
        #expect(findings.messages.allSatisfy { $0.contains("in the bundle of Kit") })
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

    // MARK: Xibs

    @Test(arguments: [
        ("HelpViewController(nibName: \"Help\", bundle: nil)", 0), ("HelpViewController(nibName: \"Gone\", bundle: nil)", 1),
        ("DrawnViewController(nibName: \"Gone\", bundle: nil)", 0), ("Card(nibName: \"Gone\")", 0),
    ])
    func `A controller is made with a xib that is there`(code: String, count: Int) throws {
        let classes = """
            class HelpViewController: UIViewController {}
            class DrawnViewController: UIViewController { override func loadView() { view = UIView() } }
            struct Card { let nibName: String }
            """
        #expect(try Findings(of: "missing-name-in-code", in: [
            "Home.swift": home(code, beside: classes), "Main.storyboard": main, "Help.xib": RuleExample.xibText("<view id=\"v\"/>"),
        ]).all.count == count)
    }

    @Test(arguments: [
        ("[[Help alloc] initWithNibName:@\"Help\" bundle:nil];", "nib-without-view"),
        ("[self.tableView registerNib:[UINib nibWithNibName:@\"Row\" bundle:nil] forCellReuseIdentifier:@\"Other\"];", "nib-of-other-cell"),
        ("UINib *nib = [UINib nibWithNibName:@\"Row\" bundle:nil];[self.tableView registerNib:nib forCellReuseIdentifier:@\"Other\"];", "nib-of-other-cell"),
        ("[self.tableView registerNib:[UINib nibWithNibName:@\"Row\" bundle:nil] forCellReuseIdentifier:@\"Row\"];", nil),
        ("[self.tableView registerNib:[UINib nibWithNibName:name bundle:nil] forCellReuseIdentifier:@\"Other\"];", nil),
    ] as [(String, String?)])
    func `Xibs are known in Objective-C`(code: String, rule: String?) throws {
        let source = """
            @interface Help : UIViewController
            @end
            @implementation Help
            - (void)viewDidLoad { \(code) }
            @end
            """
        let owner = "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\" customClass=\"Help\"/>"
        let rules = try Findings(in: [
            "Help.m": source, "Help.xib": RuleExample.xibText(owner + "<view id=\"v\"/>"),
            "Row.xib": RuleExample.xibText("<tableViewCell reuseIdentifier=\"Row\" id=\"r\"/>"),
        ]).rules.filter { $0.hasPrefix("nib-") }
        #expect(rules == [rule].compactMap { $0 })
    }

    // MARK: Classes

    @Test(arguments: [
        ("as! DetailViewController", []), ("as! UIViewController", []), ("as? DetailViewController", []),
        ("as? HomeViewController", ["wrong-class-in-code"]),
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

    private static let prepare = "override func prepare(for segue: UIStoryboardSegue, sender: Any?)"

    /// A home with segues `a` to A, `b` to B, `n` to a navigation controller around A, `r` over a reference to B, and `f` to a
    /// controller of another module.
    private func preparing(_ members: String) throws -> [Finding] {
        let code = """
            class HomeViewController: UIViewController {
            \(members)
            }
            class A: UIViewController {}
            class B: UIViewController {}
            class SpecialA: A {}
            enum Names { static let a = "a" }
            protocol Showing {}
            """
        let segues = """
            <connections>
            <segue destination="a" kind="show" identifier="a" id="s1"/><segue destination="b" kind="show" identifier="b" id="s2"/>
            <segue destination="n" kind="presentation" identifier="n" id="s3"/><segue destination="p" kind="show" identifier="r" id="s4"/>
            <segue destination="f" kind="show" identifier="f" id="s5"/><segue destination="a" kind="custom" customClass="Fade" identifier="c" id="s6"/>
            </connections>
            """
        func own(_ name: String) -> String { "customClass=\"\(name)\" customModuleProvider=\"target\"" }
        return try Findings(of: "wrong-class-in-code", in: [
            "Home.swift": code,
            "Main.storyboard": storyboard(
                controller("home", own("HomeViewController"), segues), controller("a", own("A")), controller("b", own("B")),
                """
                <navigationController id="n" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="root"/></connections></navigationController>
                """,
                "<viewControllerPlaceholder storyboardName=\"Other\" id=\"p\" sceneMemberID=\"viewController\"/>",
                controller("f", "customClass=\"F\" customModule=\"Foreign\"")),
            "Other.storyboard": storyboard(controller("x", own("B")), initial: "x"),
        ]).all
    }

    @Test(arguments: [
        "if segue.identifier == \"a\" { _ = segue.destination as! B }",
        "guard segue.identifier == Names.a else { return }; let x = segue.destination as! B",
        "guard let id = segue.identifier, id == \"a\" else { return }; let x = segue.destination as! B",
        "if segue.identifier == \"a\", let c = sender as? String { (segue.destination as! B).title = c }",
        "if segue.identifier == \"a\" && flag { let x: B = segue.destination as! B }",
        "if segue.identifier == \"r\" || segue.identifier == \"b\" { _ = segue.destination as! A }",
        "switch segue.identifier { case \"a\": _ = segue.destination as! A; case \"b\"?: _ = segue.destination as! A; default: break }",
        "switch segue.identifier ?? \"\" { case \"a\": break; default: break }; if segue.identifier == \"n\" { _ = segue.destination as! A }",
        "if segue.identifier == \"n\" { let n = segue.destination as! UINavigationController; _ = n.topViewController as! B }",
        "if segue.identifier == \"n\", let n = segue.destination as? UINavigationController { _ = n.viewControllers[0] as! B }",
        "if segue.identifier == \"n\" { _ = (segue.destination as! UINavigationController).viewControllers.first as! B }",
        "if segue.identifier == \"a\" { guard let x = segue.destination as? B else { fatalError() } }",
        "if segue.identifier == \"r\" { let d = segue.destination; _ = d as! A }",
        "if segue.identifier == \"b\" { } else if segue.identifier == \"a\" { _ = segue.destination as! UITableViewController }",
    ])
    func `A destination is cast to what the segue leads to`(body: String) throws {
        let findings = try preparing("\(Self.prepare) { \(body) }")
        #expect(findings.count == 1)
        #expect(findings.allSatisfy { $0.severity == .crash && $0.related.count == 1 })
    }

    @Test(arguments: [
        "enum Go: String { case a, other = \"b\" }\n\(prepare) { switch Go(rawValue: segue.identifier!)! { case .a: _ = segue.destination as! B; case .other: _ = segue.destination as! B } }",
        "enum SegueIdentifier: String { case a, b }\n\(prepare) { switch segueIdentifier(for: segue) { case .a: _ = segue.destination as! A; case .b: _ = segue.destination as! A } }",
    ])
    func `Cases of an enumeration stand for segues`(members: String) throws {
        #expect(try preparing(members).count == 1)
    }

    @Test(arguments: [
        "if segue.identifier == \"a\" { _ = segue.destination as! A }", "if segue.identifier == \"a\" { _ = segue.destination as! UIViewController }",
        "if segue.identifier == \"a\" { _ = segue.destination as! Showing }",
        "if segue.identifier == \"a\" { _ = segue.destination as! Unknown }", "if segue.identifier == \"f\" { _ = segue.destination as! A }",
        "if segue.identifier == \"c\" { _ = segue.destination as! B }", "if segue.identifier == \"zzz\" { _ = segue.destination as! B }",
        "if segue.identifier == \"n\" { _ = segue.destination as! UINavigationController }",
        "if segue.identifier == \"r\" { _ = segue.destination as! B }", "_ = segue.destination as! A",
        "if segue.identifier == \"a\" {} else { _ = segue.destination as! B }", "if segue.identifier != \"a\" { _ = segue.destination as! B }",
        "if segue.identifier == \"a\" || flag { _ = segue.destination as! B }",
        "switch segue.identifier { case \"a\", \"b\": _ = segue.destination as! B; default: _ = segue.destination as! B }",
        "if segue.identifier == \"a\", segue.destination is B { _ = segue.destination as! B }",
        "if segue.identifier == \"a\", let x = segue.destination as? A { _ = segue.destination as! B }",
        "if segue.identifier == \"n\", let n = segue.destination as? UINavigationController { _ = n.topViewController as! A }",
        "if segue.identifier == \"a\", let n = segue.destination as? UINavigationController { _ = n.topViewController as! B }",
        "if let x = segue.destination as? B {} else if let a = segue.destination as? A {}",
        "if let x = segue.destination as? A {} else if let n = segue.destination as? UINavigationController, let a = n.topViewController as? A {}",
        "guard let x = segue.destination as? B else { return }", "if segue.identifier == name { _ = segue.destination as! A }",
        "switch (segue.identifier, segue.destination) { case (\"a\", let b as B): _ = segue.destination as! B; default: break }",
    ])
    func `A destination that may be what it is cast to is not told`(body: String) throws {
        #expect(try preparing("\(Self.prepare) { \(body) }").map(\.message) == [])
    }

    @Test(arguments: [
        "if segue.identifier == \"a\" { let x = segue.destination as? B }", "if segue.identifier == \"n\", let a = segue.destination as? A {}",
        "switch segue.identifier { case \"n\": guard let a = segue.destination as? A else { return }; default: break }",
        "if segue.identifier == \"n\", let n = segue.destination as? UINavigationController, let b = n.topViewController as? B {}",
    ])
    func `A cast that gives nothing is suspicious, where nothing else is tried`(body: String) throws {
        let findings = try preparing("\(Self.prepare) { \(body) }")
        #expect(findings.map(\.severity) == [.suspicious])
    }

    @Test(arguments: [
        ("(segue.source as! B).title = nil", 1), ("let a = segue.source as! A", 0), ("let a = segue.source as! SpecialA", 0),
        ("if let b = segue.source as? B {}", 1), ("if let b = segue.source as? B {} else if let a = segue.source as? A {}", 0),
        ("if segue.identifier == \"x\" { _ = segue.source as! B }", 0), ("if segue.identifier == \"done\" { _ = segue.source as! B }", 1),
        ("let b = segue.destination as! B", 0), ("if segue.source is B { _ = segue.source as! B }", 0),
    ])
    func `The source of an unwind segue is cast to what unwinds`(body: String, count: Int) throws {
        let exit = "<exit id=\"out\" sceneMemberID=\"exit\"/>"
        let unwinding = segue("destination=\"out\" kind=\"unwind\" identifier=\"done\" unwindAction=\"backWithSegue:\"")
        func findings(_ more: String) throws -> Int {
            try Findings(of: "wrong-class-in-code", in: [
                "Home.swift": """
                    class HomeViewController: UIViewController { @IBAction func back(segue: UIStoryboardSegue) { \(body) } }
                    class A: UIViewController {}
                    class B: UIViewController {}
                    class SpecialA: A {}
                    \(more)
                    """,
                "Main.storyboard": storyboard(
                    controller("home", "customClass=\"HomeViewController\" customModuleProvider=\"target\""),
                    controller("a", "customClass=\"A\" customModuleProvider=\"target\"", unwinding) + exit),
            ]).all.count
        }
        #expect(try findings("") == count)
        #expect(try findings("class Other: UIViewController { @IBAction func back(segue: UIStoryboardSegue) {} }") == 0)
    }

    @Test(arguments: [
        ("let split = window!.rootViewController as! UISplitViewController", 1), ("let n = window?.rootViewController as! UINavigationController", 0),
        ("guard let window = self.window, let n = window.rootViewController as? UITabBarController else { return }", 1),
        ("let n = self.window?.rootViewController as! UINavigationController\nlet b = n.topViewController as! B", 1),
        ("let n = self.window?.rootViewController as! UINavigationController\nlet a = n.viewControllers[0] as! A", 0),
        ("window?.rootViewController = UIViewController()\nlet s = window!.rootViewController as! UISplitViewController", 0),
    ])
    func `The root of the window is what the app starts with`(body: String, count: Int) throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
            """
        func findings(_ delegate: String) throws -> Int {
            try Findings(of: "wrong-class-in-code", in: [
                "Info.plist": list,
                "App.swift": """
                    class Delegate: UIResponder\(delegate) {
                        var window: UIWindow?
                        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
                            \(body)
                            return true
                        }
                    }
                    class A: UIViewController {}
                    class B: UIViewController {}
                    """,
                "Main.storyboard": storyboard(
                    """
                    <navigationController id="n" sceneMemberID="viewController"><connections>
                    <segue destination="a" kind="relationship" relationship="rootViewController" id="root"/></connections></navigationController>
                    """, controller("a", "customClass=\"A\" customModuleProvider=\"target\""), initial: "n"),
            ]).all.count
        }
        #expect(try findings(", UIApplicationDelegate") == count)
        #expect(try findings("") == 0)
    }

    @Test(arguments: [("UINavigationController", 0), ("HomeViewController", 1), ("UITabBarController", 1)])
    func `An initial scene is cast to what it is`(type: String, count: Int) throws {
        let code = home("let x = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController() as! \(type)")
        let findings = try Findings(of: "wrong-class-in-code", in: [
            "Home.swift": code,
            "Main.storyboard": storyboard(
                "<navigationController id=\"n\" sceneMemberID=\"viewController\"/>",
                controller("home", "customClass=\"HomeViewController\" customModuleProvider=\"target\""), initial: "n"),
        ])
        #expect(findings.all.count == count)
        #expect(findings.messages.allSatisfy { $0.contains("initial scene of 'Main'") })
    }

    @Test func `A method that does not prepare is told nothing about its segue`() throws {
        #expect(try preparing("@IBAction func back(_ segue: UIStoryboardSegue) { if segue.identifier == \"a\" { _ = segue.destination as! B } }") == [])
    }

    @Test(arguments: [
        ("if ([segue.identifier isEqualToString:@\"a\"]) { B *b = (B *)segue.destinationViewController; b.x = 1; }", 1),
        ("if ([segue.identifier isEqualToString:@\"a\"]) { B *b = [segue destinationViewController]; }", 1),
        ("if ([[segue identifier] isEqualToString:@\"a\"]) ((B *)segue.destinationViewController).x = 1;", 1),
        ("if ([segue.identifier isEqualToString:@\"b\"]) { } else if ([segue.identifier isEqualToString:@\"a\"]) { B *b = segue.destinationViewController; }", 1),
        ("if ([segue.identifier isEqualToString:@\"n\"]) { UINavigationController *n = segue.destinationViewController; B *b = (B *)n.topViewController; }", 1),
        ("if ([segue.identifier isEqualToString:@\"n\"]) { B *b = [[segue destinationViewController] topViewController]; }", 1),
        ("if ([segue.identifier isEqualToString:@\"a\"]) { A *a = segue.destinationViewController; UIViewController *c = segue.destinationViewController; }", 0),
        ("if (![segue.identifier isEqualToString:@\"a\"]) { B *b = segue.destinationViewController; }", 0),
        ("if ([segue.identifier isEqualToString:@\"a\"]) { } else { B *b = segue.destinationViewController; }", 0),
        ("if ([segue.identifier isEqualToString:@\"a\"] || flag) { B *b = segue.destinationViewController; }", 0),
        ("if ([segue.destinationViewController isKindOfClass:[B class]]) { B *b = segue.destinationViewController; }", 0),
        ("B *b = segue.destinationViewController;", 0), ("id b = segue.destinationViewController;", 0),
        ("if ([segue.identifier isEqualToString:@\"a\"]) { Unknown *u = segue.destinationViewController; }", 0),
    ])
    func `A destination in Objective-C is taken for what the segue leads to`(body: String, count: Int) throws {
        let code = """
            @interface Home : UIViewController
            @end
            @implementation Home
            - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
                \(body)
            }
            @end
            @interface A : UIViewController
            @end
            @implementation A
            @end
            @interface B : UIViewController
            @end
            @implementation B
            @end
            """
        let segues = """
            <connections><segue destination="a" kind="show" identifier="a" id="s1"/><segue destination="b" kind="show" identifier="b" id="s2"/>
            <segue destination="n" kind="presentation" identifier="n" id="s3"/></connections>
            """
        let findings = try Findings(of: "wrong-class-in-code", in: [
            "Home.m": code,
            "Main.storyboard": storyboard(
                controller("home", "customClass=\"Home\"", segues), controller("a", "customClass=\"A\""), controller("b", "customClass=\"B\""),
                """
                <navigationController id="n" sceneMemberID="viewController"><connections>
                <segue destination="a" kind="relationship" relationship="rootViewController" id="root"/></connections></navigationController>
                """),
        ]).all
        #expect(findings.count == count)
        #expect(findings.allSatisfy { $0.severity == .suspicious })
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

    // MARK: Scenes by the names of classes

    private static let adopted = """
        protocol Made {}
        extension Made where Self: UIViewController {
            static func make() -> Self {
                UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
            }
        }
        class A: UIViewController, Made {}
        class Gone: UIViewController, Made {}
        """
    private static let inherited = """
        extension UIViewController {
            class func make() -> Self {
                let board = UIStoryboard(name: "Main", bundle: nil)
                return board.instantiateViewController(withIdentifier: String(describing: self)) as! Self
            }
        }
        class A: UIViewController {}
        class Gone: UIViewController {}
        """

    @Test(arguments: [
        (adopted, "let x = Gone.make()", Severity.crash), (adopted, "A.make()", nil), (adopted, "// Gone.make()\nlet s = \"Gone.make()\"", nil),
        (adopted, "func go<T: Made>(_ type: T.Type) { type.make() }", .suspicious), (adopted, "A.make(); Gone.making()", nil),
        (inherited, "let x = Gone.make()", .crash), (inherited, "A.make()", nil), (inherited, "type.make()", nil), (inherited, "", nil),
    ] as [(String, String, Severity?)])
    func `A class is missed in the storyboards where it is asked to make itself`(declarations: String, code: String, severity: Severity?) throws {
        let findings = try Findings(of: "missing-name-in-code", in: [
            "Home.swift": home(code), "Made.swift": declarations,
            "Main.storyboard": storyboard(
                controller("home", "customClass=\"HomeViewController\" customModuleProvider=\"target\""),
                controller("a", "storyboardIdentifier=\"A\" customClass=\"A\" customModuleProvider=\"target\""), initial: "home"),
        ])
        #expect(findings.all.map(\.severity) == [severity].compactMap { $0 })
        #expect(findings.messages.allSatisfy { $0.contains("'Gone'") })
        if severity == .crash { #expect(findings.places.allSatisfy { $0.hasPrefix("Home.swift:4:") }) }
    }

    @Test func `A storyboard of each class's own name is asked for where the class is asked for its scene`() throws {
        let declarations = """
            extension UIViewController {
                static var board: UIStoryboard { UIStoryboard(name: String(describing: self), bundle: nil) }
                static func first() -> UIViewController? { board.instantiateInitialViewController() }
                static func named(_ name: String) -> UIViewController { UIStoryboard(name: name, bundle: nil).instantiateViewController(withIdentifier: "A") }
            }
            class A: UIViewController {}
            class Gone: UIViewController {}
            """
        let findings = try Findings(of: "missing-name-in-code", in: [
            "Home.swift": home("A.first()\nGone.first()\nA.named(\"x\")"), "Made.swift": declarations, "Main.storyboard": main,
            "A.storyboard": storyboard(controller("a", "storyboardIdentifier=\"A\" customClass=\"A\" customModuleProvider=\"target\""), initial: "a"),
        ])
        #expect(findings.places == ["Home.swift:5:1"])
        #expect(findings.messages.allSatisfy { $0.contains("no storyboard 'Gone'") })
    }

    // MARK: Told once

    @Test func `Two segues of one identifier that only code performs are told once`() throws {
        let twice = """
            <connections><segue destination="b" kind="show" identifier="go" id="x"/><segue destination="c" kind="show" identifier="go" id="y"/></connections>
            """
        let rules = try Findings(in: ["Main.storyboard": storyboard(controller("a", "", twice), controller("b"), controller("c"), initial: "a")]).rules
        #expect(rules == ["duplicate-segue-identifier"])
    }

    @Test func `A class of another kind is told, and not what it lacks`() throws {
        let home = controller("home", "customClass=\"Cell\" customModuleProvider=\"target\"", """
            <button key="view" id="b"><connections><action selector="pay:" destination="home" eventType="touchUpInside" id="a"/></connections></button>
            <connections><outlet property="heading" destination="b" id="o"/></connections>
            """)
        let findings = try Findings(in: ["Cell.swift": "class Cell: UITableViewCell {}", "Main.storyboard": storyboard(home, initial: "home")])
        #expect(findings.rules == ["class-of-other-kind"])
    }

    @Test func `An outlet whose type was changed is told once`() throws {
        func home(_ id: String) -> String {
            controller(id, "customClass=\"HomeViewController\" customModuleProvider=\"target\"", """
                <label key="view" id="l\(id)"/><connections><outlet property="heading" destination="l\(id)" id="o\(id)"/></connections>
                """)
        }
        let findings = try Findings(of: "outlet-type", in: [
            "Home.swift": "class HomeViewController: UIViewController { @IBOutlet var heading: UIButton! }",
            "Main.storyboard": storyboard(home("a"), home("b")), "Other.storyboard": storyboard(home("c")),
        ])
        #expect(findings.all.count == 1)
        #expect(findings.messages.allSatisfy { $0.contains("2 more connections") })
    }

    @Test func `What is raised for a segue of another object does not name the class around the call`() throws {
        let findings = try Findings(of: "missing-segue-in-code", in: [
            "Home.swift": home("other.performSegue(withIdentifier: \"nope\", sender: nil)"), "Main.storyboard": main,
        ])
        #expect(findings.all.map { $0.exception?.reason.contains("HomeViewController") } == [false])
    }
}
