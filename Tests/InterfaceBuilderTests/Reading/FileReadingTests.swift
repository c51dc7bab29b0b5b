import Foundation
import InterfaceBuilder
import Testing

@Suite struct FileReadingTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func error(_ path: String, limits: ReadingLimits = ReadingLimits()) -> DocumentError? {
        #expect(throws: DocumentError.self) { try Document(contentsOf: path, limits: limits) }
    }

    @Test func `A file is read by path or URL`() throws {
        let path = try folder.add("Ä b.storyboard", "<a b='1'/>\n")
        #expect(try Document(contentsOf: path).written == "<a b='1'/>\n")
        #expect(try Document(contentsOf: URL(fileURLWithPath: path)).root["b"] == "1")
    }

    @Test func `A symbolic link leads to its file`() throws {
        let path = try folder.add("a.xib", "<a/>")
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.xib", withDestinationPath: path)
        #expect(try Document(contentsOf: folder.path + "/link.xib").root.name == "a")
    }

    @Test func `A file that is not there is unreadable, without a position`() {
        let error = error(folder.path + "/none.storyboard")
        #expect(error?.kind == .unreadable("No such file or directory"))
        #expect(error?.position == nil)
        #expect(error?.description == "The file cannot be read: No such file or directory.")
    }

    @Test func `A path that the system would cut off is refused`() throws {
        let path = try folder.add("a.xib", "<a/>")
        #expect(error(path + "\0.storyboard")?.kind == .unreadable("its path holds a NUL character"))
    }

    @Test func `An address on the web is refused`() throws {
        let url = try #require(URL(string: "https://example.com/a.storyboard"))
        #expect(throws: DocumentError.self) { try Document(contentsOf: url) }
    }

    @Test func `Folders, devices and named pipes are no files, and nobody waits for them`() throws {
        let pipe = folder.path + "/pipe.storyboard"
        #expect(mkfifo(pipe, 0o600) == 0)
        for path in [folder.path, pipe, "/dev/zero", "/dev/null"] {
            #expect(error(path)?.kind == .notAFile)
        }
    }

    @Test func `A link that leads to itself is unreadable`() throws {
        let path = folder.path + "/loop.storyboard"
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
        guard case .unreadable = error(path)?.kind else {
            Issue.record("A link that leads to itself was read")
            return
        }
    }

    @Test func `A file larger than the limit is not read`() throws {
        let path = try folder.add("a.xib", "<a></a>")
        #expect(error(path, limits: ReadingLimits(bytes: 6))?.kind == .tooLarge(limit: 6))
        #expect(try Document(contentsOf: path, limits: ReadingLimits(bytes: 7)).root.name == "a")
    }

    @Test func `A sparse file of a terabyte is refused by its size alone`() throws {
        let path = try folder.add("a.xib", "")
        guard truncate(path, 1 << 40) == 0 else { return }
        #expect(error(path)?.kind == .tooLarge(limit: 64 << 20))
        #expect(error(path, limits: ReadingLimits(bytes: .max))?.kind == .tooLarge(limit: Int(Int32.max)))
    }

    @Test func `An empty file is empty`() throws {
        #expect(error(try folder.add("a.xib", ""))?.kind == .empty)
    }
}
