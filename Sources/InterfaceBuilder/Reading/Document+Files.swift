import Foundation

extension Document {
    /// Reads a document from a file.
    ///
    /// Only regular files are read: a folder, a named pipe or a device is an error and never waited for.
    /// - Throws: `DocumentError`; one without a position where the file could not be opened or read.
    public init(contentsOf path: String, limits: ReadingLimits = ReadingLimits()) throws(DocumentError) {
        try self.init(Self.contents(of: path, limit: limits.effectiveBytes), limits: limits)
    }

    /// Reads a document from a file.
    ///
    /// Only regular files are read: a folder, a named pipe or a device is an error and never waited for.
    /// - Throws: `DocumentError`; one without a position where the file could not be opened or read.
    public init(contentsOf url: URL, limits: ReadingLimits = ReadingLimits()) throws(DocumentError) {
        guard url.isFileURL else {
            throw DocumentError(.unreadable("it is not on a disk of this machine"))
        }
        try self.init(contentsOf: url.path, limits: limits)
    }

    private static func contents(of path: String, limit: Int) throws(DocumentError) -> [UInt8] {
        // The system would take such a path to end at its first NUL, and open another file.
        guard !path.utf8.contains(0) else {
            throw DocumentError(.unreadable("its path holds a NUL character"))
        }
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            throw DocumentError(.unreadable(SystemError.current))
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else {
            throw DocumentError(.unreadable(SystemError.current))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw DocumentError(.notAFile)
        }
        guard status.st_size <= limit else {
            throw DocumentError(.tooLarge(limit: limit))
        }
        var failure: DocumentError?
        let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let got = read(file, buffer.baseAddress?.advanced(by: count), buffer.count - count)
                if got > 0 {
                    count += got
                } else if got == 0 {
                    return
                } else if errno != EINTR {
                    failure = DocumentError(.unreadable(SystemError.current))
                    return
                }
            }
        }
        if let failure {
            throw failure
        }
        return bytes
    }
}

/// What the system says about the call that has just failed.
enum SystemError {
    static var current: String { String(cString: strerror(errno)) }
}
