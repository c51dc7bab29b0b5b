import AppMap
import Foundation
import InterfaceBuilder

/// The fonts that an app's Info.plist tells the system to load when the app starts.
struct ListedFonts {
    /// The property list, relative to the folder.
    let file: String
    /// Paths in the bundle, as written.
    let paths: [String]
    private let text: String

    /// Nil where the app's property list is not known or cannot be read.
    init?(of app: App, in scan: FolderScan) {
        let lists = Set(app.module.entryPoints.map(\.file).filter { $0.hasSuffix(".plist") })
        guard lists.count == 1, let file = lists.first, let bytes = try? scan.bytes(of: file),
            let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any]
        else { return nil }
        self.file = file
        paths = list["UIAppFonts"] as? [String] ?? []
        text = String(decoding: bytes, as: UTF8.self)
    }

    /// The names of the files.
    var names: [String] { paths.map { Self.name(ofPath: $0) } }

    static func name(ofPath path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Where a text of the list stands, or the key itself; the start of the file where it is in another form.
    func position(of content: String) -> SourcePosition {
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if let place = line.range(of: "<string>" + content) ?? line.range(of: "<key>" + content) {
                let column = line.utf8.distance(from: line.startIndex, to: place.lowerBound) + 1
                return SourcePosition(line: number + 1, column: column)
            }
        }
        return SourcePosition(line: 1, column: 1)
    }
}
