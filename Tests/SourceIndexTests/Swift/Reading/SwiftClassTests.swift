import SourceIndex
import Testing

@Suite struct SwiftClassTests {
    @Test func `a class has its outlets with their types`() throws {
        let index = try SourceIndex(swift: """
            import UIKit
            final class Login: UIViewController {
                @IBOutlet weak var name: UITextField!
                @IBOutlet private(set) var password: UITextField?
                @IBOutlet var buttons: [UIButton]!
                @IBOutlet private weak var box: UIView! { didSet { box.isHidden = true } }
                @IBOutlet weak var other: (any Something)?
                var plain = 3
            }
            """)
        let outlets = try index.found("Login").outlets
        #expect(outlets.map(\.key) == ["name", "password", "buttons", "box", "other"])
        #expect(outlets.map(\.type) == ["UITextField!", "UITextField?", "[UIButton]!", "UIView!", "(any Something)?"])
        #expect(outlets.map(\.className) == ["UITextField", "UITextField", "UIButton", "UIView", "Something"])
        #expect(outlets.map(\.isOutletCollection) == [false, false, true, false, false])
        #expect(outlets.map { $0.traits.contains(.weak) } == [true, false, false, true, true])
        #expect(outlets.map(\.isReadOnly) == [false, false, false, false, false])
        #expect(outlets[0].location == SourceLocation(file: "App/File.swift", line: 3, column: 24))
    }

    @Test func `both branches of #if count, and an outlet in one of them is an outlet`() throws {
        let index = try SourceIndex(swift: """
            class Cell: UITableViewCell {
                #if os(iOS)
                    @IBOutlet var title: UILabel!
                #else
                    var title: UILabel!
                    @IBOutlet var onlyElse: UILabel!
                #endif
            }
            #if DEBUG
            class Debug: UIViewController {}
            #endif
            """)
        #expect(try index.found("Cell").outlets.map(\.key) == ["title", "onlyElse"])
        #expect(try index.found("Cell").properties.count == 2)
        #expect(index.classes.map(\.name) == ["Cell", "Debug"])
    }

    @Test func `extensions belong to their class, wherever they stand`() throws {
        let index = try SourceFolder([
            "App/A.swift": "class Book: UIViewController {}",
            "App/B.swift": "extension Book { @IBAction private func buy(_ sender: Any) {} }\nextension Book: Buyer {}",
            "Kit/C.swift": "import App\nextension App.Book { @objc var note: String { get { \"\" } set {} } }",
        ]).index()
        let book = try index.found("Book")
        #expect(book.actions.map(\.selector) == ["buy:"])
        #expect(book.properties.map(\.key) == ["note"])
        #expect(book.properties.map(\.isReadOnly) == [false])
        #expect(book.protocols == ["Buyer"])
    }

    @Test func `nested, generic and renamed classes keep what tells them apart`() throws {
        let index = try SourceIndex(swift: """
            enum Scenes { class Inner: UIViewController { class Deep: NSObject {} } }
            class Generic<Item, Cell: UITableViewCell>: UIViewController {}
            @objc(BSBook) class Book: Generic<Int, Cell> {}
            extension Scenes { final class Added: UIView {} }
            """)
        #expect(index.classes.map(\.qualifiedName) == ["Scenes.Inner", "Scenes.Inner.Deep", "Generic", "Book", "Scenes.Added"])
        #expect(try index.found("Generic").genericParameters == ["Item", "Cell"])
        #expect(try index.found("Book").objectiveCName == "BSBook")
        #expect(try index.found("Book").superclassName == "Generic<Int, Cell>")
        #expect(try index.found("Book").superclass == index.reference("Generic"))
        #expect(try index.found("Scenes.Inner.Deep").runtimeName == "_TtCCC3App6Scenes5Inner4Deep")
    }

    @Test func `inspectable and managed properties have keys, constants and computed ones cannot be set`() throws {
        let index = try SourceIndex(swift: """
            @IBDesignable class Box: UIView {
                @IBInspectable var radius: CGFloat = 0
                @IBInspectable var border: CGFloat { get { layer.borderWidth } set { layer.borderWidth = newValue } }
                @NSManaged var stored: String
                @objc let fixed = 1
                @objc var half: Int { 2 }
                @objc(enabled) var isEnabled = false
                @objc static var shared: Box!
                var swiftOnly = 1
            }
            """)
        let properties = try index.found("Box").properties
        #expect(properties.map(\.key) == ["radius", "border", "stored", "fixed", "half", "enabled", "shared", "swiftOnly"])
        #expect(properties.map(\.isReadOnly) == [false, false, false, true, true, false, false, false])
        #expect(properties.map(\.isInspectable) == [true, true, false, false, false, false, false, false])
        #expect(properties.map { $0.traits.contains(.exposed) } == [true, true, true, true, true, true, true, false])
        #expect(properties[6].traits.contains(.typeLevel))
    }

    @Test(arguments: [
        ("required init?(coder: NSCoder) { super.init(coder: coder) }", CoderInitializer.declared),
        ("required init?(coder aDecoder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }", .trapping),
        ("@available(*, unavailable) required init?(coder: NSCoder) { nil }", .trapping),
        ("init() { super.init(nibName: nil, bundle: nil) }", .notDeclared),
    ])
    func `a class says whether storyboards can make it`(_ member: String, _ expected: CoderInitializer) throws {
        #expect(try SourceIndex(swift: "class A: UIViewController { \(member) }").found("A").coderInitializer == expected)
    }

    @Test func `segue actions and unwind actions are told apart`() throws {
        let index = try SourceIndex(swift: """
            class A: UIViewController {
                @IBSegueAction func makeBook(_ coder: NSCoder) -> BookController? { nil }
                @IBSegueAction func makeOther(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> UIViewController? { nil }
                @IBAction func back(_ segue: UIStoryboardSegue) {}
                @IBAction func tap(_ sender: UIButton) {}
            }
            """)
        let found = try index.found("A")
        #expect(found.segueActions.map(\.selector) == ["makeBook:", "makeOther:sender:segueIdentifier:"])
        #expect(found.segueActions.first?.returnType == "BookController?")
        #expect(found.actions.map(\.isUnwindAction) == [true, false])
    }

    @Test func `long bodies without anything of interest change nothing`() throws {
        let filler = (0..<40).map { "let value\($0) = compute(\"{\", \($0)) / 2 // }\n" }.joined()
        let source = """
            class A: UIViewController {
                @IBAction func first(_ sender: Any) {
                    \(filler)
                }
                var computed: Int { \(filler) return 3 }
                @IBInspectable var size: Int { get { \(filler) return 1 } set { \(filler) } }
                func second() { if true { \(filler) }; performSegue(withIdentifier: "go", sender: nil) }
                @IBOutlet var last: UILabel!
            }
            """
        let index = try SourceIndex(swift: source)
        let found = try index.found("A")
        #expect(found.properties.map(\.key) == ["computed", "size", "last"])
        #expect(found.properties.map(\.isReadOnly) == [true, false, false])
        #expect(found.methods.map(\.selector) == ["first:", "second"])
        let line = source.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("var last") }
        #expect(found.outlets.first?.location.line == line.map { $0 + 1 })
        #expect(index.lines == ["performedSegue go"])
    }
}
