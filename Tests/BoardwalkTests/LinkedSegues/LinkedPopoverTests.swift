import HeadlessUIKit
import Testing

@testable import Boardwalk

final class AnchoringController: LinkSourceController, PopoverAnchoring {
    let mark = UIView()

    func popoverAnchor(for segue: UIStoryboardSegue) -> PopoverAnchor? {
        .view(mark, rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
}

@MainActor
@Suite("A linked popover", .serialized)
struct LinkedPopoverTests {
    private static let link = segue("Item@Shop", to: "dummy", className: "LinkedStoryboardPopoverSegue")

    private let app = AppFixture([
        "Main": scene("initial", className: "LinkSourceController", connections: link)
            + scene("anchoring", identifier: "Anchoring", className: "AnchoringController", connections: link)
            + scene(
                "modal", identifier: "Modal", className: "LinkSourceController",
                connections: segue("Item@Shop", to: "dummy", className: "LinkedStoryboardModalSegue"))
            + scene("dummy"),
        "Shop": scene("item", identifier: "Item", className: "LinkedController"),
    ])

    private func source(_ identifier: String? = nil) throws -> LinkSourceController {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let made = identifier.map(storyboard.instantiateViewController(withIdentifier:))
            ?? storyboard.instantiateInitialViewController()
        return try #require(made as? LinkSourceController)
    }

    private func popover(
        from source: LinkSourceController, _ prepare: @escaping (UIStoryboardSegue) -> Void = { _ in }
    ) throws -> UIPopoverPresentationController {
        Headless.device = .iPad
        defer { Headless.device = .iPhone }
        source.onPrepare = prepare
        let window = UIWindow.showing(source)
        source.performSegue(withIdentifier: "Item@Shop", sender: nil)
        #expect(window.topmost is LinkedController)
        return try #require(source.presentedViewController?.popoverPresentationController)
    }

    @Test("without an anchor opens in the middle of the source, without an arrow: RBStoryboardLink#41, Provenance#1833")
    func popoverWithoutAnchor() throws {
        app.install()
        let source = try source()
        let popover = try popover(from: source)
        #expect(popover.sourceView === source.view)
        #expect(popover.sourceRect == CGRect(x: source.view.bounds.midX, y: source.view.bounds.midY, width: 0, height: 0))
        #expect(popover.permittedArrowDirections.isEmpty)
    }

    @Test("by a modal segue whose scene is in that style needs no anchor either")
    func modalPopover() throws {
        app.install()
        let source = try source("Modal")
        let popover = try Headless.catching {
            try self.popover(from: source) { $0.destination.modalPresentationStyle = .popover }
        }
        #expect(popover.sourceView === source.view && popover.permittedArrowDirections.isEmpty)
    }

    @Test("points at the anchor that prepare sets, which may be what started the segue: P042")
    func popoverAnchor() throws {
        app.install()
        let button = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
        let popover = try popover(from: source()) {
            ($0 as? any AnchoredSegue)?.anchor = PopoverAnchor(sender: button)
        }
        #expect(popover.barButtonItem === button)
        #expect(popover.permittedArrowDirections == .any)
    }

    @Test("points at what the source answers")
    func popoverProtocol() throws {
        app.install()
        let source = try source("Anchoring")
        let popover = try popover(from: source)
        #expect(popover.sourceView === (source as? AnchoringController)?.mark)
        #expect(popover.sourceRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("points where prepare has anchored it by UIKit's own means")
    func popoverByHand() throws {
        app.install()
        let mark = UIView()
        let popover = try popover(from: source()) { $0.destination.popoverPresentationController?.sourceView = mark }
        #expect(popover.sourceView === mark)
        #expect(popover.permittedArrowDirections == .any)
    }

    @Test("takes a view, a gesture's view or a bar button item for an anchor, and nothing else")
    func senders() {
        let view = UIView()
        let gesture = UITapGestureRecognizer()
        view.addGestureRecognizer(gesture)
        for sender in [view, gesture] as [Any] {
            guard case .view(let anchor, nil) = PopoverAnchor(sender: sender) else {
                Issue.record("\(sender) is no anchor")
                continue
            }
            #expect(anchor === view)
        }
        #expect(PopoverAnchor(sender: nil) == nil)
        #expect(PopoverAnchor(sender: "button") == nil)
    }
}
