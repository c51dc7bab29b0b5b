import Foundation
import HeadlessUIKit

/// What changes on screen, in a small app on one core. Each push and presentation makes its scene anew.
@MainActor
enum TransitionBenchmark {
    static func run() {
        print("Transitions of a small app, one core")
        Headless.loader = SmallApp.loader
        guard let app = App() else { return print("  The small app cannot be made") }
        measured("push by a segue, pop", 2, 5_000) {
            app.list.performSegue(withIdentifier: "book", sender: nil)
            app.navigation.popViewController(animated: true)
        }
        let book = app.storyboard.instantiateViewController(withIdentifier: "book")
        measured("push of one that exists, pop", 2, 5_000) {
            app.navigation.pushViewController(book, animated: true)
            app.navigation.popViewController(animated: true)
        }
        app.navigation.pushViewController(book, animated: true)
        measured("present by a segue, dismiss", 2, 5_000) {
            book.performSegue(withIdentifier: "basket", sender: nil)
            book.dismiss(animated: true)
        }
        app.navigation.popViewController(animated: true)
        measured("push by a segue, unwind", 2, 5_000) {
            app.list.performSegue(withIdentifier: "book", sender: nil)
            app.navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
        }
        measured("push, present, unwind through both", 3, 5_000) {
            app.list.performSegue(withIdentifier: "book", sender: nil)
            app.navigation.topViewController?.performSegue(withIdentifier: "basket", sender: nil)
            app.navigation.presentedViewController?.performSegue(withIdentifier: "done", sender: nil)
        }
        app.window.isHidden = true
        flow()
        memory()
        print("")
    }

    @MainActor
    private struct App {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let window = UIWindow(frame: UIScreen.main.bounds)
        let navigation: UINavigationController
        let list: UIViewController

        init?() {
            guard let navigation = storyboard.instantiateInitialViewController() as? UINavigationController,
                let list = navigation.topViewController
            else { return nil }
            self.navigation = navigation
            self.list = list
            window.rootViewController = navigation
            window.makeKeyAndVisible()
        }
    }

    private static func measured(_ name: String, _ transitions: Int, _ count: Int, _ body: () -> Void) {
        let time = processorMilliseconds(runs: 5) {
            for _ in 0..<count {
                body()
            }
        }
        print("  \(padded(name, to: 36)) \(perSecond(transitions * count, time))")
    }

    /// Four times: to the book, typing there, to the basket, typing there, back to the list; each step as a user does it.
    private static func flow() {
        let run: () throws -> Void = {
            guard let app = App() else { return }
            for _ in 0..<4 {
                try Headless.tap(accessibilityIdentifier: "list-go")
                try type("Moby Dick", in: app.window)
                try Headless.tap(accessibilityIdentifier: "book-go")
                try type("two", in: app.window)
                try Headless.tap(accessibilityIdentifier: "basket-go")
            }
            guard Headless.topmostController(in: app.window) === app.list else { throw WrongEnd() }
            app.window.isHidden = true
        }
        do {
            try run()
            let time = processorMilliseconds(runs: 200) { try? run() }
            print("  \(padded("a flow of twenty steps", to: 36)) \(format(time)) ms")
        } catch {
            print("  The flow fails: \(error)")
        }
    }

    private struct WrongEnd: Error {}

    private static func type(_ text: String, in window: UIWindow) throws {
        let views = Headless.topmostController(in: window)?.view.subviews ?? []
        guard let field = views.first(where: { $0 is UITextField }) else { throw WrongEnd() }
        try Headless.typeText(text, into: field)
    }

    private static func memory() {
        guard let app = App() else { return }
        let cycle = {
            app.list.performSegue(withIdentifier: "book", sender: nil)
            app.navigation.popViewController(animated: true)
        }
        (0..<1_000).forEach { _ in cycle() }
        guard let before = residentBytes() else { return }
        (0..<100_000).forEach { _ in cycle() }
        guard let after = residentBytes() else { return }
        print("  \(padded("growth over 100,000 pushes and pops", to: 36)) \((after - before) / 1_024) KiB")
        app.window.isHidden = true
    }
}
