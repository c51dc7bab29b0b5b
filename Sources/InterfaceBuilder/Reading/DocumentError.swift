/// Why a file could not be read as an Interface Builder document.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, in kinds that a caller may want to tell apart.
    public enum Kind: Hashable, Sendable {
        /// The file cannot be opened or read; the text is the system's reason.
        case unreadable(String)
        /// A folder, pipe or device where a file was expected.
        case notAFile
        case empty
        /// More bytes than `ReadingLimits.bytes`.
        case tooLarge(limit: Int)
        /// Elements nested deeper than `ReadingLimits.depth`.
        case tooDeep(limit: Int)
        /// An encoding other than UTF-8, UTF-16, US-ASCII and ISO-8859-1, by its name in the XML declaration.
        case unsupportedEncoding(String)
        /// Bytes that are no text in the file's encoding, or a character that XML forbids.
        case invalidCharacter(String)
        /// A document type declaration. Interface Builder writes none, and entities are a way to attack readers.
        case documentTypeDeclaration
        /// A merge that was never finished.
        case mergeMarkers
        /// A Git LFS pointer in place of the file.
        case largeFilePointer
        /// Any other violation of XML's grammar.
        case notWellFormed(String)
    }

    public let kind: Kind
    /// Where reading stopped; nil where the file could not be opened at all.
    public let position: SourcePosition?
    /// The same place in bytes from the start of the file (as UTF-8).
    public let offset: Int?

    init(_ kind: Kind, position: SourcePosition? = nil, offset: Int? = nil) {
        self.kind = kind
        self.position = position
        self.offset = offset
    }

    /// One sentence without the place: reports put file, line and column before it.
    public var message: String {
        switch kind {
        case .unreadable(let reason): "The file cannot be read: \(reason)."
        case .notAFile: "This is not a file but a folder or a device, so there is no document to read."
        case .empty: "The file is empty."
        case .tooLarge(let limit): "The file is larger than \(ReadingLimits.size(limit)) and was not read."
        case .tooDeep(let limit): "Elements are nested more than \(limit) deep; reading stopped here."
        case .unsupportedEncoding(let name): "The encoding \(name) is not supported; save the file as UTF-8."
        case .invalidCharacter(let what): "\(what)."
        case .documentTypeDeclaration:
            "Document type declarations are not accepted: Interface Builder never writes one."
        case .mergeMarkers: "The file holds the markers of an unfinished merge; resolve the conflict first."
        case .largeFilePointer: "This is a Git LFS pointer, not the file itself; run 'git lfs pull'."
        case .notWellFormed(let what): "\(what)."
        }
    }

    public var description: String {
        position.map { "\($0): \(message)" } ?? message
    }
}

/// How much a reader takes on before it gives up with an error.
public struct ReadingLimits: Hashable, Sendable {
    /// The size of a file in bytes. The largest storyboards known are below 8 MiB; no file of 2 GiB or more is
    /// read whatever the limit.
    public var bytes: Int
    /// How deep elements may be nested. Real documents stay below 100, and libxml2 stops at 256 too.
    public var depth: Int

    public init(bytes: Int = 64 << 20, depth: Int = 256) {
        self.bytes = bytes
        self.depth = depth
    }

    /// Offsets are kept in 32 bits.
    static let mostBytes = Int(Int32.max)

    var effectiveBytes: Int { min(bytes, Self.mostBytes) }

    static func size(_ bytes: Int) -> String {
        bytes < 1 << 20 ? "\(bytes) bytes" : "\(bytes >> 20) MiB"
    }
}
