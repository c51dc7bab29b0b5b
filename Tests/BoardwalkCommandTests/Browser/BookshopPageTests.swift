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

    @Test(arguments: [
        ("showConfirmation", "segue: showConfirmation"), ("Oona Parrish", "text:"), ("OÓNA PÄRRISH", "text:"),
        ("button \"See All\"", "way: button \"See All\""),
    ])
    func `a search finds ways, texts that are drawn cut, and letters with other accents`(text: String, note: String) throws {
        let page = try page()
        _ = try page.browser.evaluate("type('\(text)')")
        #expect(try page.texts("all('#details .item .quiet').map(item => item.textContent)").contains { $0.hasPrefix(note) })
        _ = try page.browser.evaluate("all('#details .item')[0].click()")
        #expect(try page.number("all('.scene.chosen').length") == 1)
        #expect(try page.number("all('.scene.match').length") == 0)
    }

    @Test func `numbers at the arrows of a scene are those of the list, in the colours of the headings`() throws {
        let page = try page("#Book@Book")
        for side in ["in", "out"] {
            let listed = Set(try page.texts("all('#details .badge.\(side)').map(badge => badge.textContent)"))
            #expect(!listed.isEmpty)
            #expect(Set(try page.texts("all('#world .badge.\(side)').map(badge => badge.textContent)")) == listed)
            #expect(try page.number("all('#details h3.\(side)').length") == 1)
        }
        _ = try page.browser.evaluate("byID('map').click()")
        #expect(try page.number("all('#world .badge').length") == 0)
    }

    @Test func `every way of a scene can be looked at from the list, with its segue and its place in the file`() throws {
        let page = try page("#Book@Book")
        let ways = try page.number("all('#details .about').length")
        #expect(ways == (try page.number("all('#details .pair').length")) && ways > 8)
        _ = try page.browser.evaluate("all('#details .about').at(-1).click()")
        let facts = try page.text("document.querySelector('#details .facts').textContent")
        #expect(facts.contains("Object ID") && facts.contains(".storyboard:"))
        #expect(try page.number("all('.arrow.chosen').length") == 1)
        _ = try page.browser.evaluate("document.querySelector('#details .row button').click()")
        #expect(try page.text("document.querySelector('#details h2').textContent") == "Book@Book")
    }

    @Test func `a route is an address, and opening it plays the route again`() throws {
        let page = try page()
        _ = try page.browser.evaluate("byID('try').click(); button('iPad').click()")
        _ = try page.browser.evaluate("all('.zone').find(zone => zone.title.includes('See All')).click()")
        _ = try page.browser.evaluate("document.querySelector('[data-move=back]').click()")
        _ = try page.browser.evaluate("all('#details .item').find(item => item.textContent.includes('\"Orders\"')).click()")
        let steps = try page.texts("all('.steps li').map(step => step.textContent)")
        #expect(steps.count == 4)
        _ = try page.browser.evaluate("new Promise(done => { const look = () => location.hash ? done() : setTimeout(look, 20); look(); })")
        let address = try page.text("location.hash")
        #expect(address.hasPrefix("#play=iPad&do=") && address.contains(",!back,"))
        try page.open(address)
        #expect(try page.texts("all('.steps li').map(step => step.textContent)") == steps)
        #expect(try page.number("all('#device.pad').length") == 1)
        #expect(page.browser.complaints.isEmpty)
    }

    @Test func `going back in the browser ends a route, and the map is as it was`() throws {
        let page = try page("#Book@Book")
        _ = try page.browser.evaluate("byID('try').click()")
        _ = try page.browser.evaluate("new Promise(done => { const look = () => location.hash.includes('play') ? done() : setTimeout(look, 20); look(); })")
        _ = try page.browser.evaluate("new Promise(done => { addEventListener('popstate', () => setTimeout(done)); history.back(); })")
        #expect(try page.text("location.hash") == "#Book@Book")
        #expect(try page.number("all('#play:not([hidden])').length") == 0)
        #expect(try page.text("document.querySelector('#details h2').textContent") == "Book@Book")
    }

    @Test(arguments: ["#play=iPhone&do=gone", "#play=Watch&from=x&do=,,,!back,!tab99,!99999", "#play", "#play=iPhone&do=" + String(repeating: "!back,", count: 5_000)])
    func `an address of a route that is not there goes as far as there is one`(fragment: String) throws {
        let page = try page(fragment)
        #expect(try page.number("all('#play:not([hidden])').length") == 1)
        #expect(try page.number("all('.steps li').length") == 1)
        #expect(page.browser.complaints.isEmpty)
    }

    @Test func `a sheet and columns of an iPad have no status bar of their own`() throws {
        let page = try page()
        let shown = "all('#device [data-kind=statusBar], #device [data-kind=homeIndicator]').filter(part => part.getClientRects().length && getComputedStyle(part).display !== 'none').length"
        _ = try page.browser.evaluate("byID('try').click(); button('iPad').click()")
        _ = try page.browser.evaluate("all('#details .item').find(item => item.textContent.includes('\"Orders\"')).click()")
        #expect(try page.number("all('#device .part').length") > 2)
        #expect(try page.number(shown) == 0)
        #expect(try page.number("all('#device .chrome').length") == 1)
        #expect(try page.number("all('#device .tab-bar [data-kind=tabBarItem]').length") == 5)
        _ = try page.browser.evaluate("button('iPhone').click(); button('Restart').click()")
        #expect(try page.number(shown) == 2)
    }

    @Test func `collapsed columns have a tab bar and a way back that can be touched`() throws {
        let page = try page(width: 390, height: 844)
        _ = try page.browser.evaluate("byID('try').click()")
        _ = try page.browser.evaluate("all('.zone').find(zone => zone.title.includes('\"Orders\"')).click()")
        let inside = try page.text("document.querySelector('#details h2').textContent")
        #expect(try page.number("all('.tab-bar').length") == 1)
        #expect(try page.number("all('.zone').filter(zone => zone.title.includes('tap the tab')).length") == 4)
        _ = try page.browser.evaluate("document.querySelector('.zone.chevron').click()")
        #expect(try page.text("document.querySelector('#details h2').textContent") != inside)
    }

    @Test func `on a phone the panel becomes larger and smaller, and the device has the room`() throws {
        let page = try page("#play=iPhone", width: 390, height: 844)
        let height = "Math.round(document.querySelector('#device .body').getBoundingClientRect().height)"
        let before = try page.number(height)
        _ = try page.browser.evaluate("byID('grip').click()")
        #expect(try page.text("byID('panel').className") == "large")
        _ = try page.browser.evaluate("byID('grip').click()")
        #expect(try page.text("byID('panel').className") == "small")
        #expect(try page.number(height) > before)
        #expect(try page.number("all('.tools button').filter(isShown).filter(button => button.offsetHeight < 40).length") == 0)
    }

    @Test func `what lies below the edge of a view can be scrolled to and touched`() throws {
        let page = try page("#play=iPhone", width: 390, height: 844)
        _ = try page.browser.evaluate("all('.zone').find(zone => zone.title.includes('Harbour')).click()")
        #expect(try page.text("document.querySelector('#details h2').textContent") == "Book@Book")
        let zones = "all('.zone').map(zone => zone.title + ' ' + Math.round(zone.offsetTop) + ' ' + Math.round(zone.offsetHeight))"
        let before = try page.texts(zones)
        let scroll = "document.querySelector('.layer').dispatchEvent(new WheelEvent('wheel', { deltaY: 2000, clientX: 195, clientY: 300, cancelable: true }))"
        let position = "document.querySelector('#device [data-kind=scrollView] > g').getAttribute('transform') || ''"
        #expect(try page.text(position) == "")
        _ = try page.browser.evaluate(scroll)
        #expect(try page.text(position).hasPrefix("translate(0 -"))
        #expect(try page.texts(zones) != before)
        _ = try page.browser.evaluate(scroll.replacingOccurrences(of: "2000", with: "-4000"))
        #expect(try page.text(position) == "translate(0 0)")
        #expect(try page.texts(zones) == before)
    }

    @Test func `the whole map goes on paper, and the chosen scene with its details`() throws {
        let page = try page()
        let before = try page.text("document.getElementById('world').style.transform")
        _ = try page.browser.evaluate("byID('in').click(); dispatchEvent(new Event('beforeprint'))")
        #expect(try page.number("all('.area').filter(area => { const { right, bottom, left, top } = area.getBoundingClientRect(); const map = byID('map').getBoundingClientRect(); return left < map.left || top < map.top || right > map.left + 1000 || bottom > map.top + 660; }).length") == 0)
        #expect(try page.number("all('.screen').filter(screen => screen.firstElementChild).length") == page.number("all('.scene').length"))
        _ = try page.browser.evaluate("dispatchEvent(new Event('afterprint')); byID('fit').click()")
        #expect(try page.text("document.getElementById('world').style.transform") == before)
        _ = try page.browser.evaluate("all('.scene')[0].click(); dispatchEvent(new Event('beforeprint'))")
        #expect(try page.number("all('body.prints-scene').length") == 1)
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
