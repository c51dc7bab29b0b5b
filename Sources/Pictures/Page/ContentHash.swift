/// The hash by which a security policy allows one script or style and no other.
enum ContentHash {
    /// As in `sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=`.
    static func of(_ text: String) -> String { "sha256-" + base64(sha256(Array(text.utf8))) }

    private static func base64(_ bytes: [UInt8]) -> String {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        var text = ""
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let number = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for digit in 0..<4 {
                text.append(digit <= group.count ? letters[number >> (18 - 6 * digit) & 63] : "=")
            }
        }
        return text
    }

    // MARK: SHA-256, as FIPS 180-4 has it

    private static let primes: [UInt32] = {
        var primes: [UInt32] = []
        var candidate: UInt32 = 2
        while primes.count < 64 {
            if primes.allSatisfy({ !candidate.isMultiple(of: $0) }) { primes.append(candidate) }
            candidate += 1
        }
        return primes
    }()

    private static func sha256(_ message: [UInt8]) -> [UInt8] {
        var state = primes.prefix(8).map { fraction(of: Double($0).squareRoot()) }
        let constants = cubeConstants
        var padded = message + [0x80]
        padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
        padded += (0..<8).map { UInt8(truncatingIfNeeded: (message.count * 8) >> (56 - 8 * $0)) }
        for block in stride(from: 0, to: padded.count, by: 64) {
            var words = (0..<16).map { word in
                padded[block + 4 * word..<block + 4 * word + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            }
            for index in 16..<64 {
                let (early, late) = (words[index - 15], words[index - 2])
                let first = rotated(early, 7) ^ rotated(early, 18) ^ early >> 3
                let second = rotated(late, 17) ^ rotated(late, 19) ^ late >> 10
                words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
            }
            var (a, b, c, d, e, f, g, h) = (state[0], state[1], state[2], state[3], state[4], state[5], state[6], state[7])
            for index in 0..<64 {
                let choice = (e & f) ^ (~e & g)
                let majority = (a & b) ^ (a & c) ^ (b & c)
                let high = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
                let low = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
                let first = h &+ high &+ choice &+ constants[index] &+ words[index]
                (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ low &+ majority)
            }
            for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
        }
        return state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    }

    private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    /// The first 32 bits of what stands behind the point.
    private static func fraction(of number: Double) -> UInt32 {
        UInt32((number - number.rounded(.down)) * 4_294_967_296)
    }

    private static let cubeConstants: [UInt32] = primes.map { prime in
        // No cube root in the standard library: Newton's steps come to the nearest number a machine has.
        var root = Double(prime)
        for _ in 0..<64 { root -= (root * root * root - Double(prime)) / (3 * root * root) }
        return fraction(of: root)
    }
}
