import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// Measures what the documents of real apps say and HeadlessUIKit does not look at.
@MainActor
@Suite(.serialized, .enabled(if: HeadlessCorpus.folder != nil))
struct CorpusReadingTests {
    /// Names of `Unread.txt` that are no longer unread, and unread names that it lacks, are both failures.
    @Test func `Every element and attribute of the corpus that nobody reads is known`() throws {
        var records: [(document: Document, record: ReadRecord)] = []
        // Read anew, so that nothing but HeadlessUIKit has looked at them.
        let apps = Dictionary(grouping: HeadlessCorpus.storyboards + HeadlessCorpus.xibs, by: \.app.name)
        for (name, known) in apps {
            let app = HeadlessCorpus.AppFiles(name)
            for file in known {
                guard let document = app.document(file.path) else { continue }
                records.append((document, document.recordReading()))
            }
            for file in known {
                Headless.loader = HeadlessCorpus.CorpusLoader(app: app, nearest: file.path)
                use(file)
            }
        }
        Headless.device = .iPhone
        let lines = unread(records)
        let known = try Set(knownLines())
        #expect(Set(lines).subtracting(known).sorted() == [], "unread, but not listed")
        #expect(known.subtracting(lines).sorted() == [], "listed, but read by now or as often no more")
    }

    private func unread(_ records: [(document: Document, record: ReadRecord)]) -> [String] {
        var unread: [String: Int] = [:]
        var all: [String: Int] = [:]
        for (document, record) in records {
            for element in document.elements {
                let name = "\(element.name) -"
                all[name, default: 0] += 1
                if !record.contains(element) {
                    unread[name, default: 0] += 1
                }
                for attribute in element.attributes {
                    let name = "\(element.name) \(attribute.name)"
                    all[name, default: 0] += 1
                    if !record.contains(attribute) {
                        unread[name, default: 0] += 1
                    }
                }
            }
        }
        let lines = unread.map { "\($0.key) \($0.value)" }.sorted()
        print(
            "HeadlessUIKit leaves \(unread.count) of \(all.count) names unread, \(unread.values.reduce(0, +)) of "
                + "\(all.values.reduce(0, +)) uses:")
        print(lines.joined(separator: "\n"))
        return lines
    }

    /// Makes and shows all that is in a document; what raises has been read as well.
    private func use(_ file: HeadlessCorpus.File) {
        guard let storyboard = file.document.storyboard else {
            attempt { _ = UINib(nibName: file.name, bundle: nil).instantiate(withOwner: XibOwner()) }
            return
        }
        for scene in storyboard.scenes {
            guard let id = scene.controller?.objectID else { continue }
            for device in [Headless.Device.iPhone, .iPad] {
                Headless.device = device
                attempt {
                    try show(id, of: file.name, segues: device == .iPhone ? SceneSegues(scene.segues).all.count : 0)
                }
            }
        }
    }

    private func show(_ id: String, of name: String, segues: Int) throws {
        let storyboard = UIStoryboard(name: name, bundle: nil)
        guard let controller = try storyboard.viewController(controllerID: id) else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        defer { window.isHidden = true }
        window.rootViewController = controller
        window.makeKeyAndVisible()
        for view in controller.viewIfLoaded?.ofSameController ?? [] {
            attempt { makePrototypes(of: view) }
        }
        attempt { Headless.rotate(to: .landscapeLeft) }
        attempt { Headless.rotate(to: .portrait) }
        for index in 0..<segues {
            attempt {
                guard let source = try storyboard.viewController(controllerID: id) else { return }
                window.rootViewController =
                    source is UINavigationController || source is UISplitViewController
                    ? source : UINavigationController(rootViewController: source)
                guard let segue = source.segueState.segues?.all[index] else { return }
                attempt { try source.performTriggered(segue, sender: source.view) }
                source.view.window?.rootViewController?.dismiss(animated: false)
                _ = try segue.ownerID.flatMap { source.sceneObject($0) }.map { try Headless.peek(at: $0) }
            }
        }
    }

    private func makePrototypes(of view: UIView) {
        let identifiers = view.template?.element.descendants.compactMap { $0.attribute("reuseIdentifier")?.value } ?? []
        for identifier in identifiers {
            switch view {
            case let table as UITableView:
                _ = table.dequeueReusableCell(withIdentifier: identifier)
            case let collection as UICollectionView:
                attempt { _ = collection.dequeueReusableCell(withReuseIdentifier: identifier, for: [0, 0]) }
                for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                    attempt {
                        _ = collection.dequeueReusableSupplementaryView(
                            ofKind: kind, withReuseIdentifier: identifier, for: [0, 0])
                    }
                }
            default:
                break
            }
        }
    }

    private func attempt(_ body: () throws -> Void) {
        do {
            try Headless.catching(body)
        } catch {
            return
        }
    }

    private func knownLines() throws -> [String] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Unread.txt")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            .filter { !$0.hasPrefix("#") }
    }
}
