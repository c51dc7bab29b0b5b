import AppMap
import SceneAddressing

/// Finds why something is raised: a scene that embeds a broken one stops every way to it, and only one of them all is to
/// be mended.
struct CauseFinder: Sendable {
    private let app: App
    private let words: AppWords
    let cycles: ContainmentCycles

    init(_ app: App, _ words: AppWords) {
        self.app = app
        self.words = words
        cycles = ContainmentCycles(app)
    }

    /// Why a way cannot be taken.
    func cause(of exception: FindingException, at way: Way) -> Cause {
        let kind = ExceptionKind(exception)
        if case .segue(let kind) = kind {
            return Cause(kind: kind, subject: .way(way.id))
        }
        let ends = [way.destination] + (way.drawnDestination.map { [.scene($0, via: [])] } ?? [])
        return cause(
            of: exception, kind, Containment(from: ends, first: way, in: app),
            otherwise: way.destination.scene.map { .scene($0) } ?? .way(way.id))
    }

    /// Why a scene cannot be shown.
    func cause(of exception: FindingException, in scene: AppScene.ID) -> Cause {
        cause(
            of: exception, ExceptionKind(exception), Containment(from: [end(of: scene)], first: nil, in: app),
            otherwise: .scene(scene))
    }

    /// Where one ends up who goes to a scene, which may be a placeholder.
    private func end(of scene: AppScene.ID) -> Destination {
        switch app[scene].link.map({ app.destination(of: app[$0]) }) {
        case .scene(let end, let via): .scene(end, via: [scene] + via)
        case .unresolved(let failure, let via): .unresolved(failure, via: [scene] + via)
        case let other: other ?? .scene(scene, via: [])
        }
    }

    private func cause(
        of exception: FindingException, _ kind: ExceptionKind, _ containment: Containment, otherwise subject: Cause.Subject
    ) -> Cause {
        let found: Cause? =
            switch kind {
            case .missing(let name): missing(name, in: containment)
            case .cycle: cycle(in: containment) ?? missing(nil, in: containment)
            case .deep: cycle(in: containment)
            case .severalEmbeds: secondEmbed(in: containment)
            case .segue, .other: nil
            }
        return found ?? Cause(kind: .other, subject: subject, reason: exception.reason)
    }

    private func missing(_ name: String?, in containment: Containment) -> Cause? {
        let broken = containment.broken
        guard let (way, destination) = broken.first(where: { names(name, $0.destination) }) ?? broken.first else { return nil }
        switch destination {
        case .unresolved(let failure, let via):
            guard let first = way?.link ?? via.first.flatMap({ app[$0].link }) else { return nil }
            return Cause(kind: .link, subject: .link(culprit(of: failure, via: via, first: first)))
        case .missing:
            return way.map { Cause(kind: .missingDestination, subject: .way($0.id)) }
        case .scene, .nib, .unwind:
            return nil
        }
    }

    private func names(_ name: String?, _ destination: Destination) -> Bool {
        switch (name, destination) {
        case (let name?, .unresolved(let failure, _)):
            failure.address?.scene == name || failure.address?.storyboard == name
        case (let name?, .missing(let id)):
            // A scene without an identifier goes by its class and object id.
            name == id || name.hasSuffix("-" + id)
        default:
            false
        }
    }

    private func cycle(in containment: Containment) -> Cause? {
        containment.scenes.lazy.compactMap(cycles.firstWay).first.map { Cause(kind: .containmentCycle, subject: .way($0)) }
    }

    /// The second of two scenes that are put into one container.
    private func secondEmbed(in containment: Containment) -> Cause? {
        for scene in containment.scenes {
            if let way = words.secondEmbeds(in: scene).first {
                return Cause(kind: .severalEmbeds, subject: .way(way.id))
            }
        }
        return nil
    }

    // MARK: Links

    /// What the app itself would raise: the classes of linking conventions that stand in have words of their own.
    func told(_ exception: FindingException, at way: Way) -> FindingException {
        told(exception, cause(of: exception, at: way))
    }

    /// What the app itself would raise when a scene is shown.
    func told(_ exception: FindingException, in scene: AppScene.ID) -> FindingException {
        told(exception, cause(of: exception, in: scene))
    }

    private func told(_ exception: FindingException, _ cause: Cause) -> FindingException {
        guard case .link(let id) = cause.subject, case .nowhere(let failure) = app[id].target else { return exception }
        return LinkExceptions.exception(of: failure, at: app[id]) ?? exception
    }

    /// The link that is to be mended where a chain of links leads nowhere: the last of them; of a circle always the same.
    func culprit(of failure: LinkFailure, via: [AppScene.ID], first: Link.ID) -> Link.ID {
        let last = via.last.flatMap { app[$0].link } ?? first
        switch failure.reason {
        case .placeholderCycle, .placeholderChainTooLong: return end(of: last)
        default: return last
        }
    }

    /// The last link of a chain, or the first of the circle in which it ends.
    private func end(of link: Link.ID) -> Link.ID {
        var line: [Link.ID] = []
        var positions: [Link.ID: Int] = [:]
        var current = link
        while true {
            if let start = positions[current] { return line[start...].min() ?? current }
            positions[current] = line.count
            line.append(current)
            guard case .scene(let scene) = app[current].target, let next = app[scene].link else { return current }
            current = next
        }
    }
}

extension AppWords {
    /// The embed segues of a scene whose container has one already.
    func secondEmbeds(in scene: AppScene.ID) -> [Way] {
        var containers: Set<String> = []
        return app.ways(from: scene).filter { way in
            guard way.kind == "embed", let container = element(of: way)?.parent?.parent?["id"] else { return false }
            return !containers.insert(container).inserted
        }
    }
}
