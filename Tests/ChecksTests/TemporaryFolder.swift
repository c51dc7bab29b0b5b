import Foundation

/// A folder of files for one test, removed with the value.
final class TemporaryFolder {
    let path: String

    init(_ files: [(path: String, text: String)]) throws {
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
            .appendingPathComponent("boardwalk-checks-\(UUID().uuidString)")
        path = url.path
        for file in files {
            let place = url.appendingPathComponent(file.path)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.text.utf8).write(to: place)
        }
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
