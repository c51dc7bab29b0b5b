/// Where a view controller is between hidden and shown.
struct AppearanceState {
    enum Phase {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    var phase = Phase.disappeared
    var isAnimated = false
    /// Whether the children have heard of the last `viewWillAppear`.
    var hasToldChildren = false
    /// Whether `viewIsAppearing` has come since `viewWillAppear`.
    var hasToldIsAppearing = false
    /// Whether the hierarchy of views began what is going on, and has to bring it to its end.
    var followsHierarchy = false
    /// Whether an app began what is going on, so that nothing comes by itself until it ends it.
    var isByHand = false
    /// Whether `updateViewConstraints` comes before the next layout.
    var needsConstraints = true
    /// Whether UIKit is calling one of the members of appearance.
    var isBeingTold = false
}

/// The steps by which a controller appears or disappears.
enum AppearanceStep {
    case willAppear
    /// After the view is in the hierarchy, before the transition runs.
    case isAppearing
    case didAppear
    case willDisappear
    case didDisappear
}

extension UIViewController {
    /// Takes a controller one step on, and the children that appear with it.
    ///
    /// Containers are told before their children.
    ///
    /// What the controller presents comes and goes with it; one that is covered has gone already.
    /// - Parameter includesPresented: false where the step is part of a presentation or its dismissal.
    func appearance(
        _ step: AppearanceStep, animated: Bool, includesPresented: Bool = true
    ) throws(UIKitException) {
        if !(includesPresented && isCovered) {
            try ownAppearance(step, animated: animated)
        }
        if includesPresented, let presented = presentation.presented {
            try presented.appearance(step, animated: animated)
        }
    }

    private func ownAppearance(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {
        guard beginsStep(step, animated: animated) else { return }
        try call(step, animated: animated)
        if shouldAutomaticallyForwardAppearanceMethods {
            try willForward(step, animated: animated)
            for child in appearingChildren where !child.appearance.isByHand {
                try child.appearance(step, animated: animated)
            }
        }
        if step == .willAppear {
            appearance.hasToldChildren = true
        }
        try didForward(step, animated: animated)
    }

    /// Takes children that come or go one step on: those that come, as far as the container itself has come. The rest of
    /// the way they go along with it.
    func take(_ children: [UIViewController], _ step: AppearanceStep, animated: Bool) throws(UIKitException) {
        let isReached =
            switch step {
            case .willAppear: isTakingChildren
            case .isAppearing: isTakingChildren && appearance.hasToldIsAppearing
            case .didAppear: appearance.phase == .appeared
            case .willDisappear, .didDisappear: true
            }
        guard isReached else { return }
        for child in children {
            try child.appearance(step, animated: animated)
        }
    }

    private var isTakingChildren: Bool {
        appearance.phase == .appeared || appearance.phase == .appearing && appearance.hasToldChildren
    }

    /// Changes the phase; false where the step is already made.
    private func beginsStep(_ step: AppearanceStep, animated: Bool) -> Bool {
        switch step {
        case .willAppear:
            guard appearance.phase == .disappeared || appearance.phase == .disappearing else { return false }
            appearance.phase = .appearing
            appearance.hasToldIsAppearing = false
            appearance.hasToldChildren = false
        case .isAppearing:
            guard appearance.phase == .appearing, !appearance.hasToldIsAppearing else { return false }
            appearance.hasToldIsAppearing = true
        case .didAppear:
            guard appearance.phase == .appearing else { return false }
            appearance.phase = .appeared
        case .willDisappear:
            guard appearance.phase == .appeared || appearance.phase == .appearing else { return false }
            appearance.phase = .disappearing
        case .didDisappear:
            guard appearance.phase == .disappearing else { return false }
            appearance.phase = .disappeared
        }
        appearance.isAnimated = animated
        return true
    }

    private func call(_ step: AppearanceStep, animated: Bool) throws(UIKitException) {
        if step == .willAppear {
            try loadViewThrowing()
        }
        let wasBeingTold = appearance.isBeingTold
        appearance.isBeingTold = true
        defer { appearance.isBeingTold = wasBeingTold }
        switch step {
        case .willAppear:
            Headless.note(self, "viewWillAppear")
            viewWillAppear(animated)
        case .isAppearing:
            try adaptToPlace()
            Headless.note(self, "viewIsAppearing")
            viewIsAppearing(animated)
            viewIfLoaded?.setNeedsLayout()
        case .didAppear:
            Headless.note(self, "viewDidAppear")
            viewDidAppear(animated)
            isMovingToParent = false
        case .willDisappear:
            Headless.note(self, "viewWillDisappear")
            viewWillDisappear(animated)
        case .didDisappear:
            Headless.note(self, "viewDidDisappear")
            viewDidDisappear(animated)
            Headless.tellDeparture(self)
            isMovingFromParent = false
        }
        try Headless.propagate()
    }

    // MARK: By hand

    func beginAppearance(_ isAppearing: Bool, animated: Bool) throws(UIKitException) {
        appearance.isByHand = true
        try appearance(isAppearing ? .willAppear : .willDisappear, animated: animated)
    }

    func endAppearance() throws(UIKitException) {
        appearance.isByHand = false
        switch appearance.phase {
        case .appearing:
            try appearance(.isAppearing, animated: appearance.isAnimated)
            try appearance(.didAppear, animated: appearance.isAnimated)
        case .disappearing:
            try appearance(.didDisappear, animated: appearance.isAnimated)
        case .appeared, .disappeared:
            Headless.log.append(UnconfirmedAppearance.unbalanced(self))
        }
    }

    /// What UIKit prints where an app calls a member of appearance itself.
    func checkCaller(_ member: String) {
        guard !appearance.isBeingTold else { return }
        Headless.log.append(
            "Calling -\(member) directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs"
                + UnconfirmedAppearance.endOfDirectCall(self)
        )
    }

    // MARK: Layout

    func viewWillLayout() {
        guard !isLoadingView else { return }
        if appearance.needsConstraints {
            appearance.needsConstraints = false
            updateViewConstraints()
        }
        Headless.note(self, "viewWillLayoutSubviews")
        viewWillLayoutSubviews()
    }

    func viewDidLayout() {
        guard !isLoadingView else { return }
        Headless.note(self, "viewDidLayoutSubviews")
        viewDidLayoutSubviews()
    }
}
