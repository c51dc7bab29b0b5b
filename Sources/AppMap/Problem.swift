/// Something in an app's folder that could not be read or is not where it should be.
///
/// A problem never stops the reading: whatever else can be read is.
public struct Problem: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Kind: String, Hashable, Sendable {
        /// The file could not be opened, or is too large.
        case unreadableFile
        /// The file is not what its name promises: a broken property list, for example.
        case malformedFile
        /// A project refers to an object that it does not contain.
        case missingObject
        /// A project lists a group inside itself or twice.
        case repeatedGroup
        /// A file that is named is not in the folder.
        case missingFile
        /// A part of a package manifest that only running it would tell.
        case computedValue
    }

    /// What went wrong.
    public var kind: Kind
    /// The file that has the problem, relative to the folder.
    public var file: String
    /// The line in the file, from 1; nil where the problem is the file's as a whole.
    public var line: Int?
    /// The column in the line, from 1.
    public var column: Int?
    /// A sentence for the user.
    public var message: String

    /// Makes a problem; see the properties for what they hold.
    public init(kind: Kind, file: String, line: Int? = nil, column: Int? = nil, message: String) {
        self.kind = kind
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }
}
