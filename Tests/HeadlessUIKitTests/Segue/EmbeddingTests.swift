import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct EmbeddingTests {
    private func container(_ id: String, _ connections: String) -> String {
        """
        <containerView id="\(id)"><rect key="frame" x="10" y="20" width="200" height="300"/>
        <connections>\(connections)</connections></containerView>
        """
    }

    @Test func `B2: the parent is prepared, the child's view loads, then the parent's viewDidLoad comes`() throws {
        let stage = try SegueStage(
            scene("V1", subviews: container("c", segue("in", "embed", to: "V2", "customClass=\"Missing\""))),
            scene("V2"))
        let parent = try stage.make("V1", as: V1.self)
        let trace = try calls(
            "prepare(for:sender:)", "willMove(toParent:)", "didMove(toParent:)", "loadView", "viewDidLoad"
        ) {
            try Headless.catching { parent.loadViewIfNeeded() }
        }
        #expect(
            trace == [
                "V1.loadView", "V1.prepare(for:sender:)", "V2.willMove(toParent:)", "V2.loadView", "V2.viewDidLoad",
                "V2.didMove(toParent:)", "V1.viewDidLoad",
            ])
        #expect(parent.senders.count == 1)
        #expect(parent.senders.first.map { $0 == nil } == true)
        #expect(parent.children.first is V2)
        #expect(parent.children.first?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
        #expect(parent.prepared.first.map { type(of: $0) == UIStoryboardSegue.self } == true)
    }

    @Test func `Exception 9, failure 9: an embed segue that is performed again`() throws {
        let stage = try SegueStage(scene("V1", subviews: container("c", segue("in", "embed", to: "V2"))), scene("V2"))
        let parent = try stage.show("V1", as: V1.self)
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { parent.performSegue(withIdentifier: "in", sender: nil) }
        }
        #expect(exception?.name == .internalInconsistency)
        #expect(
            exception?.reason
                == "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a subview was added programmatically?"
        )
        #expect(parent.children.count == 1)
    }

    @Test func `A parent that declines can embed later`() throws {
        let stage = try SegueStage(scene("V1", subviews: container("c", segue("in", "embed", to: "V2"))), scene("V2"))
        let parent = try stage.make("V1", as: V1.self)
        parent.allowsSegues = false
        try Headless.catching { parent.loadViewIfNeeded() }
        #expect(parent.children == [])
        try Headless.catching { parent.performSegue(withIdentifier: "in", sender: nil) }
        #expect(parent.children.count == 1)
    }

    @Test("Scenes that embed themselves, once or twice over, end with an exception", arguments: [1, 2])
    func endless(count: Int) throws {
        let containers = (0..<count).map { container("c\($0)", segue("in\($0)", "embed", to: "V1")) }
        let stage = try SegueStage(scene("V1", subviews: containers.joined()))
        let parent = try stage.make("V1", as: V1.self)
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { parent.loadViewIfNeeded() }
        }
        #expect(exception?.reason == "The scenes of storyboard 'Main' are embedded in each other without end.")
        #expect(exception?.name.isOfUIKit == false)
    }

    @Test("Scenes in each other may be deep, and beyond a bound it is told that there is one", arguments: [100, 200, 300])
    func deep(depth: Int) throws {
        let scenes = (0..<depth).map { number in
            let inner = number + 1 == depth ? "" : container("c\(number)", segue("in\(number)", "embed", to: "s\(number + 1)"))
            return scene("s\(number)", "V1", subviews: inner)
        }
        let stage = try SegueStage(scenes.joined())
        let parent = try stage.make("s0", as: V1.self)
        guard depth > 256 else {
            try Headless.catching { parent.loadViewIfNeeded() }
            #expect(sequence(first: parent as UIViewController, next: { $0.children.first }).count { _ in true } == depth)
            return
        }
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { parent.loadViewIfNeeded() }
        }
        #expect(exception?.name == .limit)
        #expect(exception?.reason == "The scenes of storyboard 'Main' are embedded in each other more than 256 deep.")
    }

    @Test func `An embedded navigation controller has its root, and all of it goes with the parent`() throws {
        let stage = try SegueStage(
            scene("V1", subviews: container("c", segue("in", "embed", to: "nav"))), navigation("nav", root: "V2"),
            scene("V2"))
        weak var parent: V1?
        weak var child: UIViewController?
        do {
            let made = try stage.show("V1", as: V1.self)
            child = (made.children.first as? UINavigationController)?.topViewController
            #expect(child is V2)
            #expect(child?.appearance.phase == .appeared)
            parent = made
            made.prepared = []
            try stage.show(V3())
        }
        #expect(parent == nil)
        #expect(child == nil)
    }

    @Test func `B2: a relationship makes its scene along with the container, prepares nobody and is not performed`() throws {
        final class Preparing: UINavigationController {
            var prepared = 0
            override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared += 1 }
        }
        Headless.register(Preparing.self, as: "Preparing")
        let root = """
            <segue destination="V1" kind="relationship" relationship="rootViewController" identifier="root" id="r"/>
            """
        let stage = try SegueStage(
            scene("nav", "Preparing", kind: "navigationController", connections: root), scene("V1"))
        let nav = try stage.show("nav", as: Preparing.self)
        #expect(nav.topViewController is V1)
        #expect(nav.prepared == 0)
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { nav.performSegue(withIdentifier: "root", sender: nil) }
        }
        #expect(exception?.reason.hasSuffix("has no segue with identifier 'root'") == true)
    }
}
