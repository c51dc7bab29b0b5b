import AppMap
import Foundation
import Testing

@testable import BoardwalkCommand

/// The page of a folder in a browser, and what the commands say of the same folder.
final class PageInBrowser {
    let browser: Browser
    let map: [String: Any]
    let walk: [String: Any]
    private let file: URL

    init(of folder: String) throws {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("Page-\(UUID().uuidString).html")
        _ = CommandLineTool.run(["map", folder, "-o", file.path, "--findings"])
        map = try Self.json(CommandLineTool.run(["map", folder, "--format", "json"]))
        walk = try Self.json(CommandLineTool.run(["walk", folder, "--format", "json"]))
        browser = try Browser()
        try open()
    }

    /// Opens the page anew.
    func open(_ fragment: String = "", width: Int = 1_280, height: Int = 800) throws {
        try browser.open(file.path, fragment: fragment, width: width, height: height)
        _ = try browser.evaluate(Self.helpers)
    }

    deinit {
        try? FileManager.default.removeItem(at: file)
    }

    /// Nothing is said of a folder without storyboards.
    private static func json(_ outcome: Outcome) throws -> [String: Any] {
        guard !outcome.output.isEmpty else { return [:] }
        return try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any] ?? [:]
    }

    func number(_ expression: String) throws -> Int { try #require(browser.evaluate(expression) as? Int) }

    func text(_ expression: String) throws -> String { try #require(browser.evaluate(expression) as? String) }

    func texts(_ expression: String) throws -> [String] { try #require(browser.evaluate(expression) as? [String]) }

    /// The apps of the map that have scenes, in the order of the page.
    var apps: [[String: Any]] {
        (map["apps"] as? [[String: Any]] ?? []).filter { !(($0["scenes"] as? [Any]) ?? []).isEmpty }
    }

    /// Plays the way to every scene that the walk has seen, by the buttons of the page alone, and tells where that does not
    /// lead to the scene.
    ///
    /// Routes of several steps are played once more by touches on the drawing, wherever it offers them.
    func failedRoutes() throws -> PlayedRoutes {
        var result = PlayedRoutes()
        for (number, app) in apps.enumerated() {
            let walked = (walk["apps"] as? [[String: Any]] ?? []).first { $0["name"] as? String == app["name"] as? String }
            guard let walked, try browser.evaluate("openApp(\(number))") as? Bool == true else { continue }
            let routes = Routes(walked, app).all
            result.played += routes.count
            try play(routes, of: app, byTouch: false, &result)
            let long = Dictionary(grouping: routes.filter { $0.steps.count >= 2 }, by: \.device)
            for (device, routes) in long {
                result.touchable.append("\(app["name"] ?? "") \(device)")
                try play(Array(routes.sorted { $0.steps.count > $1.steps.count }.prefix(10)), of: app, byTouch: true, &result)
            }
        }
        return result
    }

    private func play(_ routes: [Routes.Route], of app: [String: Any], byTouch: Bool, _ result: inout PlayedRoutes) throws {
        let calls = routes.map { [$0.device, $0.start, $0.steps, byTouch] as [Any] }
        let list = String(decoding: try JSONSerialization.data(withJSONObject: calls), as: UTF8.self)
        let ends = try #require(browser.evaluate("\(list).map(call => playRoute(...call))") as? [[String]])
        for (route, shown) in zip(routes, ends) {
            let name = "\(app["name"] ?? "") \(route.device)"
            if !shown.contains(String(route.scene)) {
                result.failed.append("\(name): \(route.description) ends at \(shown)\(byTouch ? " by touches" : "")")
            } else if byTouch {
                result.touched.insert(name)
            }
        }
    }

    /// What tests do with the page, by its elements alone.
    private static let helpers = #"""
        const byID = id => document.getElementById(id);
        const all = selector => [...document.querySelectorAll(selector)];
        const isShown = element => element.getClientRects().length > 0;
        const type = text => { byID('search').value = text; byID('search').dispatchEvent(new Event('input')); };
        const items = () => all('#details .item .title').map(item => item.textContent);
        const openApp = number => {
          if (!byID('apps').hidden) { byID('apps').value = number; byID('apps').dispatchEvent(new Event('change')); }
          return isShown(byID('try'));
        };
        const button = text => all('#details button').find(button => button.textContent === text);
        const playRoute = (device, start, steps, byTouch) => {
          if (byID('play').hidden) byID('try').click();
          button(device)?.click();
          const starts = all('#details details .item');
          if (starts.length) starts[start].click(); else button('Restart').click();
          for (const step of steps) {
            const touched = byTouch && document.querySelector(`#device .zone[data-touch="${step}"]`);
            const next = touched || document.querySelector(step === null ? '#details [data-move=back]' : `#details [data-way="${step}"]`);
            if (!next) return [`no button for ${step}`];
            next.click();
          }
          return document.querySelector('[data-shown]').dataset.shown.split(' ');
        };
        """#
}

/// What came of playing routes.
struct PlayedRoutes {
    var played = 0
    /// Where a route did not lead to its scene.
    var failed: [String] = []
    /// The apps and devices with a route of two steps or more.
    var touchable: [String] = []
    /// Those of which such a route was played by touches on the drawing.
    var touched: Set<String> = []
}

/// The routes of a walk's report to the scenes that it has seen.
private struct Routes {
    struct Route {
        let device: String
        let scene: Int
        /// The position among the starts of the device.
        let start: Int
        /// Positions of ways; null for a step back.
        let steps: [Any]
        let description: String
    }

    let all: [Route]

    init(_ walk: [String: Any], _ map: [String: Any]) {
        func positions(_ key: String) -> [String: Int] {
            let ids = (map[key] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
            return Dictionary(ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        }
        let (scenes, ways) = (positions("scenes"), positions("ways"))
        var routes: [Route] = []
        for device in walk["devices"] as? [[String: Any]] ?? [] {
            let name = device["device"] as? String ?? ""
            let places = device["places"] as? [[String: Any]] ?? []
            let starts = places.indices.filter { places[$0]["previous"] == nil }
            for scene in walk["scenes"] as? [[String: Any]] ?? [] {
                for arrival in scene["arrivals"] as? [[String: Any]] ?? [] where arrival["device"] as? String == name {
                    var line: [Int] = []
                    var place = arrival["place"] as? Int
                    while let current = place {
                        line.insert(current, at: 0)
                        place = places[current]["previous"] as? Int
                    }
                    let steps = line.dropFirst().map { index -> Any in
                        let step = places[index]["step"] as? [String: Any]
                        return (step?["way"] as? String).flatMap { ways[$0] } ?? NSNull()
                    }
                    routes.append(
                        Route(
                            device: name, scene: scenes[scene["id"] as? String ?? ""] ?? -1,
                            start: line.first.flatMap(starts.firstIndex) ?? 0, steps: Array(steps),
                            description: "\(scene["id"] ?? "") by \(steps)"))
                }
            }
        }
        all = routes
    }
}
