import Testing

@testable import HeadlessUIKit

private final class Watching: UIViewController {
    var seen: [String] = []

    private func see(_ member: String) {
        seen.append("\(member) \(view.superview == nil ? "without" : "with") superview")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        see("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        see("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        see("didAppear")
    }
}

/// Shows one scene as libraries of links do, and hands appearance on by itself where it is told to.
private final class Proxy: UIViewController {
    let content: UIViewController
    var handsOn = false

    init(_ content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        addChild(content)
        view.addSubview(content.view)
        content.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if handsOn {
            content.viewWillAppear(animated)
        }
    }
}

@MainActor
@Suite(.serialized)
struct AppearanceTests {
    @Test func `C01: viewIsAppearing comes once, when the view is in its place`() {
        let first = Watching()
        let nav = UINavigationController(rootViewController: UIViewController())
        let window = show(nav)
        nav.pushViewController(first, animated: true)
        let once = ["willAppear without superview", "isAppearing with superview", "didAppear with superview"]
        #expect(first.seen == once)
        nav.pushViewController(UIViewController(), animated: true)
        nav.popViewController(animated: true)
        #expect(first.seen == once + once)
        let presented = Watching()
        presented.modalPresentationStyle = .fullScreen
        nav.present(presented, animated: true)
        #expect(presented.seen == once)
        #expect(window.rootViewController === nav)
    }

    @Test("Failure 13: a proxy that hands appearance on delivers it twice, and that is logged", arguments: [false, true])
    func proxy(handsOn: Bool) {
        let content = Watching()
        let proxy = Proxy(content)
        proxy.handsOn = handsOn
        let log = Headless.logging {
            let window = show(proxy)
            window.isHidden = true
        }
        #expect(content.seen.filter { $0.hasPrefix("willAppear") }.count == (handsOn ? 2 : 1))
        #expect(content.seen.filter { $0.hasPrefix("didAppear") }.count == 1)
        let text = "Calling -viewWillAppear: directly on a view controller is not supported, and may result in"
        #expect(log.map { $0.hasPrefix(text) } == (handsOn ? [true] : []))
    }
}
