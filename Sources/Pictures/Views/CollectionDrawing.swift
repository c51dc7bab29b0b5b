import InterfaceBuilder

extension Drawing {
    func drawCollection(_ collection: CollectionView, _ size: Size, on canvas: inout Canvas) {
        if let background = collection.backgroundView {
            draw(PlacedView(view: background, frame: size.rect, isGuess: false), on: &canvas)
        }
        var flow = FlowPlaces(collection.layout, size: size)
        if let header = collection.sectionHeaderView {
            let given = document.givenFrame(of: header.view)
            draw(PlacedView(view: header.view, frame: given ?? flow.header(), isGuess: given == nil), on: &canvas)
        }
        for cell in collection.cells where !canvas.isFull {
            let given = document.givenFrame(of: cell.view)
            let place = flow.next(cell.customSize)
            draw(PlacedView(view: cell.view, frame: given ?? place, isGuess: given == nil), on: &canvas)
            if let name = cell.customClass?.name ?? cell.reuseIdentifier, cell.contentView?.subviews.isEmpty ?? true,
                cell.view.subviews.allSatisfy({ $0.subviews.isEmpty })
            {
                let frame = given ?? place
                canvas.group(at: frame) { box(name, in: frame.size, on: &$0) }
            }
        }
        if let footer = collection.sectionFooterView {
            let given = document.givenFrame(of: footer.view)
            draw(PlacedView(view: footer.view, frame: given ?? flow.footer(), isGuess: given == nil), on: &canvas)
        }
        if collection.cells.isEmpty, !flow.isFlow, size.height > 20 {
            box("Collection View", in: size, on: &canvas)
        }
    }
}

/// Places in lines for items that have no frames.
private struct FlowPlaces {
    let isFlow: Bool
    private let item: Size
    private let spacing: Double
    private let lineSpacing: Double
    private let width: Double
    private let headerHeight: Double
    private let footerHeight: Double
    private let left: Double
    private var x: Double
    private var y: Double
    private var lineHeight = 0.0

    init(_ layout: CollectionViewLayout?, size: Size) {
        isFlow = layout?.isFlow ?? true
        item = (layout?.itemSize ?? Size(width: 50, height: 50)).drawable
        spacing = min(1_000, max(0, layout?.minimumInteritemSpacing ?? 10))
        lineSpacing = min(1_000, max(0, layout?.minimumLineSpacing ?? 10))
        let inset = layout?.sectionInset
        headerHeight = min(2_000, max(0, layout?.headerReferenceSize?.height ?? 0))
        footerHeight = min(2_000, max(0, layout?.footerReferenceSize?.height ?? 0))
        left = min(1_000, max(0, inset?.left ?? 0))
        width = size.width
        x = left
        y = headerHeight + min(1_000, max(0, inset?.top ?? 0))
    }

    func header() -> Rect { Rect(0, 0, width, headerHeight) }

    func footer() -> Rect { Rect(0, y + lineHeight, width, max(20, footerHeight)) }

    mutating func next(_ custom: Size?) -> Rect {
        let size = (custom ?? item).drawable
        if x > left, x + size.width > width {
            x = left
            y = min(20_000, y + lineHeight + lineSpacing)
            lineHeight = 0
        }
        defer {
            x += size.width + spacing
            lineHeight = max(lineHeight, size.height)
        }
        return Rect(x, y, size.width, size.height).bounded
    }
}
