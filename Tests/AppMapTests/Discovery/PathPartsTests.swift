import Testing
@testable import AppMap

@Suite("Parts of a path")
struct PathPartsTests {
    @Test("paths are resolved and never lead out of the folder", arguments: [
        ("", "a/./b//c", "a/b/c"), ("", "a/../b", "b"), ("", "a/..", ""), ("", "", ""), ("", "/a", "a"), ("", "..", nil),
        ("", "a/../../b", nil), ("a/b", "../c", "a/c"), ("a", "../..", nil), ("a", "", "a"), ("a", "...", "a/..."),
        ("", "a/\u{301}b/../c", "a/c"),
    ])
    func resolving(folder: String, path: String, expected: String?) {
        #expect(PathParts.resolve(path, from: folder) == expected)
    }

    @Test("name, extension and folder are told apart", arguments: [
        ("a/b/Main.storyboard", "Main.storyboard", "Main", "storyboard", "a/b"),
        ("Main.Storyboard", "Main.Storyboard", "Main", "Storyboard", ""),
        (".hidden", ".hidden", ".hidden", "", ""), ("a.b/.c", ".c", ".c", "", "a.b"), ("a/", "", "", "", "a"),
        ("a.tar.gz", "a.tar.gz", "a.tar", "gz", ""), ("a.", "a.", "a", "", ""), ("a.b/c", "c", "c", "", "a.b"),
        ("a/\u{301}.x", "\u{301}.x", "\u{301}", "x", "a"),
    ])
    func parts(path: String, name: String, stem: String, pathExtension: String, folder: String) {
        let parts = PathParts(path)
        #expect([parts.name, parts.nameWithoutExtension, parts.pathExtension, parts.folder].map { Array($0.utf8) }
            == [name, stem, pathExtension, folder].map { Array($0.utf8) })
    }

    @Test("the folder of a language is left out", arguments: [
        ("a/en.lproj/Main.storyboard", "a/Main.storyboard"), ("Base.lproj/b/c", "b/c"), ("a/b.c", "a/b.c"),
        ("en.lproj", "en.lproj"), ("x.lprojekt/a", "x.lprojekt/a"),
    ])
    func localization(path: String, expected: String) {
        #expect(PathParts(path).withoutLocalization == expected)
    }

    @Test("what is inside a folder has its name and a slash before its own", arguments: [
        ("a/b", "a", true), ("a", "a", false), ("ab/c", "a", false), ("a/\u{301}", "a", true), ("a", "", true),
        ("e\u{301}/x", "\u{e9}", false),
    ])
    func inside(path: String, folder: String, expected: Bool) {
        #expect(path.isInside(folder) == expected)
    }

    @Test("names in other compositions are two in a sorted list")
    func sorting() {
        #expect(["b", "\u{e9}", "e\u{301}", "b"].sortedExactly().map { $0.utf8.count } == [1, 3, 2])
    }
}
