import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct RestorableObjectTests {
    @Test func `An app that makes its window itself finds its controllers again`() throws {
        func make(_ delegate: Relaunch.Delegate) {
            let root = Relaunch.Screen()
            root.restorationIdentifier = "root"
            let stack = UINavigationController(rootViewController: root)
            stack.restorationIdentifier = "stack"
            delegate.window = UIWindow(frame: UIScreen.main.bounds)
            delegate.window?.rootViewController = stack
            delegate.window?.makeKeyAndVisible()
        }
        let first = Relaunch.Delegate()
        first.whenLaunching = make
        try Headless.launch(delegate: first)
        let stack = try #require(first.window?.rootViewController as? UINavigationController)
        (stack.topViewController as? Relaunch.Screen)?.note = "kept"
        let made = Relaunch.Made.make()
        stack.present(made, animated: false)
        let state = try #require(try Headless.saveState())
        #expect(state.paths == [["stack"], ["stack", "made"], ["stack", "root"]])
        Relaunch.Made.isWanted = true
        let second = Relaunch.Delegate()
        second.whenLaunching = make
        try Headless.launch(delegate: second, restoring: state)
        let again = try #require(second.window?.rootViewController as? UINavigationController)
        #expect((again.topViewController as? Relaunch.Screen)?.note == "kept")
        #expect(again.presentedViewController is Relaunch.Made)
        #expect(again.presentedViewController !== made)
        second.window?.isHidden = true
    }

    @Test func `Registered objects are saved and restored too`() throws {
        final class Settings: NSObject, UIStateRestoring {
            var value = 0
            var isFinished = false

            func encodeRestorableState(with coder: NSCoder) { coder.encode(value, forKey: "value") }
            func decodeRestorableState(with coder: NSCoder) { value = coder.decodeInteger(forKey: "value") }
            func applicationFinishedRestoringState() { isFinished = true }
        }
        let settings = Settings()
        let first = try Relaunch.launch()
        UIApplication.registerObject(forStateRestoration: settings, restorationIdentifier: "settings")
        settings.value = 7
        let state = try #require(try Headless.saveState())
        #expect(state.paths.contains(["settings"]))
        let fresh = Settings()
        let delegate = Relaunch.Delegate()
        delegate.whenLaunching = { _ in
            UIApplication.registerObject(forStateRestoration: fresh, restorationIdentifier: "settings")
            UIApplication.shared.extendStateRestoration()
        }
        let second = try Relaunch.launch(restoring: state, delegate)
        #expect(fresh.value == 7 && !fresh.isFinished)
        UIApplication.shared.completeStateRestoration()
        #expect(fresh.isFinished)
        _ = (first, second)
    }

    @Test func `What is encoded comes back as it was`() throws {
        let coder = SavingCoder { _ in nil }
        coder.encode(3, forKey: "integer")
        coder.encode(true, forKey: "flag")
        coder.encode(2.5, forKey: "real")
        coder.encode(["a", "b"], forKey: "texts")
        coder.encode(["k": 1], forKey: "table")
        coder.encode(Date(timeIntervalSince1970: 10), forKey: "date")
        coder.encode(IndexPath(row: 2, section: 1), forKey: "path")
        coder.encode(CGRect(x: 1, y: 2.5, width: 3, height: 4), forKey: "rect")
        coder.encode(nil as String?, forKey: "nothing")
        coder.encode(UIViewController(), forKey: "stranger")
        let decoder = RestoringCoder(coder.saved) { _ in nil }
        #expect(decoder.decodeInteger(forKey: "integer") == 3)
        #expect(decoder.decodeBool(forKey: "flag"))
        #expect(decoder.decodeDouble(forKey: "real") == 2.5)
        #expect(decoder.decodeObject(forKey: "texts") as? [String] == ["a", "b"])
        #expect(decoder.decodeObject(forKey: "table") as? [String: Int] == ["k": 1])
        #expect(decoder.decodeObject(forKey: "date") as? Date == Date(timeIntervalSince1970: 10))
        #expect(decoder.decodeObject(forKey: "path") as? IndexPath == IndexPath(row: 2, section: 1))
        #expect(decoder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
        #expect(!decoder.containsValue(forKey: "nothing") && !decoder.containsValue(forKey: "stranger"))
        #expect(decoder.decodeCGPoint(forKey: "missing") == .zero)
        struct Unfit {}
        let exception = Played.exception { coder.encode(Unfit(), forKey: "unfit") }
        #expect(exception?.reason.contains("encodeWithCoder:]: unrecognized selector sent to instance") == true)
    }
}
