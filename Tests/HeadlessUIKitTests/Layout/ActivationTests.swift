import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct ActivationTests {
    @Test func `An active constraint is held by the nearest view around its items`() {
        let outer = UIView()
        let one = UIView()
        let other = UIView()
        outer.addSubview(one)
        outer.addSubview(other)
        let between = one.leadingAnchor.constraint(equalTo: other.trailingAnchor)
        let width = one.widthAnchor.constraint(equalToConstant: 10)
        let inside = one.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor)
        NSLayoutConstraint.activate([between, width, inside])
        #expect(outer.constraints == [between, inside] && one.constraints == [width] && other.constraints == [])
        NSLayoutConstraint.deactivate([between, width])
        #expect(outer.constraints == [inside] && one.constraints == [])
        between.isActive = true
        #expect(outer.constraints == [inside, between])
        outer.removeConstraint(between)
        #expect(!between.isActive && outer.constraints == [inside])
    }

    @Test func `A constraint between views of different hierarchies is an exception`() {
        let one = UIView()
        let other = UIView()
        let exception = Played.exception { one.leadingAnchor.constraint(equalTo: other.leadingAnchor).isActive = true }
        #expect(exception?.name == .generic)
        #expect(exception?.reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x") == true)
        #expect(exception?.reason.hasSuffix("That's illegal.") == true)
    }

    @Test func `Layout is called before a controller has appeared, and when its size or a constraint changes`() {
        final class Screen: UIViewController {}
        Headless.device = .iPhone
        let screen = Screen()
        let first = Headless.recording(of: ["Screen"]) { show(screen).layoutIfNeeded() }
        #expect(
            first.map(\.member).suffix(4) == [
                "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
            ])
    }

    @Test func `updateViewConstraints comes before the layout`() {
        final class Screen: UIViewController {
            var calls: [String] = []

            override func updateViewConstraints() { calls.append("update") }
            override func viewWillLayoutSubviews() { calls.append("will") }
            override func viewDidLayoutSubviews() { calls.append("did") }
            override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
        }
        let screen = Screen()
        let window = show(screen)
        #expect(screen.calls == ["update", "will", "did", "appeared"])
        screen.calls = []
        Headless.rotate(to: .landscapeLeft)
        #expect(screen.calls == ["update", "will", "did"])
        screen.calls = []
        screen.view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        window.layoutIfNeeded()
        #expect(screen.calls == ["will", "did"])
        Headless.rotate(to: .portrait)
    }
}
