import Foundation
@testable import AppMap

/// A folder of files that a test makes, deleted when the test is over.
final class ProjectFixture {
    let folder: ProjectFolder

    /// - Parameter files: The contents of files by their paths. `.pbxproj` contents are the objects of the project only.
    init(_ files: [String: String]) throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("project-\(UUID().uuidString)")
        for (path, content) in files {
            let url = root.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(content.utf8).write(to: url)
        }
        folder = ProjectFolder(root: root, files: files.keys.sorted())
    }

    deinit {
        try? FileManager.default.removeItem(at: folder.root)
    }

    func write(_ data: Data, to path: String) throws {
        try data.write(to: folder.root.appendingPathComponent(path))
    }

    func result() -> ProjectFiles.Result {
        ProjectFiles.modules(in: folder.root, files: folder.files)
    }

    /// A `project.pbxproj` with a project of the given groups and targets.
    ///
    /// - Parameters:
    ///   - children: The identifiers of what the main group contains.
    ///   - settings: The project's build settings in the text form.
    static func project(
        targets: [String], children: [String], settings: String = "SDKROOT = iphoneos;", fields: String = "", objects: String
    ) -> String {
        """
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            objectVersion = 77;
            rootObject = PROJECT;
            objects = {
                PROJECT = {isa = PBXProject; mainGroup = MAIN; buildConfigurationList = PROJECT_CONFIGURATIONS;
                    targets = (\(targets.joined(separator: ", "))); \(fields) };
                MAIN = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
                \(configurations("PROJECT_CONFIGURATIONS", settings: settings))
                \(objects)
            };
        }
        """
    }

    static func configurations(_ identifier: String, settings: String, fields: String = "") -> String {
        """
        \(identifier) = {isa = XCConfigurationList; buildConfigurations = (\(identifier)_DEBUG, \(identifier)_RELEASE); };
        \(identifier)_DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Debug; }; };
        \(identifier)_RELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; \(fields) };
        """
    }

    static func target(
        _ identifier: String, name: String, type: String = "application", phases: [String] = [],
        settings: String = "", configurationFields: String = "", fields: String = ""
    ) -> String {
        """
        \(identifier) = {isa = PBXNativeTarget; name = "\(name)"; productType = "com.apple.product-type.\(type)";
            buildPhases = (\(phases.joined(separator: ", "))); buildConfigurationList = \(identifier)_CONFIGURATIONS; \(fields) };
        \(configurations("\(identifier)_CONFIGURATIONS", settings: settings, fields: configurationFields))
        """
    }

    /// A build phase and a build file for each of the references in it.
    static func phase(_ identifier: String, _ isa: String = "PBXResourcesBuildPhase", files: [String], fields: String = "") -> String {
        let buildFiles = files.map { "\(identifier)_\($0) = {isa = PBXBuildFile; fileRef = \($0); };" }
        return """
        \(identifier) = {isa = \(isa); files = (\(files.map { "\(identifier)_\($0)" }.joined(separator: ", "))); \(fields) };
        \(buildFiles.joined(separator: "\n"))
        """
    }

    static func file(_ identifier: String, path: String, tree: String = "<group>", fields: String = "") -> String {
        "\(identifier) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\"; \(fields) };"
    }

    static func group(_ identifier: String, path: String? = nil, tree: String = "<group>", children: [String]) -> String {
        """
        \(identifier) = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "\(tree)";
            \(path.map { "path = \"\($0)\";" } ?? "name = \(identifier);") };
        """
    }
}

extension ProjectFiles.Result {
    func module(named name: String) -> Module? {
        modules.first { $0.name == name }
    }
}
