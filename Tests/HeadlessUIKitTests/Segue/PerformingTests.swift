import Testing

@testable import HeadlessUIKit

@MainActor private var order: [String] = []

/// Keeps the order of what it is told.
private class Arriving: UIViewController {
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        order.append("init(coder:)")
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        order.append("awakeFromNib")
    }

    override func willMove(toParent parent: UIViewController?) { order.append("willMove") }
    override func viewDidLoad() { order.append("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { order.append("viewWillAppear") }
    override func updateViewConstraints() { order.append("updateViewConstraints") }
    override func viewWillLayoutSubviews() { order.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { order.append("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { order.append("viewDidAppear") }
    override func didMove(toParent parent: UIViewController?) { order.append("didMove") }
}

private class Noted: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
        order.append("segue")
    }

    override func perform() {
        order.append("perform")
        super.perform()
    }
}

@MainActor
@Suite(.serialized)
struct PerformingTests {
    @Test func `B2, failure 5: a segue of a control asks, makes, prepares, performs, and only then loads the view`() throws
    {
        let stage = try SegueStage(
            navigation("nav", root: "V1"), scene("V1", subviews: button("b", segue("go", "show", to: "V2"))),
            scene("V2", items: "<size key=\"freeformSize\" width=\"300\" height=\"200\"/>"))
        let nav = try stage.show("nav", as: UINavigationController.self)
        let first = try #require(nav.topViewController as? V1)
        let control = try #require(first.view.subviews.first as? UIButton)
        first.whenPrepared = { #expect(!$0.destination.isViewLoaded) }
        let trace = try calls(
            "shouldPerformSegue(withIdentifier:sender:)", "prepare(for:sender:)", "show", "loadView", "viewDidLoad",
            "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
        ) {
            try Headless.catching { control.sendActions(for: .touchUpInside) }
        }
        #expect(
            trace == [
                "V1.shouldPerformSegue(withIdentifier:sender:)", "V1.prepare(for:sender:)", "V1.show",
                "UINavigationController.show", "V2.loadView", "V2.viewDidLoad", "V1.viewWillDisappear",
                "V2.viewWillAppear", "V1.viewDidDisappear", "V2.viewDidAppear",
            ])
        #expect(first.asked == ["go"])
        #expect(first.senders.first as? UIButton === control)
    }

    @Test func `B2: a pushed scene is made, woken, prepared, loaded, laid out, and has arrived after it has appeared`() throws {
        order = []
        for type in [Arriving.self, Noted.self] as [AnyClass] {
            Headless.register(type)
        }
        let stage = try SegueStage(
            navigation("nav", root: "V1"),
            scene("V1", connections: segue("go", "show", to: "V2", "customClass=\"Noted\"")), scene("V2", "Arriving"))
        let nav = try stage.show("nav", as: UINavigationController.self)
        let first = try #require(nav.topViewController as? V1)
        first.whenPrepared = { _ in order.append("prepare") }
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        #expect(
            order == [
                "init(coder:)", "awakeFromNib", "segue", "prepare", "perform", "willMove", "viewDidLoad", "viewWillAppear",
                "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear", "didMove",
            ])
    }

    @Test func `Q01: a segue that code performs is not asked about`() throws {
        let stage = try SegueStage(scene("V1", connections: segue("go", "presentation", to: "V2")), scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        first.allowsSegues = false
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: 7) }
        #expect(first.asked == [])
        #expect(first.senders.first as? Int == 7)
        #expect(first.presentedViewController is V2)
    }

    @Test func `A source that declines is not prepared, and nothing is made`() throws {
        let stage = try SegueStage(
            scene("V1", subviews: button("b", segue("go", "presentation", to: "V2"))), scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        first.allowsSegues = false
        try Headless.catching { (first.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
        #expect(first.asked == ["go"])
        #expect(first.prepared == [])
        #expect(first.presentedViewController == nil)
    }

    @Test func `An action and a segue of one control come in the document's order`() throws {
        let action = "<action selector=\"act:\" destination=\"V1\" eventType=\"touchUpInside\" id=\"a\"/>"
        for (connections, expected) in [
            (action + segue("go", "presentation", to: "V2"), ["V1.act:", "V1.prepare(for:sender:)"]),
            (segue("go", "presentation", to: "V2") + action, ["V1.prepare(for:sender:)", "V1.act:"]),
        ] {
            let stage = try SegueStage(scene("V1", subviews: button("b", connections)), scene("V2"))
            let first = try stage.show("V1", as: V1.self)
            let trace = try calls("act:", "prepare(for:sender:)") {
                try Headless.catching { (first.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) }
            }
            #expect(trace == expected)
        }
    }

    @Test func `Each performance makes a new destination and a new segue, which then go`() throws {
        let stage = try SegueStage(scene("V1", connections: segue("go", "presentation", to: "V2")), scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        weak var destination: UIViewController?
        var segues: Set<ObjectIdentifier> = []
        for _ in 0..<2 {
            try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
            #expect(first.presentedViewController !== destination)
            destination = first.presentedViewController
            segues.insert(ObjectIdentifier(try #require(first.prepared.last)))
            try Headless.catching { first.dismiss(animated: false) }
        }
        #expect(segues.count == 2)
        first.prepared = []
        #expect(destination == nil)
    }

    // MARK: Kinds

    @Test("Legacy segues do what they always did", arguments: ["push", "show"])
    func pushes(kind: String) throws {
        let stage = try SegueStage(
            navigation("nav", root: "V1"), scene("V1", connections: segue("go", kind, to: "V2")), scene("V2"))
        let nav = try stage.show("nav", as: UINavigationController.self)
        try Headless.catching { nav.topViewController?.performSegue(withIdentifier: "go", sender: nil) }
        #expect(nav.topViewController is V2)
    }

    @Test("These kinds present where no container shows", arguments: ["presentation", "modal", "show", "showDetail"])
    func presents(kind: String) throws {
        let stage = try SegueStage(scene("V1", connections: segue("go", kind, to: "V2")), scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        #expect(first.presentedViewController is V2)
    }

    @Test func `Failure 15: the action that the document names wins over the kind`() throws {
        let stage = try SegueStage(
            navigation("nav", root: "V1"),
            scene("V1", connections: segue("go", "showDetail", to: "V2", "action=\"showViewController:sender:\"")),
            scene("V2"))
        let nav = try stage.show("nav", as: UINavigationController.self)
        try Headless.catching { nav.topViewController?.performSegue(withIdentifier: "go", sender: nil) }
        #expect(nav.topViewController is V2)
        #expect(nav.presentedViewController == nil)
    }

    @Test func `A segue says how its destination is presented, before it is prepared`() throws {
        let stage = try SegueStage(
            scene(
                "V1",
                connections: segue(
                    "go", "presentation", to: "V2",
                    "modalPresentationStyle=\"overFullScreen\" modalTransitionStyle=\"crossDissolve\" animates=\"NO\"")),
            scene("V2", attributes: "modalPresentationStyle=\"formSheet\""))
        let first = try stage.show("V1", as: V1.self)
        first.whenPrepared = {
            #expect($0.destination.modalPresentationStyle == .overFullScreen)
            #expect($0.destination.modalTransitionStyle == .crossDissolve)
        }
        let held = try Headless.holdingTransitions {
            try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        }
        #expect(first.prepared.count == 1)
        #expect(held.map(\.transition.isAnimated) == [false])
    }

    @Test("A segue that does not animate pushes without animation", arguments: [true, false])
    func animation(animates: Bool) throws {
        let stage = try SegueStage(
            navigation("nav", root: "V1"),
            scene("V1", connections: segue("go", "show", to: "V2", animates ? "" : "animates=\"NO\"")), scene("V2"))
        let nav = try stage.show("nav", as: UINavigationController.self)
        let held = try Headless.holdingTransitions {
            try Headless.catching { nav.topViewController?.performSegue(withIdentifier: "go", sender: nil) }
        }
        #expect(held.map(\.transition.isAnimated) == [animates])
    }

    // MARK: Classes

    @Test func `A class of the app on a standard kind does the standard thing by calling super`() throws {
        let stage = try SegueStage(
            scene("V1", connections: segue("go", "presentation", to: "V2", "customClass=\"Fader\"")), scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        let trace = try calls("prepare(for:sender:)", "perform", "present") {
            try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        }
        #expect(trace == ["V1.prepare(for:sender:)", "Fader.perform", "V1.present"])
        #expect(first.presentedViewController is V2)
    }

    @Test(
        "A segue lives as long as what it presents, except in a popover",
        arguments: ["presentation", "popoverPresentation"])
    func retention(kind: String) throws {
        let stage = try SegueStage(
            scene(
                "V1", connections: segue("go", kind, to: "V2", "customClass=\"Fader\" popoverAnchorView=\"V1-view\"")),
            scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        weak let segue = first.prepared.first
        weak let destination = first.presentedViewController
        first.prepared = []
        #expect(destination != nil)
        #expect((segue != nil) == (kind == "presentation"))
        try Headless.catching { first.dismiss(animated: true) }
        #expect(segue == nil)
        #expect(destination == nil)
    }

    @Test func `A window that goes takes a segue and what it presents along`() throws {
        weak var performed: UIStoryboardSegue?
        weak var destination: UIViewController?
        func present() throws {
            let stage = try SegueStage(
                scene("V1", connections: segue("go", "presentation", to: "V2", "customClass=\"Fader\"")), scene("V2"))
            let first = try stage.show("V1", as: V1.self)
            try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
            performed = first.prepared.first
            destination = first.presentedViewController
            first.prepared = []
            #expect(performed != nil && destination != nil)
        }
        try present()
        #expect(performed == nil && destination == nil)
    }

    @Test func `A segue that code makes runs its handler`() throws {
        var count = 0
        let segue = UIStoryboardSegue(identifier: nil, source: V1(), destination: V2()) { count += 1 }
        try Headless.catching { segue.perform() }
        #expect(count == 1)
        #expect(segue.identifier == nil)
    }
}
