import Dispatch
import Foundation
import Testing

@testable import SourceIndex

@Suite struct CacheFileTests {
    private func text(_ key: ContentHash, in contents: CacheFile.Contents) -> String? {
        contents.value(key) { (reader) throws(ByteReader.Malformed) in try reader.text() }
    }

    private func record(_ key: ContentHash, _ text: String) -> (key: ContentHash, bytes: [UInt8]) {
        var writer = ByteWriter()
        writer.write(text)
        return (key, writer.bytes)
    }

    private let first = ContentHash(high: 1, low: 2)
    private let second = ContentHash(high: 3, low: 4)

    @Test func `new records come first and old ones stay as far as the size allows`() throws {
        let folder = try SourceFolder([:])
        try folder.write(Data(), to: "x")
        let file = CacheFile(path: folder.root + "/cache", maximumSize: 150)
        file.write([record(first, "old")], keeping: file.contents())
        file.write([record(second, "new")], keeping: file.contents())
        #expect(text(first, in: file.contents()) == "old")
        #expect(text(second, in: file.contents()) == "new")
        file.write([record(second, String(repeating: "n", count: 60))], keeping: file.contents())
        #expect(text(first, in: file.contents()) == nil)
        #expect(text(second, in: file.contents())?.count == 60)
    }

    @Test func `what another build kept is not found`() throws {
        let folder = try SourceFolder([:])
        try folder.write(Data(), to: "x")
        let file = CacheFile(path: folder.root + "/cache", maximumSize: 1_000)
        file.write([record(first, "old")], keeping: file.contents())
        var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
        #expect(bytes[8..<16].elementsEqual(withUnsafeBytes(of: BuildIdentity.current.high.littleEndian) { Array($0) }))
        bytes[8] ^= 1
        try Data(bytes).write(to: URL(fileURLWithPath: file.path))
        #expect(text(first, in: file.contents()) == nil)
    }

    @Test func `a file that is too large, and a folder in its place, are as good as none`() throws {
        let folder = try SourceFolder([:])
        try folder.write(Data(), to: "x")
        let large = CacheFile(path: folder.root + "/cache", maximumSize: 1_000)
        large.write([record(first, String(repeating: "x", count: 500))], keeping: large.contents())
        #expect(text(first, in: CacheFile(path: large.path, maximumSize: 100).contents()) == nil)
        #expect(text(first, in: CacheFile(path: folder.root, maximumSize: 1_000).contents()) == nil)
    }

    @Test func `runs at the same time leave a whole file of one of them`() throws {
        let folder = try SourceFolder([:])
        try folder.write(Data(), to: "x")
        let file = CacheFile(path: folder.root + "/cache", maximumSize: 10_000)
        let texts = (0..<20).map { String(repeating: "\($0)", count: 200) }
        DispatchQueue.concurrentPerform(iterations: texts.count) { number in
            file.write([record(first, texts[number])], keeping: file.contents())
        }
        let kept = try #require(text(first, in: file.contents()))
        #expect(texts.contains(kept))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root).sorted() == ["cache", "x"])
    }
}
