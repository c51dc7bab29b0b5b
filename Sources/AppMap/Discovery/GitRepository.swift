/// The git repository that a folder lies in, as far as ignoring goes.
package struct GitRepository {
    /// The absolute path of the folder that holds `.git`.
    package let folder: String

    /// The nearest repository at or above an absolute path.
    package static func containing(_ path: String) -> GitRepository? {
        var folder = path == "/" ? "" : path
        while true {
            if FileSystem.kind(of: folder + "/.git") != nil { return GitRepository(folder: folder) }
            if folder.isEmpty { return nil }
            folder = PathParts(folder).folder
        }
    }

    /// The bytes of `info/exclude`; empty where there is none.
    var excludes: [UInt8] {
        guard let directory = commonDirectory else { return [] }
        return (try? FileSystem.bytes(of: directory + "/info/exclude", limit: IgnoreFile.limit)) ?? []
    }

    /// Where the repository's own files lie: `.git`, or, for a submodule or a further work tree, where that points.
    private var commonDirectory: String? {
        let git = folder + "/.git"
        guard FileSystem.kind(of: git) == .file else { return git }
        guard let pointer = Self.line(of: git), pointer.startsExactly(with: "gitdir: ") else { return nil }
        let directory = Self.resolve(String(decoding: pointer.utf8.dropFirst("gitdir: ".utf8.count), as: UTF8.self), from: folder)
        guard let common = Self.line(of: directory + "/commondir") else { return directory }
        return Self.resolve(common, from: directory)
    }

    private static func resolve(_ path: String, from folder: String) -> String {
        path.startsExactly(with: "/") ? path : folder + "/" + path
    }

    private static func line(of path: String) -> String? {
        guard let bytes = try? FileSystem.bytes(of: path, limit: 4096) else { return nil }
        return String(validating: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
}

/// A `.gitignore`.
enum IgnoreFile {
    static let name = ".gitignore"
    /// The largest file that is read, in bytes.
    static let limit = 4 << 20
}
