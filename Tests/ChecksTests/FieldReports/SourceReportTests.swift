import AppMap
import Testing

@testable import Checks

/// What people reported of tools that compare documents with sources, with the right answer.
@Suite struct SourceReportTests {
    private func main(_ content: String, class name: String = "HomeViewController", after: String = "") -> String {
        storyboard(
            """
            <viewController customClass="\(name)" customModuleProvider="target" id="home" sceneMemberID="viewController">
                <button key="view" id="button"><connections>\(content)</connections></button>
            </viewController>
            <exit id="exit" sceneMemberID="exit"/>
            """, initial: "home", after: after)
    }

    private func action(_ selector: String, to receiver: String = "home") -> String {
        "<action selector=\"\(selector)\" destination=\"\(receiver)\" eventType=\"touchUpInside\" id=\"tap\"/>"
    }

    @Test func `An unwind action is used by its segue, under the selector of its parameter's name`() throws {
        #expect(try Findings(in: [
            "Home.swift": """
                class HomeViewController: UIViewController {
                    @IBAction func unwindToHere(segue: UIStoryboardSegue) {}
                }
                """,
            "Main.storyboard": main("<segue destination=\"exit\" kind=\"unwind\" unwindAction=\"unwindToHereWithSegue:\" id=\"s\"/>"),
        ]).rules == [])
    }

    @Test(arguments: [
        ("@IBAction func colorTapped(sender: UIButton) {}", "colorTappedWithSender:"),
        ("@IBAction private func colorTapped(_ sender: UIButton) {}", "colorTapped:"),
        ("@IBAction func confirmTapped() {}", "confirmTapped"),
        ("@IBAction func move(to place: UIButton) {}", "moveTo:"),
        ("@IBAction func tap(_ sender: UIButton, for event: UIEvent) {}", "tap:for:"),
        ("@IBAction func tap(_ sender: UIButton, forEvent event: UIEvent) {}", "tap:forEvent:"),
        ("@objc(press:) func tapped(_ sender: UIButton) {}", "press:"),
    ])
    func `An action is known by the selector that the compiler gives it`(declaration: String, selector: String) throws {
        let source = "class HomeViewController: UIViewController {\n\(declaration)\n}"
        #expect(try Findings(in: ["Home.swift": source, "Main.storyboard": main(action(selector))]).rules == [])
        let wrong = try Findings(of: "missing-action", in: ["Home.swift": source, "Main.storyboard": main(action(selector + "x:"))])
        #expect(wrong.rules == ["missing-action"])
    }

    @Test func `An action to an object beside the owner of a xib is that object's`() throws {
        let xib = RuleExample.xibText(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner" customModuleProvider="target"/>
            <customObject id="helper" customClass="Helper" customModuleProvider="target"/>
            <button id="button"><connections>\(action("help:", to: "helper"))</connections></button>
            """)
        #expect(try Findings(of: "missing-action", in: [
            "Owner.swift": """
                class Owner: NSObject {}
                class Helper: NSObject {
                    @IBAction func help(_ sender: Any) {}
                }
                """,
            "Panel.xib": xib,
        ]).rules == [])
    }

    @Test func `Members of superclasses, extensions and categories count`() throws {
        #expect(try Findings(in: [
            "Base.swift": """
                class BaseViewController: UIViewController {
                    @IBOutlet var heading: UIView!
                }
                extension BaseViewController {
                    @IBAction func fromExtension(_ sender: Any) {}
                }
                class HomeViewController: BaseViewController {}
                """,
            "Main.storyboard": storyboard(
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <button key="view" id="button"><connections>\(action("fromExtension:"))</connections></button>
                    <connections><outlet property="heading" destination="button" id="o"/></connections>
                </viewController>
                """, initial: "home"),
        ]).rules == [])
    }

    @Test func `A class of Objective-C has no module, and its members are read from header and implementation`() throws {
        let header = "@interface HomeViewController : UIViewController\n@property (weak) IBOutlet UIView *heading;\n@end\n"
        let body = "#import \"HomeViewController.h\"\n@implementation HomeViewController\n- (IBAction)pay:(id)sender {}\n@end\n"
        func scene(_ module: String, _ selector: String) -> String {
            storyboard(
                """
                <viewController customClass="HomeViewController" \(module) id="home" sceneMemberID="viewController">
                    <button key="view" id="button"><connections>\(action(selector))</connections></button>
                    <connections><outlet property="heading" destination="button" id="o"/></connections>
                </viewController>
                """, initial: "home")
        }
        func rules(_ text: String) throws -> [String] {
            try Findings(in: ["HomeViewController.h": header, "HomeViewController.m": body, "Main.storyboard": text]).rules
        }
        #expect(try rules(scene("", "pay:")) == [])
        #expect(try rules(scene("customModuleProvider=\"target\" customModule=\"App\"", "pay:")) == ["unknown-class"])
        #expect(try rules(scene("", "payNow:")).contains("missing-action"))
    }

    @Test func `A class of a library whose sources are not there is not called unknown`() throws {
        #expect(try Findings(in: [
            "Home.swift": "import SwiftMessages\nclass HomeViewController: UIViewController {}\n",
            "View.xib": RuleExample.xibText(
                """
                <view customClass="MessageView" customModule="SwiftMessages" id="view">
                    <connections><outlet property="titleLabel" destination="view" id="o"/></connections>
                </view>
                """),
        ]).rules == [])
    }

    @Test func `A storyboard without sources tells nothing about classes`() throws {
        #expect(try Findings(in: ["Main.storyboard": main(action("anything:"))]).rules == [])
    }

    @Test(arguments: [
        ("", 1), ("func register(_ table: UITableView) { table.register(UINib(nibName: \"Cell\", bundle: nil), forCellReuseIdentifier: \"Cell\") }", 1),
        ("convenience init() { self.init(nibName: \"Panel\", bundle: nil) }", 0),
        ("convenience init() { self.init(nibName: \"Elsewhere\", bundle: nil) }", 0), ("override func loadView() {}", 0),
    ])
    func `A controller that is made without its scene has no outlets, unless it loads another view`(member: String, count: Int) throws {
        #expect(try Findings(of: "scene-made-by-init", in: [
            "Home.swift": """
                class HomeViewController: UIViewController {
                    @IBOutlet var label: UILabel!
                    \(member)
                }
                struct Shop { func open() -> UIViewController { HomeViewController() } }
                """,
            "Main.storyboard": storyboard(
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <label key="view" id="label"/>
                    <connections><outlet property="label" destination="label" id="outlet"/></connections>
                </viewController>
                """),
            "Cell.xib": RuleExample.xibText("<tableViewCell reuseIdentifier=\"Cell\" id=\"cell\"/>"),
            "Panel.xib": RuleExample.xibText(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HomeViewController" customModuleProvider="target">
                    <connections><outlet property="view" destination="panel" id="outlet"/></connections>
                </placeholder>
                <view id="panel"/>
                """),
        ]).rules.count == count)
    }
}
