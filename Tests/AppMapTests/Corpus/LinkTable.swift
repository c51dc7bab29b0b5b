import Foundation

/// The tables of the corpus that tell where every link leads.
struct LinkTable {
    static let corpus = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

    /// A link as the tables tell it.
    struct Row: Hashable, CustomStringConvertible {
        var app: String
        var file: String
        var mechanism: String
        var storyboard: String
        var scene: String
        var status: String

        var description: String { "\(app) \(file): \(mechanism) \(scene)@\(storyboard) \(status)" }
    }

    static func rows(of name: String) throws -> [Row] {
        let file = URL(fileURLWithPath: corpus ?? "").appendingPathComponent(name)
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        return lines.dropFirst().map { fields in
            let values = Dictionary(uniqueKeysWithValues: zip(lines[0], fields))
            return Row(
                app: (values["repo"] ?? "").replacing("/", with: "+"), file: values["storyboard"] ?? "",
                mechanism: values["mechanism"] ?? "", storyboard: values["target_storyboard"] ?? "",
                scene: values["target_scene"] ?? "", status: values["status"] ?? "")
        }
    }

    static func apps() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: corpus ?? "").filter {
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(atPath: (corpus ?? "") + "/" + $0, isDirectory: &isFolder) && isFolder.boolValue
        }.sorted()
    }
}
