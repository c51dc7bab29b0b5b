@testable import AppMap
import Foundation
import SceneAddressing
import Testing

@Suite struct FolderScanTests {
    @Test func `files are listed in the order of their bytes`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["b/z.swift", "b.swift", "b-.swift", "a/b/c.swift", "Z.swift", "ä.swift", "b/a.swift"])
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == ["Z.swift", "a/b/c.swift", "b-.swift", "b.swift", "b/a.swift", "b/z.swift", "ä.swift"])
        #expect(scan.root == folder.path)
        #expect(scan.problems == [])
        #expect(scan.files.allSatisfy { scan.contains($0) })
        #expect(!scan.contains("b") && !scan.contains("c.swift") && !scan.contains(""))
    }

    @Test func `unusual names are kept byte for byte`() throws {
        let folder = try TemporaryFolder()
        let names = ["quote\"s'.xib", "new\nline.xib", "sp ace .xib", "日本.xib", "back\\slash.xib", "-dash.xib", "\u{301}x.xib"]
        try folder.write(names)
        let scan = try FolderScan(of: folder.path)
        #expect(Set(scan.files.map { ExactName($0) }) == Set(names.map { ExactName($0) }))
        for name in names { #expect(try scan.bytes(of: name) == []) }
    }

    @Test func `composed and decomposed names are two files`() throws {
        let folder = try TemporaryFolder()
        try folder.write("Caf\u{E9}.xib", "composed").write("Cafe\u{301}.xib", "decomposed")
        let scan = try FolderScan(of: folder.path)
        try #require(scan.files.count == 2, "This disk keeps no two such names.")
        #expect(try scan.bytes(of: "Caf\u{E9}.xib") == Array("composed".utf8))
        #expect(try scan.bytes(of: "Cafe\u{301}.xib") == Array("decomposed".utf8))
    }

    @Test func `hidden files, dependencies and build products are left out`() throws {
        let folder = try TemporaryFolder()
        try folder.write([
            ".hidden", ".build/x.swift", ".git/HEAD", "Pods/A.storyboard", "App/Pods/A.storyboard", "Carthage/x",
            "build/x", "Build/x", "DerivedData/x", "node_modules/x", "vendor/bundle/x", "vendor/own/kept.swift",
            "A.framework/x", "A.xcframework/x", "A.app/x", "A.storyboardc/x", "bundle/kept.swift",
            "App.xcodeproj/project.pbxproj", "App.xcodeproj/xcuserdata/x", "Pods.swift", "A.xcassets/Contents.json",
        ])
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == [
            "A.xcassets/Contents.json", "App.xcodeproj/project.pbxproj", "Pods.swift", "bundle/kept.swift",
            "vendor/own/kept.swift",
        ])
        #expect(scan.leftOut.contains(FolderScan.LeftOut(path: "App/Pods", reason: .dependency)))
        let all = try FolderScan(of: folder.path, options: .includingIgnored)
        #expect(all.files.count == 20)
        #expect(all.contains("Pods/A.storyboard") && !all.contains(".git/HEAD"))
    }

    @Test func `what git ignores is left out and told`() throws {
        let folder = try TemporaryFolder()
        try folder.write(".git/info/exclude", "Secret.storyboard\n")
        try folder.write(".gitignore", "Generated/\n*.xib\n!Kept.xib\n")
        try folder.write(["App/Generated/x.swift", "App/a.xib", "App/Kept.xib", "App/Secret.storyboard", "Generated"])
        try folder.write("App/Inner/.gitignore", "/Only.swift\n!b.xib\n")
        try folder.write(["App/Inner/Only.swift", "App/Inner/b.xib", "App/Inner/x/Only.swift"])
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == ["App/Inner/b.xib", "App/Inner/x/Only.swift", "App/Kept.xib", "Generated"])
        #expect(scan.leftOut.map(\.path) == ["App/Generated", "App/Secret.storyboard", "App/a.xib"])
        #expect(scan.leftOut.allSatisfy { $0.reason == .ignored })
        #expect(try FolderScan(of: folder.path(of: "App")).files == ["Inner/b.xib", "Inner/x/Only.swift", "Kept.xib"])
    }

    @Test func `a repository in a repository has its own rules`() throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder(".git")
        try folder.write(".gitignore", "*.xib\n")
        try folder.write("Inner/.git", "gitdir: ../.git/modules/Inner\n")
        try folder.write(".git/modules/Inner/info/exclude", "b.xib\n")
        try folder.write(["a.xib", "Inner/a.xib", "Inner/b.xib"])
        #expect(try FolderScan(of: folder.path).files == ["Inner/a.xib"])
        #expect(try FolderScan(of: folder.path(of: "Inner")).files == ["a.xib"])
    }

    @Test func `a further work tree shares the excludes of its repository`() throws {
        let folder = try TemporaryFolder()
        try folder.write("main/.git/info/exclude", "a.xib\n").write("main/.git/worktrees/w/commondir", "../..\n")
        try folder.write("w/.git", "gitdir: \(folder.path)/main/.git/worktrees/w\n").write(["w/a.xib", "w/b.xib"])
        #expect(try FolderScan(of: folder.path(of: "w")).files == ["b.xib"])
    }

    @Test func `a project or workspace stands for its folder`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["App.xcodeproj/project.pbxproj", "App.xcworkspace/contents.xcworkspacedata", "Main.storyboard"])
        let files = try FolderScan(of: folder.path).files
        #expect(files.count == 3)
        #expect(try FolderScan(of: folder.path(of: "App.xcodeproj")).files == files)
        #expect(try FolderScan(of: folder.path(of: "App.xcworkspace/")).files == files)
        #expect(try FolderScan(of: folder.path(of: "App.xcodeproj/project.pbxproj")).files == files)
        try folder.write("Package.swift")
        #expect(try FolderScan(of: folder.path(of: "Package.swift")).files.count == 4)
    }

    @Test func `a single document is listed alone`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["App/Base.lproj/Main.storyboard", "App/Other.XIB", "App/readme.txt"])
        let main = try FolderScan(of: folder.path(of: "App/Base.lproj/Main.storyboard"))
        #expect(main.root == folder.path(of: "App"))
        #expect(main.files == ["Base.lproj/Main.storyboard"])
        #expect(try FolderScan(of: folder.path(of: "App/Other.XIB")).files == ["Other.XIB"])
    }

    @Test func `a path that cannot be scanned is an error`() throws {
        let folder = try TemporaryFolder()
        try folder.write("readme.txt")
        let text = folder.path(of: "readme.txt")
        #expect(throws: ScanError.notADocument(path: text)) { try FolderScan(of: text) }
        let missing = folder.path(of: "missing")
        #expect { try FolderScan(of: missing) } throws: { error in
            guard case .unreadable(missing, _)? = error as? ScanError else { return false }
            return "\(error)".contains(missing)
        }
        #expect(throws: ScanError.self) { try FolderScan(of: "nul\0name") }
        #expect(throws: ScanError.self) { try FolderScan(of: "") }
    }

    @Test func `only listed files are read`() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/a.txt", "text").write("secret.txt", "secret")
        let scan = try FolderScan(of: folder.path(of: "App"))
        #expect(try scan.bytes(of: "a.txt") == Array("text".utf8))
        for path in ["../secret.txt", "", "/etc/hosts", "b.txt"] {
            #expect { try scan.bytes(of: path) } throws: { ($0 as? Problem)?.kind == .unreadableFile }
        }
        #expect { try scan.bytes(of: "a.txt", limit: 3) } throws: { ($0 as? Problem)?.kind == .unreadableFile }
    }

    @Test func `a folder with the name of a document is reported`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["Main.storyboard/inside.xib", "b.xib"])
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == ["b.xib"])
        #expect(scan.problems.map(\.kind) == [.folderNamedAsDocument])
        #expect(scan.problems.map(\.file) == ["Main.storyboard"])
        let path = folder.path(of: "Main.storyboard")
        #expect(throws: ScanError.folderNamedAsDocument(path: path)) { try FolderScan(of: path) }
    }

    @Test func `a pipe with the name of a document is reported and not opened`() throws {
        let folder = try TemporaryFolder()
        try #require(mkfifo(folder.path(of: "Main.storyboard"), 0o644) == 0)
        try #require(mkfifo(folder.path(of: "other"), 0o644) == 0)
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == [])
        #expect(scan.problems.map(\.kind) == [.notARegularFile])
    }

    #if os(Linux)
    @Test func `a name that is not valid text is reported`() throws {
        let folder = try TemporaryFolder()
        let name = Array(folder.path(of: "bad").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF), 0]
        let descriptor = open(name, O_WRONLY | O_CREAT, 0o644)
        try #require(descriptor >= 0)
        close(descriptor)
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == [])
        #expect(scan.problems.map(\.kind) == [.unreadableName])
    }
    #endif

    @Test(.enabled(if: !TemporaryFolder.ignoresPermissions))
    func `what cannot be read is a problem and the rest is scanned`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["locked/a.xib", "b.xib", "z/c.xib"])
        folder.lock("locked")
        folder.lock("b.xib")
        let scan = try FolderScan(of: folder.path)
        #expect(scan.files == ["b.xib", "z/c.xib"])
        #expect(scan.problems.map(\.kind) == [.unreadableFolder])
        #expect(scan.problems.map(\.file) == ["locked"])
        #expect { try scan.bytes(of: "b.xib") } throws: { ($0 as? Problem)?.kind == .unreadableFile }
    }

    @Test func `a file that vanished after the scan is a problem`() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.xib")
        let scan = try FolderScan(of: folder.path)
        unlink(folder.path(of: "a.xib"))
        #expect { try scan.bytes(of: "a.xib") } throws: { ($0 as? Problem)?.kind == .unreadableFile }
    }

    @Test func `depth and number of files are bounded`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["a/b/c/deep.txt", "a/b/near.txt", "x.txt", "y.txt", "z.txt"])
        var options = ScanOptions()
        options.maximumDepth = 2
        let shallow = try FolderScan(of: folder.path, options: options)
        #expect(shallow.files == ["a/b/near.txt", "x.txt", "y.txt", "z.txt"])
        #expect(shallow.problems.map(\.kind) == [.tooDeep])
        #expect(shallow.problems.map(\.file) == ["a/b/c"])
        options.maximumCount = 2
        let few = try FolderScan(of: folder.path, options: options)
        #expect(few.files == ["a/b/near.txt", "x.txt"])
        #expect(few.problems.map(\.kind) == [.tooDeep, .tooManyFiles])
    }
}
