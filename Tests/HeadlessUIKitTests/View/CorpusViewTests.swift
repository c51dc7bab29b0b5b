import Foundation
import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// Serves the storyboards and xibs of a folder, wherever in it they lie.
private struct FolderLoader: Headless.Loading {
    let paths: [String: String]

    init(_ folder: String) {
        var paths: [String: String] = [:]
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for name in names.sorted() where name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
            paths[(name as NSString).lastPathComponent] = paths[(name as NSString).lastPathComponent] ?? "\(folder)/\(name)"
        }
        self.paths = paths
    }

    func storyboard(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        load("\(name).storyboard", bundle)
    }

    func nib(named name: String, in bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        load("\(name).xib", bundle)
    }

    private func load(_ name: String, _ bundle: Headless.BundlePlace) -> Headless.LoadedDocument? {
        guard let path = paths[name], let document = try? Document(contentsOf: path) else { return nil }
        return .init(document: document, key: path, module: nil, bundle: bundle)
    }
}

@MainActor
@Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"] != nil))
struct CorpusViewTests {
    private static let kinds: [String: AnyClass] = [
        "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self, "textField": UITextField.self,
        "tableView": UITableView.self, "collectionView": UICollectionView.self, "stackView": UIStackView.self,
        "scrollView": UIScrollView.self, "switch": UISwitch.self, "slider": UISlider.self,
        "segmentedControl": UISegmentedControl.self, "textView": UITextView.self,
    ]

    @Test func `Every scene of the corpus is shown, each view with its class, every control tried and all freed`() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"])
        let apps = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        var scenes = 0
        var taps = 0
        var failures: [String] = []
        for app in apps {
            let loader = FolderLoader("\(folder)/\(app)")
            Headless.loader = loader
            for name in loader.paths.keys.sorted() where name.hasSuffix(".storyboard") {
                let base = String(name.dropLast(".storyboard".count))
                guard let document = loader.storyboard(named: base, in: .main)?.document,
                    let storyboard = document.storyboard, storyboard.targetRuntime == .iOS || storyboard.targetRuntime == .iPad
                else { continue }
                for scene in storyboard.scenes {
                    guard let id = scene.controller?.objectID, scene.storyboardReference == nil else { continue }
                    scenes += 1
                    do {
                        taps += try check(id, of: base)
                    } catch {
                        failures.append("\(app)/\(name)")
                    }
                }
            }
        }
        #expect(scenes > 500)
        #expect(taps > 500)
        // A reference in it, reached by a relationship, leads to a storyboard without an entry point.
        #expect(failures == ["IBDecodable+IBDecodable/StoryboardReferences.storyboard"])
    }

    private func check(_ id: String, of name: String) throws -> Int {
        weak var freed: UIViewController?
        var taps = 0
        do {
            let storyboard = UIStoryboard(name: name, bundle: nil)
            let controller = try #require(try storyboard.viewController(controllerID: id), "\(name) \(id)")
            freed = controller
            let window = UIWindow(frame: UIScreen.main.bounds)
            try Headless.catching {
                window.rootViewController = controller
                window.makeKeyAndVisible()
            }
            for view in all(window) {
                if let kind = view.template?.kind, let expected = Self.kinds[kind] {
                    #expect(view.isInstance(of: expected), "\(name) \(view.nibObjectID ?? "")")
                }
                if view is UIControl || view is UITableViewCell || view is UICollectionViewCell {
                    try tap(view)
                    taps += 1
                }
            }
        }
        #expect(freed == nil, "\(name) \(id) is not freed")
        return taps
    }

    /// A scene stands alone here: a segue that needs its container, or a class that is not there, rightly raises.
    private func tap(_ view: UIView) throws {
        do {
            _ = try refusal { try Headless.tap(view) }
        } catch is Headless.UIKitException {
            return
        }
    }

    private func all(_ window: UIWindow) -> [UIView] {
        var found: [UIView] = []
        var pending: [UIView] = [window]
        while let view = pending.popLast() {
            found.append(view)
            pending += view.subviews
        }
        return found
    }
}

extension UIView {
    fileprivate func isInstance(of expected: AnyClass) -> Bool {
        var current: AnyClass? = type(of: self)
        while let type = current {
            if type == expected {
                return true
            }
            current = _getSuperclass(type)
        }
        return false
    }
}
