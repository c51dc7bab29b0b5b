import AppMap
import Foundation
import Testing

@testable import BoardwalkCommand

@Suite struct FixingTests {
    private let app: FixtureApp

    init() throws {
        app = try .faulty(["Old.storyboard": FixtureApp.faultyMain])
    }

    private func checked() throws -> (AppFolder, Checking) {
        let folder = try AppFolder(at: app.path)
        return (folder, try Checking(folder, RuleSelection(RuleChoices(), only: "stale-tie-breaker")))
    }

    @Test func `only the findings that are named are put right`() throws {
        let (folder, checking) = try checked()
        let chosen = checking.findings.filter { $0.location.file == "Old.storyboard" }
        let fixing = try Fixing(chosen, fixes: checking.fixes, in: folder)
        #expect(fixing.documents.map(\.file) == ["Old.storyboard"])
        #expect(fixing.report == "Put right in Old.storyboard: take the tie-breaker 'gone' out.\n")
        try fixing.write()
        #expect(try app.text(of: "Main.storyboard") == FixtureApp.faultyMain)
        #expect(try !app.text(of: "Old.storyboard").contains("gone"))
    }

    @Test func `a document that has changed since it was checked stays as it is`() throws {
        let (folder, checking) = try checked()
        let changed = FixtureApp.faultyMain + "<!-- changed -->\n"
        try app.write("Old.storyboard", changed)
        let error = #expect(throws: CommandFailure.self) { try Fixing(checking.findings, fixes: checking.fixes, in: folder) }
        #expect(error?.description == "'Old.storyboard' has changed while it was checked. Nothing is written; try again.")
        #expect(try app.text(of: "Old.storyboard") == changed)
        #expect(try app.text(of: "Main.storyboard") == FixtureApp.faultyMain)
    }

    @Test func `a document that is gone is a sentence`() throws {
        let (folder, checking) = try checked()
        try FileManager.default.removeItem(atPath: app.path + "/Old.storyboard")
        let error = #expect(throws: CommandFailure.self) { try Fixing(checking.findings, fixes: checking.fixes, in: folder) }
        #expect(error?.description.hasPrefix("'Old.storyboard' cannot be put right: ") == true)
    }

    @Test func `a document that cannot be written is told, with those that were`() throws {
        let (folder, checking) = try checked()
        let fixing = try Fixing(checking.findings, fixes: checking.fixes, in: folder)
        try FileManager.default.removeItem(atPath: app.path + "/Old.storyboard")
        try FileManager.default.createDirectory(atPath: app.path + "/Old.storyboard", withIntermediateDirectories: true)
        let error = #expect(throws: CommandFailure.self) { try fixing.write() }
        #expect(error?.description.hasSuffix("So changed are only 'Main.storyboard'.") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: app.path).allSatisfy { !$0.hasPrefix(".boardwalk-") })
    }
}
