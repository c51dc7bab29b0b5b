import InterfaceBuilder

/// Items in sections, placed by a layout.
@MainActor
open class UICollectionView: UIScrollView {
    /// Where an item is to be scrolled to.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    static let elementKindCell = "UICollectionElementKindCell"

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet { takeLayout() }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isPrefetchingEnabled = true

    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView {
                insertSubview(backgroundView, at: 0)
            }
        }
    }

    private var isPlacing = false
    final var counts: [Int] = []
    final var isLoaded = false
    final var items = CollectionItems()
    final var selection: [IndexPath] = []
    /// The context of the document, in which prototypes are made.
    final private(set) var nibContext: NibContext?
    /// A data source that the document connects but that cannot serve as one.
    final weak var unfitDataSource: AnyObject?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        takeLayout()
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
    }

    public required init?(coder: NSCoder) {
        let made = coder.nib.flatMap { nib in
            nib.template.template(key: "collectionViewLayout").flatMap { nib.context.make($0) }
        }
        collectionViewLayout = made as? UICollectionViewLayout ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        if let nib = coder.nib {
            let archived = nib.archive(CollectionViewArchive.self)
            nibContext = nib.context.keep()
            archived.settings.apply(to: self)
            items.prototypes = archived.prototypes
            takeViews(of: nib)
        }
        takeLayout()
    }

    /// Outside the initialiser, in which the properties are not observed.
    private func takeViews(of nib: NibDecoder) {
        backgroundView = nib.makeView(key: "backgroundView")
    }

    private func takeLayout() {
        collectionViewLayout.collectionView = self
        setNeedsReload()
    }

    func setNeedsReload() {
        isLoaded = false
        setNeedsLayout()
    }

    // MARK: Content

    open var numberOfSections: Int {
        loadItems()
        return counts.count
    }

    open func numberOfItems(inSection section: Int) -> Int {
        loadItems()
        return counts.indices.contains(section) ? counts[section] : 0
    }

    open func reloadData() {
        selection = []
        setNeedsReload()
    }

    open func reloadItems(at indexPaths: [IndexPath]) { setNeedsReload() }
    open func insertItems(at indexPaths: [IndexPath]) { setNeedsReload() }

    open func deleteItems(at indexPaths: [IndexPath]) {
        selection.removeAll { indexPaths.contains($0) }
        setNeedsReload()
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { setNeedsReload() }
    open func reloadSections(_ sections: IndexSet) { setNeedsReload() }
    open func insertSections(_ sections: IndexSet) { setNeedsReload() }

    open func deleteSections(_ sections: IndexSet) {
        selection.removeAll { sections.contains($0.section) }
        setNeedsReload()
    }

    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        setNeedsReload()
        layoutIfNeeded()
        completion?(true)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        isPlacing = true
        Headless.shell { () throws(UIKitException) in try layOutItems() }
        isPlacing = false
        if !isLoaded {
            setNeedsLayout()
        }
    }

    /// Putting cells in their places is no reason to do it again.
    open override func setNeedsLayout() {
        if !isPlacing {
            super.setNeedsLayout()
        }
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        items.makers[.init(Self.elementKindCell, identifier)] = cellClass.map(ReusableViewMaker.type)
    }

    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        items.makers[.init(Self.elementKindCell, identifier)] = nib.map(ReusableViewMaker.nib)
    }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        items.makers[.init(elementKind, identifier)] = viewClass.map(ReusableViewMaker.type)
    }

    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        items.makers[.init(kind, identifier)] = nib.map(ReusableViewMaker.nib)
    }

    /// As in UIKit, an identifier that nothing has is an exception.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        Headless.shell(UICollectionViewCell(frame: .zero)) { () throws(UIKitException) in
            let view = try dequeue(Self.elementKindCell, identifier)
            return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
        }
    }

    /// As in UIKit, an identifier that nothing has is an exception.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        Headless.shell(UICollectionReusableView(frame: .zero)) { () throws(UIKitException) in
            try dequeue(elementKind, identifier)
        }
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { items.shown[indexPath] }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        items.shown.first { $0.value === cell }?.key
    }

    open var indexPathsForVisibleItems: [IndexPath] { items.shown.keys.sorted() }
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { items.shown[$0] } }

    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        items.supplementary[.init(elementKind, indexPath)]
    }

    // MARK: Places

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadItems()
        return contains(indexPath) ? collectionViewLayout.layoutAttributesForItem(at: indexPath) : nil
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        items.shown.first { $0.value.frame.contains(point) }?.key
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        if let frame = layoutAttributesForItem(at: indexPath)?.frame {
            scrollRectToVisible(frame, animated: animated)
        }
        layoutIfNeeded()
    }

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && counts.indices.contains(indexPath.section)
            && indexPath.item >= 0 && indexPath.item < counts[indexPath.section]
    }

    // MARK: Selection

    open var indexPathsForSelectedItems: [IndexPath]? { selection }

    /// As in UIKit, the delegate is not told and no segue starts.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            return selection.forEach { deselectItem(at: $0, animated: animated) }
        }
        markSelected(indexPath)
        if !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        items.shown[indexPath]?.isSelected = false
    }
}

/// What a collection view reads from its element.
@MainActor
final class CollectionViewArchive: Archive {
    private(set) var settings = Settings<UICollectionView>()
    private(set) var prototypes: [String: [CellPrototype]] = [:]

    init(_ element: Element) {
        let view = CollectionView(element)
        settings.set(\.allowsSelection, view.allowsSelection, unless: true)
        settings.set(\.allowsMultipleSelection, view.allowsMultipleSelection, unless: false)
        settings.set(\.isPrefetchingEnabled, view.isPrefetchingEnabled, unless: true)
        prototypes[UICollectionView.elementKindCell] = view.cells.map {
            CellPrototype(identifier: $0.reuseIdentifier, template: ObjectTemplate($0.element))
        }
        prototypes[UICollectionView.elementKindSectionHeader] = [view.sectionHeaderView].compactMap(Self.prototype)
        prototypes[UICollectionView.elementKindSectionFooter] = [view.sectionFooterView].compactMap(Self.prototype)
    }

    private static func prototype(_ view: CollectionReusableView?) -> CellPrototype? {
        view.map { CellPrototype(identifier: $0.reuseIdentifier, template: ObjectTemplate($0.element)) }
    }
}
