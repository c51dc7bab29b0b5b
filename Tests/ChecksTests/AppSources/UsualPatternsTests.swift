import AppMap
import Testing

@testable import Checks

/// Ways to write an app that are right, and that look to a reader of sources as if something were missing.
@Suite struct UsualPatternsTests {
    /// What breaks the app of one class, beside a `DetailViewController` with an outlet.
    private func faults(_ source: String, of name: String, _ content: String, element: String = "viewController") throws -> [String] {
        let document = storyboard(
            """
            <\(element) customClass="\(name)" customModuleProvider="target" id="home" sceneMemberID="viewController">\(content)</\(element)>
            <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
            """,
            """
            <viewController storyboardIdentifier="Detail" customClass="DetailViewController" customModuleProvider="target" id="detail" sceneMemberID="viewController">
                <label key="view" id="label"/>
                <connections><outlet property="label" destination="label" id="label-outlet"/></connections>
            </viewController>
            """, initial: "home")
        let detail = "class DetailViewController: UIViewController { @IBOutlet var label: UILabel! }\n"
        return try Findings(in: ["Home.swift": "import UIKit\n" + detail + source, "Main.storyboard": document]).all
            .filter { $0.severity <= .broken }.map(\.message)
    }

    private static let rows = """
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
        """

    private static let table = """
        <tableView key="view" id="list">
            <connections><outlet property="dataSource" destination="home" id="source"/></connections>
        </tableView>
        """

    @Test(arguments: [
        "class Home: UIViewController, UITableViewDataSource { \(rows) }",
        "class Home: UIViewController, UIKit.UITableViewDataSource { \(rows) }",
        "class Home: UIViewController { \(rows) }\nextension Home: UITableViewDataSource, UITableViewDelegate {}",
        "typealias Table = UITableViewDataSource & UITableViewDelegate\nclass Home: UIViewController, Table { \(rows) }",
        "protocol Listing: UITableViewDataSource {}\nclass Home: UIViewController, Listing { \(rows) }",
        "class Base: UIViewController { \(rows) }\nclass Home: Base, UITableViewDataSource {}",
        "class Base<Item>: UIViewController, UITableViewDataSource { \(rows) }\nclass Home: Base<Int> {}",
        "class Home: UITableViewController {}",
        "@objcMembers class Home: UIViewController { @objc(tableView:cellForRowAtIndexPath:) func cell(_ table: UITableView, _ path: IndexPath) -> UITableViewCell { UITableViewCell() }\n\(rows) }",
        "import Elsewhere\nclass Home: UIViewController, ProtocolOfElsewhere { \(rows) }",
    ])
    func `A data source has its methods in many ways`(source: String) throws {
        #expect(try faults(source, of: "Home", Self.table) == [])
    }

    @Test func `Without them it is told`() throws {
        #expect(try faults("class Home: UIViewController { \(Self.rows) }", of: "Home", Self.table).count == 1)
        #expect(try faults("class Home: UIViewController, UITableViewDataSource {}", of: "Home", Self.table).count == 1)
    }

    @Test(arguments: [
        ("@IBInspectable private(set) var key: Int = 0", "number"), ("@IBInspectable var key: Int = 0 { willSet {} }", "number"),
        ("@IBInspectable var key: Int { get { 1 } set {} }", "number"), ("@IBInspectable var key: Int { get { 1 } _modify {} }", "number"),
        ("@IBInspectable var key = 4.0", "number"), ("@objc lazy var key: String = \"x\"", "string"),
        ("@objc let key = \"x\"", "string"), ("@objc var key: String { \"\" }\n@objc func setKey(_ key: String) {}", "string"),
        ("@objc var key: Style = .plain", "number"), ("@IBInspectable var key: Bool = false", "number"),
        ("@IBInspectable var key: UIColor!", "color"), ("override func setValue(_ value: Any?, forKey key: String) {}", "string"),
    ])
    func `A runtime attribute is set in many ways`(member: String, type: String) throws {
        let source = "@objc enum Style: Int { case plain }\nclass Home: UIViewController { \(member) }"
        let attribute = "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"key\"/></userDefinedRuntimeAttributes>"
        #expect(try faults(source, of: "Home", attribute) == [])
    }

    @Test(arguments: ["accessibilityIdentifier", "isHidden", "layer.cornerRadius", "layer.contents", "tag", "_private"])
    func `What UIKit has is no fault of the app`(key: String) throws {
        let view = """
            <view key="view" id="home-view"><userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="string" keyPath="\(key)"/>
            </userDefinedRuntimeAttributes></view>
            """
        #expect(try faults("class Home: UIViewController {}", of: "Home", view) == [])
    }

    @Test(arguments: [
        "extension UIApplication { @objc func share(_ sender: Any) {} }",
        "class Delegate: UIResponder, UIApplicationDelegate { @IBAction func share(_ sender: Any) {} }",
        "class Delegate: UIResponder { override func forwardingTarget(for selector: Selector!) -> Any? { nil } }",
        "import Elsewhere",
    ])
    func `An action to the first responder is answered by anybody`(source: String) throws {
        let button = "<button key=\"view\" id=\"share\"><connections><action selector=\"share:\" destination=\"first\" id=\"tap\"/></connections></button>"
        #expect(try faults(source + "\nclass Home: UIViewController {}", of: "Home", button) == [])
        #expect(try faults("class Home: UIViewController {}", of: "Home", button).count == 1)
    }

    @Test(arguments: [
        ("class Home: UIViewController {}", "viewController"), ("class Home: UITableViewController {}", "viewController"),
        ("class Home: UIViewController {}", "tableViewController"), ("class Home: UIImagePickerController {}", "navigationController"),
        ("#if os(iOS)\nclass Home: UIView {}\n#else\nclass Home: UIViewController {}\n#endif", "viewController"),
        ("class Home: Home {}", "viewController"),
    ])
    func `A class may be what its element allows`(source: String, element: String) throws {
        #expect(try faults(source, of: "Home", "", element: element).filter { $0.contains("does not inherit") } == [])
    }

    @Test(arguments: [
        "-> DetailViewController?", "-> UIViewController", "-> Detail?", "-> Special!", "-> OfElsewhere?", "-> (UIViewController & Marked)?",
    ])
    func `A segue action may return more or less than the scene's class`(type: String) throws {
        let source = """
            import Elsewhere
            protocol Marked {}
            typealias Detail = DetailViewController
            class Special: DetailViewController {}
            class Home: UIViewController { @IBSegueAction func make(_ coder: NSCoder) \(type) { fatalError() } }
            """
        let segue = "<connections><segue destination=\"detail\" kind=\"show\" identifier=\"go\" destinationCreationSelector=\"make:\" id=\"s\"/></connections>"
        #expect(try faults(source, of: "Home", segue) == [])
    }
}
