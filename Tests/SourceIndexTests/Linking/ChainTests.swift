import SourceIndex
import Testing

@Suite struct ChainTests {
    private func chain(_ name: String, in index: SourceIndex) throws -> [String] {
        index.chain(of: try index.reference(name)).map { reference in
            switch reference {
            case .source: index.name(of: reference)
            case .platform(let name): "platform " + name
            case .unknown(let name): "unknown " + name
            }
        }
    }

    @Test func `a chain goes through files, modules, aliases and both languages to NSObject`() throws {
        let index = try SourceFolder([
            "App/Book.swift": "import Kit\nclass Book: Screen<Int> {}",
            "Kit/Screen.swift": "open class Screen<T>: Base {}\ntypealias Base = LegacyBase",
            "Kit/LegacyBase.m": "#import \"LegacyBase.h\"\n@implementation LegacyBase\n@end",
            "Loose/LegacyBase.h": "@interface LegacyBase : UITableViewController\n@end",
        ]).index()
        #expect(try chain("Book", in: index) == [
            "Book", "Screen", "LegacyBase", "platform UITableViewController", "platform UIViewController",
            "platform UIResponder", "platform NSObject",
        ])
        #expect(index.inherits(try index.reference("Book"), from: "UIViewController") == true)
        #expect(index.inherits(try index.reference("Book"), from: "UIView") == false)
    }

    @Test func `a class of a framework without sources ends the chain`() throws {
        let index = try SourceIndex(swift: "import Eureka\nclass Form: FormViewController {}\nclass Row: Eureka.Cell<Int> {}")
        #expect(try chain("Form", in: index) == ["Form", "unknown FormViewController"])
        #expect(try chain("Row", in: index) == ["Row", "unknown Eureka.Cell"])
        #expect(index.inherits(try index.reference("Form"), from: "UIView") == nil)
    }

    @Test func `an Objective-C class may inherit from one of Swift by its Objective-C name`() throws {
        let index = try SourceFolder([
            "App/Base.swift": "@objc(BSBase) class Base: UIView { @IBOutlet var label: UILabel! }",
            "App/Child.m": "#import \"App-Swift.h\"\n@interface Child : BSBase\n@end\n@implementation Child\n@end",
        ]).index()
        #expect(try chain("Child", in: index).prefix(3) == ["Child", "Base", "platform UIView"])
        #expect(index.property(forKey: "label", of: try index.reference("Child")).isPresent == true)
    }

    @Test func `classes that inherit from each other end`() throws {
        let index = try SourceIndex(swift: "class A: B {}\nclass B: A {}\nclass C: C {}\ntypealias T = T\nclass D: T {}")
        #expect(try chain("A", in: index) == ["A", "B"])
        #expect(try chain("C", in: index) == ["C"])
        #expect(try chain("D", in: index).count == 2)
    }

    @Test func `the app's own class comes before UIKit's of that name`() throws {
        let index = try SourceIndex(swift: "class UISwitch: UIView {}\nclass Mine: UISwitch {}\nclass Theirs: UIKit.UIButton {}")
        #expect(try chain("Mine", in: index).prefix(2) == ["Mine", "UISwitch"])
        #expect(try chain("Theirs", in: index)[1] == "platform UIButton")
    }

    @Test func `a nested name is found from inside out`() throws {
        let index = try SourceIndex(swift: """
            class Base: UIView {}
            enum Shop { class Base: UIViewController {}; class Item: Base {} }
            class Other: Shop.Base {}
            """)
        #expect(try index.found("Shop.Item").superclass == index.reference("Shop.Base"))
        #expect(try index.found("Other").superclass == index.reference("Shop.Base"))
    }

    @Test func `classes that inherit from a class are found`() throws {
        let index = try SourceIndex(swift: "class A: UIView {}\nclass B: A {}\nclass C: B {}\nclass D: UIView {}")
        #expect(index.descendants(of: try index.reference("A")).map { index.classes[$0].name } == ["B", "C"])
        #expect(index.descendants(of: .platform("UIView")).count == 4)
    }
}
