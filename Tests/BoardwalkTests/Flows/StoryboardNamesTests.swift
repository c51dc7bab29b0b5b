import Foundation
import HeadlessUIKit
import Testing

@testable import Boardwalk

final class PlainFlowController: StoryboardController<Int> {}
final class Plain2StoryboardController: StoryboardController<Int> {}
final class GenericFlowController<Value>: StoryboardController<Value> {}

enum NamesOuter {
    final class NestedFlowController: StoryboardController<Int> {}
}

final class LoadingFlowController: StoryboardController<Int> {
    var loads = 0

    override func loadStoryboard() throws(SceneError) -> UIStoryboard {
        loads += 1
        return try UIStoryboard.named("Other")
    }

    override func storyboardDidLoad() {
        loads += 10
    }
}

@MainActor
@Suite("Storyboards of flows", .serialized)
struct StoryboardNamesTests {
    private static let initial = scene("initial", identifier: "First")

    private func name(of flow: AnyStoryboardController, in names: [String]) throws -> String? {
        AppFixture(Dictionary(uniqueKeysWithValues: names.map { ($0, Self.initial) })).install()
        return try flow.storyboard.origin?.name
    }

    @Test("Without a name it is the first that exists of the class's name and what is left without its endings")
    func convention() throws {
        #expect(try name(of: PlainFlowController(), in: ["PlainFlow", "PlainFlowController"]) == "PlainFlowController")
        #expect(try name(of: PlainFlowController(), in: ["PlainFlow"]) == "PlainFlow")
        let names = ["Plain2StoryboardController", "Plain2Storyboard", "Plain2"]
        for count in 1...3 {
            #expect(try name(of: Plain2StoryboardController(), in: names.suffix(count)) == names[3 - count])
        }
    }

    @Test("The types around a class and its generic arguments do not belong to its name")
    func plainName() throws {
        #expect(try name(of: GenericFlowController<[Int]>(), in: ["GenericFlow"]) == "GenericFlow")
        #expect(try name(of: NamesOuter.NestedFlowController(), in: ["NestedFlow"]) == "NestedFlow")
        #expect(try name(of: StoryboardController<Int>(), in: ["Storyboard"]) == "Storyboard")
    }

    @Test func `where no name is near, the bundle is among what may be wrong`() {
        let error = SceneError.noStoryboard(named: ["Shop"], bundle: "the app's bundle", nearest: [])
        #expect(
            error.description == """
                There is no storyboard 'Shop' in the app's bundle. Give the storyboard's name, add it to the target, or name its \
                bundle; a package's is '.module'.
                """)
    }

    @Test("A name that is given is the only one")
    func given() throws {
        #expect(try name(of: PlainFlowController(storyboardName: "Other"), in: ["Other", "PlainFlow"]) == "Other")
        let error = SceneError.noStoryboard(named: ["Othr"], bundle: "the app's bundle", nearest: ["Other"])
        let flow = PlainFlowController(storyboardName: "Othr", bundle: .main)
        #expect(throws: error) { try name(of: flow, in: ["Other", "PlainFlow"]) }
    }

    @Test("A storyboard that is missing is told with the names that were tried and the nearest ones")
    func missing() throws {
        let flow = Plain2StoryboardController(bundle: .main)
        let error = #expect(throws: SceneError.self) { try name(of: flow, in: ["Plain2Storyboards", "Else"]) }
        #expect(
            error?.description == "There is no storyboard 'Plain2StoryboardController' or 'Plain2Storyboard' or 'Plain2' in "
                + "the app's bundle. Did you mean 'Plain2Storyboards'?")
    }

    @Test("The storyboard is loaded once, when it is first needed, and knows its controller weakly")
    func loading() throws {
        AppFixture(["Other": Self.initial]).install()
        var flow: LoadingFlowController? = LoadingFlowController()
        #expect(flow?.loads == 0 && flow?.isStoryboardLoaded == false)
        let storyboard = try #require(try flow?.storyboard)
        #expect(try flow?.storyboard === storyboard)
        #expect(flow?.loads == 11 && storyboard.controller === flow)
        #expect(storyboard.instantiateInitialViewController()?.storyboardController === flow)
        flow = nil
        #expect(storyboard.controller == nil)
    }

    @Test("The name and the bundle are as given")
    func asGiven() {
        let flow = PlainFlowController(storyboardName: "Other", bundle: .main)
        #expect(flow.storyboardName == "Other" && flow.storyboardBundle == .main)
        #expect(PlainFlowController().storyboardName == nil && PlainFlowController().storyboardBundle == nil)
    }
}
