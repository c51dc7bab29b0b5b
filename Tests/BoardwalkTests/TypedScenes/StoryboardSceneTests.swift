import HeadlessUIKit
import Testing

@testable import Boardwalk

class TypedController: UIViewController, StoryboardScene {
    class var storyboardName: String { "Typed" }
    var isInjected = false
}

final class TypedSubclassController: TypedController {}

final class GenericController<Content>: UIViewController, StoryboardScene {
    static var storyboardName: String { "Typed" }
}

enum Checkout {
    final class NestedController: UIViewController, StoryboardScene {
        static let storyboardName = "Typed"
    }
}

final class InitialController: UIViewController, StoryboardScene {
    static let storyboardName = "Typed"
    static let sceneIdentifier: String? = nil
}

final class MisspelledController: UIViewController, StoryboardScene {
    static let storyboardName = "Typed"
    static let sceneIdentifier: String? = "TypedControler"
}

final class HomelessController: UIViewController, StoryboardScene {
    static let storyboardName = "Tpyed"
}

final class DisguisedController: UIViewController, StoryboardScene {
    static let storyboardName = "Typed"
    static let sceneIdentifier: String? = "TypedController"
}

final class AbsentClassController: UIViewController, StoryboardScene {
    static let storyboardName = "Typed"
    static let sceneIdentifier: String? = "Unknown"
}

@MainActor
let typedApp = AppFixture([
    "Typed": scene("initial", className: "InitialController")
        + scene("typed", identifier: "TypedController", className: "TypedController")
        + scene("subclass", identifier: "TypedSubclassController", className: "TypedSubclassController")
        + scene("generic", identifier: "GenericController", className: "GenericController")
        + scene("nested", identifier: "NestedController", className: "NestedController")
        + scene("unknown", identifier: "Unknown", className: "NobodyController")
        + reference("lost", identifier: "Lost", storyboard: "Gone", scene: "Gone"),
])

@MainActor
@Suite("Classes that know their scene", .serialized)
struct StoryboardSceneTests {
    @Test("A class gives its own scene, in its own type")
    func instantiates() throws {
        typedApp.install()
        let controller: TypedController = try .instantiate()
        #expect(type(of: controller) == TypedController.self)
        #expect(try type(of: InitialController.instantiate()) == InitialController.self)
    }

    @Test("A subclass gives the scene of its own name, in its own type")
    func subclass() throws {
        typedApp.install()
        let controller: TypedSubclassController = try .instantiate()
        #expect(type(of: controller) == TypedSubclassController.self)
    }

    @Test("Generic and nested classes are named without what surrounds their name")
    func names() throws {
        typedApp.install()
        Headless.register(GenericController<Int>.self, as: "GenericController", module: "BoardwalkTests")
        Headless.register(Checkout.NestedController.self, as: "NestedController", module: "BoardwalkTests")
        #expect(try type(of: GenericController<Int>.instantiate()) == GenericController<Int>.self)
        #expect(try type(of: Checkout.NestedController.instantiate()) == Checkout.NestedController.self)
    }

    @Test("A creator may inject what the class needs")
    func creator() throws {
        typedApp.install()
        let controller = try TypedController.instantiate { coder in
            let made = TypedController(coder: coder)
            made?.isInjected = true
            return made
        }
        #expect(controller.isInjected)
    }

    @Test("Each mistake has its own error, and none stops the app")
    func errors() {
        typedApp.install()
        #expect(throws: SceneError.storyboardMissing("Tpyed", bundle: "the app's bundle", nearest: ["Typed"])) {
            try HomelessController.instantiate()
        }
        #expect(throws: SceneError.sceneMissing("TypedControler", storyboard: "Typed", nearest: ["TypedController"])) {
            try MisspelledController.instantiate()
        }
        let disguised = SceneError.wrongClass(
            "TypedController@Typed", expected: "DisguisedController", found: "TypedController")
        #expect(throws: disguised) { try DisguisedController.instantiate() }
        #expect(throws: disguised) { try DisguisedController.instantiate { DisguisedController(coder: $0) } }
        #expect(throws: SceneError.wrongClass("Unknown@Typed", expected: "AbsentClassController", found: "UIViewController")) {
            try AbsentClassController.instantiate()
        }
    }
}
