/// Where a layout puts an item.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    open var indexPath: IndexPath
    /// In the collection view's coordinates, in points.
    open var frame = CGRect.zero
    open var alpha: CGFloat = 1
    open var zIndex = 0
    open var isHidden = false
    /// The kind of a header, footer or the like; nil for an item.
    open private(set) var representedElementKind: String?

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(indexPath, kind: nil)
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(indexPath, kind: elementKind)
    }

    private init(_ indexPath: IndexPath, kind: String?) {
        self.indexPath = indexPath
        representedElementKind = kind
        super.init()
    }
}

/// Places the items of a collection view.
@MainActor
open class UICollectionViewLayout: NSObject, NibObject {
    open internal(set) weak var collectionView: UICollectionView?
    final let template: ObjectTemplate?

    public override init() {
        template = nil
        super.init()
    }

    public required init?(coder: NSCoder) {
        template = coder.nib?.template
        super.init()
    }

    open func prepare() {}
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open var collectionViewContentSize: CGSize { .zero }

    open func invalidateLayout() {
        collectionView?.setNeedsReload()
    }

    open func awakeAfter(using coder: NSCoder) -> Any? { self }
    open func awakeFromNib() {}
}

extension UICollectionViewLayout: Declared {
    var declaredClassName: String? { template?.declaredClassName }
}
