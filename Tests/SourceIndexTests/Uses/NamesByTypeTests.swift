import SourceIndex
import Testing

/// Names that a type stands for: the cases of an enum, and the classes that adopt a protocol.
@Suite struct NamesByTypeTests {
    private let screens = """
        enum Screen: String {
            case orders = "Order", settings
            var storyboard: UIStoryboard { UIStoryboard(name: self.rawValue, bundle: nil) }
        }
        """

    @Test func `An enum of storyboards names one with each case, at the case`() throws {
        let index = try SourceIndex(swift: screens)
        #expect(index.lines == ["storyboard Order", "storyboard settings"])
        #expect(index.uses.map(\.location.column) == [10, 28])
    }

    @Test func `A scene is asked of the storyboard of a case`() throws {
        let index = try SourceIndex(
            swift: screens + "\nfunc f() { Screen.orders.storyboard.instantiateViewController(withIdentifier: \"X\") }")
        #expect(index.lines.last == "scene X in Order")
    }

    @Test func `An enum whose storyboards have other names than its cases is followed no further than it can be`() throws {
        #expect(try SourceIndex(swift: """
            enum Screen: String {
                case orders
                var storyboard: UIStoryboard { UIStoryboard(name: rawValue.capitalized, bundle: nil) }
            }
            """).lines == ["storyboard ?"])
    }

    @Test(arguments: [
        "extension UITableViewCell: Named {}", "extension UIView: Named {}", "protocol Deep: Named {}\nextension UITableViewCell: Deep {}",
    ])
    func `A protocol that UIKit's own classes are made to adopt gives names to their subclasses`(conformance: String) throws {
        let index = try SourceIndex(swift: """
            protocol Named {}
            extension Named { static var id: String { String(describing: self) } }
            \(conformance)
            class Cell: UITableViewCell {}
            class A { func f() { table.dequeueReusableCell(withIdentifier: Cell.id, for: path) } }
            """)
        #expect(index.uses.map(\.value.text) == ["Cell"])
    }

    private let instantiable = """
        protocol Instantiable { static var storyboardName: String { get } }
        extension Instantiable where Self: UIViewController {
            static var storyboardName: String { "Main" }
            static func make() -> Self {
                UIStoryboard(name: storyboardName, bundle: nil).instantiateViewController(withIdentifier: String(describing: self)) as! Self
            }
        }

        """

    @Test func `What a protocol asks of storyboards is asked by each class that adopts it`() throws {
        let index = try SourceIndex(swift: instantiable + """
            class A: UIViewController, Instantiable { static let storyboardName = "Shop" }
            class B: UIViewController, Instantiable {}
            """)
        let known = index.uses.filter { $0.value != .computed }
        #expect(known.compactMap(\.value.text) == ["A", "B", "Shop", "Main"])
        #expect(known.filter { $0.kind == .scene }.map(\.storyboard) == [.named(.known("Shop")), .named(.known("Main"))])
        #expect(known.map(\.location.line) == [8, 9, 8, 9])
    }

    @Test func `A class with subclasses is not taken for what Self stands for`() throws {
        let index = try SourceIndex(swift: instantiable + "class A: UIViewController, Instantiable {}\nclass B: A {}")
        #expect(index.uses.allSatisfy { $0.value.text != "A" && $0.value.text != "B" })
    }

    @Test(arguments: [
        "class var other: UIStoryboard { .init(name: \"B\", bundle: nil) }", "static let other: UIStoryboard = .init(name: \"B\", bundle: .main)",
        "func other(_ x: Int) -> UIStoryboard { return .init(name: \"B\", bundle: nil) }",
    ])
    func `A storyboard that is made without its class's name counts where it is expected`(member: String) throws {
        #expect(try SourceIndex(swift: "class A {\n\(member)\n}").lines == ["storyboard B"])
    }

    @Test func `Something else of a name and a bundle is no storyboard`() throws {
        #expect(try SourceIndex(swift: "class A { let image: ImageResource = .init(name: \"B\", bundle: nil) }").lines == [])
    }

    @Test func `A cast that may fail is told from one that may not, and what a creator makes is known`() throws {
        let index = try SourceIndex(swift: """
            class Book: UIViewController {}
            class A {
                func f() {
                    board.instantiateViewController(withIdentifier: "a") as? Book
                    board.instantiateViewController(withIdentifier: "b") as! Book
                    board.instantiateViewController(identifier: "c") { coder in Book(coder: coder) }
                    board.instantiateViewController(identifier: "d", creator: { return Book(coder: $0, id: 3) })
                    board.instantiateViewController(identifier: "e") { coder in print(); return Book(coder: coder) }
                }
            }
            """)
        let book = try index.reference("Book")
        #expect(index.uses.map { $0.castClass == book } == [false, true, false, false, false])
        #expect(index.uses.map { $0.createdClass == book } == [false, false, true, true, false])
    }
}
