import SourceIndex
import Testing

@Suite struct MemberLookupTests {
    private func word<Member>(_ membership: Membership<Member>, in index: SourceIndex) -> String {
        switch membership {
        case .declared(_, let owner): "declared by " + index.name(of: owner)
        case .platform(let name): "platform " + name
        case .hidden(_, let owner): "hidden in " + index.name(of: owner)
        case .readOnly(_, let owner): "read-only in " + index.name(of: owner)
        case .missing: "missing"
        case .unknown(let name): "unknown beyond " + name
        }
    }

    @Test func `outlets are looked for along the chain`() throws {
        let index = try SourceIndex(swift: """
            import Charts
            class Base: UITableViewController { @IBOutlet var label: UILabel!; var swiftOnly: UILabel! }
            class Child: Base { @IBOutlet var own: UILabel! }
            class Foreign: ChartController { @IBOutlet var own: UILabel! }
            extension UIView { @IBInspectable var corner: CGFloat { get { 0 } set {} } }
            class Box: UIButton {}
            """)
        func property(_ key: String, of name: String) throws -> String {
            word(index.property(forKey: key, of: try index.reference(name)), in: index)
        }
        #expect(try property("own", of: "Child") == "declared by Child")
        #expect(try property("label", of: "Child") == "declared by Base")
        #expect(try property("swiftOnly", of: "Child") == "hidden in Base")
        #expect(try property("view", of: "Child") == "platform UIViewController")
        #expect(try property("tableView", of: "Child") == "platform UITableViewController")
        #expect(try property("nothing", of: "Child") == "missing")
        #expect(try property("nothing", of: "Foreign") == "unknown beyond ChartController")
        #expect(try property("own", of: "Foreign") == "declared by Foreign")
        #expect(try property("corner", of: "Box") == "declared by UIView")
        #expect(word(index.property(forKey: "delegate", of: .platform("UITableView")), in: index) == "platform UITableView")
        #expect(word(index.property(forKey: "x", of: .unknown("Y")), in: index) == "unknown beyond Y")
    }

    @Test func `what is computed without a setter cannot be set, unless there is a setter beside it`() throws {
        let index = try SourceIndex(swift: """
            class Box: UIView {
                @objc var text: String { "" }
                @objc var kept: String = "" { didSet {} }
                @objc let stored = UILabel()
                @objc var both: String { get { "" } set {} }
                @objc var name: String { "" }
                @objc func setName(_ name: String) {}
            }
            class Child: Box { override var text: String { get { "" } set {} } }
            """)
        func property(_ key: String, of name: String) throws -> String {
            word(index.property(forKey: key, of: try index.reference(name)), in: index)
        }
        #expect(try property("text", of: "Box") == "read-only in Box")
        #expect(try ["kept", "stored", "both", "name"].allSatisfy { try property($0, of: "Box") == "declared by Box" })
        #expect(try property("text", of: "Child") == "declared by Child")
    }

    @Test func `nothing is missing in classes that answer whatever they are asked`() throws {
        let index = try SourceIndex(swift: """
            class Keys: UIView { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
            class Child: Keys { var plain: UILabel! }
            class Messages: UIView { override func forwardingTarget(for selector: Selector!) -> Any? { nil } }
            """)
        #expect(word(index.property(forKey: "any", of: try index.reference("Child")), in: index) == "unknown beyond Keys")
        #expect(word(index.property(forKey: "plain", of: try index.reference("Child")), in: index) == "unknown beyond Keys")
        #expect(word(index.method(selector: "any:", of: try index.reference("Messages")), in: index) == "unknown beyond Messages")
        #expect(index.hasMethod("any:"))
    }

    @Test func `a key path tells which class lacks the key`() throws {
        let index = try SourceIndex(swift: """
            class Box: UIView { @objc var inner: Inner! }
            class Inner: NSObject { @objc var name = "" }
            """)
        let found = index.lookUp(keyPath: "inner.nam", of: try index.reference("Box"))
        #expect(index.name(of: found.owner) == "Inner")
        #expect(found.key == "nam")
        #expect(found.prefix == "inner.")
        #expect(word(found.membership, in: index) == "missing")
    }

    @Test func `protocols are adopted through superclasses, extensions and other protocols`() throws {
        let index = try SourceIndex(swift: """
            protocol Listing: UITableViewDataSource, Marked {}
            protocol Marked {}
            class Base: UIViewController {}
            class Child: Base, Listing {}
            extension Base: UITextFieldDelegate & Foreign.Other {}
            extension UIResponder: Marked {}
            """)
        #expect(index.adoptedProtocols(of: try index.reference("Child")) == [
            "Listing", "Marked", "Other", "UITableViewDataSource", "UITextFieldDelegate",
        ])
        #expect(index.adoptedProtocols(of: try index.reference("Base")) == ["Marked", "Other", "UITextFieldDelegate"])
        #expect(index.declaresProtocol("Marked"))
        #expect(!index.declaresProtocol("UITextFieldDelegate"))
    }

    @Test func `key paths are followed through types`() throws {
        let index = try SourceIndex(swift: """
            class Box: UIView { @objc var inner: Inner!; @objc var number = 3 }
            class Inner: NSObject { @objc var color: UIColor? }
            extension CALayer { @objc var borderUIColor: UIColor? { get { nil } set {} } }
            """)
        func path(_ path: String) throws -> String {
            word(index.property(atKeyPath: path, of: try index.reference("Box")), in: index)
        }
        #expect(try path("layer.cornerRadius") == "platform CALayer")
        #expect(try path("layer.borderUIColor") == "declared by CALayer")
        #expect(try path("layer.nothing") == "missing")
        #expect(try path("inner.color") == "declared by Inner")
        #expect(try path("inner.colour") == "missing")
        #expect(try path("number.x") == "unknown beyond number")
        #expect(try path("nothing.x") == "missing")
        #expect(try path("") == "missing")
    }

    @Test func `actions must be known to Objective-C`() throws {
        let index = try SourceIndex(swift: """
            @objc protocol Saver { func save(_ sender: Any) }
            @objcMembers class Model: UIViewController { func all(_ s: Any) {}; private func hidden(_ s: Any) {}; @nonobjc func not(_ s: Any) {} }
            class Child: Model, Saver {
                func inherited(_ s: Any) {}
                func save(_ sender: Any) {}
            }
            class Plain: UIViewController {
                func swift(_ s: Any) {}
                @objc func exposed(_ s: Any) {}
                override func dismiss(_ s: Any) {}
                @objc class func type(_ s: Any) {}
            }
            @objc extension Plain { func extended(_ s: Any) {} }
            """)
        func method(_ selector: String, of name: String) throws -> String {
            word(index.method(selector: selector, of: try index.reference(name)), in: index)
        }
        #expect(try method("all:", of: "Child") == "declared by Model")
        #expect(try method("hidden:", of: "Child") == "hidden in Model")
        #expect(try method("not:", of: "Child") == "hidden in Model")
        #expect(try method("inherited:", of: "Child") == "declared by Child")
        #expect(try method("save:", of: "Child") == "declared by Child")
        #expect(try method("swift:", of: "Plain") == "hidden in Plain")
        #expect(try method("exposed:", of: "Plain") == "declared by Plain")
        #expect(try method("extended:", of: "Plain") == "declared by Plain")
        #expect(try method("dismiss:", of: "Plain") == "declared by Plain")
        #expect(try method("type:", of: "Plain") == "missing")
        #expect(try method("cut:", of: "Plain") == "platform UIResponder")
        #expect(index.classes(answering: "exposed:").map { index.classes[$0].name } == ["Plain"])
    }
}
