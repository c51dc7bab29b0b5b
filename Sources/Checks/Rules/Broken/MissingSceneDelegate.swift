import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Scene delegates that an Info.plist names and the app does not have.
    static let missingSceneDelegate = Rule(
        "missing-scene-delegate", .broken,
        "The class that the scene manifest of an Info.plist names as a scene's delegate is one that the app has.",
        reason: """
            UIKit looks the delegate of a scene up by its name. Where it finds none it only logs that, and nobody is told of the \
            scene: what the delegate does when it connects, such as showing the first controller, does not happen.
            """,
        wrong: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(
                    documents: ["Main.storyboard"], sources: ["SceneDelegate.swift"], settings: ["INFOPLIST_FILE": "Info.plist"]),
                "SceneDelegate.swift": """
                    import UIKit

                    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                        var window: UIWindow?
                    }

                    """,
                "Info.plist": RuleExample.sceneManifest("↓$(PRODUCT_MODULE_NAME).MainSceneDelegate"),
                "Main.storyboard": RuleExample.storyboard(
                    "<viewController id=\"home\" sceneMemberID=\"viewController\"/>", initial: "home"),
            ]),
        ],
        right: [
            RuleExample([
                "App.xcodeproj/project.pbxproj": RuleExample.project(
                    documents: ["Main.storyboard"], sources: ["SceneDelegate.swift"], settings: ["INFOPLIST_FILE": "Info.plist"]),
                "SceneDelegate.swift": """
                    import UIKit

                    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                        var window: UIWindow?
                    }

                    """,
                "Info.plist": RuleExample.sceneManifest("$(PRODUCT_MODULE_NAME).SceneDelegate"),
                "Main.storyboard": RuleExample.storyboard(
                    "<viewController id=\"home\" sceneMemberID=\"viewController\"/>", initial: "home"),
            ]),
        ],
        inSources: { app, sources in
            guard app.app.module.kind == .application else { return [] }
            let module = app.app.module.moduleName
            let files = Set(app.app.entries.map { ExactName($0.point.file) }).map(\.text).filter { $0.hasSuffix(".plist") }.sorted()
            return files.flatMap { file in
                app.sceneDelegates(in: file).compactMap { delegate in
                    guard let name = delegate.name(in: module), sources.read.wholeModules.contains(module),
                        case .missing = sources.index.lookUp(customClass: name, module: module, provider: nil, target: module)
                    else { return nil }
                    return Fault(
                        inFile: file, position: delegate.position,
                        "There is no class '\(name)' in '\(module)', which the scene manifest names as the delegate of a scene. "
                            + NearestNames.advice(
                                name, among: sources.index.classes.map(\.name), otherwise: "Name the delegate's class, or add it."))
                }
            }
        })
}

/// A delegate of a scene as an Info.plist names it.
private struct SceneDelegate {
    let value: String
    let position: SourcePosition

    /// The class's name, where it is said to be one of a module.
    func name(in module: String) -> String? {
        for prefix in ["$(PRODUCT_MODULE_NAME).", "${PRODUCT_MODULE_NAME}.", module + "."] where value.hasPrefix(prefix) {
            let name = String(value.dropFirst(prefix.count))
            return name.isEmpty ? nil : name
        }
        return nil
    }
}

extension CheckedApp {
    fileprivate func sceneDelegates(in file: String) -> [SceneDelegate] {
        guard let bytes = try? folder.scan.bytes(of: file) else { return [] }
        let text = String(decoding: bytes, as: UTF8.self)
        return text.matches(of: /<key>UISceneDelegateClassName<\/key>\s*<string>([^<]*)<\/string>/).compactMap { match in
            let before = text[..<match.1.startIndex]
            let lineStart = before.utf8.lastIndex(of: UInt8(ascii: "\n")).map { before.utf8.index(after: $0) } ?? before.startIndex
            // What stands in a comment counts for nothing.
            guard before.ranges(of: "<!--").count == before.ranges(of: "-->").count else { return nil }
            return SceneDelegate(
                value: String(match.1),
                position: SourcePosition(
                    line: before.utf8.count { $0 == UInt8(ascii: "\n") } + 1, column: before[lineStart...].utf8.count + 1))
        }
    }
}

extension RuleExample {
    /// The text of a property list with a scene manifest.
    fileprivate static func sceneManifest(_ delegate: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>UIMainStoryboardFile</key>
            <string>Main</string>
            <key>UIApplicationSceneManifest</key>
            <dict>
                <key>UISceneConfigurations</key>
                <dict>
                    <key>UIWindowSceneSessionRoleApplication</key>
                    <array>
                        <dict>
                            <key>UISceneDelegateClassName</key>
                            <string>\(delegate)</string>
                        </dict>
                    </array>
                </dict>
            </dict>
        </dict>
        </plist>

        """
    }
}
