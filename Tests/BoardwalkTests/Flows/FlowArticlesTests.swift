import Foundation
import HeadlessUIKit
import Testing

@testable import Boardwalk

struct Order: Equatable {
    var number: Int
}

final class CheckoutController: StoryboardController<Order> {}

final class PreparedCheckoutController: StoryboardController<Order> {
    var order: Order?

    override func prepare(_ scene: UIViewController) {
        (scene as? PaymentViewController)?.order = order
    }
}

final class PaymentViewController: UIViewController {
    var order: Order?

    func pay() {
        let checkout = storyboardController as? CheckoutController
        checkout?.finish(with: Order(number: 7))
    }
}

final class BasketViewController: UIViewController, StoryboardControllerDelegate {
    private(set) var shown: [Order?] = []
    private let buyButton = UIBarButtonItem(title: "Buy", style: .plain, target: nil, action: nil)

    func show(_ order: Order?) {
        shown.append(order)
    }

    func buy() async throws {
        let outcome = try await CheckoutController().present(from: self)
        if case .finished(let order) = outcome {
            show(order)
        }
    }

    func buyWithClosure() throws {
        try CheckoutController().present(from: self) { outcome in
            self.show(outcome.result)
        }
    }

    func buy(with checkout: CheckoutController) throws {
        checkout.delegate = self
        try checkout.present()
    }

    func buyInPopover() throws {
        navigationItem.rightBarButtonItem = buyButton
        try CheckoutController().present(from: self, anchor: .barButtonItem(buyButton)) { _ in }
    }

    func enter() throws {
        guard let navigationController else { return }
        try CheckoutController().present(from: navigationController, entering: ["Cart", "Payment@Checkout"]) { _ in }
    }

    func viewController(presenting storyboardController: AnyStoryboardController) -> UIViewController? {
        navigationController
    }

    func storyboardController(_ storyboardController: AnyStoryboardController, didEnd outcome: FlowOutcome<Any>) {
        switch outcome {
        case .finished(let order as Order): show(order)
        case .finished, .cancelled, .left: break
        }
    }
}

@MainActor
@Suite("The articles about flows", .serialized)
struct FlowArticlesTests {
    private let app = AppFixture([
        "Basket": scene("initial", className: "BasketViewController"),
        "Checkout": scene("initial", identifier: "Payment", className: "PaymentViewController")
            + scene("cart", identifier: "Cart"),
    ])

    private func shownBasket() throws -> (UIWindow, UINavigationController, BasketViewController) {
        app.install()
        let basket = try UIStoryboard.scene(at: "@Basket", as: BasketViewController.self)
        let navigationController = UINavigationController(rootViewController: basket)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = navigationController
        window.makeKeyAndVisible()
        return (window, navigationController, basket)
    }

    @Test("Every line of code in them is compiled here", arguments: ["Flows", "TestingFlows"])
    func articlesAreCompiled(article: String) throws {
        let here = URL(fileURLWithPath: #filePath)
        let package = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = package.appendingPathComponent("Sources/Boardwalk/Boardwalk.docc/\(article).md")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
        let compiled = Set(
            try String(contentsOf: here, encoding: .utf8).split(separator: "\n")
                .map { $0.trimmingCharacters(in: .whitespaces) })
        var isCode = false
        var count = 0
        for line in lines {
            if line.hasPrefix("```") {
                isCode = line == "```swift"
            } else if isCode, !line.isEmpty {
                count += 1
                #expect(compiled.contains(line.trimmingCharacters(in: .whitespaces)))
            }
        }
        #expect(count > 10)
    }

    @Test("A test shows a window, drives it and reads outcomes")
    func testing() throws {
        app.install()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = try UIStoryboard.scene(at: "@Basket")
        window.makeKeyAndVisible()
        let basket = try #require(window.rootViewController)
        let checkout = CheckoutController()
        var outcomes: [FlowOutcome<Order>] = []
        try checkout.present(from: basket) { outcomes.append($0) }
        let payment = try #require(checkout.rootViewController as? PaymentViewController)
        payment.pay()
        #expect(outcomes == [.finished(Order(number: 7))])
        #expect(basket.presentedViewController == nil)

        try checkout.present(from: basket) { outcomes.append($0) }
        try Headless.swipeDown(#require(checkout.rootViewController))
        #expect(outcomes.last == .left)

        let leaks = try Headless.leaks {
            try CheckoutController().present(from: basket) { _ in }
            try basket.dismissStoryboardController(animated: true)
        }
        #expect(leaks.isEmpty)
        #expect(outcomes.count == 2)

        Headless.device = .iPad
        try checkout.present(from: basket, anchor: .rect(in: basket.view)) { outcomes.append($0) }
        try Headless.tapOutside(#require(checkout.rootViewController))
        #expect(outcomes.last == .left)
    }

    @Test("A swipe that is let go too early ends nothing")
    func cancelledSwipe() throws {
        let (window, navigationController, _) = try shownBasket()
        let checkout = CheckoutController()
        var outcomes: [FlowOutcome<Order>] = []
        try checkout.present(from: navigationController) { outcomes.append($0) }
        let swipe = try Headless.holdingTransitions { try Headless.swipeBack(in: navigationController) }
        try swipe.first?.cancel()
        #expect(checkout.isPresented)
        #expect(outcomes.isEmpty)
        withExtendedLifetime(window) {}
    }

    @Test("A delegate and a closure learn the result")
    func results() throws {
        let (window, navigationController, basket) = try shownBasket()
        try basket.buyWithClosure()
        (basket.presentedViewController as? PaymentViewController)?.pay()
        let checkout = CheckoutController()
        try basket.buy(with: checkout)
        (navigationController.topViewController as? PaymentViewController)?.pay()
        #expect(basket.shown == [Order(number: 7), Order(number: 7)])
        withExtendedLifetime(window) {}
    }

    @Test("A flow is presented in a popover, entered in the middle, and prepares its scenes")
    func others() throws {
        let (window, navigationController, basket) = try shownBasket()
        try basket.buyInPopover()
        #expect(basket.presentedViewController?.modalPresentationStyle == .popover)
        try basket.dismissStoryboardController(animated: true)
        try basket.enter()
        #expect(navigationController.viewControllers.count == 3)
        let prepared = PreparedCheckoutController(storyboardName: "Checkout")
        prepared.order = Order(number: 3)
        try navigationController.present(prepared, animated: true)
        #expect((navigationController.topViewController as? PaymentViewController)?.order?.number == 3)
        withExtendedLifetime(window) {}
    }

    @Test("A task that waits goes on with the result")
    func waiting() async throws {
        let (window, _, basket) = try shownBasket()
        let task = Task.immediate { try await basket.buy() }
        (basket.presentedViewController as? PaymentViewController)?.pay()
        try await task.value
        #expect(basket.shown == [Order(number: 7)])
        withExtendedLifetime(window) {}
    }
}
