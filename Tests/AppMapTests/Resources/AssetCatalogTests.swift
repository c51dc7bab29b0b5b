import AppMap
import Testing

@Suite struct AssetCatalogTests {
    @Test func `assets are named by their folders and namespaces`() throws {
        let folder = try TemporaryFolder()
        let namespace = #"{"properties": {"provides-namespace": true}}"#
        try folder.write("App/A.xcassets/Contents.json", namespace)
        try folder.write("App/A.xcassets/close.imageset/Contents.json", "not read")
        try folder.write("App/A.xcassets/Plain/Contents.json", #"{"info": {}}"#)
        try folder.write("App/A.xcassets/Plain/open.symbolset/Contents.json")
        try folder.write("App/A.xcassets/Icons/Contents.json", namespace)
        try folder.write("App/A.xcassets/Icons/v1.2/small.colorset/Contents.json")
        try folder.write("App/A.xcassets/Icons/Deep/Contents.json", namespace)
        try folder.write("App/A.xcassets/Icons/Deep/x.dataset/Contents.json")
        try folder.write("App/A.xcassets/AppIcon.appiconset/icon.png")
        try folder.write("App/A.xcassets/Launch.launchimage/Contents.json")
        try folder.write("App/A.xcassets/Stack.imagestack/Front.imagestacklayer/Content.imageset/Contents.json")
        try folder.write("App/A.xcassets/Pack.stickerpack/One.imageset/Contents.json")
        try folder.write("B.xcassets/close.imageset/Contents.json")
        let list = ResourceList(of: try FolderScan(of: folder.path))
        #expect(list.problems == [])
        #expect(list.catalogs.map(\.path) == ["App/A.xcassets", "B.xcassets"])
        let assets = try #require(list.catalogs.first).assets
        #expect(assets.map(\.name) == [
            "AppIcon", "Icons/Deep/x", "Icons/small", "Launch", "open", "Stack", "close",
        ])
        #expect(assets.map(\.kind) == [.appIcon, .data, .color, .launchImage, .symbol, .imageStack, .image])
        #expect(assets.last?.folder == "App/A.xcassets/close.imageset")
        #expect(list.looseImages == [])
    }

    @Test func `a broken group file is a problem and the names stay`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xcassets/G/Contents.json", "{").write("A.xcassets/G/a.imageset/Contents.json")
        try folder.write("A.xcassets/H/Contents.json", #"{"properties": {"provides-namespace": "yes"}}"#)
        try folder.write("A.xcassets/H/b.imageset/Contents.json").write("A.xcassets/H/c.imageset/Contents.json")
        let list = ResourceList(of: try FolderScan(of: folder.path))
        #expect(list.catalogs.flatMap(\.assets).map(\.name) == ["a", "b", "c"])
        #expect(list.problems.map(\.kind) == [.brokenAssetCatalog, .brokenAssetCatalog])
        #expect(list.problems.map(\.file) == ["A.xcassets/G/Contents.json", "A.xcassets/H/Contents.json"])
        #expect(list.problems[1].message.contains("provides-namespace"))
    }

    @Test func `names composed in two ways are two assets`() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.xcassets/Caf\u{E9}.imageset/Contents.json")
        try folder.write("A.xcassets/Cafe\u{301}.imageset/Contents.json")
        let scan = try FolderScan(of: folder.path)
        try #require(scan.files.count == 2, "This disk keeps no two such names.")
        #expect(ResourceList(of: scan).catalogs.first?.assets.count == 2)
    }
}
