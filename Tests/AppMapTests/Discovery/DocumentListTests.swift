import AppMap
import SceneAddressing
import Testing

@Suite struct DocumentListTests {
    @Test func `the path tells name, kind, language and device`() throws {
        let file = try #require(DocumentFile(path: "App/Base.lproj/Main~ipad.storyboard"))
        #expect(file.name == "Main")
        #expect(file.kind == .storyboard)
        #expect(file.localization == "Base")
        #expect(file.device == .ipad)
        #expect(file.folder == "App")
        let plain = try #require(DocumentFile(path: "a.b.XIB"))
        #expect(plain.name == "a.b")
        #expect(plain.kind == .xib)
        #expect(plain.localization == nil && plain.device == nil)
        #expect(plain.folder == "")
    }

    @Test(arguments: ["Main.swift", "Main", ".storyboard", "storyboard", "Main.storyboard.txt", "x.storyboard/y"])
    func `other files are no documents`(path: String) {
        #expect(DocumentFile(path: path) == nil)
    }

    @Test func `only the devices of the system are split off, in lower case`() {
        #expect(DocumentFile(path: "Main~iPad.xib")?.name == "Main~iPad")
        #expect(DocumentFile(path: "Main~old.xib")?.name == "Main~old")
        #expect(DocumentFile(path: "~ipad.xib")?.name == "~ipad")
        #expect(DocumentFile(path: "a~tv.xib")?.device == .tv)
    }

    @Test func `variants for languages and devices are one document`() {
        let list = DocumentList(files: [
            "App/Main~ipad.storyboard", "App/de.lproj/Main.storyboard", "App/en.lproj/Main.storyboard",
            "App/Main.storyboard", "App/Base.lproj/Main.storyboard", "App/Base.lproj/Main~ipad.storyboard",
            "Other/Main.storyboard", "App/Main.xib",
        ])
        #expect(list.groups.map(\.primary.path) == [
            "App/Base.lproj/Main.storyboard", "App/Main.xib", "Other/Main.storyboard",
        ])
        #expect(list.groups[0].files.map(\.path) == [
            "App/Base.lproj/Main.storyboard", "App/Main.storyboard", "App/en.lproj/Main.storyboard",
            "App/de.lproj/Main.storyboard", "App/Base.lproj/Main~ipad.storyboard", "App/Main~ipad.storyboard",
        ])
        #expect(list.groups[0].name == "Main" && list.groups[0].folder == "App")
        #expect(list.problems == [])
    }

    @Test func `without a base the plain file, then English, then the first by name is primary`() {
        func primary(_ files: [String]) -> String? { DocumentList(files: files).groups.first?.primary.path }
        #expect(primary(["en.lproj/A.xib", "A.xib"]) == "A.xib")
        #expect(primary(["de.lproj/A.xib", "en.lproj/A.xib"]) == "en.lproj/A.xib")
        #expect(primary(["fr.lproj/A.xib", "de.lproj/A.xib"]) == "de.lproj/A.xib")
        #expect(primary(["A~iphone.xib", "A~ipad.xib"]) == "A~ipad.xib")
    }

    @Test func `the order of the files does not matter`() {
        let files = ["b/A.xib", "a/B.storyboard", "a/b.storyboard", "A.XIB", "a/en.lproj/B.storyboard", "A_BASE_1.xib"]
        #expect(DocumentList(files: files) == DocumentList(files: files.reversed()))
    }

    @Test func `names that differ in case are two documents`() {
        let list = DocumentList(files: ["Main.storyboard", "main.storyboard"])
        #expect(list.groups.map(\.name) == ["Main", "main"])
    }

    @Test func `names that differ in composition are two documents`() {
        let list = DocumentList(files: ["Caf\u{E9}.xib", "Cafe\u{301}.xib", "a/Cafe\u{301}.xib"])
        #expect(list.groups.map { $0.name.utf8.count } == [6, 5, 6])
    }

    @Test(arguments: [
        "Main~.storyboard", "a/Main.storyboard~", "Main.storyboard.orig", "Main.xib.bak", "Main_BACKUP_123.storyboard",
        "Main_BASE_1.xib", "Main_LOCAL_22.storyboard", "Main_REMOTE_22.storyboard", "Main.LOCAL.22.storyboard",
        "Main.storyboard.REMOTE.22.storyboard",
    ])
    func `leftovers are left out and reported`(path: String) {
        let list = DocumentList(files: [path])
        #expect(list.groups == [])
        #expect(list.problems.map(\.kind) == [.leftOut])
        #expect(list.problems.map(\.file) == [path])
    }

    @Test(arguments: [
        "Main copy.storyboard", "Main 2.storyboard", "Main_BASE.storyboard", "Main_BASE_x.storyboard", "BASE_1.xib",
        "Main_BASE_1_.xib", "Main_Local_1.xib",
    ])
    func `names that people give are kept`(path: String) {
        let list = DocumentList(files: [path])
        #expect(list.groups.map(\.primary.path) == [path])
        #expect(list.problems == [])
    }
}
