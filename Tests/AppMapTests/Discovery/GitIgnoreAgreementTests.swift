import AppMap
import Foundation
import SceneAddressing
import Testing

/// The scan and git must agree on what is ignored.
@Suite struct GitIgnoreAgreementTests {
    @Test(.enabled(if: Git.path != nil), arguments: 1...2)
    func `the scan leaves out what git ignores`(seed: UInt64) throws {
        var random = FixedRandom(seed: seed)
        let folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        try folder.write(".git/HEAD", "ref: refs/heads/main\n")
        try folder.write(".git/config", "[core]\n\trepositoryformatversion = 0\n\tbare = false\n")
        try folder.makeFolder(".git/objects")
        try folder.makeFolder(".git/refs")
        try folder.write(".git/info/exclude", "excluded\n*.orig\n")
        try folder.write(".gitignore", "*.everywhere\n!kept.orig\n/folder1/a/x\n")
        var files = [".gitignore"]
        var paths: Set<ExactName> = []
        for index in 0..<60 {
            let top = "folder\(index)"
            let patterns = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pattern() }
            try folder.write(top + "/.gitignore", patterns.joined(separator: "\n"))
            files.append(top + "/.gitignore")
            if index.isMultiple(of: 3) {
                try folder.write(top + "/a/.gitignore", random.pattern() + "\n" + random.pattern() + "\n")
                files.append(top + "/a/.gitignore")
            }
            for _ in 0..<16 {
                let file = top + "/" + random.path()
                // A name may be that of a file and of a folder; the first wins.
                if (try? folder.write(file)) != nil, paths.insert(ExactName(file)).inserted { files.append(file) }
            }
        }
        let ignored = Set(try Git.ignored(of: files, in: folder.path).map { ExactName($0) })
        let expected = files.map { ExactName($0) }.filter { !ignored.contains($0) }.sorted()

        var options = ScanOptions.includingIgnored
        options.leavesOutIgnored = true
        let scanned = try FolderScan(of: folder.path, options: options).files.map { ExactName($0) }

        #expect(ignored.count > 100 && expected.count > 100)
        #expect(Set(scanned).subtracting(expected) == [])
        #expect(Set(expected).subtracting(scanned) == [])

        // The repository's rules hold in a scan of one of its folders, too.
        for top in ["folder0", "folder1", "folder2", "folder3/a"] {
            let below = expected.filter { $0.text.hasPrefix(top + "/") }.map { $0.text.dropFirst(top.count + 1) }
            // A folder that is ignored itself is scanned all the same when a user names it.
            if below.isEmpty { continue }
            #expect(try FolderScan(of: folder.path(of: top), options: options).files.map { $0[...] } == below)
        }
    }
}

private enum Git {
    static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { $0 + "/git" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    /// The files among `files` that git ignores in a repository without the user's own settings.
    static func ignored(of files: [String], in repository: String) throws -> [String] {
        let list = repository + "/.git/asked"
        try files.joined(separator: "\0").write(toFile: list, atomically: false, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(path))
        process.arguments = ["check-ignore", "--no-index", "-z", "--stdin"]
        process.currentDirectoryURL = URL(fileURLWithPath: repository)
        process.environment = [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
            "HOME": repository + "/.git", "XDG_CONFIG_HOME": repository + "/.git",
        ]
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: list))
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus <= 1)
        return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// A linear congruential generator: the same numbers on every run.
private struct FixedRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }

    private mutating func one(of choices: [String]) -> String {
        choices.randomElement(using: &self) ?? ""
    }

    mutating func path() -> String {
        (0..<Int.random(in: 1...4, using: &self))
            .map { _ in one(of: ["a", "b", "x", "ab", "abc", "Ab", "a b", "é", "x.txt", "b.txt", "#a", "!a", "[a]", "a*", "a-c", "excluded", "kept.orig", "b.orig", "y.everywhere"]) }
            .joined(separator: "/")
    }

    /// A line of an ignore file; mostly one that matches something.
    mutating func pattern() -> String {
        let parts = (0..<Int.random(in: 1...3, using: &self)).map { _ in
            one(of: [
                "a", "b", "x", "ab", "a*", "*b", "*", "**", "***", "a**", "**b", "?", "a?", "?b", "[a-b]", "[!a]", "[^a]",
                "[]a]", "[a", "[[:alpha:]]", "[[:alpha:]]*", "[[:bad:]]", "[a-", "[b-a]", "*.txt", "x.*", "a\\b", "\\a", "\\*",
                "a\\*", "abc", "*c", "*[a-c]", "é", "?\\ ", "a b", "a b ", "x\\", "[[:]", "[\\]a]", "[a-\\c]*", "kept.orig",
                "*a*b*", "a\\ b",
            ])
        }
        let start = one(of: ["", "", "", "", "!", "!", "/", "!/", "#", "\\#", "\\!", "**/", "//"])
        let separator = one(of: ["/", "/", "/", "/**/", "\\/", "**/"])
        let end = one(of: ["", "", "", "/", "/**", " ", "\\ ", "\r", "/*"])
        return start + parts.joined(separator: separator) + end
    }
}
