import AppMap
import Foundation
import Testing

@testable import Walker

/// The folder of real apps; nil where there is none.
private enum Corpus {
    static let folder = ProcessInfo.processInfo.environment["BOARDWALK_CORPUS"]

    static let apps = ((try? FileManager.default.contentsOfDirectory(atPath: folder ?? "")) ?? [])
        .filter { $0.contains("+") }.sorted()
}

/// Visits real apps at random, always the same way.
@MainActor @Suite(.serialized, .enabled(if: Corpus.folder != nil))
struct CorpusSessionTests {
    @Test(arguments: Corpus.apps)
    func `a visit at random goes on through faults, and each step can be undone`(name: String) throws {
        let folder = try AppFolder(at: try #require(Corpus.folder) + "/" + name)
        for app in folder.apps.prefix(3) {
            for device in WalkDevice.allCases {
                guard let start = Session.starts(of: app, on: device).first else { continue }
                Session.run(app, in: folder.root, on: device, from: start, visit)
            }
        }
    }

    private func visit(_ session: Session) {
        var random = FixedRandom(state: 7)
        for step in 0..<24 {
            let before = session.screen
            #expect(before.usable.map(\.number) == (1...).prefix(before.usable.count).map { $0 })
            let event = session.perform(action(on: before, &random))
            #expect(!event.message.isEmpty)
            if event.result == .stopped || step % 8 == 7, !session.steps.isEmpty {
                let isDone = event.result != .refused
                let steps = session.steps
                session.perform(.move(.undo))
                #expect(session.steps.map(\.step) == steps.dropLast().map(\.step))
                if isDone, before.stopped == nil, steps.last == event {
                    #expect(session.screen == before)
                }
            }
        }
    }

    private func action(on screen: Screen, _ random: inout FixedRandom) -> SessionAction {
        let moves: [ScreenMove] = [.back, .swipeBack, .dismiss, .rotate]
        guard !screen.usable.isEmpty, random.next() % 5 != 0 else {
            return .move(moves[Int(random.next() % UInt64(moves.count))])
        }
        let item = screen.usable[Int(random.next() % UInt64(screen.usable.count))]
        let name = ItemName.number(item.number ?? 0)
        if item.deeds.contains(.type) { return .type(name, text: "text") }
        if item.deeds == [.set] { return .set(name, value: item.role == .slider ? "0.5" : "up") }
        return .tap(name)
    }
}

private struct FixedRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33
    }
}
