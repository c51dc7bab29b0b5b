import AppMap
import Foundation
import SceneAddressing

/// A folder as it was at a commit, in a temporary folder that is removed with the value, or when the process is told to end.
///
/// What has not changed since is taken from the folder itself, so that what git keeps elsewhere is there too: submodules and
/// large files. Only what has changed is read from the repository, without running anything that the repository names.
final class EarlierFolder {
    /// The absolute path; its last part is that of the folder, whose name may be that of the app.
    let path: String
    private let temporary: TemporaryFolder

    /// - Parameters:
    ///   - scan: the folder as it is.
    ///   - changed: what has changed since the commit.
    /// - Throws: `CommandFailure` where git does not give the files, or they cannot be written.
    init(_ scan: FolderScan, at commit: String, changed: ChangedFiles) throws {
        let git = try Git(folder: scan.root)
        temporary = try TemporaryFolder()
        let name = (scan.root as NSString).lastPathComponent
        path = temporary.path + "/" + (name == "/" || name.isEmpty ? "folder" : name)
        do {
            try Self.makeFolder(path)
            for file in scan.files where !changed.contains(file) {
                try take(file, from: scan.root)
            }
            let committed = try Self.entries(of: commit, git)
            for entry in committed where entry.isSubmodule {
                for file in scan.files where file.hasPrefix(entry.path + "/") { try take(file, from: scan.root) }
            }
            // Links come last, so that nothing is written through one.
            let links = try write(committed.filter { !$0.isSubmodule && changed.contains($0.path) }, git)
            for link in scan.links where !changed.contains(link.path) { try makeLink(link.path, to: path + "/" + link.target) }
            for (path, target) in links { try makeLink(path, to: target) }
        } catch let failure as CommandFailure {
            throw failure
        } catch {
            throw CommandFailure(description: "its files cannot be written to a temporary folder.")
        }
    }

    // MARK: What is as it was

    private func take(_ file: String, from root: String) throws {
        let copy = path + "/" + file
        guard !FileManager.default.fileExists(atPath: copy) else { return }
        let original = (root == "/" ? "" : root) + "/" + file
        try Self.makeFolder((copy as NSString).deletingLastPathComponent)
        do {
            try FileManager.default.linkItem(atPath: original, toPath: copy)
        } catch {
            // On another volume there can be no second name. What cannot be read is told of in the folder itself.
            if Self.countsByName(file) {
                _ = FileManager.default.createFile(atPath: copy, contents: nil)
            } else {
                try? FileManager.default.copyItem(atPath: original, toPath: copy)
            }
        }
    }

    /// Whether a check asks no more of a file than whether it is there; such files may be large.
    private static func countsByName(_ file: String) -> Bool {
        mediaExtensions.contains((file as NSString).pathExtension.lowercased())
    }

    private static let mediaExtensions: Set = [
        "aac", "caf", "gif", "heic", "jpeg", "jpg", "m4a", "m4v", "mov", "mp3", "mp4", "otf", "pdf", "png", "svg", "ttc", "ttf",
        "wav", "webp", "zip",
    ]

    private func makeLink(_ path: String, to target: String) throws {
        let link = self.path + "/" + path
        guard (try? FileManager.default.attributesOfItem(atPath: link)) == nil else { return }
        try Self.makeFolder((link as NSString).deletingLastPathComponent)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    }

    private static func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    // MARK: What has changed

    /// A file of a commit.
    private struct Entry {
        let mode: Substring
        let object: Substring
        /// Relative to the folder.
        let path: String

        var isSubmodule: Bool { mode == "160000" }
        var isLink: Bool { mode == "120000" }

        /// Nil for what is no file inside the folder, whatever a repository says.
        init?(_ record: Data) {
            let parts = record.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            guard parts.count == 2, let path = String(validating: parts[1], as: UTF8.self) else { return nil }
            let words = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
            let names = path.split(separator: "/", omittingEmptySubsequences: false)
            guard words.count == 3, !names.contains(where: { ["", ".", "..", ".git"].contains($0) }) else { return nil }
            mode = words[0]
            object = words[2]
            self.path = path
        }
    }

    private static func entries(of commit: String, _ git: Git) throws -> [Entry] {
        let tree = git.run("ls-tree", "-r", "-z", commit)
        guard tree.status == 0 else { throw CommandFailure(description: "git cannot list its files: \(tree.errors)") }
        return tree.output.split(separator: 0).compactMap { Entry($0) }
    }

    /// Writes files as the commit has them, and gives the symbolic links among them with what they lead to.
    private func write(_ entries: [Entry], _ git: Git) throws -> [(path: String, target: String)] {
        for entry in entries where Self.countsByName(entry.path) && !entry.isLink {
            let file = path + "/" + entry.path
            try Self.makeFolder((file as NSString).deletingLastPathComponent)
            try Data().write(to: URL(fileURLWithPath: file))
        }
        let entries = entries.filter { $0.isLink || !Self.countsByName($0.path) }
        guard !entries.isEmpty else { return [] }
        let list = URL(fileURLWithPath: temporary.path + "/objects")
        try Data(entries.map { $0.object + "\n" }.joined().utf8).write(to: list)
        defer { try? FileManager.default.removeItem(at: list) }
        let result = git.run(["cat-file", "--batch"], input: list)
        guard result.status == 0 else { throw CommandFailure(description: "git cannot read its files: \(result.errors)") }
        var rest = result.output[...]
        var links: [(path: String, target: String)] = []
        for entry in entries {
            guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
                let size = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last.flatMap({ Int($0) }),
                size >= 0, rest.index(after: end) + size < rest.endIndex
            else { throw CommandFailure(description: "git does not have all of its files here.") }
            let content = rest[rest.index(after: end)..<rest.index(after: end) + size]
            rest = rest[(content.endIndex + 1)...]
            if entry.isLink {
                links.append((entry.path, String(decoding: content, as: UTF8.self)))
            } else {
                let file = path + "/" + entry.path
                try Self.makeFolder((file as NSString).deletingLastPathComponent)
                try Data(content).write(to: URL(fileURLWithPath: file))
            }
        }
        return links
    }
}
