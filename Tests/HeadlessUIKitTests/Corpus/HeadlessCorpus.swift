import Foundation
import InterfaceBuilder

@testable import HeadlessUIKit

/// The storyboards and xibs of real apps, in the folder that the environment names.
@MainActor
enum HeadlessCorpus {
    nonisolated static let folder = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

    struct File: CustomStringConvertible {
        let app: AppFiles
        /// Below the folder of the corpus.
        let path: String
        let document: Document

        /// The name by which code and references know the document.
        var name: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }
        nonisolated var description: String { path }

        /// Lets the app find its documents, the nearest to this one first.
        @MainActor
        func use() {
            Headless.loader = CorpusLoader(app: app, nearest: path)
        }
    }

    static let storyboards = files("storyboard").filter { $0.document.storyboard != nil }

    static let xibs = files("xib").filter { $0.document.xib != nil }

    /// Every document for iOS.
    private static func files(_ extension: String) -> [File] {
        apps.flatMap { app in
            app.paths.filter { ($0 as NSString).pathExtension == `extension` }.compactMap { path in
                app.document(path).map { File(app: app, path: path, document: $0) }
            }
        }.filter { file in
            guard file.document.root["type"]?.contains("CocoaTouch") == true else { return false }
            return file.document.interface?.targetRuntime.map { $0 == .iOS || $0 == .iPad } ?? true
        }
    }

    private static let apps: [AppFiles] = {
        guard let folder else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { AppFiles($0) }
    }()

    /// The documents of one app, each read once.
    @MainActor
    final class AppFiles {
        let name: String
        let paths: [String]
        private var documents: [String: Document] = [:]

        init(_ app: String) {
            name = app
            let folder = "\(HeadlessCorpus.folder ?? "")/\(app)"
            let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            self.paths = paths.map { "\(app)/\($0)" }.sorted()
            for path in self.paths where ["storyboard", "xib"].contains((path as NSString).pathExtension) {
                documents[path] = try? Document(contentsOf: "\(HeadlessCorpus.folder ?? "")/\(path)")
            }
        }

        func document(_ path: String) -> Document? { documents[path] }

        /// The document of a name that shares most of its folders with another: apps have examples and several targets.
        func path(ofFile file: String, near other: String) -> String? {
            paths.filter { ($0 as NSString).lastPathComponent == file && documents[$0] != nil }.max {
                ($0.commonPrefix(with: other).count, $1) < ($1.commonPrefix(with: other).count, $0)
            }
        }
    }

    /// An app has one bundle here, whatever bundle a reference names.
    struct CorpusLoader: Headless.Loading {
        let app: AppFiles
        let nearest: String

        func storyboard(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
            document("\(name).storyboard", bundle)
        }

        func nib(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
            document("\(name).xib", bundle)
        }

        private func document(_ file: String, _ bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
            let own = (nearest as NSString).lastPathComponent == file ? nearest : nil
            guard let path = own ?? app.path(ofFile: file, near: nearest), let document = app.document(path) else {
                return nil
            }
            return .init(document: document, key: path, module: nil, bundle: bundle)
        }
    }
}
