/// Tells controllers and views that their traits have changed.
@MainActor
struct TraitChange {
    private let former: [(controller: UIViewController, traits: UITraitCollection)]
    private var view: (view: UIView, traits: UITraitCollection)?

    /// Notes the traits before the change.
    ///
    /// - Parameter controllers: those whose traits, and whose children's, may change.
    init(of controllers: [UIViewController]) {
        former = controllers.flatMap(\.withDescendants).filter(\.isViewLoaded).map { ($0, $0.traitCollection) }
    }

    /// Notes the traits of a view, and of the controllers in it, before the change.
    init(in view: UIView) {
        let root = (view as? UIWindow)?.rootViewController
        self.init(of: root?.withPresented ?? view.controllersInside)
        self.view = (view, view.traitCollection)
    }

    /// Tells those whose traits are others now.
    func tell() throws(UIKitException) {
        let changed = former.filter { !$0.controller.traitCollection.hasSameTraits(as: $0.traits) }
        for (controller, _) in changed {
            try controller.adapt()
        }
        for (controller, traits) in changed {
            try controller.tellTraits(former: traits)
        }
        if let view, !view.view.traitCollection.hasSameTraits(as: view.traits) {
            view.view.tellTraits(former: view.traits)
        }
    }
}

extension UIViewController {
    /// The controller and all inside it, parents before their children.
    var withDescendants: [UIViewController] {
        var all: [UIViewController] = []
        var waiting = [self]
        while let controller = waiting.popLast() {
            all.append(controller)
            waiting.append(contentsOf: controller.children.reversed())
        }
        return all
    }

    /// Takes on the traits of the place where the controller has come, where it was made for others.
    func adaptToPlace() throws(UIKitException) {
        let traits = traitCollection
        guard let knownTraits, knownTraits !== traits, !knownTraits.hasSameTraits(as: traits) else { return }
        try tellTraits(former: knownTraits)
    }

    fileprivate func tellTraits(former: UITraitCollection) throws(UIKitException) {
        knownTraits = traitCollection
        Headless.note(self, "traitCollectionDidChange")
        traitCollectionDidChange(former)
        viewIfLoaded?.tellTraits(former: former)
        try Headless.propagate()
    }
}

extension UIView {
    fileprivate func tellTraits(former: UITraitCollection) {
        applyVariations(for: traitCollection)
        for view in ofSameController {
            view.traitCollectionDidChange(former)
        }
    }

    /// The outermost controllers whose views are in this one.
    fileprivate var controllersInside: [UIViewController] {
        var found: [UIViewController] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            if let controller = view.viewController {
                found.append(controller)
            } else {
                waiting.append(contentsOf: view.subviews.reversed())
            }
        }
        return found
    }
}
