import AppMap
import SceneAddressing
import Testing

@Suite("Storyboard references")
struct StoryboardReferenceTests {
    private static let shop = storyboard(scene("first"), scene("detail", identifier: "Detail"), initial: "first")

    @Test(arguments: [
        (reference("link", storyboard: "Shop", scene: "Detail"), "Shop.detail (via Main.link)"),
        (reference("link", storyboard: "Shop"), "Shop.first (via Main.link)"),
        (reference("link", scene: "Away"), "Main.away (via Main.link)"),
        (reference("link"), "Main.home (via Main.link)"),
        (reference("link", storyboard: "Shop", scene: "Detial"), "sceneMissing Detial Shop [\"Detail\"] (via Main.link)"),
        (reference("link", scene: "away"), "sceneMissing away - [\"Away\"] (via Main.link)"),
        (reference("link", storyboard: "Shpo"), "storyboardMissing Shpo [\"Shop\"] (via Main.link)"),
        (reference("link", storyboard: "Parts"), "noInitialScene Parts [\"Leg\"] (via Main.link)"),
        (reference("link", storyboard: "Empty"), "noInitialScene Empty [] (via Main.link)"),
    ])
    func `lead where UIKit goes`(reference: String, destination: String) throws {
        let app = try AppFixture.app([
            "Main.storyboard": storyboard(
                scene("home", segue(to: "link")), reference, scene("away", identifier: "Away"), initial: "home"),
            "Shop.storyboard": Self.shop,
            "Parts.storyboard": storyboard(scene("leg", identifier: "Leg")),
            "Empty.storyboard": storyboard(),
        ])
        #expect(app.waysAsText == ["Main.home show \(destination)"])
    }

    @Test func `can be named themselves and then stand for their scene`() throws {
        let app = try AppFixture.app([
            "Main.storyboard": storyboard(scene("home", segue(to: "link")), reference("link", storyboard: "Shop", scene: "Door")),
            "Shop.storyboard": storyboard(reference("door", storyboard: "Attic", identifier: "Door")),
            "Attic.storyboard": storyboard(scene("attic"), initial: "attic"),
        ])
        #expect(app.waysAsText == ["Main.home show Attic.attic (via Main.link, Shop.door)"])
    }

    @Test func `of macOS are read under their own name`() throws {
        let link = reference("link", storyboard: "Shop").replacing("viewControllerPlaceholder", with: "controllerPlaceholder")
        let app = try AppFixture.app([
            "Main.storyboard": storyboard(scene("home", segue(to: "link", "sheet")), link), "Shop.storyboard": Self.shop,
        ])
        #expect(app.waysAsText == ["Main.home sheet Shop.first (via Main.link)"])
    }

    @Test func `of an initial scene make the storyboard start elsewhere`() throws {
        let app = try AppFixture.app([
            "Main.storyboard": storyboard(scene("home", segue(to: "link")), reference("link", storyboard: "Hall")),
            "Hall.storyboard": storyboard(reference("gate", storyboard: "Shop", scene: "Detail"), initial: "gate"),
            "Shop.storyboard": Self.shop,
        ])
        #expect(app.waysAsText == ["Main.home show Shop.detail (via Main.link, Hall.gate)"])
    }

    @Test func `that lead in a circle are told with the circle`() throws {
        let app = try AppFixture.app([
            "A.storyboard": storyboard(scene("home", segue(to: "a")), reference("a", storyboard: "B", scene: "b", identifier: "a")),
            "B.storyboard": storyboard(reference("b", storyboard: "C", scene: "c", identifier: "b")),
            "C.storyboard": storyboard(reference("c", storyboard: "B", scene: "b", identifier: "c")),
        ])
        #expect(app.waysAsText == [
            "A.home show placeholderCycle [\"c@C\", \"b@B\", \"c@C\"] (via A.a, B.b, C.c)"
        ])
        #expect(app.brokenLinks.count == 3)
        #expect(app.brokenWays.count == 1)
    }

    @Test func `that lead to themselves are a circle of one`() throws {
        let app = try AppFixture.app([
            "A.storyboard": storyboard(
                scene("home", segue(to: "a")), reference("a", scene: "me", identifier: "me"), reference("b"), initial: "b")
        ])
        #expect(app.waysAsText == ["A.home show placeholderCycle [\"me\", \"me\"] (via A.a)"])
        #expect(app.linksAsText.last == "A.b native placeholderCycle [\"@\", \"@\"] (via A.b)")
    }

    @Test func `that are broken by the hundred are told without looking for near names for ever`() throws {
        let count = 500
        let scenes = (0..<count).map {
            scene("v\($0)", identifier: "Controller\($0)Detail") + reference("p\($0)", scene: "Controlle\($0)Detail")
        }.joined()
        let app = try AppFixture.app(["A.storyboard": storyboard(scenes)])
        let suggestions = app.links.map { link -> Int in
            guard case .nowhere(let failure) = link.target, case .sceneMissing(_, _, let nearest) = failure.reason
            else { return -1 }
            return nearest.count
        }
        #expect(suggestions.count == count)
        #expect(suggestions.first == 3)
        #expect(suggestions.last == 0)
    }

    @Test(arguments: [100, 101, 5_000])
    func `may be chained, but not without end`(count: Int) throws {
        let chain = (0..<count).map { reference("r\($0)", scene: "r\($0 + 1)", identifier: "r\($0)") }.joined()
        let app = try AppFixture.app([
            "A.storyboard": storyboard(scene("home", segue(to: "r0")), chain, scene("end", identifier: "r\(count)"))
        ])
        let destination = try #require(app.ways.first?.destination)
        #expect(destination.placeholders.count == 100)
        if count == 100 {
            #expect(destination.scene == app.scene("end")?.id)
        } else {
            #expect(app.text(of: destination).hasPrefix("placeholderChainTooLong 100 "))
        }
        #expect(app.brokenLinks.count == max(0, count - 101))
    }
}
