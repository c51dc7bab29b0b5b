import AppMap
import Foundation
import Testing

@testable import BoardwalkCommand

private let corpus = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

/// The pages of real apps, really opened.
@MainActor @Suite(.enabled(if: Browser.isThere && corpus != nil), .serialized) struct CorpusPageTests {
    nonisolated private static var folders: [String] {
        guard let corpus, let names = try? FileManager.default.contentsOfDirectory(atPath: corpus) else { return [] }
        return names.sorted().map { corpus + "/" + $0 }.filter { (try? AppFolder(at: $0))?.apps.isEmpty == false }
    }

    @Test(arguments: folders)
    func `a page shows all scenes and arrows, and every route can be played`(folder: String) throws {
        let page = try PageInBrowser(of: folder)
        for (number, app) in page.apps.enumerated() {
            _ = try page.browser.evaluate("openApp(\(number))")
            #expect(try page.number("all('.scene').length") == (app["scenes"] as? [Any])?.count)
            #expect(try page.number("all('.arrow').length") == BookshopPageTests.arrows(of: app))
        }
        let routes = try page.failedRoutes()
        #expect(routes.failed == [])
        #expect(routes.touchable.allSatisfy(routes.touched.contains))
        #expect(page.browser.complaints.isEmpty)
    }
}
