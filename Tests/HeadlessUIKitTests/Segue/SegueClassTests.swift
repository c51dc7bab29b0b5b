import InterfaceBuilder
import Testing

@testable import HeadlessUIKit

/// Overrides the initialiser, as apps do.
private class Stamped: UIStoryboardSegue {
    let stamp: String

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        stamp = "stamp of \(identifier ?? "")"
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() {
        source.present(destination, animated: false)
    }
}

/// Inherits that initialiser.
private class Dated: Stamped {
    var dates = [1, 2, 3]
}

/// Has properties with values, and no initialiser.
private class Plain: UIStoryboardSegue {
    var speed = 2.5
    var names = ["a": 1]

    override func perform() {
        source.present(destination, animated: false)
    }
}

private class Generic<Value>: UIStoryboardSegue {
    var values: [Value] = []

    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }

    override func perform() {
        source.present(destination, animated: false)
    }
}

private enum Outer {
    final class Nested: UIStoryboardSegue {
        var count = 7

        override func perform() {
            source.present(destination, animated: false)
        }
    }
}

private class NoSegue: NSObject {}

@MainActor
@Suite(.serialized)
struct SegueClassTests {
    private func perform(_ className: String?, kind: String = "custom", _ attributes: String = "") throws -> V1 {
        let named = className.map { "customClass=\"\($0)\"" } ?? ""
        let stage = try SegueStage(
            scene("V1", connections: segue("go", kind, to: "V2", "\(named) \(attributes)")), scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        return first
    }

    @Test func `Classes of segues are made by the initialiser that they override or inherit`() throws {
        let types: [(UIStoryboardSegue.Type, String)] = [
            (Stamped.self, "Stamped"), (Dated.self, "Dated"), (Plain.self, "Plain"), (Generic<Int>.self, "GenericInt"),
            (Generic<[String: V1]>.self, "GenericDictionary"), (Outer.Nested.self, "Outer.Nested"),
        ]
        for (type, name) in types {
            Headless.register(type, as: name)
            let first = try perform(name)
            let segue = try #require(first.prepared.first)
            #expect(Swift.type(of: segue) == type)
            #expect(segue.identifier == "go")
            #expect(segue.source === first)
            #expect(segue.destination === first.presentedViewController)
            #expect((segue as? Stamped).map { $0.stamp == "stamp of go" } != false)
            #expect((segue as? Dated).map { $0.dates == [1, 2, 3] } != false)
            #expect((segue as? Plain).map { $0.speed == 2.5 && $0.names == ["a": 1] } != false)
            #expect((segue as? Outer.Nested).map { $0.count == 7 } != false)
        }
    }

    @Test func `A class of the app that does not inherit the initialiser ends the process, as in UIKit`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                final class Needy: UIStoryboardSegue {
                    init(_ controller: UIViewController) {
                        super.init(identifier: nil, source: controller, destination: controller)
                    }
                }
                Headless.register(Needy.self, as: "Needy")
                _ = try? SegueClassTests().perform("Needy")
            }
        }
    }

    @Test func `Exception 7: a class that is no segue is not found`() {
        Headless.register(NoSegue.self)
        let exception = #expect(throws: Headless.UIKitException.self) { try perform("NoSegue") }
        #expect(exception?.reason == "Could not create a segue of class '(null)'")
    }

    // MARK: Stand-ins

    private func withStandIn(_ standIn: @escaping Headless.SegueStandIn, _ body: () throws -> Void) rethrows {
        Headless.segueStandIn = standIn
        defer { Headless.segueStandIn = nil }
        try body()
    }

    @Test func `A stand-in may take the place of a standard segue without a class`() throws {
        var asked: [String?] = []
        try withStandIn({ name, _, identifier in
            asked.append(name ?? "none: \(identifier ?? "")")
            return nil
        }) {
            let first = try perform(nil, kind: "presentation")
            #expect(first.presentedViewController is V2)
        }
        #expect(asked == ["none: go"])
    }

    @Test func `A stand-in is chosen by class, kind and identifier, and is recorded under the declared name`() throws {
        var asked: [[String?]] = []
        try withStandIn({ name, kind, identifier in
            asked.append([name, kind.rawValue, identifier])
            return Headless.PresentationSegue.self
        }) {
            let trace = try calls("prepare(for:sender:)", "perform", "present") {
                let first = try perform("EmptySegue", "customModule=\"Gone\"")
                #expect(first.presentedViewController is V2)
                let segue = try #require(first.prepared.first)
                #expect(Headless.className(of: segue) == "Gone.EmptySegue")
            }
            #expect(trace == ["V1.prepare(for:sender:)", "EmptySegue.perform", "V1.present"])
        }
        #expect(asked == [["Gone.EmptySegue", "custom", "go"]])
    }

    @Test func `A stand-in may show, and for a standard kind do the standard thing`() throws {
        try withStandIn({ _, kind, _ in kind == .custom ? Headless.ShowSegue.self : UIStoryboardSegue.self }) {
            for kind in ["custom", "show"] {
                let stage = try SegueStage(
                    navigation("nav", root: "V1"),
                    scene("V1", connections: segue("go", kind, to: "V2", "customClass=\"Gone\"")), scene("V2"))
                let nav = try stage.show("nav", as: UINavigationController.self)
                let trace = try calls("perform", "show") {
                    try Headless.catching { nav.topViewController?.performSegue(withIdentifier: "go", sender: nil) }
                }
                #expect(trace == ["Gone.perform", "V1.show", "UINavigationController.show"])
                #expect(nav.topViewController is V2)
            }
        }
    }

    @Test func `Without a stand-in for it a class that is missing is an exception, and a class that is there is itself`() throws {
        Headless.register(Plain.self)
        try withStandIn({ name, _, _ in name == "Known" ? Headless.ShowSegue.self : nil }) {
            #expect(throws: Headless.UIKitException.self) { _ = try perform("Unknown") }
            let plain = try perform("Plain")
            #expect(plain.prepared.first is Plain)
        }
        #expect(throws: Headless.UIKitException.self) { try perform("Known") }
    }

    @Test func `A class that is registered later takes the stand-in's place`() throws {
        final class Late: UIStoryboardSegue {
            override func perform() {}
        }
        let stage = try SegueStage(
            scene("V1", connections: segue("go", "custom", to: "V2", "customClass=\"Late\"")), scene("V2"))
        let first = try stage.show("V1", as: V1.self)
        try withStandIn({ _, _, _ in Headless.PresentationSegue.self }) {
            try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
            try Headless.catching { first.dismiss(animated: false) }
            Headless.register(Late.self, as: "Late")
            try Headless.catching { first.performSegue(withIdentifier: "go", sender: nil) }
        }
        #expect(first.prepared.map { $0 is Late } == [false, true])
        #expect(first.presentedViewController == nil)
    }
}
