import AppMap
import Foundation
import Testing

@testable import Walker

/// Real apps, in the folder that the environment names.
private let corpus = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

@MainActor @Suite("A walk that is handed on", .serialized)
struct HandedWalkTests {
    private let answers = [
        HandedWalk.Answer(className: "Shop.Basket", action: "close:", hasAction: true),
        HandedWalk.Answer(className: "Gone", action: "back:", hasAction: nil),
    ]

    /// An app with containers, presentations, unwinding, dead ends, ways back by show, and what stops it.
    private func app() throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    tabs("tabs", ["nav", "split"]), navigation("nav", root: "home"),
                    controller(
                        "home", "customClass=\"Home\"",
                        buttons: [
                            ("Push", segue("show", to: "detail", "push")),
                            ("Full", segue("presentation", to: "trap", "full", "modalPresentationStyle=\"fullScreen\"")),
                            ("Gone", segue("show", to: "gone", "to-gone")),
                        ], views: container("box", embeds: segue("embed", to: "part", "embed"))),
                    controller(
                        "detail", "customClass=\"Detail\"",
                        buttons: [
                            ("Home", segue("show", to: "home", "back-by-show")),
                            ("Out", segue("unwind", to: "exit", "out", "unwindAction=\"close:\"")),
                        ], more: "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"),
                    controller("trap"), controller("part"), reference("gone", "storyboardName=\"Gone\""),
                    split("split", primary: "list", secondary: "page"), controller("list"), controller("page"),
                ], initial: "tabs")
        ])
    }

    private func expectSame(_ walk: DeviceWalk, _ other: DeviceWalk?) {
        #expect(other?.device == walk.device && other?.isCut == walk.isCut)
        #expect(other?.places == walk.places)
        #expect(other?.arrivals == walk.arrivals)
        #expect(other?.crossings == walk.crossings)
        #expect(other?.jointCrossings == walk.jointCrossings)
        #expect(other?.containments == walk.containments)
        #expect(other?.lostTabs == walk.lostTabs && other?.deadEnds == walk.deadEnds)
        #expect(other?.returns == walk.returns && other?.failedStarts == walk.failedStarts)
    }

    @Test("is the walk that was made, with what it asked of the sources")
    func roundTrip() throws {
        let app = try app()
        for walk in app.walk.devices {
            let handed = HandedWalk(HandedWalk(walk, answers: answers).bytes(of: app.app), of: app.app, app.walk.options)
            expectSame(walk, handed?.walk)
            #expect(handed?.answers == answers)
        }
        #expect(!app.findings.isEmpty)
    }

    @Test("gives the same findings together with one that was made here")
    func findings() throws {
        let app = try app()
        let bytes = HandedWalk(app.walk.devices[1], answers: []).bytes(of: app.app)
        let handed = try #require(HandedWalk(bytes, of: app.app, app.walk.options)?.walk)
        let joined = Walk(of: app.app, options: app.walk.options, devices: [app.walk.devices[0], handed])
        #expect(joined.findings == app.findings)
    }

    @Test("is nothing where bytes are missing or changed, and never more than that")
    func broken() throws {
        let app = try app()
        let bytes = HandedWalk(app.walk.devices[0], answers: answers).bytes(of: app.app)
        for count in stride(from: 0, to: bytes.count, by: 7) {
            #expect(HandedWalk(Array(bytes[..<count]), of: app.app, app.walk.options) == nil)
        }
        for place in stride(from: 10, to: bytes.count, by: 5) {
            var changed = bytes
            changed[place] ^= 0x55
            let handed = HandedWalk(changed, of: app.app, app.walk.options)
            #expect(handed?.walk.crossings.allSatisfy { handed?.walk.places.indices.contains($0.place) ?? false } ?? true)
        }
    }

    @Test("is nothing where the other process had another app before it")
    func otherApp() throws {
        let app = try app()
        let other = try WalkedApp(controller("home", buttons: [("Go", segue("show", to: "next", "go"))]), controller("next"))
        #expect(HandedWalk(HandedWalk(app.walk.devices[0], answers: []).bytes(of: app.app), of: other.app, other.walk.options) == nil)
    }

    @Test("is the same for every real app", .enabled(if: corpus != nil))
    func realApps() throws {
        let folder = try #require(corpus)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder).filter({ $0.contains("+") }).sorted() {
            let read = try AppFolder(at: folder + "/" + name)
            for app in read.apps {
                let walk = Walk(of: app, in: read.root)
                for device in walk.devices {
                    expectSame(device, HandedWalk(HandedWalk(device, answers: []).bytes(of: app), of: app, walk.options)?.walk)
                }
            }
        }
    }
}
