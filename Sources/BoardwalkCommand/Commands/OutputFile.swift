import Foundation

enum OutputFile {
    /// Writes a report beside the file and renames it, so that the file is never half written.
    static func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    /// Writes bytes beside the file and renames it, so that the file is never half written.
    static func write(_ bytes: Data, to path: String) throws {
        guard !path.isEmpty else { throw CommandFailure(description: "the name of the file to write is empty.") }
        let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
        guard type != .typeDirectory, !path.hasSuffix("/") else {
            throw CommandFailure(description: "'\(path)' cannot be written: it is a folder. Name a file in it.")
        }
        // A device or a pipe, such as /dev/stderr, cannot be replaced, and a link not without losing where it leads.
        let isReplaced = type == nil || type == .typeRegular
        do {
            try bytes.write(to: URL(fileURLWithPath: path), options: isReplaced ? .atomic : [])
        } catch {
            throw CommandFailure(description: "'\(path)' cannot be written: \(reason(of: error)).")
        }
    }

    /// The ending of a file's name in small letters; nil where it has none, and for what is no file.
    static func ending(of path: String) -> String? {
        guard path != "-", !isFolder(path) else { return nil }
        let ending = NSString(string: path).pathExtension.lowercased()
        return ending.isEmpty ? nil : ending
    }

    /// A line for standard error where a file is not what its name says; else nothing.
    static func doubt<Format: RawRepresentable<String>>(
        _ path: String?, holds format: Format, _ formatNamed: (String) -> Format?
    ) -> String {
        guard let path, path != "-", !isFolder(path), let named = formatNamed(path), named.rawValue != format.rawValue else {
            return ""
        }
        return "boardwalk: '\(path.printable)' holds \(format.rawValue), as --format says.\n"
    }

    /// Whether a path names a folder: one that is there, or one that is to be made.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return path.hasSuffix("/")
            || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Makes the folder at a path where there is none.
    static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw CommandFailure(description: "the folder '\(path)' cannot be made: \(reason(of: error)).")
        }
    }

    private static func reason(of error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileNoSuchFile?: "there is no such folder"
        case .fileWriteNoPermission?: "permission is denied"
        case .fileWriteOutOfSpace?: "there is no space left"
        case .fileWriteVolumeReadOnly?: "the volume is read-only"
        case .fileWriteFileExists?: "a file has this name"
        default: "the system does not allow it"
        }
    }
}
