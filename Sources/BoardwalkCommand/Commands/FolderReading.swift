import AppMap
import SceneAddressing

/// A command that cannot be carried out, with the sentence that says why.
struct CommandFailure: Error, CustomStringConvertible {
    let description: String
}

enum FolderReading {
    /// Reads the folder that a command line names.
    static func folder(at path: String, _ arguments: Arguments) throws -> AppFolder {
        try folder(AppFolder(at: path, options: options(arguments)), at: path, isChecked: false)
    }

    /// Reads the files of a folder that was scanned already, to be checked: documents that cannot be read are what is told then.
    static func folder(of scan: FolderScan, _ configuration: Configuration, at path: String) throws -> AppFolder {
        try folder(AppFolder(of: scan, configuration: configuration), at: path, isChecked: true)
    }

    /// Lists the files of the folder that a command line names.
    static func scan(at path: String, _ arguments: Arguments) throws -> FolderScan {
        do {
            return try FolderScan(of: path, options: options(arguments))
        } catch {
            throw AppFolderError.scan(error)
        }
    }

    private static func options(_ arguments: Arguments) -> ScanOptions {
        arguments.has("--all") ? ScanOptions.includingIgnored : ScanOptions()
    }

    private static func folder(_ folder: AppFolder, at path: String, isChecked: Bool) throws -> AppFolder {
        guard !folder.apps.isEmpty || (isChecked && !folder.unreadableDocuments.isEmpty) else {
            if folder.leavesOutEveryDocument {
                throw CommandFailure(
                    description: "the storyboards and xibs in '\(path)' are all left out by 'include' and 'exclude' of "
                        + "\(Configuration.fileName).")
            }
            let reasons = folder.problems.map { "  \($0.reportLine.printable)\n" }.joined()
            throw CommandFailure(
                description: "there is no storyboard or xib that can be read in '\(path)'"
                    + (reasons.isEmpty ? "." : ":\n\(reasons)"))
        }
        return folder
    }

    /// Reads an earlier version of a folder, which lies elsewhere, under the configuration of now.
    ///
    /// - Throws: a sentence that does not tell where it lies.
    static func earlier(
        _ scan: FolderScan, _ configuration: Configuration, at path: String, _ arguments: Arguments
    ) throws -> AppFolder {
        var options = options(arguments)
        // What is ignored is not in it, and what git had is not ignored.
        options.leavesOutIgnored = false
        let path = scan.isOfSingleDocument ? path + "/" + (scan.files.first ?? "") : path
        do {
            return try AppFolder(at: path, configuration: configuration, options: options)
        } catch AppFolderError.configuration(let error) {
            throw CommandFailure(description: "\(error)")
        } catch {
            throw CommandFailure(description: "its files cannot be read.")
        }
    }
}

extension AppFolder {
    /// The apps of a name, or all. Apps of one name are told apart by their project: `Old/Shop.xcodeproj/Shop`, or by its folder:
    /// `Old/Shop`.
    func apps(named name: String?) throws -> [App] {
        let found = apps(matching: name)
        guard let name, found.isEmpty else { return found }
        let names = apps.flatMap { app in apps.count { $0.name == app.name } == 1 ? [app.name] : [app.place ?? app.name] }
        let nearest = NearestNames.of(name, among: names, limit: 1).first
        let all = names.count == 1 ? "there is only '\(names[0])'." : "there are \(names.joined(separator: ", "))."
        throw CommandFailure(
            description: "there is no app '\(name)' here; " + (nearest.map { "did you mean '\($0.name)'?" } ?? all))
    }

    /// As ``apps(named:)``; empty where there is none.
    func apps(matching name: String?) -> [App] {
        guard let name else { return apps }
        let named = apps.filter { $0.name == name }
        guard named.isEmpty else { return named }
        return apps.filter { $0.places.contains(name) }
    }

    /// Whether there are documents, and the configuration lets none of them count.
    fileprivate var leavesOutEveryDocument: Bool {
        let documents = scan.files.filter { DocumentFile.Kind(path: $0) != nil }
        return !documents.isEmpty && !documents.contains(where: configuration.includes)
    }

    /// The documents that are there and cannot be read.
    var unreadableDocuments: [Problem] {
        problems.filter { $0.kind.meansUnreadable && DocumentFile.Kind(path: $0.file) != nil }
    }
}

extension App {
    /// The app's name after its project, as in `Old/Shop.xcodeproj/Shop`; nil where no project defines it.
    fileprivate var place: String? { module.definition.map { "\($0)/\(name)" } }

    /// The app's name after its project and after the folder of that.
    fileprivate var places: [String] {
        guard let definition = module.definition, let place else { return [] }
        let folder = definition.split(separator: "/").dropLast().joined(separator: "/")
        return [place, folder.isEmpty ? "./\(name)" : "\(folder)/\(name)"]
    }
}

extension Problem.Kind {
    var meansUnreadable: Bool {
        switch self {
        case .unreadableFile, .malformedFile, .legacyDocument, .notInterfaceBuilder, .unfinishedMerge,
            .largeFilePointer, .folderNamedAsDocument, .notARegularFile:
            true
        default: false
        }
    }
}

extension Problem {
    /// `file:line:column`, as far as they are known.
    var place: String {
        let position = [line, line == nil ? nil : column].compactMap { $0 }.map { ":\($0)" }.joined()
        return file + position
    }

    /// `file:line:column: message`, as compilers report.
    var reportLine: String { "\(place): \(message)" }
}
