import Foundation
import Testing
@testable import AppMap

@Suite("An app's folder")
struct ProjectFolderTests {
    @Test("the files under a folder are those in it, not those beside it")
    func filesUnder() {
        let folder = ProjectFolder(root: URL(fileURLWithPath: "/nowhere"), files: ["b/z", "a/x", "a/y/z", "a.b", "a b/c", "a"])
        #expect(Array(folder.files(under: "a")) == ["a/x", "a/y/z"])
        #expect(folder.files(under: "").count == 6)
        #expect(!folder.containsDirectory("c"))
        #expect(folder.containsDirectory("a/y"))
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
}
