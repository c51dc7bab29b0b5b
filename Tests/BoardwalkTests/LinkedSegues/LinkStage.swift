import HeadlessUIKit

@testable import Boardwalk

/// Where links start: keeps what `prepare(for:sender:)` was told, and takes unwindings.
class LinkSourceController: UIViewController, Headless.Connecting {
    var prepared: [UIViewController] = []
    var wasLoadedAtPrepare: [Bool] = []
    var onPrepare: (UIStoryboardSegue) -> Void = { _ in }
    var unwound = 0

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append(segue.destination)
        wasLoadedAtPrepare.append(segue.destination.isViewLoaded)
        onPrepare(segue)
    }

    func comeBack(_ segue: UIStoryboardSegue) {
        unwound += 1
    }

    class var connections: [Headless.Connection] { [.action("comeBack:", LinkSourceController.comeBack)] }
}

/// What links lead to: keeps how it appeared, and unwinds.
class LinkedController: UIViewController, Headless.Connecting {
    var appearances: [Bool] = []
    var note: String?

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances.append(animated)
    }

    class var connections: [Headless.Connection] { [.attribute("note", \LinkedController.note)] }

    /// The segue back to ``LinkSourceController``, for the storyboard of this scene.
    static func unwinding(from id: String) -> String {
        #"<segue destination="exit-\#(id)" kind="unwind" identifier="back" unwindAction="comeBack:" id="back-\#(id)"/>"#
    }
}

/// A segue as XML.
///
/// - Parameter module: the module of the class; nil for a class without one.
func segue(
    _ identifier: String?, to destination: String, kind: String = "custom", className: String? = nil,
    module: String? = "Boardwalk", attributes: String = ""
) -> String {
    let identifier = identifier.map { #" identifier="\#($0)""# } ?? ""
    let module = module.map { #" customModule="\#($0)""# } ?? ""
    let customClass = className.map { #" customClass="\#($0)"\#(module)"# } ?? ""
    let id = "\(destination)-\(kind)-\(identifier.hashValue)-\(className ?? "")"
    return #"<segue destination="\#(destination)" kind="\#(kind)"\#(identifier)\#(customClass)\#(attributes) id="\#(id)"/>"#
}

/// A segue by which a container holds a scene, as XML.
func relationship(_ name: String, to destination: String) -> String {
    #"<segue destination="\#(destination)" kind="relationship" relationship="\#(name)" id="\#(name)-\#(destination)"/>"#
}

extension UIWindow {
    /// A window with a root on screen.
    static func showing(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(origin: .zero, size: Headless.device.size))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    var topmost: UIViewController? { Headless.topmostController(in: self) }
}

extension AppFixture {
    /// The initial scene of a storyboard on screen, in a window.
    func show(_ storyboard: String) -> UIWindow {
        install()
        let root = UIStoryboard(name: storyboard, bundle: nil).instantiateInitialViewController()
        return .showing(root ?? UIViewController())
    }
}
