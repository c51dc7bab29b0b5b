import Testing

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct SegueExceptionTests {
    private func reason(_ body: () throws -> Void) -> String? {
        #expect(throws: Headless.UIKitException.self, performing: { try Headless.catching(body) })?.reason
    }

    @Test func `Exception 3, failure 3: a controller made by code has no segues`() throws {
        let stage = try SegueStage(scene("V1"))
        let made = try stage.make("V1", as: V1.self)
        let byCode = V1()
        for controller in [made, byCode] {
            #expect(
                reason { controller.performSegue(withIdentifier: "rightMenu", sender: nil) }
                    == "Receiver (\(Headless.pointer(controller))) has no segue with identifier 'rightMenu'")
        }
    }

    @Test func `Exception 4, failure 7: a push segue outside a navigation controller`() throws {
        let stage = try SegueStage(
            scene(
                "V1", subviews: button("b", "<segue destination=\"V2\" kind=\"push\" id=\"p\"/>"),
                connections: segue("go", "push", to: "V2")), scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        let sentence =
            "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        }
        #expect(exception?.name == .generic)
        #expect(exception?.reason == "Could not find a navigation controller for segue 'go'. \(sentence)")
        #expect(
            reason { (first.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside) } == sentence)
    }

    @Test func `Failure 8: pushing a navigation controller`() throws {
        let stage = try SegueStage(
            navigation("nav", root: "V1"), scene("V1", connections: segue("go", "push", to: "other")),
            navigation("other", root: "V2"), scene("V2"))
        let nav = try stage.show("nav", as: UINavigationController.self)
        #expect(
            reason { nav.topViewController?.performSegue(withIdentifier: "go", sender: nil) }
                == "Pushing a navigation controller is not supported")
    }

    @Test func `A navigation controller that is shown inside another one is presented`() throws {
        let stage = try SegueStage(
            navigation("nav", root: "V1"), scene("V1", connections: segue("go", "show", to: "other")),
            navigation("other", root: "V2"), scene("V2"))
        let nav = try stage.show("nav", as: UINavigationController.self)
        nav.topViewController?.performSegue(withIdentifier: "go", sender: nil)
        #expect(nav.viewControllers.count == 1)
        #expect(nav.presentedViewController is UINavigationController)
    }

    @Test func `Exception 7, failure 10: a segue class that the program does not have`() throws {
        let stage = try SegueStage(
            scene("V1", connections: segue("go", "custom", to: "V2", "customClass=\"EmptySegue\"")), scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        #expect(
            reason { first.performSegue(withIdentifier: "go", sender: nil) }
                == "Could not create a segue of class '(null)'")
    }

    @Test func `Exception 8, failure 18: a custom segue that overrides nothing`() throws {
        let stage = try SegueStage(
            scene("V1", connections: segue("present", "custom", to: "V2", "customClass=\"Idle\"")), scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        #expect(
            reason { first.performSegue(withIdentifier: "present", sender: nil) }
                == "Could not perform segue with identifier 'present'. A segue must either have a performHandler or it must override -perform."
        )
    }

    @Test func `A destination that the storyboard does not have`() throws {
        let stage = try SegueStage(scene("V1", connections: segue("go", "show", to: "gone")))
        let first = try stage.show("V1", as: V1.self)
        #expect(
            reason { first.performSegue(withIdentifier: "go", sender: nil) }
                == "Storyboard (\(Headless.pointer(stage.storyboard))) doesn't contain a view controller with identifier 'UIViewController-gone'"
        )
    }
}
