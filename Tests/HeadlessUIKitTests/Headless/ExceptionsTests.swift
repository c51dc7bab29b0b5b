import Testing

@testable import HeadlessUIKit

/// Outside of `catching` an exception ends the process with the line that UIKit prints.
@Suite struct ExceptionsTests {
    private func expect(
        _ result: ExitTest.Result?, prints name: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let start = "*** Terminating app due to uncaught exception '\(name)', reason: '"
        let line = printed.split(separator: "\n").first { $0.contains(start) } ?? ""
        #expect(withoutPointers(line).hasSuffix("\(start)\(reason)'"), "\(printed)", sourceLocation: sourceLocation)
    }

    private func withoutPointers(_ line: Substring) -> String {
        String(line.replacing(#/0x[0-9a-f]+/#, with: "0x…"))
    }

    @Test func `A storyboard that is not there`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                Headless.loader = FixtureLoader([:])
                _ = UIStoryboard(name: "Feedback", bundle: nil)
            }
        }
        let printed = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(printed.contains("'NSInvalidArgumentException', reason: 'Could not find a storyboard named 'Feedback' in"))
    }

    @Test func `A scene that the storyboard does not have`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                _ = try SegueStage(scene("V1")).storyboard.instantiateViewController(withIdentifier: "settings")
            }
        }
        expect(
            result, prints: "NSInvalidArgumentException",
            "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier 'settings'")
    }

    @Test func `An outlet that the class does not have`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let outlet = "<outlet property=\"label2\" destination=\"V1-view\" id=\"o\"/>"
                let stage = try SegueStage(scene("V1", connections: outlet))
                _ = stage.storyboard.instantiateViewController(withIdentifier: "V1").view
            }
        }
        expect(
            result, prints: "NSUnknownKeyException",
            "[<HeadlessUIKitTests.V1 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key label2."
        )
    }

    @Test func `An action that the class does not have, when it is sent`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let action = "<action selector=\"btn2:\" destination=\"V1\" eventType=\"touchUpInside\" id=\"a\"/>"
                let controller = try SegueStage(scene("V1", subviews: button("b", action))).show("V1", as: V1.self)
                (controller.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
            }
        }
        expect(
            result, prints: "NSInvalidArgumentException",
            "-[HeadlessUIKitTests.V1 btn2:]: unrecognized selector sent to instance 0x…")
    }

    @Test func `A segue that the controller does not have`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let controller = try SegueStage(scene("V1")).show("V1", as: V1.self)
                controller.performSegue(withIdentifier: "rightMenu", sender: nil)
            }
        }
        expect(
            result, prints: "NSInvalidArgumentException",
            "Receiver (<HeadlessUIKitTests.V1: 0x…>) has no segue with identifier 'rightMenu'")
    }

    @Test func `A segue of a class that is not there`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let custom = segue("go", "custom", to: "V2", "customClass=\"EmptySegue\"")
                let controller = try SegueStage(scene("V1", connections: custom), scene("V2")).show("V1", as: V1.self)
                controller.performSegue(withIdentifier: "go", sender: nil)
            }
        }
        expect(result, prints: "NSInvalidArgumentException", "Could not create a segue of class '(null)'")
    }

    @Test func `A push segue outside of a navigation controller`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let stage = try SegueStage(scene("V1", connections: segue("go", "push", to: "V2")), scene("V2"))
                try stage.show("V1", as: V1.self).performSegue(withIdentifier: "go", sender: nil)
            }
        }
        expect(
            result, prints: "NSGenericException",
            "Could not find a navigation controller for segue 'go'. Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        )
    }

    @Test func `A navigation controller that is pushed`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let outer = UINavigationController(rootViewController: UIViewController())
                outer.pushViewController(UINavigationController(rootViewController: UIViewController()), animated: false)
            }
        }
        expect(result, prints: "NSInvalidArgumentException", "Pushing a navigation controller is not supported")
    }

    @Test func `A controller that is presented already`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let stage = try SegueStage(scene("V1"), scene("V2"))
                let first = try stage.show("V1", as: V1.self)
                let second = try stage.make("V2", as: V2.self)
                first.present(second, animated: false)
                first.present(second, animated: false)
            }
        }
        expect(
            result, prints: "NSInvalidArgumentException",
            "Application tried to present modally a view controller <HeadlessUIKitTests.V2: 0x…> that is already being presented by <HeadlessUIKitTests.V1: 0x…>."
        )
    }

    @Test func `A child's view in the view of a stranger`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let parent = UIViewController()
                let child = UIViewController()
                parent.addChild(child)
                let stranger = UINavigationController()
                withExtendedLifetime((parent, stranger)) { stranger.view.addSubview(child.view) }
            }
        }
        expect(
            result, prints: "UIViewControllerHierarchyInconsistency",
            "child view controller:<UIViewController: 0x…> should have parent view controller:<UINavigationController: 0x…> but actual parent is:<UIViewController: 0x…>"
        )
    }

    @Test func `An exception that is not caught after one that was`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                do {
                    try Headless.catching { UIViewController().performSegue(withIdentifier: "caught", sender: nil) }
                    return
                } catch is Headless.UIKitException {}
                UIViewController().performSegue(withIdentifier: "gone", sender: nil)
            }
        }
        expect(
            result, prints: "NSInvalidArgumentException",
            "Receiver (<UIViewController: 0x…>) has no segue with identifier 'gone'")
    }
}
