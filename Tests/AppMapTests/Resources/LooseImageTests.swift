import AppMap
import Testing

@Suite struct LooseImageTests {
    @Test(arguments: [
        ("a/close.png", "close", 1, nil), ("close@2x.png", "close", 2, nil), ("close@3x~ipad.PNG", "close", 3, .ipad),
        ("close~ipad@2x.jpg", "close", 2, .ipad), ("close@4x.pdf", "close@4x", 1, nil), ("@2x.png", "@2x", 1, nil),
        ("a.b@1x.jpeg", "a.b", 1, nil), ("close~iphone.svg", "close", 1, .iphone),
    ] as [(String, String, Int, DocumentFile.Device?)])
    func `the path tells name, scale and device`(path: String, name: String, scale: Int, device: DocumentFile.Device?) {
        let image = LooseImage(path: path)
        #expect(image?.name == name)
        #expect(image?.scale == scale)
        #expect(image?.device == device)
    }

    @Test func `other files are no images`() {
        #expect(LooseImage(path: "png") == nil)
        #expect(LooseImage(path: "a.png.txt") == nil)
        #expect(LooseImage(path: "close.PNG")?.fileExtension == "PNG")
    }

    @Test func `images outside of catalogues are listed`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["A.xcassets/a.imageset/a.png", "b/a.png", "b@2x.png", "a.swift", "c.xcassets.png"])
        let list = ResourceList(of: try FolderScan(of: folder.path))
        #expect(list.looseImages.map(\.path) == ["b/a.png", "b@2x.png", "c.xcassets.png"])
    }
}
