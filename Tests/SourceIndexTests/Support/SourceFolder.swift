import Foundation
import SourceIndex
import Testing

/// A folder of sources for one test: the first folder of each path is its module, `Loose` for headers of none.
final class SourceFolder {
    let root: String
    private let files: [String]

    init(_ files: [String: String]) throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("SourceIndexTests-" + UUID().uuidString).path
        self.files = files.keys.sorted()
        for (path, text) in files { try write(Data(text.utf8), to: path) }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    func write(_ data: Data, to path: String) throws {
        let url = URL(fileURLWithPath: root).appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    var modules: [SourceModule] {
        Dictionary(grouping: files) { String($0.prefix { $0 != "/" }) }
            .filter { $0.key != "Loose" }.sorted { $0.key < $1.key }
            .map { SourceModule(name: $0.key, files: $0.value) }
    }

    func index(cache: SourceCache? = nil) -> SourceIndex {
        SourceIndex(root: root, modules: modules, looseHeaders: files.filter { $0.hasPrefix("Loose/") }, cache: cache)
    }
}

extension SourceIndex {
    /// The index of one Swift file of the module `App`.
    init(swift: String) throws {
        self = try SourceFolder(["App/File.swift": swift]).index()
    }

    /// The index of one Objective-C file of the module `App`.
    init(objectiveC: String) throws {
        self = try SourceFolder(["App/File.m": objectiveC]).index()
    }

    /// The class of this qualified name.
    func found(_ name: String) throws -> SourceClass {
        try #require(classes.first { $0.qualifiedName == name })
    }

    func reference(_ name: String) throws -> ClassReference {
        .source(try #require(classes.firstIndex { $0.qualifiedName == name }))
    }

    /// The uses as short lines: the kind and the value, `?` for a computed one.
    var lines: [String] {
        uses.map { use in
            let value =
                switch use.value {
                case .known(let text): " " + text
                case .computed: " ?"
                case .none: ""
                }
            let storyboard =
                switch use.storyboard {
                case nil: ""
                case .own?: " in own"
                case .unknown?: " in ?"
                case .named(.known(let name))?: " in " + name
                case .named?: " in computed"
                }
            let expected = use.expectedClass.map { " as " + name(of: $0) } ?? ""
            return "\(use.kind)" + value + storyboard + expected
        }
    }
}
