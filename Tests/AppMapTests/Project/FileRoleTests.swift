import Testing
@testable import AppMap

@Suite("What a file is to a build")
struct FileRoleTests {
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
}
