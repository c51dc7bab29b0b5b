import SceneAddressing

/// Something in a folder that could not be read, or is left out on purpose: what would otherwise be missing
/// from the map without a word. A problem never stops the reading: whatever else can be read is.
public struct Problem: Error, Hashable, Sendable {
    /// What went wrong. The raw values are stable names for reports.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A folder cannot be opened or read.
        case unreadableFolder
        /// A file cannot be opened or read, or is too large.
        case unreadableFile
        /// A name on disk is not valid UTF-8.
        case unreadableName
        /// A folder has the name of a document.
        case folderNamedAsDocument
        /// A pipe, socket or device has the name of a document.
        case notARegularFile
        /// A symbolic link whose target does not exist.
        case brokenLink
        /// A symbolic link that leads to itself or to a folder that holds it.
        case linkLoop
        /// A symbolic link whose target lies outside the folder.
        case linkLeavesFolder
        /// Folders are nested deeper than the scan goes.
        case tooDeep
        /// The folder holds more files than the scan lists.
        case tooManyFiles
        /// An editor's back-up or a merge tool's leftover.
        case leftOut
        /// Two names that look the same but are composed of different characters.
        case namesLookAlike
        /// Two names in one bundle that differ only in capital and small letters.
        case namesDifferInCase
        /// Two documents of one bundle that have the same name.
        case repeatedName
        /// A scene of a storyboard that has no controller.
        case sceneWithoutController
        /// A storyboard that the system is told to open and the bundle does not have.
        case missingStoryboard
        /// A file that still holds the markers of an unfinished merge.
        case unfinishedMerge
        /// A pointer of Git Large File Storage in the place of the file.
        case largeFilePointer
        /// An asset catalogue's `Contents.json` that cannot be understood.
        case brokenAssetCatalog
        /// A file that is not what its name promises, such as a broken property list.
        case malformedFile
        /// A document in the format of Xcode 3.
        case legacyDocument
        /// XML with the extension of a document that is none.
        case notInterfaceBuilder
        /// A file that is named is not in the folder.
        case missingFile
        /// A file of settings that a target is built with is not in the folder.
        case missingSettings
        /// A project refers to an object that it does not contain.
        case missingObject
        /// A project lists a group inside itself or twice.
        case repeatedGroup
        /// A part of a package manifest that only running it would tell.
        case computedValue
    }

    /// What went wrong.
    public var kind: Kind
    /// The file or folder, relative to the scanned folder.
    public var file: String
    /// The line, counted from 1.
    public var line: Int?
    /// The column in the line, counted from 1.
    public var column: Int?
    /// One sentence: what happens because of it, and what to do.
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

extension Problem {
    /// The order of reports: by file, then by place in the file.
    static func inReportOrder(_ left: Problem, _ right: Problem) -> Bool {
        if !left.file.exactlyEquals(right.file) { return ExactName(left.file) < ExactName(right.file) }
        if left.line != right.line { return left.line ?? 0 < right.line ?? 0 }
        if left.column != right.column { return left.column ?? 0 < right.column ?? 0 }
        return left.kind.rawValue < right.kind.rawValue
    }
}
