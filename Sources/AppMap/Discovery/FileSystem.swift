#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The few calls to the operating system that a scan makes.
enum FileSystem {
    /// A call that failed, with the system's error number.
    struct Failure: Error {
        let code: Int32

        /// The system's words, as in `Permission denied`.
        var reason: String { code == EINVAL ? "Not a regular file" : String(cString: strerror(code)) }

        var isLoop: Bool { code == ELOOP }
    }

    enum Kind {
        case file, folder, link, other
    }

    struct Entry {
        let name: [UInt8]
        let kind: Kind
    }

    /// The entries of a folder in the order of the disk, without `.` and `..`.
    static func entries(of folder: String) throws(Failure) -> [Entry] {
        guard let stream = opendir(folder) else { throw Failure(code: errno) }
        defer { closedir(stream) }
        var entries: [Entry] = []
        while true {
            errno = 0
            guard let record = readdir(stream) else {
                if errno != 0 { throw Failure(code: errno) }
                return entries
            }
            let name = name(of: record)
            if name == [dot] || name == [dot, dot] { continue }
            entries.append(Entry(name: name, kind: kind(of: record, named: name, in: folder)))
        }
    }

    /// What stands at a path; a link is not followed.
    static func kind(of path: String) -> Kind? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .folder
        case S_IFLNK: return .link
        default: return .other
        }
    }

    /// The absolute path without links.
    static func realPath(of path: String) throws(Failure) -> String {
        guard !path.utf8.contains(0) else { throw Failure(code: ENOENT) }
        guard let resolved = realpath(path, nil) else { throw Failure(code: errno) }
        defer { free(resolved) }
        guard let string = String(validatingCString: resolved) else { throw Failure(code: EILSEQ) }
        return string
    }

    /// The bytes of a regular file; never waits for a pipe or a device.
    static func bytes(of path: String, limit: Int) throws(Failure) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(code: EINVAL) }
        guard status.st_size <= limit else { throw Failure(code: EFBIG) }
        let size = Int(status.st_size)
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let amount = read(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
                if amount > 0 {
                    count += amount
                } else if amount == 0 {
                    break
                } else if errno != EINTR {
                    code = errno
                    break
                }
            }
        }
        if code != 0 { throw Failure(code: code) }
        return bytes
    }

    private static let dot = UInt8(ascii: ".")

    private static func name(of record: UnsafeMutablePointer<dirent>) -> [UInt8] {
        // A record is as long as its name needs, so the declared 256 bytes must not be copied.
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        let start = UnsafeRawPointer(record).advanced(by: offset)
        let length = strlen(start.assumingMemoryBound(to: CChar.self))
        return [UInt8](UnsafeRawBufferPointer(start: start, count: length))
    }

    private static func kind(
        of record: UnsafeMutablePointer<dirent>, named name: [UInt8], in folder: String
    ) -> Kind {
        switch Int(record.pointee.d_type) {
        case Int(DT_REG): return .file
        case Int(DT_DIR): return .folder
        case Int(DT_LNK): return .link
        case Int(DT_UNKNOWN):
            guard let name = String(validating: name, as: UTF8.self) else { return .other }
            return kind(of: folder + "/" + name) ?? .other
        default: return .other
        }
    }
}
