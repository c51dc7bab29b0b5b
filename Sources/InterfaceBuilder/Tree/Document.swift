/// One `.storyboard` or `.xib` file as an exact tree.
///
/// Reading keeps every byte, and what nobody edits is written back as the same bytes. A document is a value:
/// a copy is cheap and independent of the original. Values over the document, from `Element` to the typed
/// ones such as `Scene`, show the document as it was when they were taken.
public struct Document: Sendable {
    var storage: Storage

    /// Reads a document from the bytes of a file.
    ///
    /// - Throws: `DocumentError` with line and column where the bytes are not well-formed XML, hold a document
    ///   type declaration, or exceed the limits.
    public init(_ bytes: [UInt8], limits: ReadingLimits = ReadingLimits()) throws(DocumentError) {
        storage = try Self.read(bytes, limits: limits)
    }

    /// Reads a document from text, as tests and generators have it.
    public init(_ text: String, limits: ReadingLimits = ReadingLimits()) throws(DocumentError) {
        try self.init(Array(text.utf8), limits: limits)
    }

    private static func read(_ file: [UInt8], limits: ReadingLimits) throws(DocumentError) -> Storage {
        guard file.count <= limits.effectiveBytes else {
            throw DocumentError(.tooLarge(limit: limits.effectiveBytes))
        }
        let encoding = try TextEncoding.detect(file)
        let bytes = try encoding.utf8(file)
        // UTF-16 and Latin-1 take more room as UTF-8.
        guard bytes.count <= ReadingLimits.mostBytes else {
            throw DocumentError(.tooLarge(limit: ReadingLimits.mostBytes))
        }
        let first = encoding == .utf8 && bytes.starts(with: TextEncoding.byteOrderMark) ? 3 : 0
        guard bytes.count > first else {
            throw DocumentError(.empty, position: SourcePosition(line: 1, column: 1), offset: 0)
        }
        var failure: DocumentError?
        let storage = bytes.withUnsafeBufferPointer { buffer -> Storage? in
            guard let base = buffer.baseAddress else { return nil }
            do throws(DocumentError) {
                let lines = try CharacterCheck.lines(of: buffer, from: first)
                var reader = Reader(
                    buffer, base: base, range: first..<buffer.count, lines: lines, limits: limits)
                try reader.readDocument()
                return Storage(
                    bytes: bytes, nodes: reader.nodes, attributes: reader.attributes, names: reader.names,
                    root: reader.root, lines: lines, encoding: encoding)
            } catch {
                failure = error
                return nil
            }
        }
        if let storage {
            return storage
        }
        throw Self.explained(failure ?? DocumentError(.empty), in: bytes)
    }

    /// Files that are no XML because a tool has left them so are named for what they are.
    private static func explained(_ error: DocumentError, in bytes: [UInt8]) -> DocumentError {
        if bytes.starts(with: "version https://git-lfs".utf8) {
            return DocumentError(.largeFilePointer, position: SourcePosition(line: 1, column: 1), offset: 0)
        }
        if let marker = MergeMarkers.first(in: bytes) {
            return DocumentError(.mergeMarkers, position: marker.position, offset: marker.offset)
        }
        return error
    }

    /// The root element, in Interface Builder files `document` or, before Xcode 5, `archive`.
    public var root: Element { Element(storage, storage.root) }

    /// The encoding that the file has and keeps.
    public var encoding: TextEncoding { storage.encoding }

    /// The file's bytes: those that were read, with all edits.
    public var bytes: [UInt8] { storage.encoding.encode(Writer.bytes(of: .document, in: storage)) }

    /// Every element in document order, the root first.
    public var elements: some Sequence<Element> {
        Descendants(of: root, includingSelf: true)
    }

    /// The element of an id as this version of the document has it; nil where the document has none.
    public func element(_ id: Element.ID) -> Element? {
        (try? existing(id)).map { Element(storage, $0) }
    }

    /// Whether any element or attribute of the document has a name, which is known without looking at them.
    package func mentions(_ name: String) -> Bool { storage.nameNumber(name) != nil }
}
