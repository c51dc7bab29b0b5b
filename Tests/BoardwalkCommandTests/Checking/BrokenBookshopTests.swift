import Foundation
import Testing

@testable import BoardwalkCommand

/// Breaks Bookshop in many files, and looks whether the whole report tells each: what the files show and what the walk meets, put
/// together.
@Suite struct BrokenBookshopTests {
    private struct Breakage {
        let file: String
        let old: String
        let new: String
        let rules: Set<String>

        init(_ file: String, _ old: String, _ new: String, _ rules: String...) {
            (self.file, self.old, self.new, self.rules) = (file, old, new, Set(rules))
        }
    }

    private struct Report: Decodable {
        struct Finding: Decodable {
            let rule: String
            let file: String
            let line: Int
            let message: String
        }

        let findings: [Finding]
    }

    private static let sources = "Sources/Bookshop/"

    /// The findings of a copy of Bookshop in which things are broken.
    private func report(_ breakages: [Breakage]) throws -> [Report.Finding] {
        let original = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Bookshop")
        let app = try FixtureApp([:])
        let root = URL(fileURLWithPath: app.path)
        for item in ["Package.swift", "Sources"] {
            try FileManager.default.copyItem(at: original.appendingPathComponent(item), to: root.appendingPathComponent(item))
        }
        for breakage in breakages {
            let file = root.appendingPathComponent(Self.sources + breakage.file)
            let text = try String(contentsOf: file, encoding: .utf8)
            let place = try #require(text.range(of: breakage.old), "\(breakage.file) has no \(breakage.old)")
            try Data(text.replacingCharacters(in: place, with: breakage.new).utf8).write(to: file)
        }
        let output = app.run("check", "PATH", "--no-cache", "--format", "json").output
        return try JSONDecoder().decode(Report.self, from: Data(output.utf8)).findings
    }

    @Test func `whatever is broken is told, whatever else is broken beside it`() throws {
        let breakages = [
            Breakage("Resources/Base.lproj/Account.storyboard", "property=\"emailField\"", "property=\"mailField\"", "missing-outlet"),
            Breakage("Resources/Basket.storyboard", "selector=\"changeQuantity:\"", "selector=\"changeAmount:\"", "missing-action"),
            Breakage("Resources/BookCell.xib", "keyPath=\"layer.cornerRadius\"", "keyPath=\"layer.cornerRadios\"", "missing-runtime-attribute"),
            Breakage(
                "Resources/Book.storyboard", "destinationCreationSelector=\"makeCover", "destinationCreationSelector=\"makeCovers", "missing-segue-action"),
            Breakage(
                "Resources/Catalogue.storyboard", "referencedIdentifier=\"Book\"", "referencedIdentifier=\"Books\"", "missing-scene"),
            Breakage("Resources/Checkout.storyboard", "unwindAction=\"chooseCountry:\"", "unwindAction=\"chooseLand:\"", "missing-unwind-action"),
            Breakage(
                "Resources/Main.storyboard", "storyboardName=\"Account\"", "storyboardName=\"Accounts\"", "missing-storyboard"),
            Breakage("Resources/Orders.storyboard", "relationship=\"rootViewController\"", "relationship=\"root\"", "navigation-without-root"),
            Breakage("Resources/LaunchScreen.storyboard", "initialViewController=\"", "initialViewController=\"x", "dangling-initial-scene"),
        ]
        let findings = try report(breakages)
        for breakage in breakages {
            let told = findings.contains { breakage.rules.contains($0.rule) && $0.file == Self.sources + breakage.file }
            #expect(told, "\(breakage.file): \(breakage.new)")
        }
    }

    @Test(arguments: [
        ("Resources/Catalogue.storyboard", "<segue destination=\"Oo0-7a-r1j\" kind=\"relationship\"", "missing-segue-destination"),
        ("Resources/Book.storyboard", "<segue destination=\"ns3-cG-oSt\" kind=\"custom\"", "missing-segue-destination"),
    ])
    func `the lost end of a segue is one finding, whatever the walk meets because of it`(file: String, segue: String, rule: String) throws {
        let lost = segue.replacing("destination=\"", with: "destination=\"x")
        #expect(try report([Breakage(file, segue, lost, rule)]).map(\.rule) == [rule])
    }
}
