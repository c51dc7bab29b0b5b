import Foundation
import HeadlessUIKit
import InterfaceBuilder

/// Compiling storyboards, and making and showing their scenes, on one core.
@MainActor
enum SceneBenchmark {
    static func run(_ files: InputFiles) {
        print("Making and showing scenes, one core")
        small()
        corpus(files)
        print("")
    }

    private static func small() {
        Headless.loader = SmallApp.loader
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        let count = 10_000
        let time = processorMilliseconds(runs: 5) {
            for _ in 0..<count {
                window.rootViewController = storyboard.instantiateViewController(withIdentifier: "book")
            }
        }
        print("  \(padded("a small scene, made and shown", to: 36)) \(perSecond(count, time))")
        window.isHidden = true
    }

    private static func corpus(_ files: InputFiles) {
        let storyboards = files.paths.filter { $0.hasSuffix(".storyboard") }.compactMap(NamedStoryboard.init)
        let scenes = storyboards.flatMap { storyboard in storyboard.identifiers.map { (storyboard, $0) } }
        let loader = DocumentLoader(
            Dictionary(storyboards.map { ($0.name, $0.document) }) { first, _ in first })
        let compile = processorMilliseconds(runs: 5) {
            Headless.loader = loader
            for storyboard in storyboards {
                _ = UIStoryboard(name: storyboard.name, bundle: nil)
            }
        }
        print(
            "  \(padded("all storyboards of the folder, compiled", to: 36)) \(format(compile)) ms for "
                + "\(storyboards.count) with \(scenes.count) scenes")
        let first = processorMilliseconds(runs: 5) {
            Headless.loader = loader
            show(scenes)
        }
        print("  \(padded("their scenes, compiled and shown once", to: 36)) \(perSecond(scenes.count, first))")
        show(scenes)
        let again = processorMilliseconds(runs: 10) { show(scenes) }
        print("  \(padded("their scenes, shown once more", to: 36)) \(perSecond(scenes.count, again))")
    }

    /// A scene that raises, as where a reference leads nowhere, counts too.
    private static func show(_ scenes: [(NamedStoryboard, String)]) {
        for (storyboard, identifier) in scenes {
            _ = try? Headless.catching {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UIStoryboard(name: storyboard.name, bundle: nil)
                    .instantiateViewController(withIdentifier: identifier)
                window.makeKeyAndVisible()
                window.isHidden = true
            }
            Headless.log.clear()
        }
    }
}

/// An iOS storyboard in which every scene has an identifier to make it by.
private struct NamedStoryboard {
    let name: String
    let document: Document
    let identifiers: [String]

    init?(path: String) {
        guard var document = try? Document(contentsOf: path), let storyboard = document.storyboard,
            storyboard.targetRuntime.map({ $0 == .iOS || $0 == .iPad }) ?? true
        else { return nil }
        var identifiers: [String] = []
        for controller in storyboard.scenes.compactMap(\.controller) {
            if let identifier = controller.element["storyboardIdentifier"] {
                identifiers.append(identifier)
            } else if let id = controller.objectID {
                try? document.setAttribute("storyboardIdentifier", to: id, of: controller.element.id)
                identifiers.append(id)
            }
        }
        name = path
        self.document = document
        self.identifiers = identifiers
    }
}

/// Serves documents that are in memory.
struct DocumentLoader: Headless.Loading {
    private let documents: [String: Document]
    private let paths: [String: String]

    /// - Parameter documents: by name, or by path, of which the last part is also a name.
    init(_ documents: [String: Document]) {
        self.documents = documents
        paths = Dictionary(
            documents.keys.sorted().map { path in
                (((path as NSString).lastPathComponent as NSString).deletingPathExtension, path)
            }
        ) { first, _ in first }
    }

    func storyboard(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        guard let path = documents[name] != nil ? name : paths[name], let document = documents[path] else { return nil }
        return .init(document: document, key: path, module: nil, bundle: bundle)
    }

    func nib(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? { nil }
}
