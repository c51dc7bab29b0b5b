extension UICollectionView {
    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    /// Where the class of the data source is not in the program, or that of the controller which would set one, each
    /// prototype is shown once, as it was drawn.
    var showsPrototypes: Bool {
        let source: AnyObject? = dataSource ?? unfitDataSource ?? Headless.controller(of: self)
        return source.map(Headless.accepts) ?? false
    }

    private var prototypes: [CellPrototype] { items.prototypes[Self.elementKindCell] ?? [] }

    func loadItems() {
        Headless.shell { () throws(UIKitException) in try loadItemsThrowing() }
    }

    private func loadItemsThrowing() throws(UIKitException) {
        guard !isLoaded else { return }
        isLoaded = true
        removeCells()
        counts = try countItems()
        try Headless.propagate()
        selection.removeAll { !contains($0) }
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
        try Headless.propagate()
    }

    private func countItems() throws(UIKitException) -> [Int] {
        if showsPrototypes {
            return [prototypes.count]
        }
        if dataSource == nil, let unfitDataSource {
            throw Headless.unrecognized("collectionView:numberOfItemsInSection:", unfitDataSource)
        }
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
    }

    private func makeCell(at indexPath: IndexPath) throws(UIKitException) -> UICollectionViewCell? {
        if showsPrototypes {
            return try nibContext.flatMap { context throws(UIKitException) in
                try prototypes[indexPath.item].make(in: context)
            } as? UICollectionViewCell
        }
        let cell = dataSource?.collectionView(self, cellForItemAt: indexPath)
        try Headless.propagate()
        return cell
    }

    func layOutItems() throws(UIKitException) {
        try loadItemsThrowing()
        guard window != nil else { return }
        backgroundView?.frame = bounds
        let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let visible = attributes.filter { $0.representedElementKind == nil && contains($0.indexPath) }
        let wanted = Set(visible.map(\.indexPath))
        for (indexPath, cell) in items.shown where !wanted.contains(indexPath) {
            items.shown[indexPath] = nil
            recycle(cell, at: indexPath)
        }
        for attributes in visible {
            try show(attributes)
        }
        for attributes in attributes {
            if let kind = attributes.representedElementKind {
                try showSupplementary(kind, attributes)
            }
        }
    }

    /// Puts an item's cell in its place, in sight or not.
    func show(_ attributes: UICollectionViewLayoutAttributes) throws(UIKitException) {
        let indexPath = attributes.indexPath
        if let cell = items.shown[indexPath] {
            cell.frame = attributes.frame
            return
        }
        guard let cell = try makeCell(at: indexPath), isLoaded, contains(indexPath) else { return }
        items.shown[indexPath] = cell
        cell.frame = attributes.frame
        cell.isSelected = selection.contains(indexPath)
        if let collectionDelegate {
            Headless.note(collectionDelegate, "collectionView(_:willDisplay:forItemAt:)")
            collectionDelegate.collectionView(self, willDisplay: cell, forItemAt: indexPath)
            try Headless.propagate()
        }
        addSubview(cell)
    }

    private func showSupplementary(
        _ kind: String, _ attributes: UICollectionViewLayoutAttributes
    ) throws(UIKitException) {
        let key = CollectionItems.Key(kind, attributes.indexPath)
        if let view = items.supplementary[key] {
            view.frame = attributes.frame
            return
        }
        let made: UICollectionReusableView?
        if showsPrototypes {
            made = try nibContext.flatMap { context throws(UIKitException) in
                try items.prototypes[kind]?.first?.make(in: context)
            } as? UICollectionReusableView
        } else {
            made = dataSource?.collectionView(
                self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
            try Headless.propagate()
        }
        guard let made else { return }
        made.frame = attributes.frame
        items.supplementary[key] = made
        addSubview(made)
    }

    private func recycle(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
        cell.removeFromSuperview()
        if let collectionDelegate {
            Headless.note(collectionDelegate, "collectionView(_:didEndDisplaying:forItemAt:)")
            collectionDelegate.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
        }
        items.unused.keep(cell, cell.reuseIdentifier)
    }

    private func removeCells() {
        let shown = items.shown
        items.shown = [:]
        for (indexPath, cell) in shown.sorted(by: { $0.key < $1.key }) {
            recycle(cell, at: indexPath)
        }
        for view in items.supplementary.values {
            view.removeFromSuperview()
        }
        items.supplementary = [:]
    }
}
