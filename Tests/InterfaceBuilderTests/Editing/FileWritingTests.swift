import Foundation
import InterfaceBuilder
import Testing

@Suite struct FileWritingTests {
    let folder: TemporaryFolder
    let document: Document

    init() throws {
        folder = try TemporaryFolder()
        document = try Document("<new/>\n")
    }

    private func contents(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `A new file holds the document`() throws {
        try document.write(to: folder.path + "/a.storyboard")
        #expect(try contents(folder.path + "/a.storyboard") == "<new/>\n")
        try document.write(to: URL(fileURLWithPath: folder.path + "/b.storyboard"))
        #expect(folder.names == ["a.storyboard", "b.storyboard"])
    }

    @Test(arguments: [0o600, 0o644, 0o664, 0o755])
    func `A file that is replaced keeps its permissions`(permissions: Int) throws {
        let path = try folder.add("a.storyboard", "<old>long text</old>")
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
        try document.write(to: path)
        #expect(try contents(path) == "<new/>\n")
        #expect(try self.permissions(path) == permissions)
        #expect(folder.names == ["a.storyboard"])
    }

    @Test func `Who has the old file open still reads the old file`() throws {
        let path = try folder.add("a.storyboard", "<old/>")
        let handle = try #require(FileHandle(forReadingAtPath: path))
        try document.write(to: path)
        #expect(try handle.readToEnd() == Data("<old/>".utf8))
    }

    @Test func `A symbolic link stays, and its file is replaced`() throws {
        let path = try folder.add("a.storyboard", "<old/>")
        let link = folder.path + "/link.storyboard"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        try document.write(to: link)
        #expect(try contents(path) == "<new/>\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    }

    @Test func `A folder is not replaced, and nothing is left behind`() throws {
        let path = folder.path + "/folder.storyboard"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        let error = #expect(throws: WritingError.self) { try document.write(to: path) }
        #expect(error?.reason == "there is a folder or a device of that name")
        #expect(folder.names == ["folder.storyboard"])
    }

    @Test func `A folder that is not there is an error with its reason`() {
        let path = folder.path + "/none/a.storyboard"
        let error = #expect(throws: WritingError.self) { try document.write(to: path) }
        #expect(error?.description == "The file \"\(path)\" cannot be written: No such file or directory.")
        #expect(throws: WritingError.self) { try document.write(to: folder.path + "/a\0b") }
        #expect(folder.names.isEmpty)
    }

    @Test(.enabled(if: getuid() != 0, "The superuser may write everything"))
    func `A file that may not be written stays as it is`() throws {
        let path = try folder.add("a.storyboard", "<old/>")
        try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(throws: WritingError.self) { try document.write(to: path) }
        #expect(try contents(path) == "<old/>")
    }

    @Test func `An empty path is refused`() throws {
        #expect(throws: WritingError.self) { try document.write(to: "") }
    }
}
