import Testing

@testable import Walker

@MainActor @Suite("What a walk shows once more", .serialized)
struct ReshowingTests {
    private func presented(_ style: String, by kind: String = "presentation") throws -> WalkedApp {
        try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    tabs("tabs", ["first", "second"]), controller("first", "customClass=\"First\""),
                    controller("second", "customClass=\"Second\"", buttons: [("Open", segue(kind, to: "sheet", "open", style))]),
                    controller(
                        "sheet", "customClass=\"Sheet\"",
                        buttons: [("Done", segue("unwind", to: "exit", "done", "unwindAction=\"close:\""))],
                        more: "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>"),
                ], initial: "tabs")
        ])
    }

    @Test("was presented by the tab that presented it first, and unwinds there")
    func presentedByTab() throws {
        #expect(try presented("").outcomes("done") == ["back to second"])
    }

    @Test("comes out of its anchor again where it is a popover")
    func popover() throws {
        let app = try presented("popoverAnchorView=\"second-button-0\"", by: "popoverPresentation")
        #expect(app.outcomes("done", .iPad) == ["back to second"])
        #expect(app.faults == [])
    }

    @Test("is begun anew after what the app does not survive", arguments: ["fullScreen", "currentContext", "pageSheet"])
    func afterException(style: String) throws {
        let app = try WalkedApp([
            "Main.storyboard": storyboard(
                [
                    navigation("nav", root: "home"),
                    controller(
                        "home",
                        buttons: [
                            ("Broken", segue("presentation", to: "box", "break", "modalPresentationStyle=\"\(style)\"")),
                            ("Next", segue("show", to: "next", "next")),
                        ]),
                    navigation("box", root: "broken"),
                    controller("broken", code: ["<outlet property=\"nothing\" destination=\"broken-view\" id=\"o\"/>"]),
                    controller("next", buttons: [("Sheet", segue("presentation", to: "sheet", "sheet-segue"))]), controller("sheet"),
                ], initial: "nav")
        ])
        #expect(app.outcomes("next") == ["next pushed"])
        #expect(app.outcomes("sheet-segue") == ["sheet presented as page sheet"])
        #expect(app.outcomes("break").first?.contains("key value coding-compliant") == true)
    }

    @Test("is the same as the first time, so that a walk with few places and one with many agree")
    func chains() throws {
        let names = (0..<40).map { "scene-\($0)" }
        let scenes = names.enumerated().map { number, name in
            controller(
                name, "customClass=\"Scene\"",
                buttons: [
                    ("Push", segue("show", to: names[(number + 1) % 40], "push-\(number)")),
                    ("Present", segue("presentation", to: names[(number * 7 + 3) % 40], "present-\(number)")),
                ])
        }
        let app = try WalkedApp(["Main.storyboard": storyboard([navigation("nav", root: names[0])] + scenes, initial: "nav")])
        for number in 0..<40 {
            let (next, other) = (names[(number + 1) % 40], names[(number * 7 + 3) % 40])
            #expect(Set(app.outcomes("push-\(number)")) == ["\(next) pushed", "\(next) presented as page sheet"])
            #expect(app.outcomes("present-\(number)").allSatisfy { $0 == "\(other) presented as page sheet" })
        }
    }
}
