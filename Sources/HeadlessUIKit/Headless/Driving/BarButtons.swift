extension Headless {
    /// Taps a button of a navigation bar or toolbar as a user would, or the view that it shows in place of a button.
    ///
    /// A `backBarButtonItem` is tapped as the back button that shows it.
    /// - Throws: `Refusal` where a user could not do it; `UIKitException` where the app crashes of it.
    public static func tap(_ item: UIBarButtonItem) throws {
        try catching {
            layOutWindows()
            guard let bar = bar(showing: item) else { throw Refusal(.inNoBar, item) }
            let isBack = (bar as? UINavigationBar)?.backButton?.item === item
            if let view = item.customView, !isBack {
                return try tap(view)
            }
            try requireReach(of: bar, for: item)
            if isBack {
                try (bar as? UINavigationBar)?.goBack()
            } else {
                guard item.isEnabled, !item.isSpace else { throw Refusal(.disabled, item) }
                try item.pressAsUser(from: bar.actionStart)
            }
        }
    }

    /// The bar in a shown window that has an item, hidden or not.
    static func bar(showing item: UIBarButtonItem) -> (any ButtonBar)? {
        barOnScreen { view in
            guard let bar = view as? any ButtonBar else { return nil }
            let isShown =
                bar.shownButtons.contains { $0 === item } || (bar as? UINavigationBar)?.backButton?.item === item
            return isShown ? bar : nil
        }
    }

    /// Lets bars show the views of their items.
    static func layOutWindows() {
        for window in UIApplication.shared.windows {
            window.layoutIfNeeded()
        }
    }

    /// The first thing that is found in the views of the shown windows.
    static func barOnScreen<Bar>(_ find: (UIView) -> Bar?) -> Bar? {
        for window in UIApplication.shared.windows {
            var pending: [UIView] = [window]
            while let view = pending.popLast() {
                if let found = find(view) {
                    return found
                }
                pending += view.subviews
            }
        }
        return nil
    }

    /// Requires that a user can touch the bar that shows an item.
    static func requireReach(of bar: UIView, for item: UIBarItem) throws {
        do {
            _ = try reach(bar)
        } catch let refusal as Refusal {
            throw Refusal(refusal.reason, item)
        }
    }
}
