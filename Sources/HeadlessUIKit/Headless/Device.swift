extension Headless {
    /// The device that the app runs on.
    public struct Device: Hashable, Sendable {
        /// In points, upright.
        public var size: CGSize
        public var idiom: UIUserInterfaceIdiom
        public var scale: CGFloat
        public var orientation = UIInterfaceOrientation.portrait
        /// Whether the interface is light or dark.
        public var userInterfaceStyle = UIUserInterfaceStyle.light

        public static let iPhone = Device(size: CGSize(width: 393, height: 852), idiom: .phone, scale: 3)
        public static let iPhoneMax = Device(size: CGSize(width: 428, height: 926), idiom: .phone, scale: 3)
        public static let iPhoneSE = Device(size: CGSize(width: 375, height: 667), idiom: .phone, scale: 2)
        public static let iPad = Device(size: CGSize(width: 768, height: 1_024), idiom: .pad, scale: 2)

        public init(size: CGSize, idiom: UIUserInterfaceIdiom, scale: CGFloat) {
            self.size = size
            self.idiom = idiom
            self.scale = scale
        }

        /// Whether the device is turned sideways.
        public var isLandscape: Bool {
            get { orientation.isLandscape }
            set {
                if newValue != isLandscape {
                    orientation = newValue ? .landscapeLeft : .portrait
                }
            }
        }

        /// In points, in the current orientation.
        public var bounds: CGRect {
            CGRect(
                x: 0, y: 0, width: isLandscape ? size.height : size.width, height: isLandscape ? size.width : size.height)
        }

        /// The size classes are those that Apple's guidelines give for the device and orientation.
        @MainActor
        var traits: UITraitCollection {
            let traits = UITraitCollection()
            traits.userInterfaceIdiom = idiom
            traits.displayScale = scale
            traits.userInterfaceStyle = userInterfaceStyle
            let isLargePhone = max(size.width, size.height) >= 736 && min(size.width, size.height) >= 414
            traits.horizontalSizeClass = idiom == .pad || (isLandscape && isLargePhone) ? .regular : .compact
            traits.verticalSizeClass = idiom == .pad || !isLandscape ? .regular : .compact
            return traits
        }

        /// The traits of a window that does not fill the screen.
        @MainActor
        func traits(in size: CGSize) -> UITraitCollection {
            let traits = self.traits
            if idiom == .pad, size.width < UnconfirmedTraits.leastRegularWidth, size.width < bounds.width {
                traits.horizontalSizeClass = .compact
            }
            return traits
        }
    }

    /// The device; a new window has its size.
    ///
    /// The windows on screen that fill it change with it, as in a rotation.
    public static var device = Device.iPhone {
        didSet {
            if device != oldValue {
                changeDevice(from: oldValue)
            }
        }
    }

    static var deviceTraits = Device.iPhone.traits
}
