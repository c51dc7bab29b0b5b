import Foundation
import Testing
@testable import AppMap

@Suite("A binary property list")
struct BinaryPropertyListTests {
    @Test("a binary list whose containers share each other is refused before it is unfolded")
    func sharedContainers() throws {
        var objects: [[UInt8]] = [[0xD1, 1, 2], [0x51, 0x61]]
        for index in 0..<40 { objects.append([0xA2, UInt8(3 + index), UInt8(3 + index)]) }
        objects.append([0x51, 0x78])
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets.append(UInt8(bytes.count))
            bytes += object
        }
        let table = UInt8(bytes.count)
        let zeros = [UInt8](repeating: 0, count: 7)
        bytes += offsets + zeros.dropLast() + [1, 1]
        bytes += zeros + [UInt8(objects.count)] + zeros + [0] + zeros + [table]
        let fixture = try ProjectFixture(["Info.plist": ""])
        try fixture.write(Data(bytes), to: "Info.plist")
        #expect(throws: Problem(
            kind: .malformedFile, file: "Info.plist",
            message: "Info.plist is not read: its lists and dictionaries contain each other."
        )) { try InfoPropertyList(at: "Info.plist", in: fixture.folder) }
    }

    @Test("whatever a binary list's bytes are, reading it ends")
    func damagedBinary() throws {
        let list: [String: Any] = ["UIMainStoryboardFile": "Main", "UILaunchStoryboards": Array(repeating: ["a": "b"], count: 20)]
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
        for index in data.indices {
            for value: UInt8 in [0x00, 0x7F, 0xFF] {
                var damaged = data
                damaged[index] = value
                _ = BinaryPropertyList(damaged)?.isTree
            }
            _ = BinaryPropertyList(data.prefix(index))?.isTree
        }
        #expect(BinaryPropertyList(data)?.isTree == true)
    }
}
