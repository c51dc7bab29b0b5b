import Foundation
import InterfaceBuilder

/// Real apps' documents, in the folder that the environment names.
enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

    /// Paths below the folder, sorted.
    static let documents: [String] = {
        guard let folder, let paths = FileManager.default.enumerator(atPath: folder) else { return [] }
        return paths.compactMap { $0 as? String }.filter {
            let name = $0.lowercased()
            return name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
        }.sorted()
    }()

    static func path(_ document: String) -> String { (folder ?? "") + "/" + document }

    static func bytes(_ document: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: path(document))))
    }

    /// Nil for an empty file.
    static func document(_ document: String) throws -> Document? {
        let bytes = try bytes(document)
        return bytes.isEmpty ? nil : try Document(bytes)
    }
}
