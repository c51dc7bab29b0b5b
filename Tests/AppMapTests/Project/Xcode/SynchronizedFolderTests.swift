import Testing
@testable import AppMap

@Suite("A synchronised folder of an Xcode project")
struct SynchronizedFolderTests {
    private let files = [
        "Code/Info.plist": "", "Code/App.swift": "", "Code/Main.storyboard": "", "Code/Bridge.h": "",
        "Code/Assets.xcassets/Contents.json": "", "Code/Assets.xcassets/A.imageset/Contents.json": "",
        "Code/Share/Base.lproj/Share.storyboard": "", "Code/Share/fr.lproj/Share.strings": "",
        "Code/Raw/kept.swift": "",
    ]

    private func modules(exceptions: [(target: String, paths: String)]) throws -> ProjectFiles.Result {
        let sets = exceptions.enumerated().map { index, exception in
            "E\(index) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(exception.target); membershipExceptions = (\(exception.paths)); };"
        }
        let project = ProjectFixture.project(targets: ["T", "U"], children: ["CODE"], objects: """
            CODE = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; explicitFolders = (Raw);
                exceptions = (\(exceptions.indices.map { "E\($0)" }.joined(separator: ", "))); };
            \(sets.joined(separator: "\n"))
            \(ProjectFixture.target("T", name: "App", settings: "INFOPLIST_FILE = Code/Info.plist;", fields: "fileSystemSynchronizedGroups = (CODE);"))
            \(ProjectFixture.target("U", name: "Share", type: "app-extension"))
            """)
        return try ProjectFixture(files.merging([
            "App.xcodeproj/project.pbxproj": project, "Code/Info.plist": "{}",
        ]) { _, new in new }).result()
    }

    @Test("every file belongs to the target, but for its Info.plist and headers")
    func all() throws {
        let result = try modules(exceptions: [])
        let app = try #require(result.module(named: "App"))
        #expect(app.resources == [
            "Code/Assets.xcassets", "Code/Main.storyboard", "Code/Raw/kept.swift",
            "Code/Share/Base.lproj/Share.storyboard", "Code/Share/fr.lproj/Share.strings",
        ])
        #expect(app.sources == ["Code/App.swift"])
        #expect(result.module(named: "Share")?.resources == [])
    }

    @Test("exceptions leave files out of the target that has the folder, and add them to others", arguments: [
        "/Localized/Share/Share.storyboard", "\"/Localized: Share/Share.storyboard\"",
    ])
    func exceptions(localized: String) throws {
        let paths = localized + ", Assets.xcassets, App.swift"
        let result = try modules(exceptions: [("T", paths), ("U", paths)])
        let app = try #require(result.module(named: "App"))
        let share = try #require(result.module(named: "Share"))
        #expect(app.resources == ["Code/Main.storyboard", "Code/Raw/kept.swift", "Code/Share/fr.lproj/Share.strings"])
        #expect(app.sources == [])
        #expect(share.resources == ["Code/Assets.xcassets", "Code/Share/Base.lproj/Share.storyboard"])
        #expect(share.sources == ["Code/App.swift"])
    }

    @Test("a folder among the exceptions stands for all files in it")
    func folderException() throws {
        let result = try modules(exceptions: [("T", "Share")])
        #expect(result.module(named: "App")?.resources == ["Code/Assets.xcassets", "Code/Main.storyboard", "Code/Raw/kept.swift"])
    }

    @Test("the target's Info.plist is told by being left out where the settings file is not there")
    func inferredInfoPropertyList() throws {
        let project = ProjectFixture.project(targets: ["T"], children: ["CODE", "CONFIG"], objects: """
            CODE = {isa = PBXFileSystemSynchronizedRootGroup; path = Code; sourceTree = "<group>"; exceptions = (E); };
            CONFIG = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = "<group>"; };
            E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T; membershipExceptions = (Info.plist, Share/Info.plist); };
            \(ProjectFixture.target("T", name: "App", configurationFields: "baseConfigurationReferenceAnchor = CONFIG; baseConfigurationReferenceRelativePath = App.xcconfig;", fields: "fileSystemSynchronizedGroups = (CODE);"))
            """)
        let result = try ProjectFixture([
            "App.xcodeproj/project.pbxproj": project,
            "Code/Info.plist": "{ UIMainStoryboardFile = Main; }",
            "Code/Share/Info.plist": "{ NSExtension = { NSExtensionMainStoryboard = Share; }; }",
        ]).result()
        #expect(result.modules.first?.entryPoints == [
            EntryPoint(kind: .main, storyboard: "Main", key: "UIMainStoryboardFile", file: "Code/Info.plist"),
        ])
    }
}
