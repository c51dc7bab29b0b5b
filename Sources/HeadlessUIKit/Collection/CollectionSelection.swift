extension UICollectionView {
    func markSelected(_ indexPath: IndexPath) {
        if !allowsMultipleSelection {
            for former in selection where former != indexPath {
                items.shown[former]?.isSelected = false
            }
            selection = []
        }
        if !selection.contains(indexPath) {
            selection.append(indexPath)
        }
        items.shown[indexPath]?.isSelected = true
    }

    /// A user's tap on an item: it is selected before its segues start, and the delegate is told after them.
    func takeTap(at indexPath: IndexPath) throws(UIKitException) {
        guard allowsSelection, try highlight(indexPath) else { return }
        if allowsMultipleSelection, selection.contains(indexPath) {
            return try deselectAsUser(indexPath)
        }
        guard
            try ask("collectionView(_:shouldSelectItemAt:)", { $0.collectionView(self, shouldSelectItemAt: indexPath) })
        else { return }
        if !allowsMultipleSelection {
            for former in selection where former != indexPath {
                try deselectAsUser(former)
            }
        }
        markSelected(indexPath)
        if let cell = items.shown[indexPath] {
            try SegueTriggers.fire(from: cell, accessory: false, sender: cell)
        }
        try tell("collectionView(_:didSelectItemAt:)") { $0.collectionView(self, didSelectItemAt: indexPath) }
    }

    private func highlight(_ indexPath: IndexPath) throws(UIKitException) -> Bool {
        guard
            try ask(
                "collectionView(_:shouldHighlightItemAt:)",
                { $0.collectionView(self, shouldHighlightItemAt: indexPath) })
        else { return false }
        items.shown[indexPath]?.isHighlighted = true
        try tell("collectionView(_:didHighlightItemAt:)") { $0.collectionView(self, didHighlightItemAt: indexPath) }
        items.shown[indexPath]?.isHighlighted = false
        try tell("collectionView(_:didUnhighlightItemAt:)") {
            $0.collectionView(self, didUnhighlightItemAt: indexPath)
        }
        return true
    }

    private func deselectAsUser(_ indexPath: IndexPath) throws(UIKitException) {
        if allowsMultipleSelection {
            guard
                try ask(
                    "collectionView(_:shouldDeselectItemAt:)",
                    { $0.collectionView(self, shouldDeselectItemAt: indexPath) })
            else { return }
        }
        deselectItem(at: indexPath, animated: false)
        try tell("collectionView(_:didDeselectItemAt:)") { $0.collectionView(self, didDeselectItemAt: indexPath) }
    }

    private func ask(
        _ member: String, _ question: (any UICollectionViewDelegate) -> Bool
    ) throws(UIKitException) -> Bool {
        guard let collectionDelegate else { return true }
        Headless.note(collectionDelegate, member)
        let answer = question(collectionDelegate)
        try Headless.propagate()
        return answer
    }

    private func tell(_ member: String, _ call: (any UICollectionViewDelegate) -> Void) throws(UIKitException) {
        guard let collectionDelegate else { return }
        Headless.note(collectionDelegate, member)
        call(collectionDelegate)
        try Headless.propagate()
    }
}
