import Foundation
import Testing
@testable import AppMap

@Suite("An Xcode project's targets")
struct XcodeProjectTests {
    private func fixture(_ project: String, _ files: [String: String] = [:]) throws -> ProjectFixture {
        try ProjectFixture(files.merging(["App/App.xcodeproj/project.pbxproj": project]) { first, _ in first })
    }

    @Test("a target's files are found through groups, source trees and localised variants")
    func files() throws {
        let project = ProjectFixture.project(targets: ["T"], children: ["GROUP", "ROOTED", "ABSOLUTE"], objects: """
            \(ProjectFixture.group("GROUP", path: "Screens", children: ["NAMED", "ASSETS", "MODEL"]))
            \(ProjectFixture.group("NAMED", children: ["VARIANT", "CODE"]))
            VARIANT = {isa = PBXVariantGroup; name = Main.storyboard; children = (BASE, FRENCH); sourceTree = "<group>"; };
            \(ProjectFixture.file("BASE", path: "Base.lproj/Main.storyboard"))
            \(ProjectFixture.file("FRENCH", path: "fr.lproj/Main.strings"))
            \(ProjectFixture.file("CODE", path: "Main.swift"))
            \(ProjectFixture.file("ASSETS", path: "Assets.xcassets", fields: "lastKnownFileType = folder.assetcatalog;"))
            MODEL = {isa = XCVersionGroup; path = Store.xcdatamodeld; children = (); sourceTree = "<group>"; };
            \(ProjectFixture.file("ROOTED", path: "../Shared/Cell.xib", tree: "SOURCE_ROOT"))
            \(ProjectFixture.file("ABSOLUTE", path: "/etc/passwd", tree: "<absolute>"))
            \(ProjectFixture.file("SDK", path: "System/UIKit.framework", tree: "SDKROOT"))
            \(ProjectFixture.phase("R", files: ["VARIANT", "ASSETS", "ROOTED", "ABSOLUTE", "SDK"]))
            \(ProjectFixture.phase("S", "PBXSourcesBuildPhase", files: ["CODE", "MODEL"]))
            \(ProjectFixture.target("T", name: "App", phases: ["R", "S"]))
            """)
        let result = try fixture(project, [
            "App/Screens/Base.lproj/Main.storyboard": "", "App/Screens/fr.lproj/Main.strings": "",
            "App/Screens/Main.swift": "", "App/Screens/Assets.xcassets/Contents.json": "",
            "App/Screens/Assets.xcassets/Logo.imageset/Contents.json": "", "Shared/Cell.xib": "",
            "App/Screens/Store.xcdatamodeld/.xccurrentversion": "", "App/Unused.storyboard": "",
        ]).result()
        let module = try #require(result.modules.first)
        #expect(result.modules.count == 1)
        #expect(module.id.rawValue == "App/App.xcodeproj:App")
        #expect(module.definition == "App/App.xcodeproj")
        #expect(module.resources == [
            "App/Screens/Assets.xcassets", "App/Screens/Base.lproj/Main.storyboard", "App/Screens/Store.xcdatamodeld",
            "App/Screens/fr.lproj/Main.strings", "Shared/Cell.xib",
        ])
        #expect(module.sources == ["App/Screens/Main.swift"])
        #expect(result.problems.isEmpty)
    }

    @Test("a folder reference stands for every file below it")
    func folderReference() throws {
        let project = ProjectFixture.project(targets: ["T"], children: ["PAGES"], objects: """
            \(ProjectFixture.file("PAGES", path: "Pages", fields: "lastKnownFileType = folder;"))
            \(ProjectFixture.phase("R", files: ["PAGES"]))
            \(ProjectFixture.target("T", name: "App", phases: ["R"]))
            """)
        let result = try fixture(project, ["App/Pages/a.html": "", "App/Pages/deep/b.html": "", "App/PagesOther/c.html": ""]).result()
        #expect(result.modules.first?.resources == ["App/Pages/a.html", "App/Pages/deep/b.html"])
    }

    @Test("paths are relative to the project's own directory where it names one")
    func projectDirectory() throws {
        let project = ProjectFixture.project(targets: ["T"], children: ["MAIN_BOARD"], fields: "projectDirPath = ..;", objects: """
            \(ProjectFixture.file("MAIN_BOARD", path: "Code/Main.storyboard"))
            \(ProjectFixture.phase("R", files: ["MAIN_BOARD"]))
            \(ProjectFixture.target("T", name: "App", phases: ["R"]))
            """)
        let result = try fixture(project, ["Code/Main.storyboard": ""]).result()
        #expect(result.modules.first?.resources == ["Code/Main.storyboard"])
    }

    @Test("a document that is listed but absent is a problem, and is still among the referenced names")
    func missingDocument() throws {
        let project = ProjectFixture.project(targets: ["T"], children: ["A", "B", "C"], objects: """
            \(ProjectFixture.file("A", path: "Gone.storyboard"))
            \(ProjectFixture.file("B", path: "Gone.xib"))
            \(ProjectFixture.file("C", path: "Category+Linked.m"))
            \(ProjectFixture.phase("R", files: ["A", "B", "C"]))
            \(ProjectFixture.target("T", name: "App", phases: ["R"]))
            """)
        let result = try fixture(project).result()
        #expect(result.problems.map(\.kind) == [.missingFile, .missingFile])
        #expect(result.problems.first?.file == "App/App.xcodeproj/project.pbxproj")
        #expect(result.problems.first?.message == "The target App contains App/Gone.storyboard, which is not there.")
        #expect(result.referencedFileNames == ["App/App.xcodeproj": ["Gone.storyboard", "Gone.xib", "Category+Linked.m"]])
        #expect(result.modules.first?.resources == [])
    }

    @Test("an image or font that is listed but absent is a problem, unless it is fetched, made, or all code is absent too")
    func missingMedia() throws {
        func project(_ script: String = "") -> String {
            ProjectFixture.project(targets: ["T"], children: ["A", "B", "C", "D", "E"], objects: """
                \(ProjectFixture.file("A", path: "Fonts/Gone.ttf"))
                \(ProjectFixture.file("B", path: "Fonts/Here.TTF"))
                \(ProjectFixture.file("C", path: "../Pods/Icons.otf"))
                \(ProjectFixture.file("D", path: "Fonts/data.json"))
                \(ProjectFixture.file("E", path: "A.swift"))
                \(ProjectFixture.phase("R", files: ["A", "B", "C", "D"]))
                \(ProjectFixture.phase("S", "PBXSourcesBuildPhase", files: ["E"]))
                X = {isa = PBXShellScriptBuildPhase; shellScript = "\(script)"; };
                \(ProjectFixture.target("T", name: "App", phases: ["R", "S"]))
                """)
        }
        let files = ["App/Fonts/Here.ttf": "", "App/A.swift": ""]
        let result = try fixture(project(), files).result()
        #expect(result.problems.map(\.message) == ["The target App contains App/Fonts/Gone.ttf, which is not there."])
        #expect(try fixture(project("make Fonts/Gone.ttf"), files).result().problems.isEmpty)
        #expect(try fixture(project(), ["App/Fonts/Here.ttf": ""]).result().problems.isEmpty)
    }

    @Test("a document is found where only its capitals differ")
    func capitals() throws {
        let project = ProjectFixture.project(targets: ["T"], children: ["A"], objects: """
            \(ProjectFixture.file("A", path: "main.Storyboard"))
            \(ProjectFixture.phase("R", files: ["A"]))
            \(ProjectFixture.target("T", name: "App", phases: ["R"]))
            """)
        let result = try fixture(project, ["App/Main.storyboard": ""]).result()
        #expect(result.modules.first?.resources == ["App/Main.storyboard"])
        #expect(result.problems.isEmpty)
    }

    @Test("targets depend on what they name, link and embed, in this project and in others")
    func dependencies() throws {
        let app = ProjectFixture.project(targets: ["T", "K", "AGGREGATE"], children: ["OTHER"], objects: """
            \(ProjectFixture.target("T", name: "App", phases: ["LINK", "EMBED"], fields: "dependencies = (ONE, TWO); packageProductDependencies = (PACKAGE);"))
            \(ProjectFixture.target("K", name: "Kit", type: "framework", fields: "productReference = KIT;"))
            AGGREGATE = {isa = PBXAggregateTarget; name = Everything; };
            ONE = {isa = PBXTargetDependency; targetProxy = PROXY_ONE; };
            PROXY_ONE = {isa = PBXContainerItemProxy; containerPortal = OTHER; remoteGlobalIDString = W; remoteInfo = Widget; };
            TWO = {isa = PBXTargetDependency; targetProxy = PROXY_TWO; };
            PROXY_TWO = {isa = PBXContainerItemProxy; containerPortal = OTHER; remoteGlobalIDString = CHANGED; remoteInfo = Share; };
            PACKAGE = {isa = XCSwiftPackageProductDependency; productName = Models; };
            \(ProjectFixture.file("KIT", path: "Kit.framework", tree: "BUILT_PRODUCTS_DIR"))
            \(ProjectFixture.file("IMPLICIT", path: "Implicit.framework", tree: "BUILT_PRODUCTS_DIR"))
            \(ProjectFixture.file("OTHER", path: "../Other/Other.xcodeproj"))
            \(ProjectFixture.phase("LINK", "PBXFrameworksBuildPhase", files: ["KIT", "IMPLICIT"]))
            \(ProjectFixture.phase("EMBED", "PBXCopyFilesBuildPhase", files: ["KIT"]))
            """)
        let other = ProjectFixture.project(targets: ["W", "S", "I"], children: [], objects: """
            \(ProjectFixture.target("W", name: "Widget", type: "app-extension"))
            \(ProjectFixture.target("S", name: "Share", type: "app-extension"))
            \(ProjectFixture.target("I", name: "Implicit", type: "framework", fields: "productReference = PRODUCT;"))
            \(ProjectFixture.file("PRODUCT", path: "Implicit.framework", tree: "BUILT_PRODUCTS_DIR"))
            """)
        let result = try fixture(app, [
            "Other/Other.xcodeproj/project.pbxproj": other,
            "Models/Package.swift": #"let package = Package(name: "Models", targets: [.target(name: "Models")])"#,
        ]).result()
        #expect(result.module(named: "App")?.dependencies.map(\.rawValue) == [
            "App/App.xcodeproj:Kit", "Models/Package.swift:Models", "Other/Other.xcodeproj:Implicit",
            "Other/Other.xcodeproj:Share", "Other/Other.xcodeproj:Widget",
        ])
        #expect(result.module(named: "Everything") == nil)
    }

    @Test("targets of the same name have different identifiers")
    func sameNames() throws {
        let project = ProjectFixture.project(targets: ["A", "B"], children: [], objects: """
            \(ProjectFixture.target("A", name: "App"))
            \(ProjectFixture.target("B", name: "App"))
            """)
        let result = try fixture(project).result()
        #expect(result.modules.map(\.id.rawValue) == ["App/App.xcodeproj:App:A", "App/App.xcodeproj:App:B"])
    }

    @Test("only files copied into the bundle's resources are resources of a copy phase")
    func copyPhases() throws {
        let project = ProjectFixture.project(targets: ["T"], children: ["A", "B"], objects: """
            \(ProjectFixture.file("A", path: "a.json"))
            \(ProjectFixture.file("B", path: "b.json"))
            \(ProjectFixture.phase("P", "PBXCopyFilesBuildPhase", files: ["A"], fields: "dstSubfolderSpec = 7;"))
            \(ProjectFixture.phase("Q", "PBXCopyFilesBuildPhase", files: ["B"], fields: "dstSubfolderSpec = 16;"))
            \(ProjectFixture.target("T", name: "App", phases: ["P", "Q"]))
            """)
        let result = try fixture(project, ["App/a.json": "", "App/b.json": ""]).result()
        #expect(result.modules.first?.resources == ["App/a.json"])
    }
}
