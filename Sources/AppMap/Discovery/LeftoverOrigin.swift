/// What left a copy of a document behind that is no part of the app.
enum LeftoverOrigin: String {
    case editor
    case mergeTool

    /// Fails if the file is no leftover of a document. `Main copy.storyboard` is none: people make such files and
    /// use them.
    init?(path: String) {
        let place = PathParts(path)
        if DocumentFile.Kind(path: path) != nil {
            let name = place.nameWithoutExtension
            if name.utf8.last == UInt8(ascii: "~") {
                self = .editor
            } else if Self.isMergeCopy(name) {
                self = .mergeTool
            } else {
                return nil
            }
        } else if place.name.utf8.last == UInt8(ascii: "~"), DocumentFile.Kind(path: String(decoding: place.name.utf8.dropLast(), as: UTF8.self)) != nil {
            self = .editor
        } else if DocumentFile.Kind(path: place.nameWithoutExtension) != nil {
            switch place.pathExtension {
            case "bak", "old", "tmp": self = .editor
            case "orig", "rej", "mine": self = .mergeTool
            default: return nil
            }
        } else {
            return nil
        }
    }

    func problem(of path: String) -> Problem {
        let origin = switch self {
        case .editor: "an editor's back-up"
        case .mergeTool: "what a merge tool left behind"
        }
        return Problem(
            kind: .leftOut, file: path,
            message: "The file looks like \(origin) and is left out of the map; delete it, or rename it if the app uses it."
        )
    }

    /// Whether a name is of the form `Main_BACKUP_123`, or `Main.storyboard.BACKUP.123` as older tools write.
    private static func isMergeCopy(_ name: String) -> Bool {
        ["_", "."].contains { (separator: Character) in
            let parts = name.split(separator: separator, omittingEmptySubsequences: false)
            guard parts.count >= 3, let number = parts.last, !number.isEmpty else { return false }
            return number.utf8.allSatisfy { (0x30...0x39).contains($0) }
                && ["BACKUP", "BASE", "LOCAL", "REMOTE"].contains(parts[parts.count - 2])
        }
    }
}
