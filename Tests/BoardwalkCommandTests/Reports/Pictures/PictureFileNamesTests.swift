import Testing

@testable import BoardwalkCommand

@Suite struct PictureFileNamesTests {
    @Test(arguments: [
        ("Detail@Shop", "Detail@Shop.svg"), ("../../etc/passwd", "------etc-passwd.svg"), ("a/b\\c:d", "a-b-c-d.svg"), ("", "scene.svg"),
        ("   ", "scene.svg"), ("日本", "日本.svg"), ("a\u{0}b\n", "a-b-.svg"),
    ])
    func `a name of a scene becomes a name of a file and nothing else`(name: String, file: String) {
        var names = PictureFileNames()
        #expect(names.next(name, "svg") == file)
    }

    @Test func `names that a disk takes for the same are told apart`() {
        var names = PictureFileNames()
        #expect(["Home", "home", "HOME"].map { names.next($0, "svg") } == ["Home.svg", "home 2.svg", "HOME 3.svg"])
    }

    @Test(arguments: [(" @Main", "a1-b2@Main.svg"), ("👩‍🚀@Main", "a1-b2@Main.svg"), ("@Main", "@Main.svg"), ("🚀 Go@Main", "- Go@Main.svg")])
    func `a scene of whose name nothing can be read is called by its object id`(name: String, file: String) {
        var names = PictureFileNames()
        #expect(names.next(name, objectID: "a1-b2", "svg") == file)
        #expect(names.next(name, objectID: "a1-b2", app: "Kiosk", "svg") == "Kiosk " + file)
    }

    @Test func `no name is longer than disks take`() {
        var names = PictureFileNames()
        #expect(names.next(String(repeating: "語", count: 300), "svg").utf8.count < 256)
    }
}
