import Foundation
import Testing
@testable import AppMap

/// Real apps, in the folder that the environment names.
private enum Corpus {
    static let root = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"].map { URL(fileURLWithPath: $0) }

    static var apps: [String] {
        guard let root, let names = try? FileManager.default.contentsOfDirectory(atPath: root.path) else { return [] }
        return names.filter { $0.contains("+") }.sorted()
    }

    static func folder(_ app: String) throws -> ProjectFolder {
        let root = try #require(root).appendingPathComponent(app)
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        return ProjectFolder(root: root, files: paths.filter {
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path, isDirectory: &isDirectory)
                && !isDirectory.boolValue
        }.sorted())
    }
}

/// What is known of one module of an app.
private struct KnownModule: CustomTestStringConvertible {
    var app: String
    var name: String
    var kind: Module.Kind
    var platform: Platform?
    var bundleIdentifier: String?
    var documents: Int
    var entryPoints: [String]

    init(
        _ app: String, _ name: String, _ kind: Module.Kind, _ platform: Platform?, _ bundleIdentifier: String?,
        documents: Int, _ entryPoints: String...
    ) {
        self.app = app
        self.name = name
        self.kind = kind
        self.platform = platform
        self.bundleIdentifier = bundleIdentifier
        self.documents = documents
        self.entryPoints = entryPoints
    }

    var testDescription: String { "\(app): \(name)" }

    static let all = [
        KnownModule(
            "Ranchero-Software+NetNewsWire", "NetNewsWire", .application, .macOS, nil, documents: 24, "main Main"
        ),
        KnownModule(
            "Ranchero-Software+NetNewsWire", "NetNewsWire-iOS", .application, .iOS, nil, documents: 10,
            "sceneManifest Main", "launch LaunchScreenPhone", "launch LaunchScreenPad"
        ),
        KnownModule("Ranchero-Software+NetNewsWire", "NetNewsWire Share Extension", .appExtension, nil, nil, documents: 1),
        KnownModule("Ranchero-Software+NetNewsWire", "NetNewsWire iOS Share Extension", .appExtension, nil, nil, documents: 2),
        KnownModule(
            "NordicSemiconductor+IOS-nRF-Mesh-Library", "nRF Mesh", .application, .iOS, "com.nordicsemi.nRFProvisioner",
            documents: 30, "launch LaunchScreen", "main Main"
        ),
        KnownModule(
            "LoopKit+Loop", "Loop", .application, .iOS, "$(inherited).Loop", documents: 3, "launch LaunchScreen", "main Main"
        ),
        KnownModule(
            "LoopKit+Loop", "Loop Status Extension", .appExtension, .iOS, "$(inherited).Loop.statuswidget", documents: 1,
            "extensionMain MainInterface"
        ),
        KnownModule(
            "LoopKit+Loop", "WatchApp", .watchApplication, .watchOS, "$(inherited).Loop.LoopWatch", documents: 1,
            "watch Interface"
        ),
        KnownModule("LoopKit+Loop", "LoopUI", .framework, .iOS, "$(inherited).Loop.LoopUI", documents: 3),
        KnownModule(
            "mac-cain13+R.swift", "ResourceApp", .application, .iOS, "nl.mathijskadijk.ResourceApp", documents: 20,
            "launch LaunchScreen", "main Main"
        ),
        KnownModule("mac-cain13+R.swift", "MainUI", .application, .iOS, "nl.mathijskadijk.MainUI", documents: 2),
        KnownModule("mac-cain13+R.swift", "TheAppClip", .application, .iOS, "nl.mathijskadijk.MainUI.Clip", documents: 1),
        KnownModule(
            "mac-cain13+R.swift", "ResourceApp-watchOS", .watchApplication, .watchOS,
            "nl.mathijskadijk.ResourceApp.watchkitapp", documents: 1, "watch Interface"
        ),
        KnownModule(
            "mac-cain13+R.swift", "App", .application, .iOS, "com.rswift.App", documents: 2,
            "sceneManifest Main", "launch LaunchScreen", "main Main"
        ),
        KnownModule("utmapp+UTM", "iOS-SE", .application, .iOS, "com.utmapp.UTM-SE", documents: 1),
        KnownModule("utmapp+UTM", "macOS", .application, .macOS, "com.utmapp.UTM", documents: 1),
        KnownModule(
            "firebase+quickstart-ios", "MessagingExample", .application, .iOS,
            "com.google.firebase.quickstart.MessagingExample", documents: 2, "launch LaunchScreen", "main Main"
        ),
        KnownModule(
            "firebase+quickstart-ios", "AuthenticationExample", .application, .iOS,
            "com.google.firebase.quickstart.AuthenticationExample", documents: 1, "launch LaunchScreen"
        ),
        KnownModule(
            "zeshadow+ssumobile-ios", "SSUMobile", .application, .iOS, "com.SSU.SSUMobile", documents: 12,
            "main MainStoryboard_iPhone", "main MainStoryboard_iPhone"
        ),
        KnownModule(
            "mleiv+MEGameTracker", "MEGameTracker", .application, .iOS, "com.urdnot.MassEffectTracker", documents: 65,
            "launch LaunchScreen", "main MainFlow"
        ),
        KnownModule(
            "briancroom+CrossStoryboardSegues", "DifferentBundle", .resourceBundle, .iOS,
            "com.pivotallabs.DifferentBundle", documents: 1
        ),
        KnownModule(
            "rob-brown+RBStoryboardLink", "LinkedStoryboards", .application, .iOS, "com.RobertBrown.LinkedStoryboards",
            documents: 4, "main MainStoryboard"
        ),
        KnownModule(
            "krzyzanowskim+Natalie", "NatalieTVOSExample", .application, .tvOS, "me.phimage.NatalieTVOSExample",
            documents: 1, "main Main"
        ),
        KnownModule("SwiftGen+SwiftGen", "SwiftGen+SwiftGen", .folder, nil, nil, documents: 14, "launch LaunchScreen", "main Start"),
    ]
}

@Suite("The projects of real apps", .enabled(if: Corpus.root != nil))
struct ProjectCorpusTests {
    @Test("give the modules that they are known to have", arguments: KnownModule.all)
    private func known(expected: KnownModule) throws {
        let folder = try Corpus.folder(expected.app)
        let result = ProjectFiles.modules(in: folder.root, files: folder.files)
        let module = try #require(result.module(named: expected.name))
        #expect(module.kind == expected.kind)
        #expect(module.platform == expected.platform)
        #expect(module.bundleIdentifier == expected.bundleIdentifier)
        #expect(module.resources.count(where: FileRole.isDocument) == expected.documents)
        #expect(module.entryPoints.map { "\($0.kind) \($0.storyboard)" } == expected.entryPoints)
    }

    /// Xcode writes the name of every file that it builds into a comment, which the reading of a project does not look at.
    @Test("contain every document that the comments in the project file name", arguments: Corpus.apps)
    func listedDocuments(app: String) throws {
        let folder = try Corpus.folder(app)
        for path in ProjectFiles.paths(in: folder.files) where path.hasSuffix(".pbxproj") {
            let project = ProjectFiles.read(path, in: folder)
            let found = Set(project.modules.flatMap(\.resources).map { PathParts($0).name })
            let text = String(decoding: try folder.contents(of: path), as: UTF8.self)
            let listed = text.matches(of: #/isa = PBXBuildFile; fileRef = \w+ /\* (.+?\.(?:storyboard|xib)) \*//#)
            for name in Set(listed.map { String($0.1) }) where !found.contains(name) {
                #expect(project.problems.contains { $0.kind == .missingFile && $0.message.contains(name) }, "\(path): \(name)")
            }
        }
    }

    @Test("name only files that are there and modules that exist, each once", arguments: Corpus.apps)
    func consistency(app: String) throws {
        let folder = try Corpus.folder(app)
        let result = ProjectFiles.modules(in: folder.root, files: folder.files)
        let identifiers = Set(result.modules.map(\.id))
        #expect(identifiers.count == result.modules.count)
        #expect(!result.modules.isEmpty)
        for module in result.modules {
            for path in module.resources + module.sources {
                #expect(folder.contains(path) || folder.containsDirectory(path), "\(module.id): \(path)")
            }
            #expect(module.resources == Set(module.resources).sorted())
            #expect(identifiers.isSuperset(of: module.dependencies))
            #expect(!module.dependencies.contains(module.id))
            #expect(module.entryPoints.allSatisfy { folder.contains($0.file) })
        }
        #expect(result.problems.allSatisfy { [.missingFile, .missingSettings].contains($0.kind) })
    }

    @Test("tell of files that are not there")
    func referencedNames() throws {
        let folder = try Corpus.folder("jeremygrenier+JGLinkedStoryboard")
        let result = ProjectFiles.modules(in: folder.root, files: folder.files)
        let names = try #require(result.referencedFileNames["JGLinkedStoryboardDemo.xcodeproj"])
        #expect(names.contains("UIStoryboardSegue+LinkedStoryboard.m"))
        #expect(!folder.files.contains { $0.hasSuffix("LinkedStoryboard.m") })
    }
}
