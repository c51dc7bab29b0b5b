import AppMap
import Foundation
import Testing

@testable import Pictures

/// The page of an app, and what stands in it.
struct PageFixture {
    let html: String

    init(_ fixture: PictureFixture, play: PagePlay? = nil, findings: [Finding] = []) throws {
        html = try Page([PageApp(fixture.painter(), play: play, findings: findings)], title: fixture.app.name).html()
    }

    /// What the script of the page reads.
    var app: [String: Any] {
        get throws {
            let text = try #require(between("<script type=\"application/json\" id=\"data\">", "</script>"))
            let data = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            return try #require((data["apps"] as? [[String: Any]])?.first)
        }
    }

    func list(_ name: String) throws -> [[String: Any]] { try #require(try app[name] as? [[String: Any]]) }

    /// The text between two others, where they come first.
    func between(_ start: String, _ end: String) -> String? {
        guard let opening = html.range(of: start), let closing = html.range(of: end, range: opening.upperBound..<html.endIndex)
        else { return nil }
        return String(html[opening.upperBound..<closing.lowerBound])
    }
}
