import HeadlessUIKit
import Testing

@testable import Boardwalk

final class FlowHome: UIViewController {}
final class FlowCart: UIViewController {}

/// A scene that finishes its flow at once.
final class FlowHasty: UIViewController {
    enum Moment: CaseIterable {
        case viewDidLoad
        case viewWillAppear
        case viewDidAppear
    }

    static var moment = Moment.viewDidLoad

    override func viewDidLoad() {
        super.viewDidLoad()
        finish(at: .viewDidLoad)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        finish(at: .viewWillAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        finish(at: .viewDidAppear)
    }

    private func finish(at moment: Moment) {
        guard moment == Self.moment else { return }
        (storyboardController as? PurchaseController)?.finish(with: "hasty")
    }
}

final class PurchaseController: StoryboardController<String> {}

/// Begins with another scene than the initial one of its storyboard.
final class PaymentOnlyController: StoryboardController<String> {
    init() {
        super.init(storyboardName: "Purchase")
    }

    override var firstSceneIdentifier: String? { "Payment" }
}

/// Does something while its first scene is being prepared.
final class EarlyController: StoryboardController<String> {
    var act: ((EarlyController) throws -> Void)?
    private(set) var error: (any Error)?

    init() {
        super.init(storyboardName: "Purchase")
    }

    override func prepare(_ scene: UIViewController) {
        do {
            try act?(self)
        } catch {
            self.error = error
        }
    }
}

/// Notes the scenes that it prepares, and so keeps them.
final class PreparingController: StoryboardController<String> {
    private(set) var prepared: [UIViewController] = []

    override func prepare(_ scene: UIViewController) {
        prepared.append(scene)
    }
}

final class WizardStoryboardController: StoryboardController<Int> {}

/// An app with flows, a window that shows it, and a record of how flows ended.
@MainActor
final class FlowFixture {
    private static let app = AppFixture([
        "Main": scene("initial", "navigationController", connections: root("home"))
            + scene("home", className: "FlowHome")
            + scene(
                "tabs", "tabBarController", identifier: "Tabs",
                connections: tab("initial", 1) + tab("other", 2))
            + scene("other", identifier: "Other"),
        "Purchase": scene("initial", identifier: "Cart", className: "FlowCart", connections: show("address", "toAddress")
            + show("terms", "toTerms"))
            + scene("address", identifier: "Address", connections: show("payment", "toPayment"))
            + scene("payment", identifier: "Payment", connections: unwind("toHome", "back"))
            + reference("terms", storyboard: "Legal", scene: nil),
        "Legal": scene("initial", identifier: "Terms", connections: show("more", "toMore")) + scene("more", identifier: "More"),
        "Wizard": scene("initial", "navigationController", identifier: "Steps", connections: root("step"))
            + scene("step", identifier: "Step", connections: show("next", "toNext"))
            + scene("next", identifier: "Next"),
        "Columns": scene("initial", "splitViewController", identifier: "Columns"),
        "Hasty": scene("initial", className: "FlowHasty"),
        "Hollow": scene("initial", "navigationController"),
        "Loose": scene("lonely", identifier: "Lonely"),
    ])

    let window: UIWindow
    let navigationController: UINavigationController
    private(set) var outcomes: [String] = []

    /// - Parameter tabs: whether the navigation controller lies in a tab bar controller.
    init(on device: Headless.Device = .iPhone, tabs: Bool = false) throws {
        Self.app.install()
        Headless.device = device
        let main = try UIStoryboard.named("Main")
        let root = try main.scene(at: tabs ? "Tabs" : SceneAddress())
        navigationController = try #require((tabs ? root.children.first : root) as? UINavigationController)
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
    }

    /// As at the beginning, after other tests may have run.
    func install() {
        Self.app.install()
    }

    var home: UIViewController { navigationController.viewControllers[0] }
    var stack: [UIViewController] { navigationController.viewControllers }

    /// A completion that notes the outcome.
    func note<Result>(_ name: String = "flow") -> (FlowOutcome<Result>) -> Void {
        { [weak self] outcome in self?.outcomes.append("\(name) \(outcome)") }
    }

    private static func root(_ id: String) -> String {
        #"<segue destination="\#(id)" kind="relationship" relationship="rootViewController" id="root-\#(id)"/>"#
    }

    private static func tab(_ id: String, _ number: Int) -> String {
        #"<segue destination="\#(id)" kind="relationship" relationship="viewControllers" id="tab-\#(number)"/>"#
    }

    private static func show(_ id: String, _ identifier: String) -> String {
        #"<segue destination="\#(id)" kind="show" identifier="\#(identifier)" id="show-\#(identifier)"/>"#
    }

    private static func unwind(_ identifier: String, _ action: String) -> String {
        #"<segue destination="exit-payment" kind="unwind" identifier="\#(identifier)" unwindAction="\#(action)" id="unwind"/>"#
    }
}

@MainActor
extension FlowFixture {
    /// A flow in the stack of the navigation controller.
    func pushed() throws -> PurchaseController {
        let flow = PurchaseController()
        try flow.present(from: navigationController, completion: note())
        return flow
    }

    /// A flow over the first scene.
    func modal() throws -> PurchaseController {
        let flow = PurchaseController()
        try flow.present(from: home, completion: note())
        return flow
    }
}

/// A delegate that gives a view controller and notes what it is told.
@MainActor
final class FlowDelegate: StoryboardControllerDelegate {
    var presenter: UIViewController?
    var first: String?
    private(set) var told: [String] = []

    init(_ presenter: UIViewController?, first: String? = nil) {
        self.presenter = presenter
        self.first = first
    }

    func viewController(presenting storyboardController: AnyStoryboardController) -> UIViewController? { presenter }
    func firstSceneIdentifier(of storyboardController: AnyStoryboardController) -> String? { first }

    func storyboardController(
        _ storyboardController: AnyStoryboardController, didEnd outcome: FlowOutcome<Any>
    ) {
        told.append("\(DeclaredName.of(type(of: storyboardController))) \(outcome)")
    }
}
