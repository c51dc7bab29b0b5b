@testable import HeadlessUIKit

/// Puts a controller on the screen of a device, alone.
@MainActor
func show(_ root: UIViewController, on device: Headless.Device = .iPhone) -> UIWindow {
    for window in ShownWindows.all {
        window.isHidden = true
    }
    // A window that another test left would turn along.
    ScreenFixture.shown = nil
    Headless.device = device
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}

extension Headless.Device {
    /// Turned sideways.
    var turned: Headless.Device {
        var device = self
        device.isLandscape = true
        return device
    }
}
