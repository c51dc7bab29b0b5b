import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct LayoutPassTests {
    private let root = CountingView()
    private let middle = UIView()
    private let deep = CountingView()

    init() {
        root.addSubview(middle)
        middle.addSubview(deep)
        root.layoutIfNeeded()
    }

    @Test func `A pass lays out what asks for it, however deep it lies, and nothing else`() {
        #expect(root.passes == 1 && deep.passes == 1)
        deep.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(root.passes == 1 && deep.passes == 2)
        root.layoutIfNeeded()
        #expect(deep.passes == 2)
    }

    @Test func `A view that asks for it while another is laid out is reached by the next pass at the latest`() {
        let late = CountingView()
        middle.addSubview(late)
        root.layoutIfNeeded()
        late.during = { [deep] in deep.setNeedsLayout() }
        late.setNeedsLayout()
        root.layoutIfNeeded()
        root.layoutIfNeeded()
        #expect(deep.passes == 2)
    }

    @Test func `A view that asks for it outside is laid out where it comes`() {
        middle.removeFromSuperview()
        deep.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(deep.passes == 1)
        root.addSubview(middle)
        root.layoutIfNeeded()
        #expect(deep.passes == 2)
    }

    @Test func `A view that moves on with its request takes it along`() {
        let other = UIView()
        root.addSubview(other)
        root.layoutIfNeeded()
        deep.setNeedsLayout()
        other.addSubview(middle)
        other.layoutIfNeeded()
        #expect(deep.passes == 2)
    }
}

private final class CountingView: UIView {
    var passes = 0
    var during: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        passes += 1
        during?()
    }
}
