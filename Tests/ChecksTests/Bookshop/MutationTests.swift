import AppMap
import Foundation
import Testing

@testable import Checks

/// Breaks Bookshop in all the ways in which an app is broken by hand, and looks whether a rule tells each.
@Suite struct MutationTests {
    @Test func `Whatever is broken in a storyboard of Bookshop is found at its place`() throws {
        let shop = try CopiedBookshop()
        let mutations = shop.mutations(Breakage.documents) { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
        #expect(mutations.count > 170, "\(mutations.count)")
        let survivors = try shop.survivors(of: mutations)
        #expect(survivors == [], "\(survivors.joined(separator: "\n"))")
    }

    @Test func `Whatever is broken in the sources of Bookshop is found at its place`() throws {
        let shop = try CopiedBookshop()
        let mutations = shop.mutations(Breakage.sources) { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
        #expect(mutations.count > 170, "\(mutations.count)")
        let survivors = try shop.survivors(of: mutations)
        #expect(survivors == [], "\(survivors.joined(separator: "\n"))")
    }

    @Test func `A fault is told once, whatever else comes of it`() throws {
        let shop = try CopiedBookshop()
        let documents = shop.mutations(Breakage.documents) { $0.hasSuffix("Catalogue.storyboard") || $0.hasSuffix("Main.storyboard") }
        let sources = shop.mutations(Breakage.sources) { $0.hasSuffix("Basket/BasketViewController.swift") }
        let kinds = Dictionary(grouping: documents + sources, by: { $0.rules.sorted() }).values.compactMap(\.first)
        #expect(kinds.count > 12)
        for mutation in kinds {
            let findings = try shop.findings(with: [mutation])
            #expect(findings.count == 1, "\(mutation.title): \(findings.map(\.text))")
        }
    }

    @Test func `Images, colours and documents that are deleted are missed where they are used`() throws {
        let shop = try CopiedBookshop()
        let resources = "Sources/Bookshop/Resources/"
        func deletion(_ file: String, _ rule: String, _ words: String) -> Mutation {
            Mutation(file: resources + file, change: nil, rules: [rule], place: nil, words: words)
        }
        let deletions = [
            deletion("Assets.xcassets/Logo.imageset", "unknown-image", "Logo"),
            deletion("Assets.xcassets/Ink.colorset", "unknown-color", "Ink"),
            deletion("BookCell.xib", "missing-name-in-code", "BookCell"),
            deletion("Checkout.storyboard", "missing-storyboard", "Checkout"),
            deletion("Main.storyboard", "missing-main-storyboard", "Main"),
            deletion("Base.lproj/Account.storyboard", "missing-name-in-code", "Account"),
        ]
        #expect(try deletions.flatMap { try shop.survivors(of: [$0]) } == [])
    }
}

extension Mutation {
    func isTold(by finding: Finding) -> Bool {
        guard rules.contains(finding.rule), words.isEmpty || finding.message.contains(words) else { return false }
        return place.map { finding.location.file == $0.file && finding.location.position.line == $0.line } ?? true
    }
}
