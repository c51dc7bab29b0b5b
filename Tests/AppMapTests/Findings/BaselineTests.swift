import AppMap
import Foundation
import Testing

@Suite struct BaselineTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// The baseline written to a file and read again.
    private func written(_ findings: [Finding]) throws -> Baseline {
        try folder.write("baseline.json", Baseline(findings).json())
        return try Baseline(contentsOf: folder.path(of: "baseline.json"))
    }

    private func error(in text: String) throws -> ConfigurationError? {
        try folder.write("baseline.json", text)
        return #expect(throws: ConfigurationError.self) { try Baseline(contentsOf: folder.path(of: "baseline.json")) }
    }

    @Test func `known findings are known again when lines have moved and the order is another`() throws {
        let baseline = try written([.fixture(line: 1), .fixture("other", line: 2), .fixture(object: nil, scene: "A")])
        let comparison = baseline.compare([.fixture(object: nil, scene: "A"), .fixture("other", line: 70), .fixture(line: 9)])
        #expect(comparison.new.isEmpty)
        #expect(comparison.known.count == 3)
        #expect(comparison.gone.isEmpty)
    }

    @Test func `of several of a kind, as many are known as there were`() throws {
        let baseline = try written([.fixture(line: 1), .fixture(line: 2)])
        let comparison = baseline.compare([.fixture(line: 1), .fixture(line: 2), .fixture(line: 3)])
        #expect(comparison.known.map(\.location.position.line) == [1, 2])
        #expect(comparison.new.map(\.location.position.line) == [3])
        #expect(baseline.compare([.fixture()]).gone == [Finding.fixture().identity])
    }

    @Test func `a document that has moved to another folder is known, one of another name is not`() throws {
        let baseline = try written([.fixture(in: "Old/Main.storyboard"), .fixture(in: "Old/Shop.storyboard")])
        let comparison = baseline.compare([.fixture(in: "New/Main.storyboard"), .fixture(in: "New/Till.storyboard")])
        #expect(comparison.known.map(\.location.file) == ["New/Main.storyboard"])
        #expect(comparison.new.map(\.location.file) == ["New/Till.storyboard"])
        #expect(comparison.gone.map(\.file) == ["Old/Shop.storyboard"])
    }

    @Test func `an object whose class has another name now is known, one with another fault is not`() throws {
        func missing(_ outlet: String, in name: String, object: String = "a1") -> Finding {
            .fixture("missing-outlet", "'\(name)' has no outlet '\(outlet)'. The app stops.", object: object)
        }
        let baseline = try written([missing("title", in: "FruitDetail"), missing("body", in: "FruitDetail")])
        let renamed = baseline.compare([missing("title", in: "PearDetail"), missing("name", in: "PearDetail")])
        #expect(renamed.known == [missing("title", in: "PearDetail")])
        #expect(renamed.new == [missing("name", in: "PearDetail")])
        #expect(renamed.gone == [missing("body", in: "FruitDetail").identity])
        #expect(baseline.compare([missing("title", in: "PearDetail", object: "b2")]).known.isEmpty, "another object")
        let both = [missing("title", in: "PearDetail"), missing("body", in: "FruitDetail")]
        #expect(baseline.compare(both).new == [both[0]], "the class is still there")
    }

    @Test func `a document that stays where it is comes before one that has moved`() throws {
        let baseline = try written([.fixture(in: "B/Main.storyboard")])
        let comparison = baseline.compare([.fixture(in: "A/Main.storyboard"), .fixture(in: "B/Main.storyboard")])
        #expect(comparison.known.map(\.location.file) == ["B/Main.storyboard"])
        #expect(comparison.new.map(\.location.file) == ["A/Main.storyboard"])
    }

    @Test func `the same findings give the same file, in an order of its own`() throws {
        let findings: [Finding] = [.fixture(), .fixture("b"), .fixture(in: "A.xib", object: nil), .fixture()]
        let text = try Baseline(findings).json()
        #expect(try text == Baseline(findings.reversed()).json())
        #expect(text.hasPrefix("""
            {
              "findings" : [
                {
                  "file" : "A.xib",
                  "names" : [
                    "title"
                  ],
                  "rule" : "missing-outlet"
                },
            """))
        #expect(text.contains("\"count\" : 2"))
    }

    @Test(arguments: [
        ("[]", ""), ("{}", ""), ("{format: 'x', version: 1, findings: []}", "format"),
        ("{format: 'boardwalk-baseline', version: 2, findings: []}", "version"),
        ("{format: 'boardwalk-baseline', version: 1}", ""),
        ("{format: 'boardwalk-baseline', version: 1, findings: [{file: 'a'}]}", "findings[0]"),
        ("{format: 'boardwalk-baseline', version: 1, findings: [{rule: 'r', file: 'a', count: -1}]}", "findings[0].count"),
        ("{format: 'boardwalk-baseline', version: 1, findings: [{rule: 'r', file: 'a', count: 1e300}]}", "findings[0].count"),
        ("{format: 'boardwalk-baseline', version: 1, findings: [{rule: 'r', file: 'a', names: [1]}]}", "findings[0].names[0]"),
    ])
    func `a file that is no baseline is an error at its place`(text: String, keyPath: String) throws {
        #expect(try error(in: text)?.keyPath == keyPath)
    }

    @Test func `a file that is not there is an error`() {
        let error = #expect(throws: ConfigurationError.self) { try Baseline(contentsOf: folder.path(of: "none.json")) }
        #expect(error?.description.hasSuffix("none.json: The file cannot be read: No such file or directory.") == true)
    }
}
