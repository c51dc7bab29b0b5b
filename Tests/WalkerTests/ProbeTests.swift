import AppMap
import Foundation
import Testing

@testable import Walker

@MainActor @Suite(.serialized) struct ProbeTests {
    @Test func probe() throws {
        guard let path = ProcessInfo.processInfo.environment["PROBE"] else { return }
        let folder = try AppFolder(at: path)
        for app in folder.apps {
            let clock = ContinuousClock()
            var walk: Walk?
            let time = clock.measure { walk = Walk(of: app, in: folder.root) }
            guard let walk else { continue }
            print("== \(app.name): \(app.scenes.count) scenes \(app.ways.count) ways, \(time)")
            let words = AppWords(app)
            print("unreached: \(walk.unreached.map { "\(words.fullName(of: app[$0.scene])): \($0.reason)" })")
            print("untaken: \(walk.untaken.map { "\(words.fullName(of: app[app[$0.way].source])) \(words.phrase(of: app[$0.way])): \($0.reason)" })")
            for device in walk.devices {
                print("-- \(device.device): places \(device.places.count) scenes \(device.arrivals.count) crossings \(device.crossings.count) ways \(Set(device.crossings.map(\.way)).count) cut \(device.isCut)")
                if ProcessInfo.processInfo.environment["VERBOSE"] != nil {
                for crossing in device.crossings {
                    let way = app[crossing.way]
                    print("   [\(crossing.place)] \(words.fullName(of: app[way.source])) \(words.phrase(of: way)) -> \(outcome(crossing.outcome, words)) \(crossing.obstacle ?? "") \(crossing.log)")
                }
                }
                for x in device.lostTabs { print("   lost tab \(x)") }
                for x in device.deadEnds { print("   dead end \(words.fullName(of: app[x.scene]))") }
                for x in device.returns { print("   return \(words.phrase(of: app[x.way])) in \(words.fullName(of: app[app[x.way].source]))") }
                for x in device.failedStarts { print("   failed \(words.fullName(of: app[x.start.scene])) \(x.exception)") }
                var kinds: [String: Int] = [:]
                for crossing in device.crossings { if case .raised(let e) = crossing.outcome { kinds[e.reason, default: 0] += 1 } }
                for (k, v) in kinds.sorted(by: { $0.key < $1.key }) { print("   raised \(v)x \(k)") }
                let missing = app.scenes.filter { device.arrivals[$0.id] == nil && $0.link == nil }
                print("   not reached: \(missing.map { words.fullName(of: $0) })")
            }
        }
    }
    func outcome(_ o: Crossing.Outcome, _ words: AppWords) -> String {
        func n(_ s: AppScene.ID?) -> String { s.map { words.fullName(of: words.app[$0]) } ?? "?" }
        switch o {
        case .shown(let s, let m): return "\(n(s)) \(m)"
        case .unwound(let s): return "unwound \(n(s))"
        case .unwindIgnored: return "UNWIND IGNORED"
        case .nothing: return "NOTHING"
        case .raised(let e): return "RAISED \(e.reason)"
        }
    }
}
