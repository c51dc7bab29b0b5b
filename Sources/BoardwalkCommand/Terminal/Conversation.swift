import Foundation

/// Lines that come in and texts that go out while a command runs: somebody at a terminal, or a program at a pipe.
struct Conversation: Sendable {
    /// A line that came in.
    enum Line: Equatable, Sendable {
        case text(String)
        /// Longer than anybody has reason to write; what it said is not kept.
        case tooLong
    }

    /// The next line without its end; nil where no more come.
    let nextLine: @Sendable () -> Line?
    let write: @Sendable (String) throws -> Void
    /// Whether what is typed can be seen, so that nobody need repeat it.
    let showsTyping: Bool

    /// Nobody says anything, and nobody listens.
    static let closed = Conversation(nextLine: { nil }, write: { _ in }, showsTyping: false)

    /// Standard input and output.
    static var standard: Conversation {
        let lines = LineReader(.standardInput)
        return Conversation(
            nextLine: { lines.next() },
            write: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
            showsTyping: isatty(STDIN_FILENO) != 0)
    }
}

/// Takes lines from a file as they come.
///
/// Only the thread of the command reads.
final class LineReader: @unchecked Sendable {
    /// In bytes.
    static let longestLine = 64 * 1_024

    private let file: FileHandle
    private var pending = Data()
    private var isSkipping = false
    private var isAtEnd = false

    init(_ file: FileHandle) {
        self.file = file
    }

    func next() -> Conversation.Line? {
        while true {
            if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                let line = pending[..<end]
                pending = Data(pending[(end + 1)...])
                return take(line)
            }
            if pending.count > Self.longestLine {
                pending = Data()
                isSkipping = true
            }
            if isAtEnd {
                guard !pending.isEmpty || isSkipping else { return nil }
                defer { pending = Data() }
                return take(pending)
            }
            let data = Self.available(in: file)
            isAtEnd = data.isEmpty
            pending += data
        }
    }

    /// What there is to read; nothing at the end, and where nothing can be read, as from a folder.
    private static func available(in file: FileHandle) -> Data {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(file.fileDescriptor, &bytes, bytes.count)
        return count > 0 ? Data(bytes[..<count]) : Data()
    }

    private func take(_ line: Data) -> Conversation.Line {
        defer { isSkipping = false }
        guard !isSkipping, line.count <= Self.longestLine else { return .tooLong }
        let text = String(decoding: line, as: UTF8.self)
        return .text(text.hasSuffix("\r") ? String(text.dropLast()) : text)
    }
}
