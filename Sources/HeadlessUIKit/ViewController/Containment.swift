extension UIViewController {
    /// Tells the child that it will move, then takes it; telling that it did is the caller's part.
    func add(child: UIViewController) {
        guard child.parent !== self else { return }
        child.parent?.children.removeAll { $0 === child }
        child.tellWillMove(to: self)
        child.parent = self
        children.append(child)
    }

    /// Leaves the parent, then tells the controller that it did; telling that it will is the caller's part.
    func leaveParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        parent.overrideTraits[ObjectIdentifier(self)] = nil
        self.parent = nil
        tellDidMove(to: nil)
    }

    func tellWillMove(to parent: UIViewController?) {
        Headless.note(self, "willMove(toParent:)")
        willMove(toParent: parent)
    }

    func tellDidMove(to parent: UIViewController?) {
        isMovingToParent = false
        isMovingFromParent = false
        Headless.note(self, "didMove(toParent:)")
        didMove(toParent: parent)
        if parent == nil {
            Headless.tellDeparture(self)
        }
    }

    /// The controllers around this one, the nearest first.
    var ancestors: some Sequence<UIViewController> {
        sequence(first: self) { $0.parent }.dropFirst()
    }

    func nearestAncestor<Container: UIViewController>(_ type: Container.Type) -> Container? {
        ancestors.lazy.compactMap { $0 as? Container }.first
    }

    /// The traits from outside, changed by what the parent overrides for this child and by what the controller itself
    /// overrides.
    var currentTraits: UITraitCollection {
        let outer = parent?.traitCollection ?? presentedTraits ?? viewIfLoaded?.window?.traitCollection
            ?? Headless.deviceTraits
        let given = parent?.overrideTraitCollection(forChild: self)
        guard given != nil || overrideUserInterfaceStyle != .unspecified else { return outer }
        let own = UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
        return UITraitCollection(traitsFrom: [outer, given, own].compactMap { $0 })
    }
}
