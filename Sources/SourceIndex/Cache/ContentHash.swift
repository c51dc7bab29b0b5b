/// A hash of 128 bits that tells contents apart. It is no secret and no signature: who forges one spoils their own cache.
package struct ContentHash: Hashable, Sendable {
    package let high: UInt64
    package let low: UInt64

    package init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    package init(of bytes: [UInt8], seed: UInt64) {
        self = bytes.withUnsafeBytes { ContentHash(of: $0, seed: seed) }
    }

    init(of bytes: UnsafeRawBufferPointer, seed: UInt64) {
        var high = seed &+ 0x9E37_79B9_7F4A_7C15
        var low = UInt64(bytes.count) ^ 0xC2B2_AE3D_27D4_EB4F
        var position = 0
        while position + 8 <= bytes.count {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
            Self.mix(word, &high, &low)
            position += 8
        }
        var last: UInt64 = 0
        while position < bytes.count {
            last = last << 8 | UInt64(bytes[position])
            position += 1
        }
        Self.mix(last, &high, &low)
        Self.mix(high, &high, &low)
        Self.mix(low, &high, &low)
        self.high = high
        self.low = low
    }

    @inline(__always)
    private static func mix(_ word: UInt64, _ high: inout UInt64, _ low: inout UInt64) {
        let product = (high ^ word).multipliedFullWidth(by: 0x9FB2_1C65_1E98_DF25)
        let second = (low ^ (word &* 0xD6E8_FEB8_6659_FD93)).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
        high = product.high ^ product.low &+ word
        low = second.high ^ second.low ^ (high >> 7)
    }
}
