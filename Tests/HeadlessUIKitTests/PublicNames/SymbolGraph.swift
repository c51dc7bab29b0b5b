import Foundation

/// What the compiler's extractor says about the public symbols of a built module.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable {
            let identifier: String
        }
        struct Identifier: Decodable {
            let precise: String
        }
        struct Fragment: Decodable {
            let spelling: String
        }

        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
        let accessLevel: String
        let declarationFragments: [Fragment]
    }

    struct Relationship: Decodable {
        /// What a witness says about the requirement that it fulfils.
        struct Origin: Decodable {
            let displayName: String
        }

        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
        let sourceOrigin: Origin?
    }

    var symbols: [Symbol]
    var relationships: [Relationship]

    /// Extracts a module that lies beside the running tests, with what it adds to types of other modules.
    init(ofModule module: String) throws {
        self.init(symbols: [], relationships: [])
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try Toolchain.run(
            "swift-symbolgraph-extract",
            [
                "-module-name", module, "-I", try Self.modules(with: module).path, "-target", try Toolchain.target(),
                "-minimum-access-level", "public", "-skip-synthesized-members", "-output-dir", folder.path,
            ])
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
            symbols += graph.symbols
            relationships += graph.relationships
        }
    }

    private init(symbols: [Symbol], relationships: [Relationship]) {
        self.symbols = symbols
        self.relationships = relationships
    }

    static var hasNoObjectiveC: Bool {
        #if canImport(ObjectiveC)
            false
        #else
            true
        #endif
    }

    struct MissingModule: Error {
        let module: String
        let tests: String
    }

    /// The folder of built modules that the running tests were linked from.
    private static func modules(with module: String) throws -> URL {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        let folders = sequence(first: tests) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
        for folder in folders.lazy.map({ $0.appendingPathComponent("Modules") }) {
            let file = folder.appendingPathComponent("\(module).swiftmodule")
            if FileManager.default.fileExists(atPath: file.path) {
                return folder
            }
        }
        throw MissingModule(module: module, tests: tests.path)
    }
}
