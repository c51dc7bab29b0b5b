import AppMap
import Testing

@testable import Checks

@Suite struct LocalizedCopiesTests {
    private func findings(_ files: KeyValuePairs<String, String>) throws -> [Finding] {
        try Findings(of: "duplicate-object-id", in: files).all
    }

    private static let faulty = storyboard(controller("home"), controller("home"), initial: "home")

    @Test func `a fault of a document is told once, in its base, with the copies that have it too`() throws {
        let found = try findings([
            "Base.lproj/Main.storyboard": Self.faulty, "de.lproj/Main.storyboard": Self.faulty, "fr.lproj/Main.storyboard": Self.faulty,
            "es.lproj/Main.storyboard": storyboard(controller("home"), controller("next"), initial: "home"),
        ])
        #expect(found.map(\.location.file) == ["Base.lproj/Main.storyboard"])
        #expect(found.first?.related.filter { $0.message == "the same in this copy" }.map(\.location.file)
            == ["de.lproj/Main.storyboard", "fr.lproj/Main.storyboard"])
    }

    @Test func `what only a translation has is told there, and other documents of the name are others`() throws {
        let sound = storyboard(controller("home"), initial: "home")
        let found = try findings([
            "Base.lproj/Main.storyboard": sound, "de.lproj/Main.storyboard": Self.faulty, "Kit/Base.lproj/Main.storyboard": Self.faulty,
        ])
        #expect(found.map(\.location.file) == ["Kit/Base.lproj/Main.storyboard", "de.lproj/Main.storyboard"])
    }
}
