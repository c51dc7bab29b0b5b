import Foundation
import Testing

/// What HeadlessUIKit declares against what UIKit declares. Where there is Objective-C the module declares less.
@Suite(.enabled(if: SymbolGraph.hasNoObjectiveC)) struct PublicNamesTests {
    private static let graph = Result { try SymbolGraph(ofModule: "HeadlessUIKit") }

    private let reader: SymbolReader
    private let table: PublicInterface

    init() throws {
        reader = SymbolReader(try Self.graph.get())
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("UIKit.txt")
        table = try PublicInterface(text: String(contentsOf: file, encoding: .utf8))
    }

    /// What is declared outside of `Headless`. What UIKit declares for every object is taken for that wherever it stands.
    private var declared: Set<String> {
        reader.interface.moving(table.types["NSObject"]?.members ?? [], to: "NSObject").declarations
    }

    /// What the table expects, and how often each deviation made the difference.
    private func expected() -> (declarations: Set<String>, uses: [Int]) {
        var uses = Array(repeating: 0, count: Deviation.all.count)
        let declarations = table.declarations(changedBy: { type, declaration in
            for (index, deviation) in Deviation.all.enumerated() {
                if let ours = deviation.ours(type, declaration) {
                    uses[index] += 1
                    return ours
                }
            }
            return [declaration]
        })
        return (declarations, uses)
    }

    @Test func `Every public name outside of Headless is declared as UIKit declares it`() {
        #expect(declared.count > 1_500)
        #expect(declared.subtracting(expected().declarations).sorted() == [])
    }

    @Test func `Everything that the table has is declared`() {
        #expect(expected().declarations.subtracting(declared).sorted() == [])
    }

    @Test func `Subclasses override what a class of UIKit has by its protocols`() {
        #expect(reader.closedRequirements == [])
    }

    @Test func `No deviation is without effect`() {
        let unused = zip(Deviation.all, expected().uses).filter { $0.1 == 0 }.map(\.0.reason)
        #expect(unused == [])
    }

    @Test func `The table is sorted by names`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("UIKit.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").drop { $0.hasPrefix("#") }
        let sorted = table.text.split(separator: "\n")
        #expect(lines.count == sorted.count)
        #expect(zip(lines, sorted).first { $0 != $1 }?.0 == nil)
    }

    @Test func `A name that the table lacks and one that nobody declares are both differences`() throws {
        let table = try PublicInterface(text: "# table\nopen class A: B\n    open var a: Int\n    init()\n")
        let module = try PublicInterface(text: "open class A: B\n    open var a: Int { get }\n    init()\nenum C\n")
        #expect(module.declarations.subtracting(table.declarations) == ["A | open var a: Int { get }", "enum C"])
        #expect(table.declarations.subtracting(module.declarations) == ["A | open var a: Int"])
    }

    @Test("A table that cannot be read is refused", arguments: ["    func f()", "A", "enum A\nenum A", "enum A\n  case a\n  case a"])
    func refuses(text: String) {
        #expect(throws: PublicInterface.Unreadable.self) { try PublicInterface(text: text) }
    }
}
