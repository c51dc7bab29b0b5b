import AppMap
import Checks
import InterfaceBuilder
import SceneAddressing

/// The documents that fixes change, before and after; nothing is written until all of them are ready.
struct Fixing {
    /// A document with its fixes.
    struct ChangedDocument {
        let file: String
        let before: [UInt8]
        let after: Document
        let summaries: [String]
    }

    private let root: String
    /// In the order of files.
    let documents: [ChangedDocument]

    /// Makes the fixes of findings, in order.
    ///
    /// - Throws: `CommandFailure` where a document has changed since it was checked, or a fix cannot be made.
    init(_ findings: [Finding], fixes: [Finding: Fix], in folder: AppFolder) throws {
        root = folder.root
        let byFile = Dictionary(grouping: findings.filter { fixes[$0] != nil }) { ExactName($0.location.file) }
        let checked = folder.checkedBytes
        documents = try byFile.sorted { $0.key < $1.key }.compactMap { file, findings in
            let document: Document
            do {
                document = try Document(contentsOf: folder.root + "/" + file.text)
            } catch {
                throw CommandFailure(description: "'\(file)' cannot be put right: \(error)")
            }
            let before = document.bytes
            guard checked[file].map({ $0 == before }) ?? true else {
                throw CommandFailure(description: "'\(file)' has changed while it was checked. Nothing is written; try again.")
            }
            var after = document
            var summaries: [String] = []
            do {
                for fix in findings.sorted(by: Finding.inReportOrder).compactMap({ fixes[$0] }) {
                    try fix.apply(to: &after)
                    summaries.append(fix.summary)
                }
                // What cannot be read again must not be written.
                _ = try Document(after.bytes)
            } catch {
                throw CommandFailure(description: "'\(file)' cannot be put right: \(error)")
            }
            guard after.bytes != before else { return nil }
            return ChangedDocument(file: file.text, before: before, after: after, summaries: summaries)
        }
    }

    /// What would change, as a unified difference.
    ///
    /// - Parameter isShown: whether it is for a screen, which nothing in it must steer, and not for a program.
    func difference(isShown: Bool) -> String {
        documents.map { UnifiedDiff.text(of: $0.file, from: $0.before, to: $0.after.bytes, isShown: isShown) }.joined()
    }

    /// Writes the documents, each beside the old one and then in its place.
    ///
    /// - Throws: `CommandFailure` that tells which documents are written and which are not.
    func write() throws {
        for (position, document) in documents.enumerated() {
            do {
                try document.after.write(to: root + "/" + document.file)
            } catch {
                let done = position == 0 ? "nothing is changed" : "changed are only \(documents[..<position].map { "'\($0.file)'" }.joined(separator: ", "))"
                throw CommandFailure(description: "\(error) So \(done).")
            }
        }
    }

    /// What was done, a line for each document.
    var report: String {
        documents.map { "Put right in \($0.file.printable): \($0.summaries.map(\.printable).joined(separator: "; ")).\n" }.joined()
    }
}

extension AppFolder {
    /// The bytes of the documents that the map shows, as they were read.
    fileprivate var checkedBytes: [ExactName: [UInt8]] {
        var bytes: [ExactName: [UInt8]] = [:]
        for app in apps {
            for storyboard in app.storyboards { bytes[ExactName(storyboard.file)] = storyboard.document.bytes }
        }
        return bytes
    }
}
