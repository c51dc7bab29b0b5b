import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// Makes and shows every xib of real apps.
@MainActor
@Suite(.serialized, .enabled(if: HeadlessCorpus.folder != nil))
struct CorpusXibTests {
    @Test func `Every xib is made for an owner, shown, turned and freed`() throws {
        var made = 0
        var problems: [String] = []
        for file in HeadlessCorpus.xibs {
            file.use()
            Headless.log.clear()
            var objects: [WeakObject] = []
            let leaks = try Headless.leaks {
                do {
                    try Headless.catching { objects = try use(file) }
                    made += objects.count
                } catch let exception as Headless.UIKitException {
                    problems.append("\(file): \(exception.reason)")
                }
            }
            problems += leaks.map { "\(file): \($0)" }
            problems += objects.compactMap(\.object).map { "\(file): \(Headless.pointer($0)) is alive" }
            let classes = file.app.classNames
            problems += Headless.log.entries.filter { LogKind($0, classes: classes) == nil }.map { "\(file): \($0)" }
        }
        print("\(HeadlessCorpus.xibs.count) xibs, \(made) objects at the top")
        #expect(problems == [])
        #expect(made > 50)
    }

    private struct WeakObject {
        weak var object: AnyObject?
    }

    private func use(_ file: HeadlessCorpus.File) throws -> [WeakObject] {
        let outlets = file.document.xib?.filesOwner.map { ConnectionTemplate.all(of: $0.element) } ?? []
        let hasView = outlets.contains {
            if case .outlet("view", _) = $0 { true } else { false }
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        let owner = hasView ? XibOwner(nibName: file.name, bundle: nil) : XibOwner()
        window.rootViewController = owner
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        let objects: [Any]
        if hasView {
            objects = owner.view.map { [$0] } ?? []
        } else {
            objects = UINib(nibName: file.name, bundle: nil).instantiate(withOwner: owner)
            #expect(objects.count == file.document.xib?.ownObjects.count)
            objects.compactMap { $0 as? UIView }.forEach { owner.view.addSubview($0) }
        }
        window.layoutIfNeeded()
        Headless.rotate(to: .landscapeLeft)
        Headless.rotate(to: .portrait)
        return objects.map { WeakObject(object: $0 as AnyObject) }
    }
}

/// An owner that has every outlet and action that an owner of the corpus has.
class XibOwner: UIViewController, Headless.Connecting {
    weak var outlet: AnyObject?
    var collection: [AnyObject] = []

    class var connections: [Headless.Connection] {
        var connections: [Headless.Connection] = []
        for owner in HeadlessCorpus.xibs.compactMap({ $0.document.xib?.filesOwner }) {
            for connection in ConnectionTemplate.all(of: owner.element) {
                switch connection {
                case .outlet("view", _): break
                case .outlet(let property, _): connections.append(.outlet(property, \XibOwner.outlet))
                case .outletCollection(let property, _, _):
                    connections.append(.outlets(property, \XibOwner.collection))
                case .action, .segue: break
                }
            }
        }
        return connections
    }
}
