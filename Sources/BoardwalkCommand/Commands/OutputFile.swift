import Foundation

enum OutputFile {
    /// Writes a report beside the file and renames it, so that the file is never half written.
    static func write(_ text: String, to path: String) throws {
        guard !path.isEmpty else { throw CommandFailure(description: "the name of the file to write is empty.") }
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        guard type != .typeDirectory, !path.hasSuffix("/") else {
            throw CommandFailure(description: "'\(path)' cannot be written: it is a folder. Name a file in it.")
        }
        // A device or a pipe, such as /dev/stderr, cannot be replaced, and a link not without losing where it leads.
        let isReplaced = type == nil || type == .typeRegular
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: isReplaced ? .atomic : [])
        } catch {
            throw CommandFailure(description: "'\(path)' cannot be written: \(reason(of: error)).")
        }
    }

    private static func reason(of error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?: "there is no such folder"
        case .fileWriteNoPermission?: "permission is denied"
        case .fileWriteOutOfSpace?: "there is no space left"
        case .fileWriteVolumeReadOnly?: "the volume is read-only"
        default: "the system does not allow it"
        }
    }
}
