#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Reads regular files, and waits for nothing else.
package enum FileBytes {
    package enum Failure: Error {
        case notAFile
        case tooLarge(limit: Int)
        case system(Int32)

        var sentence: String {
            switch self {
            case .notAFile: "It is no regular file"
            case .tooLarge(let limit): "It is larger than \(limit >> 20) MB"
            case .system(let code): String(cString: strerror(code))
            }
        }
    }

    package static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
        guard !path.utf8.contains(0) else { throw .system(ENOENT) }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
        guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
        let size = Int(status.st_size)
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let amount = systemRead(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
                if amount > 0 {
                    count += amount
                } else if amount == 0 || errno != EINTR {
                    code = amount == 0 ? 0 : errno
                    break
                }
            }
        }
        guard code == 0 else { throw .system(code) }
        return bytes
    }
}

/// The call of the system, whose name the function above hides.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, buffer, count)
}
