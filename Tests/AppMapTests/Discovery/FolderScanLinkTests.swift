@testable import AppMap
import Testing

@Suite struct FolderScanLinkTests {
    @Test func `a file behind links is listed once`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Lib/sub/a.xib", "text")
        try folder.link("App/Lib", to: "../Lib")
        try folder.link("App/file.xib", to: "../Lib/sub/a.xib")
        try folder.link("Lib/inner", to: "sub")
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == ["Lib/sub/a.xib"])
        #expect(scan.problems == [])
        #expect(scan.links == [
            FolderScan.Link(path: "App/Lib", target: "Lib"),
            FolderScan.Link(path: "App/file.xib", target: "Lib/sub/a.xib"),
            FolderScan.Link(path: "Lib/inner", target: "Lib/sub"),
        ])
        #expect(scan.resolvingLinks(in: "App/Lib/inner/a.xib") == "Lib/sub/a.xib")
        #expect(scan.resolvingLinks(in: "App/Library/a.xib") == "App/Library/a.xib")
        for path in ["App/file.xib", "App/Lib/sub/a.xib", "App/Lib/inner/a.xib"] {
            #expect(try scan.bytes(of: path) == Array("text".utf8))
        }
    }

    @Test func `a link leads into a folder that is otherwise left out`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["Pods/Kit/a.xib", "Pods/Other/b.xib", "Pods/single.xib"])
        try folder.link("Kit", to: "Pods/Kit")
        try folder.link("KitAgain", to: "Pods/Kit")
        try folder.link("one.xib", to: "Pods/single.xib")
        try folder.link("two.xib", to: "Pods/single.xib")
        try folder.link("three.xib", to: "Pods/Kit/a.xib")
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == ["Kit/a.xib", "one.xib"])
        #expect(scan.links.map(\.path) == ["KitAgain", "three.xib", "two.xib"])
        #expect(scan.links.map(\.target) == ["Kit", "Kit/a.xib", "one.xib"])
        #expect(scan.problems == [])
    }

    @Test func `a file that one link leads to is not listed again behind another`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Pods/Kit/a.xib", "text").write("Pods/Kit/b.xib")
        try folder.link("A.xib", to: "Pods/Kit/a.xib")
        try folder.link("Kit", to: "Pods/Kit")
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == ["A.xib", "Kit/b.xib"])
        #expect(try scan.bytes(of: "Kit/a.xib") == Array("text".utf8))
    }

    @Test func `links in circles are reported and not followed`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/x.txt")
        try folder.link("a/up", to: "..")
        try folder.link("a/here", to: ".")
        try folder.link("self", to: "self")
        try folder.link("ping", to: "pong")
        try folder.link("pong", to: "ping")
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == ["a/x.txt"])
        #expect(scan.problems.map(\.file) == ["a/here", "a/up", "ping", "pong", "self"])
        #expect(scan.problems.allSatisfy { $0.kind == .linkLoop })
    }

    @Test func `links out of the folder and links to nothing are reported`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["App/a.xib", "Application/secret.xib"])
        try folder.link("App/out", to: "../Application")
        try folder.link("App/out.xib", to: folder.path(of: "Application/secret.xib"))
        try folder.link("App/gone", to: "nowhere")
        let scan = try FolderScan(of: folder.path(of: "App"))
        #expect(scan.files == ["a.xib"])
        #expect(scan.problems.map(\.kind) == [.brokenLink, .linkLeavesFolder, .linkLeavesFolder])
    }

    @Test func `a link to a folder must not have the name of a document`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Pods/a.xib")
        try folder.link("Main.storyboard", to: "Pods")
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == [])
        #expect(scan.problems.map(\.kind) == [.folderNamedAsDocument])
    }

    @Test func `the scanned folder may be a link`() throws {
        let folder = try TemporaryFolder()
        try folder.write("real/a.xib")
        try folder.link("link", to: "real")
        let scan = try FolderScan(of: folder.path(of: "link"))
        #expect(scan.root == folder.path(of: "real"))
        #expect(scan.files == ["a.xib"])
    }
}
