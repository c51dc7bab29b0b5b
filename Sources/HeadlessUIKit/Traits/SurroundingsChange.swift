/// A change of a window's size or traits, told in UIKit's order: new traits, new size, then, with both in force,
/// `traitCollectionDidChange` and the layout.
@MainActor
struct SurroundingsChange {
    private let window: UIWindow
    private let size: CGSize
    private let traits: UITraitCollection
    private let former: TraitChange
    private let formerTraits: UITraitCollection
    private let formerSize: CGSize
    /// The root and what is presented above it, from the bottom.
    private let tops: [UIViewController]
    private let transition: Transition

    init(of window: UIWindow, to size: CGSize, traits: UITraitCollection) {
        self.window = window
        self.size = size
        self.traits = traits
        formerSize = window.bounds.size
        formerTraits = window.traitCollection
        tops = window.rootViewController.map(\.withPresented) ?? []
        former = TraitChange(of: tops)
        transition = Transition(from: nil, to: nil, isAnimated: true)
    }

    /// Announces the change.
    func begin() throws(UIKitException) {
        for top in tops {
            top.surroundings = transition
        }
        if !traits.hasSameTraits(as: formerTraits) {
            for top in tops {
                top.presentation.controller?.willTransition(to: traits, with: transition)
                Headless.note(top, "willTransition(to:)")
                top.willTransition(to: traits, with: transition)
                try Headless.propagate()
            }
        }
        for top in tops where fillsWindow(top) && size != formerSize {
            top.presentation.controller?.viewWillTransition(to: size, with: transition)
            Headless.note(top, "viewWillTransition(to:)")
            top.viewWillTransition(to: size, with: transition)
            try Headless.propagate()
        }
    }

    /// Brings the change to its end; the screen and its traits must have been changed before.
    func end() throws(UIKitException) {
        let filling = tops.filter(fillsWindow)
        window.frame.size = size
        for top in filling {
            // The root fills its window whatever its document says of its margins.
            top.viewIfLoaded?.frame = CGRect(
                origin: top === window.rootViewController ? .zero : top.view.frame.origin, size: size)
        }
        for controller in tops.flatMap(\.withDescendants) {
            controller.appearance.needsConstraints = true
            try controller.adapt()
        }
        if !traits.hasSameTraits(as: formerTraits) {
            for top in tops {
                try top.presentationOfSelf?.adaptOnScreen(to: window.traitCollection)
            }
            window.traitCollectionDidChange(formerTraits)
            try former.tell()
        }
        window.layoutIfNeeded()
        try transition.run { [tops] _ throws(UIKitException) in
            for top in tops {
                top.surroundings = nil
            }
        }
    }

    private func fillsWindow(_ top: UIViewController) -> Bool {
        top.viewIfLoaded?.frame.size == formerSize
    }
}

extension UIViewController {
    /// The change of the window's size or traits that is going on.
    var changeOfSurroundings: Transition? {
        sequence(first: self) { $0.parent }.lazy.compactMap(\.surroundings).first
    }

    /// The controller, what it or a child presents, and so on upwards.
    var withPresented: [UIViewController] {
        var tops = [self]
        var index = 0
        while index < tops.count {
            for controller in tops[index].withDescendants {
                if let presented = controller.presentation.presented, !tops.contains(where: { $0 === presented }) {
                    tops.append(presented)
                }
            }
            index += 1
        }
        return tops
    }
}
