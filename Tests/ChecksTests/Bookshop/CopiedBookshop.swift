import AppMap
import Foundation
import SourceIndex
import Testing

@testable import Checks

/// Bookshop without its tests in a folder of its own.
final class CopiedBookshop {
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

    /// What is found after files are changed, added or taken away; they are as before afterwards.
    func findings(rewriting rewrite: (inout [String: String]) throws -> Void) throws -> [Finding] {
        let before = texts.mapValues { $0.joined(separator: "\n") }
        var after = before
        try rewrite(&after)
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        try write(after, of: changed)
        defer { try? write(before, of: changed) }
        return try findings()
    }

    private func write(_ texts: [String: String], of files: Set<String>) throws {
        for file in files {
            if let text = texts[file] {
                try FileManager.default.createDirectory(at: url(file).deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: url(file))
            } else {
                try FileManager.default.removeItem(at: url(file))
            }
        }
    }

    private func findings() throws -> [Finding] {
        let map = try AppFolder(at: folder.path + "/Bookshop")
        return CheckReport(of: map, sources: FolderSources(of: map, cache: cache)).findings
    }

    func findings(with mutations: [Mutation]) throws -> [Finding] {
        for mutation in mutations {
            if let change = mutation.change, var lines = texts[mutation.file] {
                lines[change.line] = change.text
                try Data(lines.joined(separator: "\n").utf8).write(to: url(mutation.file))
            } else {
                try FileManager.default.moveItem(at: url(mutation.file), to: URL(fileURLWithPath: folder.path + "/moved"))
            }
        }
        defer { try? restore(mutations) }
        return try findings()
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
