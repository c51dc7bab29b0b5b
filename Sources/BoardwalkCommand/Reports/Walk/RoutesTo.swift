import AppMap
import Walker

/// The shortest ways to a scene, as steps that a tester can follow.
struct RoutesTo {
    private let scene: AppScene.ID
    private let walks: [Walk]

    init(_ scene: AppScene.ID, in walks: [Walk]) {
        self.scene = scene
        self.walks = walks
    }

    /// - Throws: a sentence where no way leads there, or where the form has no room for it.
    func report(as format: WalkFormat, terminal: Terminal = .plain) throws -> String {
        let routes = walks.flatMap { self.routes(of: $0) }
        guard let walk = walks.first, !routes.isEmpty else {
            let name = walks.first.map { AppWords($0.app).fullName(of: $0.app[scene]) } ?? ""
            let reason = walks.first?.unreached.first { $0.scene == scene }?.reason.words
            throw CommandFailure(description: "'\(name)' is not reached" + (reason.map { ": \($0)." } ?? "."))
        }
        switch format {
        case .text:
            return text(of: routes, words: AppWords(walk.app), terminal: terminal)
        case .json:
            return try ReportEncoding.json(
                RouteRecord(scene: MapIdentifiers(of: walk.app)[scene], routes: routes))
        case .sarif, .xcode, .github:
            throw CommandFailure(description: "a way is written as text or json, and not as \(format.rawValue).")
        }
    }

    /// One way, and the devices on which it is the shortest.
    fileprivate struct Route {
        var devices: [WalkDevice]
        let steps: [RouteStep]
    }

    private func routes(of walk: Walk) -> [Route] {
        let all = Routes(walk, AppWords(walk.app))
        var routes: [Route] = []
        for (index, device) in walk.devices.enumerated() {
            guard let arrival = device.arrivals[scene] else { continue }
            let steps = all.steps(to: arrival.place, on: index)
            if let same = routes.firstIndex(where: { $0.steps == steps }) {
                routes[same].devices.append(device.device)
            } else {
                routes.append(Route(devices: [device.device], steps: steps))
            }
        }
        return routes
    }

    private func text(of routes: [Route], words: AppWords, terminal: Terminal) -> String {
        var report = TextReport(for: terminal)
        for route in routes {
            report.addGap()
            let devices = route.devices.map(\.rawValue).joined(separator: " and ")
            report.add([StyledText(words.fullName(of: words.app[scene]), .heading), StyledText("on \(devices)")].joined())
            for (number, step) in route.steps.enumerated() {
                let beginning = "\(number + 1). "
                let indent = String(repeating: " ", count: beginning.count)
                report.add(wrapping: step.words, after: StyledText(beginning), then: StyledText(indent))
            }
        }
        return report.rendered(for: terminal)
    }

    private struct RouteRecord: Encodable {
        let format = "boardwalk-route"
        let version = 1
        let scene: String
        let routes: [OneRecord]

        struct OneRecord: Encodable {
            let devices: [String]
            let steps: [FindingRecord.StepRecord]
        }

        init(scene: String, routes: [Route]) {
            self.scene = scene
            self.routes = routes.map {
                OneRecord(devices: $0.devices.map(\.rawValue), steps: $0.steps.map(FindingRecord.StepRecord.init))
            }
        }
    }
}
