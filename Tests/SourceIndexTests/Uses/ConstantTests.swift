import SourceIndex
import Testing

@Suite struct ConstantTests {
    /// What an expression comes to in a method of the class `A`.
    private func value(_ expression: String, _ declarations: String = "", locals: String = "") throws -> String? {
        let index = try SourceFolder([
            "App/A.swift": """
                class A: Base {
                    static let own = "own"
                    static var typeName: String { String(describing: self) }
                    let stored = "stored"
                    func run<T>(id: String, _ type: T.Type) { \(locals)
                        performSegue(withIdentifier: \(expression), sender: nil) }
                }
                """,
            "App/B.swift": """
                class Base: UIViewController, Named { class var inherited: String { return "inherited" } }
                protocol Named {}
                extension Named { static var described: String { String(describing: Self.self) } }
                class Cell: UITableViewCell, Named {}
                struct Names { enum Deep: String { case one, two = "Zwei" }; static let joined = prefix + "Tail"; static let prefix = "Head"; static var changing = "x" }
                let global = "global"
                typealias Short = Cell
                """,
            "App/C.swift": declarations,
            "App/O.m": """
                #define MACRO @"macro"
                NSString *const kName = @"constant";
                static NSString *kChanging = @"a";
                void f(void) { kChanging = @"b"; }
                @interface Old : NSObject
                @end
                @implementation Old
                + (NSString *)cellName { return @"old"; }
                @end
                """,
        ]).index()
        return index.uses.first { $0.kind == .performedSegue }?.value.text
    }

    @Test("A simple constant is followed", arguments: [
        ("\"plain\"", "plain"), ("\"es\\\"caped\"", "es\"caped"), ("A.own", "own"), ("Self.own", "own"), ("self.stored", "stored"),
        ("stored", "stored"), ("global", "global"), ("App.global", nil), ("Names.Deep.one.rawValue", "one"),
        ("Names.Deep.two.rawValue", "Zwei"), ("Names.joined", "HeadTail"), ("Names.prefix + \"X\"", "HeadX"),
        ("\"\\(Names.prefix)-\\(A.self)\"", "Head-A"), ("String(describing: Cell.self)", "Cell"),
        ("String(describing: type(of: self))", "A"), ("String(describing: Short.self)", "Cell"),
        ("NSStringFromClass(Cell.self)", "App.Cell"), ("NSStringFromClass(Old.self)", "Old"),
        ("NSStringFromClass(Cell.self).components(separatedBy: \".\").last!", "Cell"), ("Cell.described", "Cell"),
        ("A.typeName", "A"), ("A.inherited", "inherited"), ("(global)", "global"), ("global as String", "global"),
        ("kName", "constant"), ("MACRO", "macro"), ("Old.cellName()", "old"),
    ])
    func known(_ expression: String, _ expected: String?) throws {
        #expect(try value(expression) == expected)
    }

    @Test("What cannot be known is never guessed", arguments: [
        "id", "make()", "Names.changing", "Names.Deep.one", ".detail", "\"a\\(id)\"", "String(describing: T.self)", "unknown",
        "kChanging", "global.lowercased()", "Other.name", "id + \"x\"", "String(describing: id)",
    ])
    func computed(_ expression: String) throws {
        #expect(try value(expression) == nil)
    }

    @Test func `local names hide others`() throws {
        #expect(try value("global", locals: "let global = \"local\"") == "local")
        #expect(try value("global", locals: "var global = \"local\"") == nil)
        #expect(try value("global", locals: "for global in list {}") == "global")
        #expect(try value("global", locals: "guard let global = find() else { return }") == nil)
        #expect(try value("name", locals: "let name = Names.Deep.two.rawValue") == "Zwei")
    }

    @Test func `what a subclass overrides is not known through self`() throws {
        let subclass = "class Sub: A { override class var inherited: String { \"sub\" } }"
        #expect(try value("Self.inherited", subclass) == nil)
        #expect(try value("A.inherited", subclass) == "inherited")
        #expect(try value("String(describing: type(of: self))", subclass) == nil)
        #expect(try value("Self.inherited") == "inherited")
    }

    @Test func `constants that differ between branches of #if are not known`() throws {
        #expect(try value("key", "#if DEBUG\nlet key = \"a\"\n#else\nlet key = \"b\"\n#endif") == nil)
        #expect(try value("key", "#if DEBUG\nlet key = \"a\"\n#else\nlet key = \"a\"\n#endif") == "a")
    }

    @Test func `constants that refer to each other end`() throws {
        #expect(try value("a", "let a = b\nlet b = a") == nil)
    }
}
