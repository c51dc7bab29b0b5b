extension UITableView {
    private func isSeveral() -> Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Whether a user can select rows now.
    var isSelectable: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    func markSelected(_ indexPath: IndexPath) {
        if !isSeveral() {
            for former in selection where former != indexPath {
                cells.shown[former]?.setSelected(false, animated: false)
            }
            selection = []
        }
        if !selection.contains(indexPath) {
            selection.append(indexPath)
        }
        cells.shown[indexPath]?.setSelected(true, animated: false)
    }

    /// A user's tap on a row.
    ///
    /// The row is selected before its segues start, and the delegate is told after them.
    func takeTap(at indexPath: IndexPath) throws(UIKitException) {
        guard isSelectable, try highlight(indexPath) else { return }
        if isSeveral(), selection.contains(indexPath) {
            return try deselectAsUser(indexPath)
        }
        guard let chosen = try willSelect(indexPath) else { return }
        if !isSeveral() {
            for former in selection where former != chosen {
                try deselectAsUser(former)
            }
        }
        markSelected(chosen)
        if let cell = cells.shown[chosen] {
            try SegueTriggers.fire(from: cell, accessory: false, sender: cell)
        }
        if let tableDelegate {
            Headless.note(tableDelegate, "tableView(_:didSelectRowAt:)")
            tableDelegate.tableView(self, didSelectRowAt: chosen)
            try Headless.propagate()
        }
    }

    /// - Returns: false where the delegate wants no highlight, and so no selection.
    private func highlight(_ indexPath: IndexPath) throws(UIKitException) -> Bool {
        guard let tableDelegate else { return true }
        Headless.note(tableDelegate, "tableView(_:shouldHighlightRowAt:)")
        let isAllowed = tableDelegate.tableView(self, shouldHighlightRowAt: indexPath)
        try Headless.propagate()
        guard isAllowed else { return false }
        cells.shown[indexPath]?.setHighlighted(true, animated: false)
        Headless.note(tableDelegate, "tableView(_:didHighlightRowAt:)")
        tableDelegate.tableView(self, didHighlightRowAt: indexPath)
        cells.shown[indexPath]?.setHighlighted(false, animated: false)
        Headless.note(tableDelegate, "tableView(_:didUnhighlightRowAt:)")
        tableDelegate.tableView(self, didUnhighlightRowAt: indexPath)
        try Headless.propagate()
        return true
    }

    private func willSelect(_ indexPath: IndexPath) throws(UIKitException) -> IndexPath? {
        guard let tableDelegate else { return indexPath }
        Headless.note(tableDelegate, "tableView(_:willSelectRowAt:)")
        let chosen = tableDelegate.tableView(self, willSelectRowAt: indexPath)
        try Headless.propagate()
        return chosen
    }

    private func deselectAsUser(_ indexPath: IndexPath) throws(UIKitException) {
        guard let tableDelegate else { return deselectRow(at: indexPath, animated: false) }
        Headless.note(tableDelegate, "tableView(_:willDeselectRowAt:)")
        let chosen = tableDelegate.tableView(self, willDeselectRowAt: indexPath)
        try Headless.propagate()
        guard let chosen else { return }
        deselectRow(at: chosen, animated: false)
        Headless.note(tableDelegate, "tableView(_:didDeselectRowAt:)")
        tableDelegate.tableView(self, didDeselectRowAt: chosen)
        try Headless.propagate()
    }

    /// A user's tap on a row's accessory button. Segues come first, as for the row itself.
    func takeAccessoryTap(at indexPath: IndexPath) throws(UIKitException) {
        if let cell = cells.shown[indexPath] {
            try SegueTriggers.fire(from: cell, accessory: true, sender: cell)
        }
        guard let tableDelegate else { return }
        Headless.note(tableDelegate, "tableView(_:accessoryButtonTappedForRowWith:)")
        tableDelegate.tableView(self, accessoryButtonTappedForRowWith: indexPath)
        try Headless.propagate()
    }
}
