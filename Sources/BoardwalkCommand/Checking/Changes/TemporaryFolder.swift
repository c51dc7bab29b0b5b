import Foundation

/// A folder of its own for a while: removed with the value, and also where the process is told to end meanwhile.
final class TemporaryFolder {
    let path: String
    private let signals: [(number: Int32, source: any DispatchSourceSignal)]

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("boardwalk-" + UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        path = folder.path
        signals = Self.ending.compactMap { number in
            let former = signal(number, SIG_IGN)
            // What is ignored already, as under nohup, stays so.
            guard former == nil else {
                signal(number, former)
                return nil
            }
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                try? FileManager.default.removeItem(at: folder)
                signal(number, SIG_DFL)
                raise(number)
            }
            source.resume()
            return (number, source)
        }
    }

    deinit {
        for (number, source) in signals {
            source.cancel()
            signal(number, SIG_DFL)
        }
        try? FileManager.default.removeItem(atPath: path)
    }

    private static let ending = [SIGINT, SIGTERM, SIGHUP]
}
