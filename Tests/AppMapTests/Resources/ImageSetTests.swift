import AppMap
import Testing

@Suite struct ImageSetTests {
    @Test func `the best file is the light one for a phone at two pixels a point`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["a@2x.png", "a@3x.png", "a.png", "dark@2x.png", "pad@2x.png"].map { "A.xcassets/a.imageset/" + $0 })
        let set = try imageSet(in: folder, """
            {"images": [
                {"idiom": "universal", "filename": "dark@2x.png", "scale": "2x",
                 "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                {"idiom": "ipad", "filename": "pad@2x.png", "scale": "2x"},
                {"idiom": "universal", "filename": "missing@2x.png", "scale": "2x"},
                {"idiom": "universal", "scale": "1x"},
                {"idiom": "universal", "filename": "a@3x.png", "scale": "3x"},
                {"idiom": "universal", "filename": "a@2x.png", "scale": "2x"}
            ], "properties": {"template-rendering-intent": "template"}}
            """)
        let scan = try FolderScan(of: folder.path)
        #expect(set.files.count == 5)
        #expect(set.files[0].isDark && !set.files[1].isDark)
        #expect(set.isTemplate)
        #expect(set.bestFile(in: scan)?.path == "A.xcassets/a.imageset/a@2x.png")
        #expect(set.bestFile(in: scan)?.scale == 2)
    }

    @Test func `the files of a device and of the dark appearance come first where they are asked for`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["all.png", "pad.png", "dark.png"].map { "A.xcassets/a.imageset/" + $0 })
        let set = try imageSet(in: folder, """
            {"images": [
                {"idiom": "universal", "filename": "all.png"}, {"idiom": "ipad", "filename": "pad.png"},
                {"idiom": "universal", "filename": "dark.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
            ]}
            """)
        let scan = try FolderScan(of: folder.path)
        func names(_ idiom: String?, isDark: Bool = false) -> [String] {
            set.bestFiles(in: scan, for: idiom, isDark: isDark).map { String($0.path.split(separator: "/").last ?? "") }
        }
        #expect(names(nil) == ["all.png", "pad.png", "dark.png"])
        #expect(names("iphone") == ["all.png", "pad.png", "dark.png"])
        #expect(names("ipad") == ["pad.png", "all.png", "dark.png"])
        #expect(names("ipad", isDark: true) == ["dark.png", "pad.png", "all.png"])
    }

    @Test(arguments: [
        (#"{"mode": "9-part", "cap-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}"#, [1, 2, 3, 4]),
        (#"{"mode": "3-part-horizontal", "cap-insets": {"left": 2, "right": 4}}"#, [0, 2, 0, 4]),
        (#"{"cap-insets": "none"}"#, nil), ("7", nil), ("null", nil),
    ] as [(String, [Double]?)])
    func `edges that keep their size are read, and none where they make no sense`(resizing: String, edges: [Double]?) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xcassets/a.imageset/a.png")
        let set = try imageSet(in: folder, #"{"images": [{"idiom": "universal", "filename": "a.png", "resizing": \#(resizing)}]}"#)
        #expect(set.files.first?.caps.map { [$0.top, $0.left, $0.bottom, $0.right] } == edges)
    }

    @Test func `a file for all scales is better than one to be scaled`() throws {
        let folder = try TemporaryFolder()
        try folder.write(["A.xcassets/a.imageset/a.pdf", "A.xcassets/a.imageset/a@3x.png"])
        let set = try imageSet(in: folder, #"""
            {"images": [{"idiom": "universal", "filename": "a@3x.png", "scale": "3x"},
                        {"idiom": "universal", "filename": "a.pdf"}]}
            """#)
        #expect(set.bestFile(in: try FolderScan(of: folder.path))?.path == "A.xcassets/a.imageset/a.pdf")
        #expect(!set.isTemplate)
    }

    @Test func `a set without files on disk has no best file`() throws {
        let folder = try TemporaryFolder()
        let set = try imageSet(in: folder, #"{"images": [{"idiom": "universal", "filename": "a.png", "scale": "2x"}]}"#)
        #expect(set.bestFile(in: try FolderScan(of: folder.path)) == nil)
        #expect(set.files.map(\.path) == ["A.xcassets/a.imageset/a.png"])
    }

    @Test func `a symbol's file is read as well`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xcassets/s.symbolset/Contents.json", #"{"symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#)
        let scan = try FolderScan(of: folder.path)
        let asset = try #require(ResourceList(of: scan).catalogs.first?.assets.first)
        #expect(try ImageSet(reading: asset, from: scan).files.map(\.path) == ["A.xcassets/s.symbolset/s.svg"])
    }

    @Test(arguments: [
        "", "[]", "null", "{\"images\": 1}", "{\"images\": [{\"filename\": 2}]}", "{\"images\": [{\"filename\": \"../../a.png\"}]}",
        "{\"images\": [{\"filename\": \"..\"}]}", String(repeating: "[", count: 100_000),
    ])
    func `a broken file is a problem`(contents: String) throws {
        let folder = try TemporaryFolder()
        #expect { try imageSet(in: folder, contents) } throws: { error in
            guard let problem = error as? Problem else { return false }
            return problem.kind == .brokenAssetCatalog && problem.file == "A.xcassets/a.imageset/Contents.json"
        }
    }

    @Test func `a set without a description is a problem`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xcassets/a.imageset/a.png")
        let scan = try FolderScan(of: folder.path)
        let asset = try #require(ResourceList(of: scan).catalogs.first?.assets.first)
        #expect { try ImageSet(reading: asset, from: scan) } throws: { ($0 as? Problem)?.kind == .unreadableFile }
    }

    @discardableResult
    private func imageSet(in folder: TemporaryFolder, _ contents: String) throws -> ImageSet {
        try folder.write("A.xcassets/a.imageset/Contents.json", contents)
        let scan = try FolderScan(of: folder.path)
        let asset = try #require(ResourceList(of: scan).catalogs.first?.assets.first)
        return try ImageSet(reading: asset, from: scan)
    }
}
