import Testing
@testable import AppMap

@Suite("Paths relative to a folder")
struct RelativePathTests {
    @Test("paths are normalised and never lead out of the folder", arguments: [
        ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("a/..", ""), ("", ""), ("/a", "a"), ("..", nil), ("a/../../b", nil),
    ])
    func normalization(path: String, expected: String?) {
        #expect(RelativePath.normalized(path) == expected)
    }

    @Test("extensions are in lower case and belong to the last component", arguments: [
        ("a/Main.Storyboard", "storyboard"), ("a.b/c", ""), ("a", ""), ("a.", ""), ("a.tar.gz", "gz"),
    ])
    func extensions(path: String, expected: String) {
        #expect(RelativePath.pathExtension(of: path) == expected)
    }

    @Test("names, stems and folders are told apart", arguments: [
        ("a/b/Main.storyboard", "Main.storyboard", "Main", "a/b"), (".hidden", ".hidden", ".hidden", ""), ("a/", "", "", "a"),
    ])
    func parts(path: String, name: String, stem: String, directory: String) {
        #expect(RelativePath.name(of: path) == name)
        #expect(RelativePath.stem(of: path) == stem)
        #expect(RelativePath.directory(of: path) == directory)
    }
}
