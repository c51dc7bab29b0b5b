import Foundation

/// A folder for one test, removed with the value. Names are written to disk byte by byte.
final class TemporaryFolder {
    let path: String

    init() throws {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("boardwalk-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit {
        for locked in lockedFolders { chmod(locked, 0o755) }
        try? FileManager.default.removeItem(atPath: path)
    }

    private var lockedFolders: [String] = []

    func path(of name: String) -> String { path + "/" + name }

    @discardableResult
    func write(_ name: String, _ text: String = "") throws -> Self {
        if let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) { try makeFolder(String(name[..<slash])) }
        let descriptor = open(path(of: name), O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        guard Foundation.write(descriptor, bytes, bytes.count) == bytes.count else { throw CocoaError(.fileWriteUnknown) }
        return self
    }

    @discardableResult
    func write(_ names: [String]) throws -> Self {
        for name in names { try write(name) }
        return self
    }

    func makeFolder(_ name: String) throws {
        var folder = path
        for part in name.utf8.split(separator: UInt8(ascii: "/")) {
            folder += "/" + String(decoding: part, as: UTF8.self)
            guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw CocoaError(.fileWriteUnknown) }
        }
    }

    func link(_ name: String, to target: String) throws {
        if let slash = name.utf8.lastIndex(of: UInt8(ascii: "/")) { try makeFolder(String(name[..<slash])) }
        guard symlink(target, path(of: name)) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    /// Takes all permissions away until the test ends.
    func lock(_ name: String) {
        lockedFolders.append(path(of: name))
        chmod(path(of: name), 0)
    }

    /// Whether the user of this process may read everything, whatever the permissions.
    static var ignoresPermissions: Bool { geteuid() == 0 }
}
