import Foundation
import Walker

/// Tells somebody at a terminal that a walk goes on, once it has taken longer than a second.
struct WalkProgress {
    private let isShown: Bool
    private let start = ContinuousClock.now
    private var last = ContinuousClock.now
    private var hasWritten = false

    init(isShown: Bool) {
        self.isShown = isShown
    }

    mutating func tell(_ app: String, _ device: WalkDevice, seen: Int, of scenes: Int) {
        guard isShown, start.duration(to: .now) > .seconds(1), !hasWritten || last.duration(to: .now) > .milliseconds(100) else {
            return
        }
        last = .now
        hasWritten = true
        write("\r\u{1B}[KWalking \(app.truncated(to: 40).printable) on \(device.rawValue): \(seen) of \(scenes) scenes")
    }

    /// Takes the line away again.
    mutating func clear() {
        if hasWritten {
            write("\r\u{1B}[K")
            hasWritten = false
        }
    }

    private func write(_ text: String) {
        try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
    }
}
