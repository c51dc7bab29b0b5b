import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

private let corpus = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

/// Performs every segue of real apps.
@MainActor
@Suite(.serialized, .enabled(if: corpus != nil))
struct CorpusSegueTests {
    @Test func `Every segue of every scene is performed, or fails with one of UIKit's exceptions`() throws {
        let corpus = try #require(corpus)
        let files = FileManager.default.enumerator(atPath: corpus)?.compactMap { $0 as? String } ?? []
        var performed = 0
        var reasons: Set<String> = []
        var leaks: [String] = []
        for file in files.sorted() where file.hasSuffix(".storyboard") {
            guard let document = try? Document(contentsOf: "\(corpus)/\(file)"),
                document.storyboard?.targetRuntime.map({ $0 == .iOS || $0 == .iPad }) ?? true
            else { continue }
            Headless.device = .iPad
            Headless.loader = Folder(path: (("\(corpus)/\(file)") as NSString).deletingLastPathComponent)
            let name = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
            guard let storyboard = try? Headless.catching({ UIStoryboard(name: name, bundle: nil) }) else { continue }
            for scene in document.storyboard?.scenes ?? [] {
                for template in SceneSegues(scene.segues).all where ![.relationship, .embed].contains(template.way) {
                    guard let id = scene.viewController?.objectID else { continue }
                    weak var source: UIViewController?
                    do {
                        guard let controller = try storyboard.viewController(controllerID: id) else { continue }
                        source = controller
                        let isContainer = controller is UINavigationController || controller is UISplitViewController
                        let root = isContainer ? controller : UINavigationController(rootViewController: controller)
                        let window = UIWindow(frame: UIScreen.main.bounds)
                        window.rootViewController = root
                        window.makeKeyAndVisible()
                        try Headless.propagate()
                        try Headless.catching { try controller.performTriggered(template, sender: controller.view) }
                        performed += 1
                        try Headless.catching { root.dismiss(animated: false) }
                        window.isHidden = true
                        window.rootViewController = nil
                    } catch let error as Headless.UIKitException {
                        reasons.insert(error.reason)
                    }
                    if source != nil {
                        leaks.append("\(file) \(id) \(template.segue.objectID ?? "")")
                    }
                }
            }
        }
        Headless.device = .iPhone
        #expect(performed > 200)
        #expect(leaks == [])
        let expected = [
            "Could not create a segue of class '(null)'", "Could not find a storyboard named ",
            "doesn't contain an initial view controller", "Pushing a navigation controller is not supported",
        ]
        #expect(reasons.filter { reason in !expected.contains { reason.contains($0) } } == [])
    }

    /// Serves the documents of a folder.
    private struct Folder: Headless.Loading {
        let path: String

        func storyboard(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
            document("\(name).storyboard", bundle)
        }

        func nib(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
            document("\(name).xib", bundle)
        }

        private func document(_ name: String, _ bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
            (try? Document(contentsOf: "\(path)/\(name)")).map {
                .init(document: $0, key: "\(path)/\(name)", module: nil, bundle: bundle)
            }
        }
    }
}
