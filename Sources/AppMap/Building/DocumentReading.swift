import Dispatch
import InterfaceBuilder
import SceneAddressing

/// Reads the documents of a folder on all cores.
enum DocumentReading {
    static func documents(
        at paths: [String], in scan: FolderScan
    ) -> (documents: [ExactName: Document], problems: [Problem]) {
        let results = concurrentMap(paths) { path -> Result<Document, Problem> in
            Result { () throws(Problem) in try document(at: path, in: scan) }
        }
        var documents: [ExactName: Document] = [:]
        var problems: [Problem] = []
        for (path, result) in zip(paths, results) {
            switch result {
            case .success(let document): documents[ExactName(path)] = document
            case .failure(let problem): problems.append(problem)
            }
        }
        return (documents, problems)
    }

    private static func document(at path: String, in scan: FolderScan) throws(Problem) -> Document {
        let document: Document
        do throws(DocumentError) {
            document = try Document(contentsOf: scan.root + "/" + path)
        } catch {
            throw Problem(error, file: path)
        }
        switch document.kind {
        case .storyboard, .xib:
            return document
        case .archive:
            throw Problem(
                kind: .legacyDocument, file: path, line: 1,
                message: "The file is in the format of Xcode 3, which has no public structure; it is left out. Open and save it in a newer Xcode.")
        case .other(let root):
            throw Problem(
                kind: .notInterfaceBuilder, file: path, line: document.root.position.line,
                message: "The root element is <\(root)>, so this is no Interface Builder document; it is left out.")
        }
    }
}

extension Problem {
    init(_ error: DocumentError, file: String) {
        let kind: Kind =
            switch error.kind {
            case .mergeMarkers: .unfinishedMerge
            case .largeFilePointer: .largeFilePointer
            case .unreadable, .notAFile, .tooLarge: .unreadableFile
            case .empty, .tooDeep, .unsupportedEncoding, .invalidCharacter, .documentTypeDeclaration, .notWellFormed:
                .malformedFile
            }
        self.init(
            kind: kind, file: file, line: error.position?.line, column: error.position?.column,
            message: error.message)
    }
}

/// Transforms each element, several at a time; the result is in order.
func concurrentMap<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
) -> [Result] {
    guard elements.count > 1 else { return elements.map(transform) }
    return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
        nonisolated(unsafe) let base = buffer.baseAddress
        DispatchQueue.concurrentPerform(iterations: elements.count) { position in
            base?.advanced(by: position).initialize(to: transform(elements[position]))
        }
        count = elements.count
    }
}
