import Foundation

/// What tells one build of the running program from another, so that no build finds what another one kept: their readers may
/// differ, whatever their versions say.
package enum BuildIdentity {
    /// A hash of what tells the program, and of the names, sizes and dates of the libraries that it runs with. Where the program
    /// cannot be told it is one that no other process has.
    package static let current: ContentHash = {
        guard let program = programHash else {
            return ContentHash(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
        }
        var writer = ByteWriter()
        writer.write(program.high)
        writer.write(program.low)
        for path in libraries {
            var status = stat()
            guard stat(path, &status) == 0 else { continue }
            writer.write(path)
            writer.write(Int(status.st_size))
            writer.write(Int(status.modificationSecond))
        }
        return ContentHash(of: writer.bytes, seed: 0)
    }()

    /// That of the mark that the linker made of all that it linked; of the program's bytes where it made none.
    private static var programHash: ContentHash? {
        if let beginning = try? FileHandle(forReadingFrom: URL(fileURLWithPath: programPath)).read(upToCount: 1 << 16),
            let mark = beginning.withUnsafeBytes(LinkerMark.init) {
            return ContentHash(of: mark.bytes, seed: 1)
        }
        return (try? FileBytes.read(programPath, limit: 1 << 30)).map { ContentHash(of: $0, seed: 0) }
    }

    private static var programPath: String {
        #if os(Linux)
            "/proc/self/exe"
        #else
            Bundle.main.executablePath ?? ""
        #endif
    }

    /// The libraries that are loaded beside the program. Read by lines: the kernel hands out a page at a time.
    private static var libraries: [String] {
        #if os(Linux)
            guard let maps = fopen("/proc/self/maps", "r") else { return [] }
            defer { fclose(maps) }
            var found: Set<String> = []
            var line = [CChar](repeating: 0, count: 8_192)
            while fgets(&line, Int32(line.count), maps) != nil {
                let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
                let path = text.drop { $0 != "/" }.prefix { $0 != "\n" }
                if path.contains(".so") { found.insert(String(path)) }
            }
            return found.sorted()
        #else
            return []
        #endif
    }
}

extension stat {
    fileprivate var modificationSecond: Int {
        #if canImport(Darwin)
            st_mtimespec.tv_sec
        #else
            st_mtim.tv_sec
        #endif
    }
}
