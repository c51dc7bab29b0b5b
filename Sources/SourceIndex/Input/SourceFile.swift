/// A file with its bytes.
struct SourceFile: Sendable {
    /// The path as it was given.
    let path: String
    let bytes: [UInt8]
    let problem: SourceProblem?

    /// Larger files are generated data, not classes that a document could name.
    static let maximumSize = 8 << 20

    init(path: String, root: String) {
        self.path = path
        do {
            let read = try FileBytes.read(path.hasPrefix("/") ? path : root + "/" + path, limit: Self.maximumSize)
            problem = SourceProblem(ofBytes: read, file: path)
            // What no compiler takes says nothing of what the app is meant to be.
            bytes = problem == nil ? read : []
        } catch {
            bytes = []
            problem = SourceProblem(file: path, reason: error.sentence)
        }
    }

    init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        problem = nil
    }

    static func isSource(_ path: String) -> Bool { language(of: path) != nil }

    /// The language that the extension tells.
    static func language(of path: String) -> SourceClass.Language? {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        switch path[path.index(after: dot)...].lowercased() {
        case "swift": return .swift
        case "m", "mm", "h", "hh", "hpp", "pch": return .objectiveC
        default: return nil
        }
    }

    func read() -> FileRecord {
        switch Self.language(of: path) {
        case .swift?: SwiftReader.record(of: bytes, file: path)
        case .objectiveC?: ObjectiveCReader.record(of: bytes, file: path)
        case nil: FileRecord()
        }
    }
}
