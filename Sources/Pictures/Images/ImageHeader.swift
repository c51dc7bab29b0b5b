import InterfaceBuilder

/// What the first bytes of an image file say.
struct ImageHeader {
    let mediaType: String
    /// In pixels.
    let size: Size

    /// Reads the header of a PNG or JPEG; nil for all other files.
    init?(_ bytes: [UInt8]) {
        if let size = Self.png(bytes) {
            mediaType = "image/png"
            self.size = size
        } else if let size = Self.jpeg(bytes) {
            mediaType = "image/jpeg"
            self.size = size
        } else {
            return nil
        }
        guard size.width > 0, size.height > 0 else { return nil }
    }

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func png(_ bytes: [UInt8]) -> Size? {
        guard bytes.count >= 24, bytes.starts(with: pngSignature) else { return nil }
        func number(at start: Int) -> Double { bytes[start..<start + 4].reduce(0) { $0 * 256 + Double($1) } }
        return Size(width: number(at: 16), height: number(at: 20))
    }

    private static func jpeg(_ bytes: [UInt8]) -> Size? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        func number(at start: Int) -> Int { Int(bytes[start]) << 8 | Int(bytes[start + 1]) }
        var position = 2
        while position + 9 < bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1
            } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return Size(width: Double(number(at: position + 7)), height: Double(number(at: position + 5)))
            } else {
                position += 2 + max(2, number(at: position + 2))
            }
        }
        return nil
    }
}
