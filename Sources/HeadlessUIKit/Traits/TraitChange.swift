// Not confirmed: that a controller hears of new traits before its view does, and a parent before its children.

/// Tells controllers and views that their traits have changed.
@MainActor
struct TraitChange {
    private let former: [(controller: UIViewController, traits: UITraitCollection)]

    /// Notes the traits before the change.
    ///
    /// - Parameter controllers: those whose traits, and whose children's, may change.
    init(of controllers: [UIViewController]) {
        former = controllers.flatMap(\.withDescendants).filter(\.isViewLoaded).map { ($0, $0.traitCollection) }
    }

    /// Tells those whose traits are others now.
    func tell() throws(UIKitException) {
        let changed = former.filter { !$0.controller.traitCollection.hasSameTraits(as: $0.traits) }
        for (controller, _) in changed {
            try controller.adapt()
        }
        for (controller, traits) in changed {
            Headless.note(controller, "traitCollectionDidChange")
            controller.traitCollectionDidChange(traits)
            controller.viewIfLoaded?.install(for: controller.traitCollection)
            for view in controller.viewIfLoaded?.ofSameController ?? [] {
                view.traitCollectionDidChange(traits)
            }
            try Headless.propagate()
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
}
