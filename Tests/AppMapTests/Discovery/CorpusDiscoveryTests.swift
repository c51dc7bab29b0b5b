import AppMap
import Foundation
import Testing

/// Runs over a folder of real apps.
@Suite(.enabled(if: corpus != nil)) struct CorpusDiscoveryTests {
    @Test func `all documents are found and grouped`() throws {
        let scan = try FolderScan(of: try #require(corpus))
        #expect(scan.problems == [])
        let list = DocumentList(files: scan.files)
        let files = list.groups.flatMap(\.files)
        // One more storyboard lies in a compiled storyboard.
        #expect(files.count { $0.kind == .storyboard } == 191)
        #expect(files.count { $0.kind == .xib } == 138)
        #expect(files.filter { $0.path.hasSuffix(".Storyboard") }.map(\.name) == ["BLECommissioning"])
        #expect(list.problems == [])
        #expect(list.groups.allSatisfy { $0.variants.isEmpty })
        #expect(list.groups.count { $0.primary.localization == "Base" } > 100)
        #expect(list.groups.allSatisfy { $0.primary.device == nil })
    }

    @Test func `with everything included the compiled storyboard's source is found, too`() throws {
        let scan = try FolderScan(of: try #require(corpus), options: .includingIgnored)
        #expect(scan.files.compactMap { DocumentFile(path: $0) }.count { $0.kind == .storyboard } == 192)
    }

    @Test func `every asset can be read`() throws {
        let scan = try FolderScan(of: try #require(corpus))
        let list = ResourceList(of: scan)
        #expect(list.problems == [])
        let assets = list.catalogs.flatMap(\.assets)
        #expect(assets.count { $0.kind == .color } == 116)
        #expect(assets.contains { $0.name.contains("/") })
        for asset in assets {
            switch asset.kind {
            case .color:
                // A new app's accent colour is an empty set.
                let isEmpty = try ColorSet(reading: asset, from: scan).variants.isEmpty
                #expect(!isEmpty || asset.name == "AccentColor", "\(asset.folder)")
            case .image, .symbol: _ = try ImageSet(reading: asset, from: scan)
            default: break
            }
        }
    }
}

private let corpus = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]
