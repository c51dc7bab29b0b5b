import AppMap
import HeadlessUIKit

/// The ways that are taken from a place.
extension Explorer {
    private func tabIndex(of way: Way, in actor: Actor) -> Int? {
        let index = words.position(of: way) - 1
        return actor.children.indices.contains(index) ? index : nil
    }

    func take(_ way: Way, from actor: Actor) throws -> RunningApp.Report {
        if way.isTab {
            guard let tabs = actor.controller as? UITabBarController, let index = tabIndex(of: way, in: actor) else {
                return RunningApp.Report()
            }
            try running.select(actor.children[index].controller, of: tabs)
            return RunningApp.Report()
        }
        if way.isContainment {
            if let split = actor.controller as? UISplitViewController {
                try running.reveal(way.relationship, of: split)
            }
            return RunningApp.Report()
        }
        return try running.start(way, from: actor.controller)
    }

    mutating func tryWays(of path: [Actor.Part], at place: Int) {
        guard let scene = live.last?.stage[path]?.scene else { return }
        for way in ways[scene] where isTaken(way) {
            guard !isWornOut, let before = live.last, before.place == place, let actor = before.stage[path] else { return }
            if way.isTab, tabIndex(of: way, in: actor).map(actor.shown.contains) ?? true { continue }
            // On a phone what is not on screen of a split view lies below what is.
            if way.isContainment, !way.isTab, actor.container == .collapsedSplit { continue }
            let crossing = cross(way, from: actor, at: path, on: before.stage, place)
            crossings.append(crossing)
            guard comeBack(to: place) else { return }
        }
    }

    /// Starts all segues of an object at once, where it has several and each of them can be taken alone.
    mutating func tryTouches(of path: [Actor.Part], at place: Int) {
        guard let scene = live.last?.stage[path]?.scene else { return }
        let failed = Set(crossings.reversed().prefix { $0.place == place }.filter { $0.isRaised }.map { $0.way })
        for ways in self.ways[scene].startedTogether where !ways.contains(where: { failed.contains($0.id) }) {
            guard let actor = live.last?.stage[path] else { return }
            var log: [String] = []
            var exception: FindingException?
            do {
                for way in ways {
                    log += try running.start(way, from: actor.controller).log
                    _ = running.stage
                }
            } catch is Headless.Refusal {
                // What another segue of the object took off the screen starts nothing.
            } catch {
                live = []
                exception = FindingException(error)
            }
            jointCrossings.append(
                JointCrossing(
                    ways: ways.map { $0.id }, place: place, log: log.map(FindingException.stable), exception: exception))
            guard comeBack(to: place) else { return }
        }
    }

    /// Whether a way is one that somebody takes.
    private func isTaken(_ way: Way) -> Bool {
        way.isTab || (way.isContainment ? isHiddenColumn(way) : !way.isStartedByNothing)
    }

    /// Whether a way leads to a column of a split view that has not been on screen yet.
    private func isHiddenColumn(_ way: Way) -> Bool {
        guard app[way.source].kind == "splitViewController", let scene = way.destination.scene else { return false }
        return arrivals[scene] == nil
    }

    /// Whether anything can be tried where scenes stand in new surroundings.
    func canTry(_ standings: [Standing], on stage: Stage) -> Bool {
        standings.contains { ways[$0.scene].contains(where: isTaken) } || stage.stacks.contains { liesOnUnseen($0.0) }
    }

    /// Whether a scene that was never seen lies directly below the top of a stack.
    private func liesOnUnseen(_ stack: Actor) -> Bool {
        stack.children[stack.children.count - 2].visible.contains { $0.scene.map { arrivals[$0] == nil } ?? false }
    }

    /// Goes back in stacks below whose top lies what was never seen.
    mutating func lookBehind(_ place: Int) {
        guard let stage = live.last?.stage else { return }
        for (actor, path) in stage.stacks {
            guard liesOnUnseen(actor), let navigation = live.last?.stage[path]?.controller as? UINavigationController
            else { continue }
            do {
                try running.goBack(in: navigation)
                _ = add(running.stage, after: .back, from: place, at: path)
            } catch {
                live = []
            }
            guard comeBack(to: place) else { return }
        }
    }

    private mutating func cross(
        _ way: Way, from actor: Actor, at path: [Actor.Part], on before: Stage, _ place: Int
    ) -> Crossing {
        var isUnwindingKnown = false
        func crossing(
            _ outcome: Crossing.Outcome, _ report: RunningApp.Report = .init(), _ changes: [Rearrangement] = []
        ) -> Crossing {
            Crossing(
                way: way.id, place: place, standing: path.map(\.told), changes: changes, outcome: outcome,
                obstacle: report.obstacle.flatMap { $0.isCertain ? $0.description : nil },
                log: report.log.map(FindingException.stable), isGuess: isGuess(way, outcome, isUnwindingKnown: isUnwindingKnown))
        }
        let report: RunningApp.Report
        let destination: UIViewController?
        do {
            destination = try unwindDestination(of: way, from: actor)
            report = try take(way, from: actor)
        } catch let refusal as Headless.Refusal {
            return crossing(.nothing, RunningApp.Report(obstacle: refusal))
        } catch {
            live = []
            return crossing(.raised(causes.told(FindingException(error), at: way)))
        }
        let after = running.stage
        let change = StageChange(from: before, to: after, in: app)
        let outcome: Crossing.Outcome
        if case .unwind(let action) = way.destination {
            isUnwindingKnown = destination.map { takes(action, $0) != nil } ?? false
            outcome = destination.map { .unwound(to: running.scenes[$0]) } ?? .unwindIgnored
        } else if way.isTab {
            outcome = .shown(way.destination.scene, .tab)
        } else if way.kind == "preview" {
            outcome = .shown(way.destination.scene, .peeked)
        } else {
            outcome = change.outcome
        }
        observations.note(way, from: actor, change, at: place)
        _ = add(after, after: .way(way.id), from: place, at: path)
        return crossing(outcome, report, Rearrangement.between(before, after, seenFrom: path))
    }

    /// Where an unwinding would end; nil where nobody takes it, and for other ways.
    private func unwindDestination(of way: Way, from actor: Actor) throws -> UIViewController? {
        guard case .unwind = way.destination, let id = way.objectID else { return nil }
        return try Headless.unwindDestination(ofSegue: id, of: actor.controller)
    }

    /// Whether a controller takes an unwind action; nil where only sources that are not there tell.
    private func takes(_ action: String, _ controller: UIViewController) -> Bool? {
        guard Headless.isStandIn(controller) else { return true }
        return options.answersUnwinding?(Headless.declaredClassName(of: controller), action)
    }

    /// Whether what happened depends on classes that only the app's sources tell of.
    private func isGuess(_ way: Way, _ outcome: Crossing.Outcome, isUnwindingKnown: Bool) -> Bool {
        switch outcome {
        case .unwound: !isUnwindingKnown
        case .shown: way.isGuess
        case .unwindIgnored, .nothing, .raised: false
        }
    }
}

extension Headless.Refusal {
    /// Whether the document alone says it. What covers a view, or lies out of sight, depends on a layout that is only an
    /// approximation here.
    fileprivate var isCertain: Bool {
        switch reason {
        case .hidden, .transparent, .interactionDisabled, .disabled, .notFound: true
        default: false
        }
    }
}
