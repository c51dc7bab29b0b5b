import Testing

@testable import HeadlessUIKit

/// A window on a device, with a root.
@MainActor
struct Stage {
    let window: UIWindow
    let root: UIViewController

    init(_ root: UIViewController = A(), on device: Headless.Device = .iPhone) {
        Headless.device = device
        Headless.log.clear()
        window = UIWindow(frame: UIScreen.main.bounds)
        self.root = root
        window.rootViewController = root
        window.makeKeyAndVisible()
    }
}

final class A: UIViewController {}
final class B: UIViewController {}
final class C: UIViewController {}
final class D: UIViewController {}

/// Shows one child over its whole view.
final class Container: UIViewController {
    init(_ child: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(child)
        view.addSubview(child.view)
        child.view.frame = view.bounds
        child.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }
}

/// Calls the code that a test gives it.
final class Scripted: UIViewController {
    var whenAppeared: (UIViewController) -> Void = { _ in }
    var whenWillDisappear: (UIViewController) -> Void = { _ in }
    var whenDisappeared: (UIViewController) -> Void = { _ in }

    override func viewDidAppear(_ animated: Bool) { whenAppeared(self) }
    override func viewWillDisappear(_ animated: Bool) { whenWillDisappear(self) }
    override func viewDidDisappear(_ animated: Bool) { whenDisappeared(self) }
}

extension UIViewController {
    func styled(_ style: UIModalPresentationStyle) -> Self {
        modalPresentationStyle = style
        return self
    }
}

/// The calls of appearance in order, as in `A.viewWillAppear`.
@MainActor
func appearances(_ body: () throws -> Void) rethrows -> [String] {
    let names: Set = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
    return try Headless.recording(body).filter { names.contains($0.member) }.map(\.description)
}

@MainActor
func pointer(_ object: AnyObject) -> String { Headless.pointer(object) }
