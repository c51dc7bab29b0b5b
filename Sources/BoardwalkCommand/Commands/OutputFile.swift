import Foundation

enum OutputFile {
    /// Writes a report beside the file and renames it, so that the file is never half written.
    static func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw CommandFailure(description: "'\(path)' cannot be written: \(error.localizedDescription)")
        }
    }
}
