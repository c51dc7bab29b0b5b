import Foundation

/// A look at the binary form of a property list before Foundation reads it.
///
/// In that form a container may be an element of several others, so that a hundred bytes stand for billions of values,
/// which Foundation would all make. No writer does this.
struct BinaryPropertyList {
    private let bytes: [UInt8]
    private let offsetSize: Int
    private let referenceSize: Int
    private let objectCount: Int
    private let offsetTable: Int

    /// nil where the data is not a binary property list, or its table of objects does not lie within it.
    init?(_ data: Data) {
        guard data.starts(with: Array("bplist".utf8)), data.count >= 40 else { return nil }
        bytes = [UInt8](data)
        let trailer = bytes.count - 32
        offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard let objectCount = Self.integer(bytes, at: trailer + 8, size: 8),
              let offsetTable = Self.integer(bytes, at: trailer + 24, size: 8),
              (1...8).contains(offsetSize), (1...8).contains(referenceSize),
              offsetTable <= trailer, objectCount <= (trailer - offsetTable) / offsetSize else { return nil }
        self.objectCount = objectCount
        self.offsetTable = offsetTable
    }

    /// Whether no container is an element of two others or of itself.
    var isTree: Bool {
        var isContained = [Bool](repeating: false, count: objectCount)
        var remainingReferences = bytes.count
        for object in 0..<objectCount {
            guard let elements = elements(of: object) else { continue }
            // Containers may also lie over each other.
            remainingReferences -= elements.count
            if remainingReferences < 0 { return false }
            for index in 0..<elements.count {
                guard let element = integer(at: elements.start + index * referenceSize, size: referenceSize),
                      element < objectCount, self.elements(of: element) != nil else { continue }
                if isContained[element] { return false }
                isContained[element] = true
            }
        }
        return true
    }

    /// Where the references to the elements of a container begin, and how many there are; nil for other objects.
    private func elements(of object: Int) -> (start: Int, count: Int)? {
        guard let start = integer(at: offsetTable + object * offsetSize, size: offsetSize), start < bytes.count else {
            return nil
        }
        let isDictionary = bytes[start] >> 4 == 0xD
        guard (0xA...0xD).contains(bytes[start] >> 4) else { return nil }
        var count = Int(bytes[start] & 0xF)
        var next = start + 1
        if count == 0xF {
            // A larger count follows as an integer, of a size that its own first byte tells.
            guard next < bytes.count, bytes[next] >> 4 == 1, bytes[next] & 0xF <= 3 else { return nil }
            let size = 1 << Int(bytes[next] & 0xF)
            guard let large = integer(at: next + 1, size: size) else { return nil }
            count = large
            next += 1 + size
        }
        guard count <= bytes.count else { return nil }
        let total = isDictionary ? count * 2 : count
        guard next + total * referenceSize <= bytes.count else { return nil }
        return (next, total)
    }

    private func integer(at index: Int, size: Int) -> Int? {
        Self.integer(bytes, at: index, size: size)
    }

    private static func integer(_ bytes: [UInt8], at index: Int, size: Int) -> Int? {
        guard index >= 0, index <= bytes.count - size else { return nil }
        return Int(exactly: bytes[index..<index + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
}
