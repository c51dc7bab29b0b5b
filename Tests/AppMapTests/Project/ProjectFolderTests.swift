import Foundation
import Testing
@testable import AppMap

@Suite("Files and paths of a folder")
struct ProjectFolderTests {
    @Test("paths are normalised and never lead out of the folder", arguments: [
        ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("a/..", ""), ("", ""), ("/a", "a"), ("..", nil), ("a/../../b", nil),
    ])
    func normalization(path: String, expected: String?) {
        #expect(RelativePath.normalized(path) == expected)
    }

    @Test("the files under a folder are those in it, not those beside it")
    func filesUnder() {
        let folder = ProjectFolder(root: URL(fileURLWithPath: "/nowhere"), files: ["b/z", "a/x", "a/y/z", "a.b", "a b/c", "a"])
        #expect(Array(folder.files(under: "a")) == ["a/x", "a/y/z"])
        #expect(folder.files(under: "").count == 6)
        #expect(!folder.containsDirectory("c"))
        #expect(folder.containsDirectory("a/y"))
    }

    @Test("a file is told by its extension as Xcode does", arguments: [
        ("a/App.swift", FileRole.source), ("View.MM", .source), ("Main.storyboard", .resource), ("App.h", .buildInput),
        ("Makefile", .resource), (".swift/file", .resource), ("App.xcconfig", .buildInput),
    ])
    func roles(path: String, role: FileRole) {
        #expect(FileRole(path: path) == role)
    }

    @Test("files in a folder that is built as one thing stand for the outermost such folder", arguments: [
        ("a/Assets.xcassets/b.imageset/c.png", "a/Assets.xcassets"), ("Kit.bundle/Assets.xcassets/x", "Kit.bundle"),
        ("Base.lproj/Main.storyboard", "Base.lproj/Main.storyboard"), ("xcassets/a", "xcassets/a"),
    ])
    func wrappers(path: String, wrapper: String) {
        #expect(FileRole.wrapper(of: path) == wrapper)
    }

    @Test("a listed file that cannot be read is a problem")
    func unreadable() throws {
        let folder = ProjectFolder(root: URL(fileURLWithPath: "/nowhere"), files: ["App.xcodeproj/project.pbxproj"])
        let result = ProjectFiles.join([ProjectFiles.read("App.xcodeproj/project.pbxproj", in: folder)], in: folder)
        #expect(result.problems.map(\.kind) == [.unreadableFile])
    }

    @Test("what is not a file, even by way of a link, is not read")
    func device() throws {
        let fixture = try ProjectFixture(["a.plist": "{ UIMainStoryboardFile = Main; }"])
        let root = fixture.folder.root.path
        try FileManager.default.createSymbolicLink(atPath: root + "/zero.plist", withDestinationPath: "/dev/zero")
        try FileManager.default.createSymbolicLink(atPath: root + "/b.plist", withDestinationPath: "a.plist")
        #expect(try InfoPropertyList(at: "b.plist", in: fixture.folder).entryPoints.map(\.storyboard) == ["Main"])
        #expect { try InfoPropertyList(at: "zero.plist", in: fixture.folder) } throws: { error in
            (error as? Problem)?.kind == .unreadableFile
        }
    }

    @Test("project files are found at any depth")
    func projectFiles() {
        #expect(ProjectFiles.paths(in: [
            "A/App.xcodeproj/project.pbxproj", "Package.swift", "b/Package.swift", "b/OtherPackage.swift", "project.pbxproj",
        ]) == ["A/App.xcodeproj/project.pbxproj", "Package.swift", "b/Package.swift"])
    }
}
