import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct PresenterTests {
    @Test(
        "The controller at the top of the containers presents",
        arguments: [UIModalPresentationStyle.fullScreen, .automatic, .pageSheet, .formSheet, .overFullScreen, .custom])
    func topmost(_ style: UIModalPresentationStyle) {
        let child = B()
        let middle = Container(child)
        middle.definesPresentationContext = true
        let stage = Stage(Container(middle))
        let c = C().styled(style)
        child.present(c, animated: true)
        #expect(c.presentingViewController === stage.root)
    }

    @Test(
        "A context is presented by the nearest that defines one",
        arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func context(_ style: UIModalPresentationStyle) {
        let child = B()
        let middle = Container(child)
        middle.definesPresentationContext = true
        let stage = Stage(Container(middle))
        let c = C().styled(style)
        child.present(c, animated: true)
        #expect(c.presentingViewController === middle)
        #expect(stage.root.presentedViewController == nil)
        c.dismiss(animated: true)
        child.definesPresentationContext = true
        child.present(c, animated: true)
        #expect(c.presentingViewController === child)
    }

    @Test func `Q08: a context that nobody defines is that of the window's root`() {
        let child = B()
        let stage = Stage(Container(Container(child)))
        let c = C().styled(.currentContext)
        child.present(c, animated: true)
        #expect(c.presentingViewController === stage.root)
        #expect(stage.root.view.window == nil)
    }

    @Test func `B5: a navigation controller defines a context unless it is told not to`() {
        let child = B()
        let nav = UINavigationController(rootViewController: child)
        let stage = Stage(Container(nav))
        let c = C().styled(.overCurrentContext)
        child.present(c, animated: true)
        #expect(c.presentingViewController === nav)
        c.dismiss(animated: true)
        nav.definesPresentationContext = false
        child.present(c, animated: true)
        #expect(c.presentingViewController === stage.root)
    }

    @Test func `B15: who defines the context may give the transition style`() {
        let stage = Stage()
        stage.root.definesPresentationContext = true
        stage.root.modalTransitionStyle = .flipHorizontal
        let b = B().styled(.currentContext)
        stage.root.present(b, animated: true)
        #expect(b.presentationController?.transitionStyle == .coverVertical)
        b.dismiss(animated: true)
        stage.root.providesPresentationContextTransitionStyle = true
        stage.root.present(b, animated: true)
        #expect(b.presentationController?.transitionStyle == .flipHorizontal)
    }

    @Test func `B16: a context stays one where the width is compact`() {
        let child = B()
        child.definesPresentationContext = true
        let stage = Stage(Container(child), on: .iPhone)
        let c = C().styled(.currentContext)
        child.present(c, animated: true)
        #expect(c.presentingViewController === child)
        #expect(stage.root.view.window === stage.window)
        #expect(c.view.isDescendant(of: stage.root.view))
    }

    @Test func `B12: what is presented in a context goes and comes with it`() throws {
        let child = B()
        child.definesPresentationContext = true
        let stage = Stage(Container(child))
        let c = C().styled(.currentContext)
        child.present(c, animated: true)
        let gone = try appearances {
            try child.appearance(.willDisappear, animated: false)
            child.view.removeFromSuperview()
            try child.appearance(.didDisappear, animated: false)
        }
        #expect(gone == ["C.viewWillDisappear", "C.viewDidDisappear"])
        #expect(c.view.window == nil)
        let back = try appearances {
            try child.appearance(.willAppear, animated: false)
            stage.root.view.addSubview(child.view)
            try child.appearance(.isAppearing, animated: false)
            try child.appearance(.didAppear, animated: false)
        }
        #expect(back == ["C.viewWillAppear", "C.viewDidAppear"])
        let calls = appearances { c.dismiss(animated: true) }
        #expect(calls == ["C.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear", "C.viewDidDisappear"])
        #expect(child.view.window === stage.window)
    }

    @Test func `B13: the transitioning delegate gets no presenter, and the controller that was asked as source`() {
        let child = B()
        let stage = Stage(Container(child))
        let delegate = CustomDelegate()
        let c = C().styled(.custom)
        c.transitioningDelegate = delegate
        child.present(c, animated: true)
        #expect(delegate.presenting == .some(nil))
        #expect(delegate.source === child)
        #expect(c.presentationController === delegate.made)
        #expect(delegate.made?.presentingViewController === stage.root)
    }

    @Test func `Failure 20: who is in the window without being in the hierarchy presents, with a warning`() {
        let stage = Stage()
        let loose = B()
        stage.root.view.addSubview(loose.view)
        let log = Headless.logging { loose.present(C(), animated: true) }
        #expect(log == ["Presenting view controllers on detached view controllers is discouraged \(pointer(loose))."])
        #expect(loose.presentedViewController is C)
    }
}

@MainActor
private final class CustomDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var presenting: UIViewController??
    var source: UIViewController?
    var made: UIPresentationController?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        self.presenting = .some(presenting)
        self.source = source
        let controller = UIPresentationController(presentedViewController: presented, presenting: presenting)
        made = controller
        return controller
    }

    @Test func `A navigation controller defines a context, made by code or from a storyboard`() throws {
        let nav = UINavigationController(rootViewController: A())
        let tab = UITabBarController()
        tab.viewControllers = [nav]
        let stage = Stage(tab)
        let b = B().styled(.overCurrentContext)
        nav.topViewController?.present(b, animated: true)
        #expect(b.presentingViewController === nav)
        #expect(stage.root.presentation.presented == nil)
        b.dismiss(animated: true)
        nav.definesPresentationContext = false
        nav.topViewController?.present(b, animated: true)
        #expect(b.presentingViewController === tab)
        Headless.loader = FixtureLoader([
            "Main": """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n"><scenes>\
            <scene sceneID="1"><objects><navigationController id="n"/></objects></scene></scenes></document>
            """
        ])
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        #expect(made?.definesPresentationContext == true)
    }
}
