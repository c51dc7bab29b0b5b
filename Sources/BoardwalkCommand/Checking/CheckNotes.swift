import AppMap
import SourceIndex

/// What a user should know of a check beside its findings: why it may be silent.
enum CheckNotes {
    /// A line for each thing to know; empty where there is none.
    static func text(of folder: AppFolder, unreadSources: [SourceProblem]) -> String {
        [singleDocument(folder), unread(unreadSources.filter { !$0.isUnfinishedMerge && folder.configuration.includes($0.file) })]
            .compactMap { $0.map { $0 + "\n" } }.joined() + unmatchedPaths(folder)
    }

    private static func singleDocument(_ folder: AppFolder) -> String? {
        guard folder.isSingleDocument else { return nil }
        return "Only this document was read, and nothing of its app: neither the classes that it names nor other documents. "
            + "Check the app's folder to have them compared."
    }

    private static let shown = 5

    private static func unread(_ problems: [SourceProblem]) -> String? {
        guard !problems.isEmpty else { return nil }
        let files = problems.prefix(shown).map { "\($0.file.printable) (\($0.reason.printable.lowercasingFirst))" }.joined(separator: ", ")
        let more = problems.count > shown ? " and \(problems.count - shown) more" : ""
        return "Not read, so that less is said of what names these sources: \(files)\(more)."
    }

    private static func unmatchedPaths(_ folder: AppFolder) -> String {
        guard !folder.isSingleDocument else { return "" }
        let paths = folder.scan.files + folder.scan.leftOut.map(\.path)
        let patterns = [("include", folder.configuration.included), ("overrides", folder.configuration.rules.overridePaths)]
        return patterns.map { key, patterns in
            patterns.filter { pattern in !paths.contains { pattern.matches($0) } }
                .map { "\(Configuration.fileName): the path '\($0.text.printable)' of '\(key)' matches no file.\n" }.joined()
        }.joined()
    }
}

extension String {
    fileprivate var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}
