import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct AnimationsTests {
    @Test("A transition puts a view in another's place, or shows and hides", arguments: [true, false])
    func transition(hides: Bool) {
        let container = UIView(frame: .zero)
        let (first, second, above) = (UIView(frame: .zero), UIView(frame: .zero), UIView(frame: .zero))
        container.addSubview(first)
        container.addSubview(above)
        if hides {
            second.isHidden = true
            container.addSubview(second)
        }
        var completed: Bool?
        UIView.transition(from: first, to: second, duration: 0.3, options: hides ? .showHideTransitionViews : []) {
            completed = $0
        }
        #expect(completed == true)
        #expect(container.subviews == (hides ? [first, above, second] : [second, above]))
        #expect(first.isHidden == hides && !second.isHidden)
    }
}
