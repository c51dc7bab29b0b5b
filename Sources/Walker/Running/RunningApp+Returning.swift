import HeadlessUIKit

extension RunningApp {
    /// Goes back to what was on screen before, as far as a user's ways back lead there.
    ///
    /// - Returns: false where it is not the same as before.
    func goBack(to before: Stage?) -> Bool {
        guard let before, let root = before.root, window?.rootViewController === root.controller else { return false }
        var changed: [Actor] = []
        func compare(_ before: Actor, _ now: Actor?) {
            if before === now { return }
            changed.append(before)
            let others = now?.children ?? []
            for index in before.children.indices where index >= others.count || before.children[index] !== others[index] {
                compare(before.children[index], index < others.count ? others[index] : nil)
            }
            if let presented = before.presented { compare(presented, now?.presented) }
        }
        compare(root, (latest ?? stage).root)
        do {
            try Headless.catching {
                for actor in changed.reversed() where actor.presented == nil {
                    if Headless.content(of: actor.controller).presented != nil {
                        actor.controller.dismiss(animated: false)
                    }
                }
                for actor in changed {
                    restore(actor)
                }
            }
        } catch {
            return false
        }
        guard stage.isSame(as: before) else { return false }
        latest = keepsHidden ? before : nil
        return true
    }

    /// Shows once more what was on screen and has been taken away since: what had been pushed is pushed, and what had been
    /// presented is presented.
    ///
    /// - Parameter arrangement: how everything stood then.
    /// - Returns: false where it does not come out the same.
    func goForward(to after: Stage, _ arrangement: Arrangement) -> Bool {
        guard let root = after.root, let now = (latest ?? stage).root, let shows = Reshowing(now, as: root)?.shows,
            (try? act { try Headless.catching { shows.forEach { $0() } } }) != nil
        else { return false }
        let stage = stage
        guard stage.isSame(as: after), let root = stage.root, Arrangement(root) == arrangement else { return false }
        latest = keepsHidden ? after : nil
        return true
    }

    private func restore(_ actor: Actor) {
        switch actor.controller {
        case let navigation as UINavigationController:
            if let top = actor.children.last?.controller, navigation.viewControllers.count > actor.children.count,
                navigation.viewControllers.contains(where: { $0 === top })
            {
                navigation.popToViewController(top, animated: false)
            }
        case let tabs as UITabBarController:
            restore(tabs, actor)
        default:
            break
        }
    }

    /// Shows the tab that was shown. A tab that lay on the list of More is chosen there once more, and one that did not goes
    /// back to where it was.
    private func restore(_ tabs: UITabBarController, _ actor: Actor) {
        let listed = actor.children.first { Headless.isMore($0.controller) }?.children.dropFirst().first?.controller
        let now = Headless.content(of: tabs).children.first(where: Headless.isMore) as? UINavigationController
        let isListedElse = now.map { $0.viewControllers.dropFirst().first !== listed } ?? (listed != nil)
        if let now, isListedElse {
            now.popToRootViewController(animated: false)
        }
        if isListedElse, let listed {
            tabs.selectedViewController = listed
        }
        if let shown = actor.shown.first, tabs.selectedViewController !== actor.children[shown].controller {
            tabs.selectedViewController = actor.children[shown].controller
        }
    }
}
