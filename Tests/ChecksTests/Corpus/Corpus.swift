import AppMap
import Foundation
import Testing

@testable import Checks

/// Real apps, one in each folder of the folder that an environment variable names.
enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

    static func apps() throws -> [(name: String, path: String)] {
        let folder = try #require(folder)
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            .map { ($0, folder + "/" + $0) }.filter { isFolder($0.1) }
    }

    /// What the rules that are on by default find in each app.
    static func reports() throws -> [(app: String, report: CheckReport)] {
        try apps().map { ($0.name, CheckReport(of: try AppFolder(at: $0.path))) }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
