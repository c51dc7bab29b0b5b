import Foundation
import Testing

@testable import BoardwalkCommand

/// The page of Bookshop, really opened.
@MainActor @Suite(.enabled(if: Browser.isThere), .serialized, BookshopPage()) struct BookshopPageTests {
    /// The page, opened anew.
    private func page(_ fragment: String = "", width: Int = 1_280, height: Int = 800) throws -> PageInBrowser {
        let page = try #require(BookshopPage.page)
        try page.open(fragment, width: width, height: height)
        return page
    }

    @Test func `scenes, arrows and searches are as the map has them, without a complaint`() throws {
        let page = try page()
        let app = try #require(page.apps.first)
        let scenes = try #require(app["scenes"] as? [[String: Any]])
        #expect(try page.number("all('.scene').filter(isShown).length") == scenes.count)
        #expect(try page.number("all('.area').length") == (app["storyboards"] as? [Any])?.count)
        #expect(try page.number("all('.arrow').length") == Self.arrows(of: app))
        for (text, name) in [("signin", "SignIn@Account"), ("BookViewController", "Book@Book"), ("Titles, authors", "Catalogue@Catalogue"), ("showConfirmation", "CheckoutPayment@Checkout"), ("CÁTALOGUENAV", "CatalogueNavigation@Catalogue")] {
            _ = try page.browser.evaluate("type('\(text)')")
            #expect(try page.texts("items()").contains(name), "\(text)")
        }
        _ = try page.browser.evaluate("type('zzzz')")
        #expect(try page.number("items().length") == 0)
        #expect(page.browser.complaints.isEmpty)
    }

    @Test func `what is filtered out is not on the map`() throws {
        let page = try page()
        let before = try page.number("all('.scene').filter(isShown).length")
        _ = try page.browser.evaluate("all('#details .check[data-key=\"0\"] input')[0].click()")
        #expect(try page.number("all('.scene').filter(isShown).length") < before)
        let arrows = try page.number("all('.arrow').filter(isShown).length")
        _ = try page.browser.evaluate("all('#details .check[data-key=show] input')[0].click()")
        #expect(try page.number("all('.arrow').filter(isShown).length") < arrows)
    }

    @Test func `an address shows its scene, who opens it, and where it leads`() throws {
        let page = try page("#Book@Book")
        #expect(try page.text("document.querySelector('#details h2').textContent") == "Book@Book")
        #expect(try page.number("all('.scene.chosen').length") == 1)
        #expect(try page.texts("items()").contains("Featured@Catalogue"))
        #expect(try page.number("all('.arrow.in').length") > 0)
        _ = try page.browser.evaluate("all('#details [data-to]')[0].click()")
        #expect(try page.text("decodeURIComponent(location.hash)") != "#Book@Book")
    }

    @Test(arguments: [
        ("#@Book", "Book@Book"), ("#@Catalogue", "CatalogueNavigation@Catalogue"), ("#cCw-zI-58w@Book", "Book@Book"),
        ("#CoverViewController@Book", "CoverViewController@Book"), ("#CoverViewController", "CoverViewController@Book"),
    ])
    func `an address may use any name of a scene`(fragment: String, name: String) throws {
        let page = try page(fragment)
        #expect(try page.text("document.querySelector('#details h2').textContent") == name)
        #expect(try page.number("all('.scene.chosen').length") == 1)
    }

    @Test func `an address of a scene that is gone says so and leaves nothing chosen`() throws {
        let page = try page("#Book@Book")
        _ = try page.browser.evaluate("location.hash = '#Gone@Book'; dispatchEvent(new HashChangeEvent('hashchange'))")
        #expect(try page.text("document.querySelector('.notice').textContent").contains("Gone@Book"))
        #expect(try page.number("all('.scene.chosen').length") == 0)
        _ = try page.browser.evaluate("all('.scene')[0].click()")
        #expect(try page.number("all('.notice').length") == 0)
    }

    @Test func `arrows from a placeholder are filtered by the ways that lead to it, and unwinds by theirs`() throws {
        let page = try page()
        func shown(without kind: String) throws -> Int {
            _ = try page.browser.evaluate("all('#details .check[data-key=\(kind)] input')[0].click()")
            let arrows = try page.number("all('.arrow').filter(isShown).length")
            let lines = try page.number("all('.scene li').filter(line => !line.hidden).length")
            _ = try page.browser.evaluate("all('#details .check[data-key=\(kind)] input')[0].click()")
            return kind == "unwind" ? lines : arrows
        }
        let all = try page.number("all('.arrow').length")
        let shows = try #require(page.apps.first?["ways"] as? [[String: Any]]).count { ["show", "push"].contains($0["kind"] as? String) }
        #expect(try shown(without: "show") >= all - 2 * shows)
        #expect(try shown(without: "contain") < all)
        #expect(try page.number("all('.scene li').length") > 0)
        #expect(try shown(without: "unwind") < page.number("all('.scene li').length"))
    }

    @Test(arguments: ["#%E0%A4%A", "#<script>alert(1)</script>", "#__proto__", "#constructor", "#" + String(repeating: "x", count: 50_000), "#@"])
    func `an address that names nothing does nothing`(fragment: String) throws {
        let page = try page(fragment)
        #expect(try page.number("all('.scene').length") > 0)
        #expect(try page.number("all('.scene.chosen').length") == 0)
        #expect(page.browser.complaints.isEmpty)
    }

    @Test func `every route of the walk can be played and ends where the walk ends`() throws {
        let page = try page()
        let routes = try page.failedRoutes()
        #expect(routes.played > 60)
        #expect(routes.touchable.count == 2 && routes.touchable.allSatisfy(routes.touched.contains))
        #expect(routes.failed == [])
        #expect(page.browser.complaints.isEmpty)
    }

    @Test func `touches on the drawing, back buttons and swipes lead on and back`() throws {
        let page = try page(width: 390, height: 844)
        _ = try page.browser.evaluate("byID('try').click()")
        let start = try page.text("document.querySelector('#details h2').textContent")
        _ = try page.browser.evaluate("all('.zone').find(zone => zone.title.includes('See All')).click()")
        #expect(try page.text("document.querySelector('#details h2').textContent") == "Shelf@Catalogue")
        _ = try page.browser.evaluate("document.querySelector('[data-move=back]').click()")
        #expect(try page.text("document.querySelector('#details h2').textContent") == start)
        _ = try page.browser.evaluate("all('.zone').find(zone => zone.title.includes('Filter')).click()")
        #expect(try page.number("all('.layer.sheet').length") == 1)
        _ = try page.browser.evaluate("document.querySelector('[data-move=dismiss]').click()")
        #expect(try page.number("all('.layer').length") == 1)
        #expect(try page.number("all('.steps li').length") == 5)
        #expect(page.browser.complaints.isEmpty)
    }

    /// The arrows that the map asks for: ways to other scenes, and placeholders to what they stand for.
    static func arrows(of app: [String: Any]) -> Int {
        let ways = app["ways"] as? [[String: Any]] ?? []
        let drawn = ways.filter { way in
            let destination = way["destination"] as? [String: Any]
            let end = (destination?["through"] as? [String])?.first ?? destination?["scene"] as? String
            return end != nil && end != way["source"] as? String && !["preview", "commit"].contains(way["kind"] as? String)
        }
        let links = app["links"] as? [[String: Any]] ?? []
        let scenes = app["scenes"] as? [[String: Any]] ?? []
        // A scene that stays on screen and holds another by itself is no placeholder.
        let holding = Set(ways.compactMap { $0["objectID"] as? String })
        let placeholders = Set(
            scenes.filter { $0["link"] != nil && !holding.contains($0["objectID"] as? String ?? "") }
                .compactMap { $0["id"] as? String })
        let followed = links.filter { link in
            let scene = (link["destination"] as? [String: Any])?["scene"] as? String
            let isPlaceholder = link["origin"] as? String == "scene" && placeholders.contains(link["scene"] as? String ?? "")
            return isPlaceholder && scene != nil && scene != link["scene"] as? String
        }
        return drawn.count + followed.count
    }
}

/// The page of Bookshop in a browser, for as long as a suite is run.
private struct BookshopPage: SuiteTrait, TestScoping {
    @MainActor fileprivate static var page: PageInBrowser?

    func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await MainActor.run { Self.page = try PageInBrowser(of: Self.folder) }
        let result: Result<Void, any Error>
        do {
            result = .success(try await function())
        } catch {
            result = .failure(error)
        }
        await MainActor.run { Self.page = nil }
        try result.get()
    }

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Examples/Bookshop").path
}
