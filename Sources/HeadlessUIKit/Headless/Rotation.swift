extension Headless {
    /// Turns the device, and with it the interface, if what is on screen supports the orientation.
    ///
    /// - Returns: whether the interface turned; an interface that does not support the orientation stays.
    @discardableResult
    public static func rotate(to orientation: UIInterfaceOrientation) -> Bool {
        guard orientation != .unknown, ShownWindows.all.allSatisfy({ $0.supports(orientation) }) else { return false }
        device.orientation = orientation
        return true
    }

    /// Gives a window another size, as when two apps share the screen of an iPad.
    ///
    /// A window that does not fill the screen keeps its size when the device turns.
    /// - Parameter size: in points. An iPad's window that is too narrow for regular width becomes compact.
    public static func resize(_ window: UIWindow, to size: CGSize) {
        let traits = device.traits(in: size)
        shell { () throws(UIKitException) in
            let change = SurroundingsChange(of: window, to: size, traits: traits)
            try change.begin()
            window.traits = traits
            try change.end()
        }
    }

    /// Puts another device, or the same one turned, under the windows on screen.
    static func changeDevice(from former: Device) {
        let traits = device.traits
        shell { () throws(UIKitException) in
            let windows = ShownWindows.all
            let changes = windows.map { window in
                let fills = window.bounds.size == former.bounds.size
                let size = fills ? device.bounds.size : window.bounds.size
                return (window, SurroundingsChange(of: window, to: size, traits: device.traits(in: size)), size)
            }
            for (_, change, _) in changes {
                try change.begin()
            }
            apply(traits)
            for (window, change, size) in changes {
                window.traits = size == device.bounds.size ? nil : device.traits(in: size)
                try change.end()
            }
        }
        apply(traits)
    }

    private static func apply(_ traits: UITraitCollection) {
        UIScreen.main.bounds = device.bounds
        UIScreen.main.scale = device.scale
        deviceTraits = traits
    }
}

extension UIWindow {
    /// The controller that fills the screen decides.
    fileprivate func supports(_ orientation: UIInterfaceOrientation) -> Bool {
        guard let root = rootViewController else { return true }
        let deciding = root.withPresented.last { $0.modalPresentationStyle == .fullScreen } ?? root
        return deciding.shouldAutorotate && deciding.supportedInterfaceOrientations.allows(orientation)
    }
}
