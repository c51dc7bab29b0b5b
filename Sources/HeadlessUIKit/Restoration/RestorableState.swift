/// The keys under which UIKit's own classes keep their state.
private enum StateKey {
    static let presented = "UIViewControllerPresentedViewController"
    static let children = "UIViewControllerChildren"
    static let selected = "UITabBarControllerSelectedViewController"
    static let contentOffset = "UIScrollViewContentOffset"
    static let selection = "UITableViewSelectedModelIdentifiers"

    static func column(_ column: UISplitViewController.Column) -> String { "UISplitViewControllerColumn\(column.rawValue)" }
}

extension UIViewController {
    func encodePresentation(with coder: NSCoder) {
        coder.encode(presentation.presented, forKey: StateKey.presented)
    }

    /// Presents again what was presented, as soon as there is a window to do it in.
    func decodePresentation(with coder: NSCoder) {
        guard let presented = coder.decodeObject(forKey: StateKey.presented) as? UIViewController else { return }
        LaunchState.whenShown { [weak self] () throws(UIKitException) in
            guard let self, presentation.presented == nil else { return }
            try presentThrowing(presented, animated: false, completion: nil)
        }
    }

    fileprivate func decodeChildren(_ coder: NSCoder) -> [UIViewController] {
        coder.decodeObject(forKey: StateKey.children) as? [UIViewController] ?? []
    }
}

extension UINavigationController {
    func encodeStack(with coder: NSCoder) {
        let own = viewControllers.filter { $0.restorationContainer === self }
        coder.encode(own, forKey: StateKey.children)
    }

    /// What was pushed is on the stack again; a stack of which nothing came back stays as it is.
    func decodeStack(with coder: NSCoder) throws(UIKitException) {
        let controllers = decodeChildren(coder)
        guard !controllers.isEmpty, !controllers.elementsEqual(viewControllers, by: ===) else { return }
        let plain = controllers.prefix { !($0 is UINavigationController || $0 is UISplitViewController) }
        try change(.set(Array(plain)), animated: false)
        for container in controllers.dropFirst(plain.count) {
            try push(container, animated: false, allowsContainers: true)
        }
    }
}

extension UITabBarController {
    func encodeTabs(with coder: NSCoder) {
        coder.encode(viewControllers, forKey: StateKey.children)
        coder.encode(chosen, forKey: StateKey.selected)
    }

    func decodeTabs(with coder: NSCoder) throws(UIKitException) {
        let selected = coder.decodeObject(forKey: StateKey.selected) as? UIViewController
        if let selected, viewControllers?.contains(where: { $0 === selected }) ?? false {
            try select(selected)
        }
    }
}

extension UISplitViewController {
    /// The columns, where collapsed those that it has given away too.
    var savedColumns: [(Column, UIViewController)] {
        var columns = split.assigned
        if columns[.secondary] == nil {
            columns[.secondary] = split.formerSecondary
        }
        return (Self.columnOrder + [.compact]).compactMap { column in columns[column].map { (column, $0) } }
    }

    func encodeColumns(with coder: NSCoder) {
        for (column, controller) in savedColumns {
            coder.encode(controller, forKey: StateKey.column(column))
        }
    }

    func decodeColumns(with coder: NSCoder) throws(UIKitException) {
        for column in Self.columnOrder {
            guard let controller = coder.decodeObject(forKey: StateKey.column(column)) as? UIViewController,
                split.assigned[column] !== controller
            else { continue }
            try assign(controller, to: column)
        }
    }
}

extension UIPageViewController {
    func encodePages(with coder: NSCoder) {
        coder.encode(viewControllers, forKey: StateKey.children)
    }

    func decodePages(with coder: NSCoder) {
        let pages = decodeChildren(coder)
        if !pages.isEmpty, pages.count == (viewControllers ?? pages).count {
            setViewControllers(pages, direction: .forward, animated: false)
        }
    }
}

// MARK: - Views

extension UIScrollView {
    func encodeOffset(with coder: NSCoder) {
        coder.encode(contentOffset, forKey: StateKey.contentOffset)
    }

    func decodeOffset(with coder: NSCoder) {
        if coder.containsValue(forKey: StateKey.contentOffset) {
            contentOffset = coder.decodeCGPoint(forKey: StateKey.contentOffset)
        }
    }
}

extension UITableView {
    /// Rows are known by what they show, if the data source can tell.
    func encodeSelection(with coder: NSCoder) {
        guard let association = dataSource as? any UIDataSourceModelAssociation else { return }
        let identifiers = (indexPathsForSelectedRows ?? []).compactMap {
            association.modelIdentifierForElement(at: $0, in: self)
        }
        coder.encode(identifiers, forKey: StateKey.selection)
    }

    func decodeSelection(with coder: NSCoder) {
        guard let association = dataSource as? any UIDataSourceModelAssociation,
            let identifiers = coder.decodeObject(forKey: StateKey.selection) as? [String]
        else { return }
        for identifier in identifiers {
            if let indexPath = association.indexPathForElement(withModelIdentifier: identifier, in: self) {
                selectRow(at: indexPath, animated: false, scrollPosition: .none)
            }
        }
    }
}
