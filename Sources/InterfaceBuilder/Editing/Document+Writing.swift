import Foundation

extension Document {
    /// Writes the document to a file, which at any moment is either the old one or the new one as a whole.
    ///
    /// The bytes go to a new file in the same folder, which then takes the place of the old one and its
    /// permissions. Where the path is a symbolic link, the file that it leads to is replaced.
    /// - Throws: `WritingError` where the folder or file cannot be written, or something else than a file is there;
    ///   nothing is then left behind.
    public func write(to path: String) throws(WritingError) {
        guard !path.utf8.contains(0) else {
            throw WritingError(path: path, reason: "the path holds a NUL character")
        }
        let target = Self.resolved(path)
        let permissions = try Self.permissions(ofFileAt: target)
        let folder = (target as NSString).deletingLastPathComponent
        let beside =
            (folder.isEmpty ? "." : folder) + "/.boardwalk-" + String(UInt64.random(in: .min ... .max), radix: 36)
        let file = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else {
            throw WritingError(path: path, reason: SystemError.current)
        }
        // A write is complete only when the file could be closed, so that is part of it.
        var isWritten = Self.write(bytes, to: file) && fsync(file) == 0
        if isWritten, let permissions {
            isWritten = fchmod(file, permissions) == 0
        }
        var reason = isWritten ? "" : SystemError.current
        if close(file) != 0, isWritten {
            isWritten = false
            reason = SystemError.current
        }
        if isWritten, rename(beside, target) != 0 {
            isWritten = false
            reason = SystemError.current
        }
        guard isWritten else {
            _ = Foundation.unlink(beside)
            throw WritingError(path: path, reason: reason)
        }
    }

    /// Writes the document to a file, which at any moment is either the old one or the new one as a whole.
    ///
    /// - Throws: `WritingError`, as `write(to:)` with a path does.
    public func write(to url: URL) throws(WritingError) {
        guard url.isFileURL else {
            throw WritingError(path: url.absoluteString, reason: "it is not on a disk of this machine")
        }
        try write(to: url.path)
    }

    /// Where a path leads to through symbolic links; the path itself where there is no file yet.
    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// The permissions of the file that is there already; nil where there is none.
    private static func permissions(ofFileAt path: String) throws(WritingError) -> mode_t? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw WritingError(path: path, reason: "there is a folder or a device of that name")
        }
        // Replacing asks leave of the folder alone, but who takes leave from a file means its content.
        guard access(path, W_OK) == 0 else {
            throw WritingError(path: path, reason: SystemError.current)
        }
        return status.st_mode & 0o7777
    }

    private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while !rest.isEmpty {
                let count = Foundation.write(file, rest.baseAddress, rest.count)
                if count > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno != EINTR {
                    return false
                }
            }
            return true
        }
    }
}

/// Why a document could not be written to a file.
public struct WritingError: Error, Hashable, Sendable, CustomStringConvertible {
    public let path: String
    /// The system's reason, as in `Permission denied`.
    public let reason: String

    init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    public var description: String { "The file \(path.debugDescription) cannot be written: \(reason)." }
}
