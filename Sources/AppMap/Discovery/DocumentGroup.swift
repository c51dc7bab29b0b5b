import SceneAddressing

/// One storyboard or xib with its variants for languages and devices: the same name and kind in the same folder.
public struct DocumentGroup: Hashable, Sendable {
    /// The name that code and references use.
    public let name: String
    /// Whether the files are storyboards or xibs.
    public let kind: DocumentFile.Kind
    /// The folder without any `.lproj`, relative to the scanned folder; empty for the root.
    public let folder: String
    /// The file to read when no device or language is asked for: the base localization if there is one.
    public let primary: DocumentFile
    /// The other files, those for all devices first: Base, no language, English, then by name.
    public let variants: [DocumentFile]

    /// All files, the primary one first.
    public var files: [DocumentFile] { [primary] + variants }
}

/// The documents among the files of a folder.
public struct DocumentList: Hashable, Sendable {
    /// The documents in the order of folder, name and kind.
    public let groups: [DocumentGroup]
    /// Files that are left out.
    public let problems: [Problem]

    /// Groups the documents among `files`, which are relative paths in any order.
    public init(files: [String]) {
        var problems: [Problem] = []
        var documents: [DocumentFile] = []
        for path in files {
            if let origin = LeftoverOrigin(path: path) {
                problems.append(origin.problem(of: path))
            } else if let document = DocumentFile(path: path) {
                documents.append(document)
            }
        }
        let groups = Dictionary(grouping: documents) { DocumentKey($0) }
            .sorted { $0.key < $1.key }
            .compactMap { DocumentGroup(key: $0.key, files: $0.value) }
        self.groups = groups
        self.problems = problems.sorted(by: Problem.inReportOrder)
    }
}

/// What the files of one document have in common.
private struct DocumentKey: Hashable, Comparable {
    let folder: ExactName
    let name: ExactName
    let kind: DocumentFile.Kind

    init(_ file: DocumentFile) {
        folder = ExactName(file.folder)
        name = ExactName(file.name)
        kind = file.kind
    }

    static func < (left: DocumentKey, right: DocumentKey) -> Bool {
        (left.folder, left.name, ExactName(left.kind.rawValue)) < (right.folder, right.name, ExactName(right.kind.rawValue))
    }
}

private extension DocumentGroup {
    init?(key: DocumentKey, files: [DocumentFile]) {
        let sorted = files.sorted { $0.rank < $1.rank }
        guard let primary = sorted.first else { return nil }
        name = key.name.text
        kind = key.kind
        folder = key.folder.text
        self.primary = primary
        variants = Array(sorted.dropFirst())
    }
}

private extension DocumentFile {
    /// Where the file stands among the variants of its document.
    var rank: (device: ExactName, language: Int, name: ExactName, path: ExactName) {
        let language = switch localization {
        case "Base": 0
        case nil: 1
        case "en": 2
        default: 3
        }
        return (ExactName(device?.rawValue ?? ""), language, ExactName(localization ?? ""), ExactName(path))
    }
}
