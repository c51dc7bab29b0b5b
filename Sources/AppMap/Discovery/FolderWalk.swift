import SceneAddressing

/// One walk over a folder: gathers what a `FolderScan` holds.
struct FolderWalk {
    private(set) var files: [String] = []
    private(set) var links: [FolderScan.Link] = []
    private(set) var leftOut: [FolderScan.LeftOut] = []
    private(set) var problems: [Problem] = []

    private let root: String
    private let options: ScanOptions
    /// The path from the repository to the root, with a slash at its end: ignore patterns of the folders above the
    /// root need it.
    private var prefix: [UInt8] = []
    private var foundLinks: [String] = []
    /// Where the folders that were read are listed, by their real paths.
    private var readFolders: [ExactName: String] = [:]
    /// Where files are listed, by their real paths; only gathered once links are followed.
    private var readFiles: [ExactName: String]?
    private var isFull = false

    /// A folder to be read.
    private struct Folder {
        /// The path under which its files are listed; ends in a slash, or is empty for the root.
        var path: String
        /// The path without links, written in the same way.
        var realPath: String
        var depth: Int
    }

    /// - Parameter root: An absolute path without links; empty for the root of the disk.
    init(root: String, options: ScanOptions) {
        self.root = root
        self.options = options
    }

    /// Reads the folder and all below. A folder below that cannot be read is a problem; the root throws.
    mutating func run() throws(FileSystem.Failure) {
        let entries = try FileSystem.entries(of: root.isEmpty ? "/" : root)
        let rules = options.leavesOutIgnored ? rulesAboveRoot() : IgnoreRules()
        read(entries, of: Folder(path: "", realPath: "", depth: 0), rules: rules)
        followLinks()
        files.sort { ExactName($0) < ExactName($1) }
        links.sort { ExactName($0.path) < ExactName($1.path) }
        leftOut.sort { ExactName($0.path) < ExactName($1.path) }
        problems.sort(by: Problem.inReportOrder)
    }

    // MARK: Folders

    private mutating func read(_ folder: Folder, rules: IgnoreRules) {
        if DocumentFile.Kind(path: folder.path.droppingSlash) != nil {
            report(
                .folderNamedAsDocument, folder.path.droppingSlash,
                "This is a folder with the name of a document and is not read; rename it, or put the document in its place."
            )
            return
        }
        guard folder.depth <= options.maximumDepth else {
            report(
                .tooDeep, folder.path.droppingSlash,
                "The folder is nested more than \(options.maximumDepth) deep and is not read; move it up if it belongs to the app."
            )
            return
        }
        do {
            read(try FileSystem.entries(of: root + "/" + folder.path), of: folder, rules: rules)
        } catch {
            report(
                .unreadableFolder, folder.path.droppingSlash,
                "The folder cannot be read (\(error.reason)) and its files are missing from the map; make it readable."
            )
        }
    }

    private mutating func read(_ entries: [FileSystem.Entry], of folder: Folder, rules: IgnoreRules) {
        readFolders[ExactName(folder.realPath)] = folder.path
        let rules = rulesInside(folder, entries: entries, outer: rules)
        // A folder sorts as its files do, so that the walk meets all files in the order of their paths.
        let sorted = entries
            .map { (entry: $0, key: $0.kind == .folder ? $0.name + [UInt8(ascii: "/")] : $0.name) }
            .sorted { $0.key.lexicographicallyPrecedes($1.key) }
        for (entry, _) in sorted where !isFull {
            read(entry, in: folder, rules: rules)
        }
    }

    private mutating func read(_ entry: FileSystem.Entry, in folder: Folder, rules: IgnoreRules) {
        if entry.name.elementsEqual(".git".utf8) { return }
        if options.leavesOutHidden && entry.name.first == UInt8(ascii: ".") { return }
        guard let name = String(validating: entry.name, as: UTF8.self) else {
            let readable = String(decoding: entry.name, as: UTF8.self)
            report(
                .unreadableName, folder.path + readable,
                "The name is not valid UTF-8, so this is not read and no project can name it; rename it."
            )
            return
        }
        let path = folder.path + name
        let isDependency = entry.kind == .folder && options.leavesOutDependencies
            && ScanOptions.isDependency(folder: path)
        if isDependency {
            leftOut.append(FolderScan.LeftOut(path: path, reason: .dependency))
            return
        }
        let start = prefix.count + folder.path.utf8.count
        if rules.ignores(prefix + Array(path.utf8), nameStart: start, isFolder: entry.kind == .folder) {
            if entry.kind == .folder || DocumentFile.Kind(path: path) != nil {
                leftOut.append(FolderScan.LeftOut(path: path, reason: .ignored))
            }
            return
        }
        switch entry.kind {
        case .file:
            list(path, realPath: folder.realPath + name)
        case .folder:
            let realPath = folder.realPath + name + "/"
            guard readFolders[ExactName(realPath)] == nil else { return }
            read(Folder(path: path + "/", realPath: realPath, depth: folder.depth + 1), rules: rules)
        case .link:
            foundLinks.append(path)
        case .other:
            if DocumentFile.Kind(path: path) != nil {
                report(
                    .notARegularFile, path,
                    "This has the name of a document but is no regular file, and is not read; put a file in its place."
                )
            }
        }
    }

    private mutating func list(_ file: String, realPath: String) {
        if let listed = readFiles?[ExactName(realPath)] {
            links.append(FolderScan.Link(path: file, target: listed))
            return
        }
        guard files.count < options.maximumCount else {
            isFull = true
            report(
                .tooManyFiles, file,
                "The folder holds more than \(options.maximumCount) files, and this one and all after it are not read; name a smaller folder."
            )
            return
        }
        files.append(file)
        readFiles?[ExactName(realPath)] = file
    }

    private mutating func report(_ kind: Problem.Kind, _ file: String, _ message: String) {
        problems.append(Problem(kind: kind, file: file, message: message))
    }

    // MARK: Ignore rules

    /// The rules of the repository and of the folders between it and the root, which is not among them.
    private mutating func rulesAboveRoot() -> IgnoreRules {
        var rules = IgnoreRules()
        guard let repository = GitRepository.containing(root) else { return rules }
        rules.add(repository.excludes, base: 0)
        let below = root.utf8.dropFirst(repository.folder.utf8.count + 1)
        guard !below.isEmpty else { return rules }
        prefix = Array(below) + [UInt8(ascii: "/")]
        var base = 0
        for name in prefix.split(separator: UInt8(ascii: "/")) {
            let folder = repository.folder + "/" + String(decoding: prefix[..<base], as: UTF8.self)
            if FileSystem.kind(of: folder + IgnoreFile.name) == .file { addPatterns(of: folder, base: base, to: &rules) }
            base += name.count + 1
        }
        return rules
    }

    /// The rules that hold for the entries of a folder.
    private func rulesInside(_ folder: Folder, entries: [FileSystem.Entry], outer: IgnoreRules) -> IgnoreRules {
        guard options.leavesOutIgnored else { return outer }
        var rules = outer
        let base = prefix.count + folder.path.utf8.count
        if folder.depth > 0, entries.contains(where: { $0.name.elementsEqual(".git".utf8) }) {
            // A repository inside a repository has rules of its own.
            rules = IgnoreRules()
            rules.add(GitRepository(folder: root + "/" + folder.path.droppingSlash).excludes, base: base)
        }
        if entries.contains(where: { $0.kind == .file && $0.name.elementsEqual(IgnoreFile.name.utf8) }) {
            addPatterns(of: root + "/" + folder.path, base: base, to: &rules)
        }
        return rules
    }

    /// Git itself passes over a `.gitignore` that it cannot read.
    private func addPatterns(of folder: String, base: Int, to rules: inout IgnoreRules) {
        guard let file = try? FileSystem.bytes(of: folder + IgnoreFile.name, limit: IgnoreFile.limit) else { return }
        rules.add(file, base: base)
    }

    // MARK: Links

    /// Looks at the links once everything else is listed: what they lead to mostly is.
    private mutating func followLinks() {
        guard !foundLinks.isEmpty else { return }
        readFiles = Dictionary(uniqueKeysWithValues: files.map { (ExactName($0), $0) })
        while !foundLinks.isEmpty && !isFull {
            let batch = foundLinks
            foundLinks = []
            for link in batch where !isFull { follow(link) }
        }
    }

    private mutating func follow(_ link: String) {
        let target: String
        let place: String
        do {
            target = try FileSystem.realPath(of: root + "/" + link)
            place = try FileSystem.realPath(of: root + "/" + PathParts(link).folder)
        } catch {
            if error.isLoop {
                report(.linkLoop, link, "The link leads back to itself and is not followed; remove it or let it lead to a file.")
            } else {
                report(
                    .brokenLink, link,
                    "The link's target cannot be found (\(error.reason)), so nothing is read here; restore the target or remove the link."
                )
            }
            return
        }
        if (place + "/").startsExactly(with: target + "/") {
            report(.linkLoop, link, "The link leads to a folder that holds it and is not followed; remove it.")
            return
        }
        guard target.startsExactly(with: root + "/") else {
            report(
                .linkLeavesFolder, link,
                "The link leads out of the folder to “\(target)” and is not followed; name a folder that holds both, or copy the target."
            )
            return
        }
        let relative = String(decoding: target.utf8.dropFirst(root.utf8.count + 1), as: UTF8.self)
        if relative.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual(".git".utf8) }) { return }
        let listed = readFolders[ExactName(relative + "/")]?.droppingSlash ?? readFiles?[ExactName(relative)]
        if let listed {
            links.append(FolderScan.Link(path: link, target: listed))
            return
        }
        switch FileSystem.kind(of: target) {
        case .folder:
            let depth = link.utf8.count { $0 == UInt8(ascii: "/") } + 1
            read(Folder(path: link + "/", realPath: relative + "/", depth: depth), rules: IgnoreRules())
        case .file:
            list(link, realPath: relative)
        default:
            break
        }
    }
}

private extension String {
    /// A folder's path without the slash at its end.
    var droppingSlash: String {
        utf8.last == UInt8(ascii: "/") ? String(decoding: utf8.dropLast(), as: UTF8.self) : self
    }
}
