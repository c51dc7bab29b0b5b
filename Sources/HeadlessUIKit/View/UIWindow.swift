/// The view at the top, which shows a view controller.
@MainActor
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            changeRoot(from: oldValue)
        }
    }

    final override var asWindow: UIWindow? { self }
    open private(set) var isKeyWindow = false
    open var windowLevel = Level.normal
    open var screen = UIScreen.main

    /// How high above others a window lies.
    public struct Level: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1_000)
        public static let alert = Level(2_000)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    /// What lives as long as the presentations in the window do.
    final var companions: [ObjectIdentifier: AnyObject] = [:]

    /// The traits of a window that does not fill the screen.
    final var traits: UITraitCollection?

    open override var traitCollection: UITraitCollection { ownTraits(in: traits ?? Headless.deviceTraits) }

    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden {
                ShownWindows.remove(self)
            } else {
                ShownWindows.add(self)
            }
            Headless.shell { () throws(UIKitException) in
                try isHidden ? hideRoot() : showRoot()
            }
        }
    }

    open override var next: UIResponder? { UIApplication.shared }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    open func makeKey() {
        guard KeyWindow.current !== self else { return }
        let former = KeyWindow.current
        former?.isKeyWindow = false
        KeyWindow.current = self
        isKeyWindow = true
        former?.resignKey()
        becomeKey()
    }

    /// Called when the window has become the key window.
    open func becomeKey() {}

    /// Called when another window has become the key window.
    open func resignKey() {}

    // MARK: Root

    private func changeRoot(from former: UIViewController?) {
        Headless.shell { () throws(UIKitException) in
            guard !isHidden else { return }
            if let former {
                // What the former root presents stays on screen, as in UIKit.
                let includesPresented = former.presentation.presented == nil
                try former.appearance(.willDisappear, animated: false, includesPresented: includesPresented)
                former.viewIfLoaded?.removeFromSuperview()
                try former.appearance(.didDisappear, animated: false, includesPresented: includesPresented)
            }
            try showRoot()
        }
    }

    private func showRoot() throws(UIKitException) {
        guard let root = rootViewController else { return }
        try root.loadViewThrowing()
        try root.appearance(.willAppear, animated: false)
        if !root.isCovered {
            root.view.frame = bounds
            insertSubview(root.view, at: 0)
        }
        try root.appearance(.isAppearing, animated: false)
        layoutIfNeeded()
        try root.appearance(.didAppear, animated: false)
    }

    private func hideRoot() throws(UIKitException) {
        guard let root = rootViewController else { return }
        try root.appearance(.willDisappear, animated: false)
        root.viewIfLoaded?.removeFromSuperview()
        try root.appearance(.didDisappear, animated: false)
    }
}

/// Which window has the keyboard.
@MainActor
enum KeyWindow {
    static weak var current: UIWindow?
}
