import Testing

@testable import HeadlessUIKit

private class Profile: UIViewController {
    var name = "made by UIKit"

    convenience init?(coder: NSCoder, name: String) {
        self.init(coder: coder)
        self.name = name
    }
}

@MainActor
@Suite(.serialized)
struct CreatorTests {
    private func stage() throws -> SegueStage {
        Headless.register(Profile.self)
        return try SegueStage(scene("p", "Profile"), navigation("nav", root: "p"), initial: "p")
    }

    @Test func `A creator makes the scene's controller with the coder, by identifier and as the initial one`() throws {
        let stage = try stage()
        let named: Profile = try Headless.catching {
            stage.storyboard.instantiateViewController(identifier: "p") { Profile(coder: $0, name: "one") }
        }
        #expect(named.name == "one")
        #expect(named.storyboard === stage.storyboard)
        let initial: Profile? = try Headless.catching {
            stage.storyboard.instantiateInitialViewController { Profile(coder: $0, name: "two") }
        }
        #expect(initial?.name == "two")
    }

    @Test func `A creator that declines leaves it to UIKit, and so does none`() throws {
        let stage = try stage()
        let declined: Profile = try Headless.catching {
            stage.storyboard.instantiateViewController(identifier: "p") { (_: NSCoder) -> Profile? in nil }
        }
        let without = try Headless.catching {
            stage.storyboard.instantiateViewController(identifier: "p") as Profile
        }
        #expect(declined.name == "made by UIKit")
        #expect(without.name == "made by UIKit")
        #expect(declined !== without)
    }

    @Test func `Exception 16, Q14: a creator that makes a controller of another class`() throws {
        let stage = try stage()
        var made: UIViewController?
        let exception = #expect(throws: Headless.UIKitException.self) {
            try Headless.catching {
                try stage.storyboard.viewController(identifier: "nav") {
                    made = V2(coder: $0)
                    return made
                }
            }
        }
        #expect(exception?.name == .internalInconsistency)
        #expect(
            exception?.reason
                == made.map {
                    "Custom instantiated \(Headless.pointer($0)) must be kind of class UINavigationController"
                })
    }
}
