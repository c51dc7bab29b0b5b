import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct ViewTreeTests {
    @Test func `The view on top at a point is hit, unless it takes no touches`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let low = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let high = UIView(frame: CGRect(x: 30, y: 30, width: 50, height: 50))
        root.addSubview(low)
        root.addSubview(high)
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === high)
        #expect(root.hitTest(CGPoint(x: 20, y: 20), with: nil) === low)
        #expect(root.hitTest(CGPoint(x: 95, y: 5), with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 100), with: nil) == nil)
        high.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === low)
        high.isUserInteractionEnabled = true
        high.alpha = 0.005
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === low)
        high.alpha = 1
        high.isHidden = true
        #expect(root.hitTest(CGPoint(x: 40, y: 40), with: nil) === low)
    }

    @Test func `A view cannot be put into itself or into what it contains`() throws {
        let outer = UIView()
        let inner = UIView()
        outer.addSubview(inner)
        #expect(throws: Headless.UIKitException.self) { try Headless.catching { outer.addSubview(outer) } }
        #expect(throws: Headless.UIKitException.self) { try Headless.catching { inner.addSubview(outer) } }
        #expect(outer.superview == nil && inner.superview === outer)
    }

    @Test func `A view whose superview or controller has ended is in none`() {
        let view = UIView()
        var outer: UIView? = UIView()
        outer?.addSubview(view)
        outer = nil
        #expect(view.superview == nil && view.window == nil)
        var controller: UIViewController? = UIViewController()
        controller?.view = view
        #expect(view.next === controller)
        controller = nil
        #expect(view.next == nil)
    }

    @Test func `A view that moves on while it is told that it moves is in one superview only`() {
        let first = UIView()
        let other = UIView()
        let view = RestlessView()
        view.refuge = other
        first.addSubview(view)
        #expect(first.subviews == [view] && view.superview === first)
        #expect(other.subviews.isEmpty)
    }

    @Test func `A view that another controller has taken stays with that one`() {
        let view = UIView()
        let second = UIViewController()
        var first: UIViewController? = UIViewController()
        first?.view = view
        second.view = view
        first = nil
        #expect(view.next === second)
    }

    @Test func `Subviews follow a size change by their autoresizing masks`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let wide = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10))
        wide.autoresizingMask = .flexibleWidth
        let right = UIView(frame: CGRect(x: 90, y: 90, width: 10, height: 10))
        right.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        root.addSubview(wide)
        root.addSubview(right)
        root.frame.size = CGSize(width: 200, height: 50)
        #expect(wide.frame == CGRect(x: 10, y: 0, width: 180, height: 10))
        #expect(right.frame == CGRect(x: 190, y: 40, width: 10, height: 10))
    }

    @Test func `Points are converted through frames and scrolled content`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let scroll = UIScrollView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        let inner = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
        root.addSubview(scroll)
        scroll.addSubview(inner)
        scroll.contentOffset = CGPoint(x: 0, y: 90)
        #expect(inner.convert(.zero, to: root) == CGPoint(x: 10, y: 20))
        #expect(root.hitTest(CGPoint(x: 12, y: 22), with: nil) === inner)
    }

    @Test func `A tint colour is that of the nearest view that has one`() {
        let root = UIView()
        let inner = UIView()
        root.addSubview(inner)
        root.tintColor = .red
        #expect(inner.tintColor == .red)
        inner.tintColor = .green
        #expect(inner.tintColor == .green)
    }

    @Test func `An animation is at its end when the call returns`() {
        var steps: [String] = []
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear, animations: { steps.append("run") }) { _ in
            steps.append("end")
        }
        #expect(steps == ["run", "end"])
    }

    @Test func `What is taken from its superview is no first responder any more`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = UITextField(frame: .zero)
        let box = UIView(frame: .zero)
        window.addSubview(box)
        box.addSubview(field)
        #expect(field.becomeFirstResponder())
        box.removeFromSuperview()
        #expect(!field.isFirstResponder && !field.isEditing)
    }

    @Test func `Colours are equal by what they are`() {
        #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
        #expect(UIColor.systemRed == .systemRed)
        #expect(UIColor.systemRed != .systemBlue)
        #expect(UIColor(named: "brand") == UIColor(named: "brand"))
        #expect(UIColor(named: "") == nil)
        var red: CGFloat = 0
        var alpha: CGFloat = 0
        #expect(UIColor.systemRed.withAlphaComponent(0.5).getRed(&red, green: nil, blue: nil, alpha: &alpha))
        #expect(red == 1 && alpha == 0.5)
        #expect(UIColor(named: "brand")?.getRed(nil, green: nil, blue: nil, alpha: nil) == false)
    }
}

/// Goes elsewhere as soon as it is to go anywhere.
private final class RestlessView: UIView {
    var refuge: UIView?

    override func willMove(toSuperview newSuperview: UIView?) {
        let refuge = refuge
        self.refuge = nil
        refuge?.addSubview(self)
    }
}
