import AppMap
import Foundation
import SceneAddressing

/// The files of a folder that differ from a revision of its git repository: changed, added, renamed or deleted, committed
/// or not, and those that git does not know yet.
struct ChangedFiles {
    /// Relative to the folder. A submodule that differs is one path.
    private let paths: Set<ExactName>
    /// The names of the files without their extensions, by which others may mention them, and those of assets.
    private let names: Set<ExactName>
    /// Where the history of the revision and that of the folder parted.
    let base: Base
    /// What a user should know of the comparison; empty where there is nothing to tell.
    let note: String

    /// What is compared with.
    enum Base: Equatable {
        /// Nothing: the repository has no commit yet.
        case nothing
        case commit(String)
    }

    init(paths: [String], base: Base = .nothing, note: String = "") {
        self.paths = Set(paths.map { ExactName($0) })
        names = Set(paths.flatMap { [Self.name(ofFile: $0)] + Self.names(ofAsset: $0) }.map { ExactName($0) })
        self.base = base
        self.note = note
    }

    private static func name(ofFile path: some StringProtocol) -> String {
        ((String(path) as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    /// The names of the asset that a file of a catalogue belongs to: `Logo`, and `Brand/Logo` where a folder is a part of the name.
    private static func names(ofAsset path: String) -> [String] {
        let parts = path.split(separator: "/")
        guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return [] }
        let inner = parts[(catalog + 1)...]
        guard let asset = inner.firstIndex(where: { $0.contains(".") }), asset < parts.count - 1 else { return [] }
        let name = name(ofFile: parts[asset])
        return [name, (parts[(catalog + 1)..<asset].map(String.init) + [name]).joined(separator: "/")]
    }

    /// What has changed since the history of a revision and that of the folder parted. In a repository without a commit,
    /// everything has changed since its `HEAD`.
    ///
    /// - Throws: `CommandFailure` where the folder is in no repository, or there is no such revision.
    init(in folder: String, since revision: String) throws {
        let git = try Git(folder: folder)
        let inside = git.run("rev-parse", "--is-inside-work-tree")
        guard inside.status == 0 else {
            let reason = inside.errors.contains("dubious ownership")
                ? "belongs to somebody else, so git does not read it" : "is in no git repository"
            throw CommandFailure(
                description: "'--changed-since' needs git's history, and the folder '\(folder)' \(reason).")
        }
        let hasCommits = git.line("rev-parse", "--verify", "--quiet", "HEAD^{commit}") != nil
        if !hasCommits, ["HEAD", "@"].contains(revision) {
            try self.init(git, changed: ["ls-files", "-z", "--cached"], base: .nothing, since: revision)
            return
        }
        // A revision is no option, whatever it looks like.
        guard !revision.isEmpty, !revision.hasPrefix("-"),
            let commit = git.line("rev-parse", "--verify", "--quiet", "\(revision)^{commit}")
        else {
            throw CommandFailure(description: "git knows no revision '\(revision)' here. " + Self.advice(git, hasCommits: hasCommits))
        }
        let parted = git.line("merge-base", commit, "HEAD")
        let isShallow = git.line("rev-parse", "--is-shallow-repository") == "true"
        let note = parted != nil || !hasCommits ? "" : "'\(revision)' and what is checked out have no common commit here"
            + (isShallow ? ", since only a part of the history is fetched" : "") + "; they are compared with each other.\n"
        let base = parted ?? commit
        try self.init(
            git, changed: [
                "diff", "--name-only", "-z", "--relative", "--no-renames", "--no-ext-diff", "--no-textconv", base, "--",
            ], base: .commit(base), note: note, since: revision)
    }

    private init(_ git: Git, changed: [String], base: Base, note: String = "", since revision: String) throws {
        let changed = git.run(changed)
        let added = git.run("ls-files", "-z", "--others", "--exclude-standard")
        guard changed.status == 0, added.status == 0 else {
            throw CommandFailure(description: "git cannot tell what has changed since '\(revision)': \(changed.errors)\(added.errors)")
        }
        let paths = (changed.output + added.output).split(separator: 0).map { path in
            // A repository inside the repository is one path with a slash at its end.
            String(decoding: path.last == UInt8(ascii: "/") ? path.dropLast() : path, as: UTF8.self)
        }
        self.init(paths: paths, base: base, note: note)
    }

    private static func advice(_ git: Git, hasCommits: Bool) -> String {
        guard hasCommits else { return "The repository has no commit yet." }
        guard git.line("rev-parse", "--is-shallow-repository") == "true" else {
            return "On a build server, fetch the history it is in, as with 'fetch-depth: 0'."
        }
        return "Only a part of the history is fetched; fetch all of it, as with 'fetch-depth: 0'."
    }

    /// Whether nothing has changed at all.
    var isEmpty: Bool { paths.isEmpty }

    /// Whether a finding is in a changed file, has a place or a step there, or is about something that a changed file is
    /// named after, such as a storyboard that has been renamed.
    func concern(_ finding: Finding) -> Bool {
        let places = [finding.location] + finding.related.map(\.location) + finding.route.compactMap(\.location)
        return places.contains { contains($0.file) }
            || finding.identity.names.contains { names.contains(ExactName($0)) }
    }

    /// Whether a file has changed, or is in a repository inside the repository that has.
    func contains(_ file: String) -> Bool {
        if paths.contains(ExactName(file)) { return true }
        return file.indices.contains { file[$0] == "/" && paths.contains(ExactName(String(file[..<$0]))) }
    }
}
