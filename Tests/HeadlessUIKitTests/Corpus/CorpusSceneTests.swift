import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized, .enabled(if: HeadlessCorpus.folder != nil))
struct CorpusSceneTests {
    @Test func `Every scene is made, shown on iPhone and iPad, turned and freed`() throws {
        var shown = 0
        var problems: [String] = []
        var kinds: [LogKind: Int] = [:]
        for file in HeadlessCorpus.storyboards {
            file.use()
            let classes = file.app.classNames
            let resolver = CorpusResolver(file)
            for scene in file.document.storyboard?.scenes ?? [] {
                guard let id = scene.controller?.objectID else { continue }
                for device in [Headless.Device.iPhone, .iPad] {
                    let expected = resolver.failures(ofScene: id)
                    var raised: String?
                    Headless.log.clear()
                    let leaks = try Headless.leaks {
                        do {
                            try show(id, of: file.name, on: device)
                            shown += 1
                        } catch let exception as Headless.UIKitException {
                            raised = exception.reason
                        }
                    }
                    problems += leaks.map { "\(file) \(id): \($0)" }
                    if !expected.explains(raised) {
                        problems.append("\(file) \(id): \(raised ?? "nothing raised"), expected \(expected)")
                    }
                    for line in Headless.log.entries {
                        if let kind = LogKind(line, classes: classes) {
                            kinds[kind, default: 0] += 1
                        } else {
                            problems.append("\(file) \(id): \(line)")
                        }
                    }
                }
            }
        }
        print("\(shown) scenes shown; logged: \(kinds)")
        #expect(problems == [])
        #expect(shown > 1_000)
        #expect(Set(kinds.keys) == Set(LogKind.allCases))
    }

    private func show(_ id: String, of name: String, on device: Headless.Device) throws {
        Headless.device = device
        defer { Headless.device = .iPhone }
        try Headless.catching {
            let storyboard = UIStoryboard(name: name, bundle: nil)
            let controller = try #require(try storyboard.viewController(controllerID: id))
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = controller
            window.makeKeyAndVisible()
            try Headless.propagate()
            #expect(controller.view.frame == window.bounds)
            #expect(controller.appearance.phase == .appeared)
            if Headless.rotate(to: .landscapeLeft) {
                #expect(controller.view.frame.size == device.turned.bounds.size)
            }
            Headless.rotate(to: .portrait)
            try Headless.propagate()
            #expect(controller.view.frame == window.bounds)
            window.isHidden = true
            #expect(controller.appearance.phase == .disappeared)
        }
    }
}
