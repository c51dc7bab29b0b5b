import InterfaceBuilder

/// A control of several parts of which one is selected.
@MainActor
open class UISegmentedControl: UIControl {
    struct Segment {
        var title: String?
        var image: UIImage?
        var isEnabled = true
        var width: CGFloat = 0
    }

    private(set) var segments: [Segment] = []
    public class var noSegment: Int { -1 }
    /// -1 where none is selected.
    open var selectedSegmentIndex = -1
    /// Whether a segment is selected only while it is touched.
    open var isMomentary = false
    open var apportionsSegmentWidthsByContent = false
    open var selectedSegmentTintColor: UIColor?

    public init(items: [Any]?) {
        super.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard let archived = coder.nib?.archive(SegmentedControlArchive.self) else { return }
        segments = archived.segments
        archived.settings.apply(to: self)
    }

    open var numberOfSegments: Int { segments.count }

    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    private func insert(_ segment: Segment, at index: Int) {
        let index = min(max(0, index), segments.count)
        segments.insert(segment, at: index)
        if selectedSegmentIndex >= index {
            selectedSegmentIndex += 1
        }
    }

    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        segments.remove(at: segment)
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = -1
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
    }

    open func removeAllSegments() {
        segments = []
        selectedSegmentIndex = -1
    }

    private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
        guard segments.indices.contains(segment) else { return }
        change(&segments[segment])
    }

    private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

    open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }
    open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }
    open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
    open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    override var primaryEvent: Event { .valueChanged }

    override func takeTap(at point: CGPoint) throws(UIKitException) {
        guard !segments.isEmpty, bounds.width > 0 else { return }
        let index = Int(point.x / bounds.width * CGFloat(segments.count))
        try select(min(max(0, index), segments.count - 1))
    }

    override var parts: [Headless.Part] {
        segments.enumerated().map { index, segment in
            Headless.Part(title: segment.title, isEnabled: segment.isEnabled) {
                () throws(UIKitException) in try self.select(index)
            }
        }
    }

    /// A user's tap on a segment; the one that is selected sends nothing.
    func select(_ segment: Int) throws(UIKitException) {
        guard isEnabledForSegment(at: segment), isMomentary || selectedSegmentIndex != segment else { return }
        selectedSegmentIndex = segment
        try sendAsUser([.touchUpInside, .valueChanged, .primaryActionTriggered])
        if isMomentary {
            selectedSegmentIndex = -1
        }
    }
}

/// What a segmented control reads from its element.
@MainActor
final class SegmentedControlArchive: Archive {
    let segments: [UISegmentedControl.Segment]
    private(set) var settings = Settings<UISegmentedControl>()

    init(_ element: Element) {
        let control = SegmentedControl(element)
        segments = control.segments.map { segment in
            .init(
                title: segment.title, image: UIImage(segment.image), isEnabled: segment.isEnabled,
                width: segment.width.map { CGFloat($0) } ?? 0)
        }
        let selected = control.selectedSegmentIndex ?? control.segments.firstIndex { $0.isSelected }
        // An index that no segment has selects none.
        settings.set(\.selectedSegmentIndex, selected.flatMap { segments.indices.contains($0) ? $0 : nil })
        settings.set(\.isMomentary, control.isMomentary, unless: false)
        settings.set(
            \.apportionsSegmentWidthsByContent, control.apportionsSegmentWidthsByContent, unless: false)
        settings.set(\.selectedSegmentTintColor, UIColor(control.selectedSegmentTintColor))
    }
}
