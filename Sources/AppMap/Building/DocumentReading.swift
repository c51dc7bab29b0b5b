import InterfaceBuilder
import SceneAddressing

/// Reads the documents of a folder.
enum DocumentReading {
    /// Reads one document; may run beside others.
    static func read(_ path: String, in scan: FolderScan) -> Result<Document, Problem> {
        Result { () throws(Problem) in try document(at: path, in: scan) }
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
