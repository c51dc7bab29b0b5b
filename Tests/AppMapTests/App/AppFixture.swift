import AppMap
import Foundation
import SceneAddressing

/// A folder of documents that a test writes, and the map of it.
final class AppFixture {
    let folder: TemporaryFolder

    /// - Parameter files: the contents of files by their paths. Names differ by their bytes here, so this is no dictionary.
    init(_ files: KeyValuePairs<String, String>) throws {
        folder = try TemporaryFolder()
        for (path, content) in files {
            try folder.write(path, content)
        }
    }

    func map(_ configuration: Configuration? = nil) throws -> AppFolder {
        try AppFolder(at: folder.path, configuration: configuration)
    }

    /// The one app of a folder of these files.
    static func app(_ files: KeyValuePairs<String, String>, _ configuration: Configuration? = nil) throws -> App {
        let apps = try AppFixture(files).map(configuration).apps
        guard apps.count == 1 else { throw NotOneApp(names: apps.map(\.name)) }
        return apps[0]
    }

    struct NotOneApp: Error {
        let names: [String]
    }
}

extension Configuration {
    init(json5 text: String) throws {
        try self.init(json: Data(text.utf8))
    }
}

/// A storyboard of these scenes.
func storyboard(_ scenes: String..., initial: String? = nil, runtime: String = "iOS.CocoaTouch") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="\(runtime)"\(attributes([("initialViewController", initial)]))>
        <scenes>
            \(scenes.joined(separator: "\n        "))
        </scenes>
    </document>
    """
}

/// A xib without any view.
let emptyXib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects/></document>
    """

/// A scene with one controller, whose object id is `id`.
func scene(
    _ id: String, kind: String = "viewController", identifier: String? = nil, title: String? = nil,
    class className: String? = nil, _ content: String = "", dock: String = ""
) -> String {
    let names = attributes([("storyboardIdentifier", identifier), ("title", title), ("customClass", className)])
    return """
        <scene sceneID="s-\(id)"><objects>
            <\(kind) id="\(id)"\(names) sceneMemberID="viewController">\(content)</\(kind)>\(dock)
        </objects></scene>
        """
}

/// A scene that is a storyboard reference.
func reference(
    _ id: String, storyboard: String? = nil, scene: String? = nil, bundle: String? = nil, identifier: String? = nil
) -> String {
    let names = attributes([
        ("storyboardName", storyboard), ("referencedIdentifier", scene), ("bundleIdentifier", bundle),
        ("storyboardIdentifier", identifier),
    ])
    return """
        <scene sceneID="s-\(id)"><objects><viewControllerPlaceholder id="\(id)"\(names) sceneMemberID="viewController"/></objects></scene>
        """
}

/// A segue, in connections of its own.
func segue(
    to destination: String?, _ kind: String = "show", class className: String? = nil, identifier: String? = nil,
    relationship: String? = nil, parts: String = ""
) -> String {
    let names = attributes([
        ("destination", destination), ("kind", kind), ("identifier", identifier), ("customClass", className),
        ("relationship", relationship), ("id", "to-\(destination ?? "")"),
    ])
    return "<connections><segue\(names)>\(parts)</segue></connections>"
}

/// User-defined runtime attributes, all of them strings.
func runtimeAttributes(_ values: KeyValuePairs<String, String>) -> String {
    let values = values.map {
        "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0.key)\" value=\"\($0.value)\"/>"
    }
    return "<userDefinedRuntimeAttributes>\(values.joined())</userDefinedRuntimeAttributes>"
}

private func attributes(_ values: [(name: String, value: String?)]) -> String {
    values.compactMap { name, value in value.map { " \(name)=\"\($0)\"" } }.joined()
}
