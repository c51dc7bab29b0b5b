import Testing

@testable import HeadlessUIKit

@MainActor
private final class Delegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
}

@MainActor
private final class Windowless: NSObject, UIApplicationDelegate {}

@MainActor
@Suite(.serialized)
struct LaunchingTests {
    private func launch(
        _ delegate: any UIApplicationDelegate, initial: String = "V1", _ finish: () throws -> Void = {}
    ) throws -> [String] {
        for window in ShownWindows.all {
            window.isHidden = true
        }
        _ = try SegueStage(scene("V1"), initial: initial)
        return try Headless.logging {
            try Headless.launch(mainStoryboard: "Main", delegate: delegate, didFinishLaunching: finish)
        }
    }

    @Test func `The initial scene is there when the launch ends, and appears after it`() throws {
        let delegate = Delegate()
        let log = try launch(delegate) {
            #expect(delegate.window?.rootViewController is V1)
            #expect(delegate.window?.rootViewController?.isViewLoaded == false)
        }
        #expect(log == [])
        #expect(delegate.window?.rootViewController?.appearance.phase == .appeared)
        #expect(UIApplication.shared.keyWindow === delegate.window)
    }

    @Test func `Failure 19: a main storyboard without an initial scene is logged`() throws {
        #expect(
            try launch(Delegate(), initial: "") == [
                "Failed to instantiate the default view controller for UIMainStoryboardFile 'Main' - perhaps the designated entry point is not set?"
            ])
    }

    @Test func `A delegate without a window is logged`() throws {
        #expect(
            try launch(Windowless()) == [
                "The app delegate must implement the window property if it wants to use a main storyboard file."
            ])
    }

    @Test func `Exception 17: a window without a root at the end of the launch`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let exception = #expect(throws: Headless.UIKitException.self) {
            _ = try launch(Delegate()) { window.isHidden = false }
        }
        #expect(exception?.name == .internalInconsistency)
        #expect(
            exception?.reason
                == "Application windows are expected to have a root view controller at the end of application launch")
        window.isHidden = true
    }
}
