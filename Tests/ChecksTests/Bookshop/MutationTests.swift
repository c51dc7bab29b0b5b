import AppMap
import Foundation
import SourceIndex
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

/// Bookshop without its tests in a folder of its own.
private final class CopiedBookshop {
    private let folder: TemporaryFolder
    private let cache: SourceCache
    private var texts: [String: [String]] = [:]

    init() throws {
        let original = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/Bookshop")
        folder = try TemporaryFolder([("kept", "")])
        cache = SourceCache(path: folder.path + "/kept")
        let root = URL(fileURLWithPath: folder.path).appendingPathComponent("Bookshop")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for item in ["Package.swift", "Sources"] {
            try FileManager.default.copyItem(at: original.appendingPathComponent(item), to: root.appendingPathComponent(item))
        }
        for case let path as String in FileManager.default.enumerator(atPath: root.path) ?? .init() {
            guard [".swift", ".storyboard", ".xib"].contains(where: path.hasSuffix) else { continue }
            let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
            texts[path] = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private func url(_ path: String) -> URL { URL(fileURLWithPath: folder.path + "/Bookshop/" + path) }

    func mutations(_ breakages: [Breakage], in isMeant: (String) -> Bool) -> [Mutation] {
        texts.keys.filter(isMeant).sorted().flatMap { file in
            breakages.flatMap { $0.mutations(of: file, texts[file] ?? []) }
        }
    }

    /// The mutations that no rule tells. Those of different files are tried together, then alone where one may hide another.
    func survivors(of mutations: [Mutation]) throws -> [String] {
        let byFile = Dictionary(grouping: mutations, by: \.file)
        var survivors: [String] = []
        for round in 0..<(byFile.values.map(\.count).max() ?? 0) {
            let together = byFile.values.compactMap { $0.indices.contains(round) ? $0[round] : nil }
            let findings = try findings(with: together)
            for mutation in together where !findings.contains(where: mutation.isTold) {
                if try !self.findings(with: [mutation]).contains(where: mutation.isTold) { survivors.append(mutation.title) }
            }
        }
        return survivors.sorted()
    }

    private func findings(with mutations: [Mutation]) throws -> [Finding] {
        for mutation in mutations {
            if let change = mutation.change, var lines = texts[mutation.file] {
                lines[change.line] = change.text
                try Data(lines.joined(separator: "\n").utf8).write(to: url(mutation.file))
            } else {
                try FileManager.default.moveItem(at: url(mutation.file), to: URL(fileURLWithPath: folder.path + "/moved"))
            }
        }
        defer { try? restore(mutations) }
        let map = try AppFolder(at: folder.path + "/Bookshop")
        return CheckReport(of: map, sources: FolderSources(of: map, cache: cache)).findings
    }

    private func restore(_ mutations: [Mutation]) throws {
        for mutation in mutations {
            if let lines = texts[mutation.file], mutation.change != nil {
                try Data(lines.joined(separator: "\n").utf8).write(to: url(mutation.file))
            } else {
                try FileManager.default.moveItem(at: URL(fileURLWithPath: folder.path + "/moved"), to: url(mutation.file))
            }
        }
    }
}

extension Mutation {
    func isTold(by finding: Finding) -> Bool {
        guard rules.contains(finding.rule), words.isEmpty || finding.message.contains(words) else { return false }
        return place.map { finding.location.file == $0.file && finding.location.position.line == $0.line } ?? true
    }
}
