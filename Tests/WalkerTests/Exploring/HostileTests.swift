import Testing

@testable import Walker

@MainActor @Suite("Hostile apps", .serialized)
struct HostileTests {
    @Test("whose scenes push each other in a great ring end")
    func ring() throws {
        let count = 400
        let scenes = (0..<count).map { number in
            controller("s\(number)", buttons: [("Next", segue("show", to: "s\((number + 1) % count)", "to-\(number)"))])
        }
        var options = WalkOptions()
        options.devices = [.iPhone]
        let app = try WalkedApp(
            ["Main.storyboard": storyboard([navigation("nav", root: "s0")] + scenes, initial: "nav")], options: options)
        #expect(app.reached().count == count + 1)
        #expect(app.walk.untaken.isEmpty)
        #expect(app.faults == ["back-by-show to-399"])
    }

    @Test("whose scenes embed each other in a great ring are one crash")
    func embeds() throws {
        let count = 300
        let scenes = (0..<count).map { number in
            controller(
                number == 0 ? "home" : "s\(number)", number % 50 == 0 ? "storyboardIdentifier=\"S\(number)\"" : "",
                views: container(
                    "box-\(number)", embeds: segue("embed", to: number + 1 == count ? "home" : "s\(number + 1)", "to-\(number)")))
        }
        let app = try WalkedApp(["Main.storyboard": storyboard(scenes, initial: "home")])
        #expect(app.faults == ["containment-cycle to-0"])
        #expect(app.findings.first?.related.count == count - 1)
    }

    @Test("whose scenes embed each other deeply are shown, and beyond a bound it is told that there is one", arguments: [100, 300])
    func deep(depth: Int) throws {
        let scenes = (0..<depth).map { number in
            controller(
                number == 0 ? "home" : "s\(number)",
                views: number + 1 == depth ? "" : container("c-\(number)", embeds: segue("embed", to: "s\(number + 1)", "to-\(number)")))
        }
        var options = WalkOptions()
        options.devices = [.iPhone]
        let app = try WalkedApp(["Main.storyboard": storyboard(scenes, initial: "home")], options: options)
        guard depth > 256 else {
            #expect(app.faults == [])
            #expect(app.reached().count == depth)
            return
        }
        #expect(app.faults == ["other-exception home"])
        #expect(app.findings.first?.severity == .suspicious)
        #expect(app.findings.first?.exception == nil)
    }

    @Test("whose scenes each embed the next twice end")
    func doubling() throws {
        let scenes = (0..<40).map { number in
            controller(
                number == 0 ? "home" : "s\(number)",
                views: number == 39
                    ? ""
                    : container("a-\(number)", embeds: segue("embed", to: "s\(number + 1)", "a-to-\(number)"))
                        + container("b-\(number)", embeds: segue("embed", to: "s\(number + 1)", "b-to-\(number)")))
        }
        var options = WalkOptions()
        options.devices = [.iPhone]
        let app = try WalkedApp(["Main.storyboard": storyboard(scenes, initial: "home")], options: options)
        #expect(app.findings.count == 1)
    }

    @Test("whose references lead to each other end")
    func references() throws {
        let count = 500
        let references = (0..<count).map { number in
            reference("r\(number)", "referencedIdentifier=\"R\((number + 1) % count)\" storyboardIdentifier=\"R\(number)\"")
        }
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [controller("home", buttons: [("Go", segue("show", to: "r7", "go"))])] + references, initial: "home")
        ])
        #expect(app.findings.count == 1)
    }

    @Test("with ten thousand tabs end, and the walk says that it is not complete")
    func tabs() throws {
        let names = (0..<10_000).map { "t\($0)" }
        var options = WalkOptions()
        options.devices = [.iPhone]
        options.mostLooks = 20_000
        let app = try WalkedApp(
            ["Main.storyboard": storyboard([WalkerTests.tabs("tabs", names)] + names.map { controller($0) }, initial: "tabs")],
            options: options)
        #expect(app.reached().count > 1)
        #expect(app.on(.iPhone)?.isCut == true)
        #expect(app.walk.unreached.allSatisfy { $0.reason == .beyondLimit })
    }

    @Test("with hundreds of segues at one broken reference have one finding")
    func manyWays() throws {
        let segues = (0..<200).map { segue("show", to: "ref", "to-\($0)", "identifier=\"go\($0)\"") }
        let app = try WalkedApp(
            controller("home", code: segues), reference("ref", "storyboardName=\"Gone\""))
        #expect(app.faults == ["missing-storyboard ref"])
        #expect(app.findings.first?.related.count == 200)
    }
}
