import SourceIndex
import Testing

@Suite struct ClassLookupTests {
    private let index: SourceIndex

    init() throws {
        index = try SourceFolder([
            "App/A.swift": """
                class Book: UIViewController {}
                enum Nest { class Inner: UIViewController {} }
                class Generic<T>: UIViewController {}
                @objc(BSOld) class Renamed: UIViewController {}
                """,
            "App/L.m": "@interface Legacy : UIViewController\n@end\n@implementation Legacy\n@end",
            "Kit/B.swift": "class Widget: UIView {}\nclass Book: UIView {}",
        ]).index()
    }

    private func lookUp(_ name: String, _ module: String? = nil, provider: String? = nil, target: String? = "App") -> String {
        switch index.lookUp(customClass: name, module: module, provider: provider, target: target) {
        case .found(.source(let place)): (index.classes[place].module ?? "") + "." + index.classes[place].qualifiedName
        case .found(let other): index.name(of: other)
        case .unreachable(let places, let obstacle): "\(obstacle) " + places.map { index.classes[$0].module ?? "" }.joined(separator: ",")
        case .foreign(let module, let places): "foreign \(module) \(places.count)"
        case .missing: "missing"
        }
    }

    @Test func `Swift classes are found by module and name`() {
        #expect(lookUp("Book", "App") == "App.Book")
        #expect(lookUp("Book", "Kit") == "Kit.Book")
        #expect(lookUp("Book", "App", provider: "target", target: "Kit") == "Kit.Book")
        #expect(lookUp("Book", "Old", provider: "target", target: nil) == "foreign Old 2")
        #expect(lookUp("_TtC3Kit4Book") == "Kit.Book")
        #expect(lookUp("_TtCO3App4Nest5Inner") == "App.Nest.Inner")
        #expect(lookUp("App.Book") == "App.Book")
    }

    @Test func `Objective-C's and UIKit's classes are found without a module`() {
        #expect(lookUp("Legacy") == "App.Legacy")
        #expect(lookUp("Legacy", "") == "App.Legacy")
        #expect(lookUp("BSOld") == "App.Renamed")
        #expect(lookUp("UITableView") == "UITableView")
    }

    @Test func `a class that the run time does not find is told apart from one that is nowhere`() {
        #expect(lookUp("Book") == "needsModule App,Kit")
        #expect(lookUp("Book", target: "Kit") == "needsModule Kit,App")
        #expect(lookUp("Widget", "App") == "otherModule Kit")
        #expect(lookUp("Legacy", "App") == "objectiveC App")
        #expect(lookUp("Legacy", "Kit") == "objectiveC App")
        #expect(lookUp("Generic", "App") == "generic App")
        #expect(lookUp("Inner", "App") == "nested App")
        #expect(lookUp("Inner") == "nested App")
        #expect(lookUp("Renamed") == "renamed App")
        #expect(lookUp("BSOld", "App") == "renamed App")
        #expect(lookUp("Nothing", "App") == "missing")
        #expect(lookUp("Nothing") == "missing")
        #expect(lookUp("Thing", "Framework") == "foreign Framework 0")
    }
}
