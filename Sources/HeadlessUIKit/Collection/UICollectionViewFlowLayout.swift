import InterfaceBuilder

/// Places items in lines, one after the other.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// In points.
    open var minimumLineSpacing: CGFloat = 10
    /// In points.
    open var minimumInteritemSpacing: CGFloat = 10
    /// In points.
    open var itemSize = CGSize(width: 50, height: 50)
    open var estimatedItemSize = CGSize.zero
    open var headerReferenceSize = CGSize.zero
    open var footerReferenceSize = CGSize.zero
    open var sectionInset = UIEdgeInsets.zero
    open var sectionHeadersPinToVisibleBounds = false
    open var sectionFootersPinToVisibleBounds = false

    /// A size for items that work out their own.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    private var frames: [IndexPath: CGRect] = [:]
    private var supplementary: [(kind: String, section: Int, frame: CGRect)] = []
    private var extent: CGFloat = 0

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.nib?.archive(FlowLayoutArchive.self).settings.apply(to: self)
    }

    // MARK: Placing

    /// Everything is worked out as if lines were filled from left to right; for the other direction it is turned.
    open override func prepare() {
        super.prepare()
        frames = [:]
        supplementary = []
        extent = 0
        guard let collectionView else { return }
        let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
        for section in collectionView.counts.indices {
            place(section, of: collectionView, delegate)
        }
    }

    private func place(
        _ section: Int, of view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
    ) {
        let isVertical = scrollDirection == .vertical
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let lineSpacing =
            delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let spacing =
            delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
            ?? minimumInteritemSpacing
        let room = isVertical ? view.bounds.width : view.bounds.height
        addSupplementary(UICollectionView.elementKindSectionHeader, section, headerReferenceSize, room)
        let start = isVertical ? inset.left : inset.top
        let end = room - (isVertical ? inset.right : inset.bottom)
        extent += isVertical ? inset.top : inset.left
        var across = start
        var line: CGFloat = 0
        for item in 0..<view.counts[section] {
            let indexPath = IndexPath(item: item, section: section)
            let size = delegate?.collectionView(view, layout: self, sizeForItemAt: indexPath) ?? itemSize
            let length = isVertical ? size.width : size.height
            if across > start, across + length > end {
                extent += line + lineSpacing
                across = start
                line = 0
            }
            frames[indexPath] =
                isVertical
                ? CGRect(origin: CGPoint(x: across, y: extent), size: size)
                : CGRect(origin: CGPoint(x: extent, y: across), size: size)
            across += length + spacing
            line = max(line, isVertical ? size.height : size.width)
        }
        extent += line + (isVertical ? inset.bottom : inset.right)
        addSupplementary(UICollectionView.elementKindSectionFooter, section, footerReferenceSize, room)
    }

    private func addSupplementary(_ kind: String, _ section: Int, _ size: CGSize, _ room: CGFloat) {
        let length = scrollDirection == .vertical ? size.height : size.width
        guard length > 0 else { return }
        let frame =
            scrollDirection == .vertical
            ? CGRect(x: 0, y: extent, width: room, height: length)
            : CGRect(x: extent, y: 0, width: length, height: room)
        supplementary.append((kind, section, frame))
        extent += length
    }

    open override var collectionViewContentSize: CGSize {
        guard let bounds = collectionView?.bounds else { return .zero }
        return scrollDirection == .vertical
            ? CGSize(width: bounds.width, height: extent) : CGSize(width: extent, height: bounds.height)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let items = frames.filter { $0.value.intersects(rect) }.keys.sorted()
            .compactMap { layoutAttributesForItem(at: $0) }
        let others = supplementary.filter { $0.frame.intersects(rect) }
            .compactMap {
                layoutAttributesForSupplementaryView(ofKind: $0.kind, at: IndexPath(item: 0, section: $0.section))
            }
        return items + others
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let frame = frames[indexPath] else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = frame
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let found = supplementary.first(where: { $0.kind == elementKind && $0.section == indexPath.section })
        else { return nil }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        attributes.frame = found.frame
        return attributes
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }
}

/// What a flow layout reads from its element.
@MainActor
final class FlowLayoutArchive: Archive {
    var settings = Settings<UICollectionViewFlowLayout>()

    init(_ element: Element) {
        let layout = CollectionViewLayout(element)
        settings.set(
            \.scrollDirection, layout.scrollDirection == "horizontal" ? .horizontal : .vertical, unless: .vertical)
        settings.set(\.minimumLineSpacing, layout.minimumLineSpacing.map { CGFloat($0) })
        settings.set(\.minimumInteritemSpacing, layout.minimumInteritemSpacing.map { CGFloat($0) })
        settings.set(\.itemSize, layout.itemSize.map(CGSize.init))
        settings.set(\.estimatedItemSize, layout.estimatedItemSize.map(CGSize.init))
        settings.set(\.headerReferenceSize, layout.headerReferenceSize.map(CGSize.init))
        settings.set(\.footerReferenceSize, layout.footerReferenceSize.map(CGSize.init))
        settings.set(\.sectionInset, layout.sectionInset.map(UIEdgeInsets.init))
        settings.set(\.sectionHeadersPinToVisibleBounds, layout.sectionHeadersPinToVisibleBounds, unless: false)
        settings.set(\.sectionFootersPinToVisibleBounds, layout.sectionFootersPinToVisibleBounds, unless: false)
    }
}

extension CGSize {
    init(_ size: Size) {
        self.init(width: size.width, height: size.height)
    }
}
