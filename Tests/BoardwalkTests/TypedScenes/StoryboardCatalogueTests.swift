import HeadlessUIKit
import Testing

@testable import Boardwalk

@MainActor
@Suite("The catalogue of what an app relies on", .serialized)
struct StoryboardCatalogueTests {
    @Test("A catalogue without mistakes has no problems")
    func sound() throws {
        typedApp.install()
        let catalogue = StoryboardCatalogue(
            scenes: [TypedController.self, InitialController.self], addresses: ["@Typed"], bundles: [])
        try catalogue.validate()
        try catalogue.validate(.makingScenes)
        catalogue.assertValid()
    }

    @Test("All problems come at once, those of classes first", arguments: [
        StoryboardCatalogue.Thoroughness.lookingUp, .makingScenes,
    ])
    func all(thoroughness: StoryboardCatalogue.Thoroughness) {
        typedApp.install()
        let problems = StoryboardCatalogue(
            scenes: [HomelessController.self, TypedController.self, MisspelledController.self, DisguisedController.self],
            addresses: ["Nobody@Typed"]
        ).problems(thoroughness)
        #expect(problems.map(\.subject) == [
            "HomelessController", "MisspelledController", "DisguisedController", "Nobody@Typed", "Lost@Typed",
        ])
        #expect(problems.last?.error == .storyboardMissing("Gone", bundle: "the app's bundle", nearest: []))
    }

    @Test("Looking up makes nothing, and still tells a class that the program lacks")
    func lookingUp() {
        typedApp.install()
        var problems: [StoryboardProblem] = []
        let calls = Headless.recording {
            problems = StoryboardCatalogue(scenes: [AbsentClassController.self], bundles: []).problems()
        }
        #expect(calls.isEmpty)
        #expect(problems.map(\.error) == [
            .wrongClass("Unknown@Typed", expected: "AbsentClassController", found: "BoardwalkTests.NobodyController")
        ])
    }

    @Test("The error lists every problem in a line of its own")
    func description() {
        typedApp.install()
        #expect {
            try StoryboardCatalogue(scenes: [HomelessController.self], addresses: ["@Gone"], bundles: []).validate()
        } throws: { error in
            "\(error)" == """
                2 of the scenes that the app relies on cannot be made:
                - HomelessController: There is no storyboard 'Tpyed' in the app's bundle. Did you mean 'Typed'?
                - @Gone: There is no storyboard 'Gone' in the app's bundle. Correct the name, add the storyboard to the target, or name its bundle; a package's is '.module'.
                """
        }
    }

    @Test("A debug build stops at launch where something is wrong")
    func asserts() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                typedApp.install()
                StoryboardCatalogue(scenes: [HomelessController.self], bundles: []).assertValid()
            }
        }
    }
}
