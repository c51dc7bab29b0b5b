/// Which flows are presented, and whether they still are.
@MainActor
enum FlowPresence {
    private struct Reference {
        weak var flow: AnyStoryboardController?
    }

    private static var references: [Reference] = []

    /// In the order in which they were presented, so that what is nested comes after what it is nested in.
    static var flows: [AnyStoryboardController] { references.compactMap(\.flow) }

    /// Whether no flow is presented.
    static var isEmpty: Bool { references.isEmpty }

    static func add(_ flow: AnyStoryboardController) {
        references.append(Reference(flow: flow))
    }

    static func remove(_ flow: AnyStoryboardController) {
        references.removeAll { $0.flow == nil || $0.flow === flow }
    }

    /// Ends the flows that have gone, and takes away those that code has ended.
    ///
    /// Called whenever something may have changed. A flow stands as long as one that is nested in it does. What is under
    /// way is left alone until it is over, since a transition may be taken back.
    static func check() {
        guard !isEmpty else { return }
        var kept: Set<ObjectIdentifier> = []
        var gone: [AnyStoryboardController] = []
        var leaving: [AnyStoryboardController] = []
        for flow in flows.reversed() {
            guard let stay = flow.stay else { continue }
            let stands = stay.stands(flow) || kept.contains(ObjectIdentifier(flow))
            let changes = !stands || stay.isReadyToLeave
            let waits = changes && waitsForTransition(stay)
            if !stands, !waits {
                gone.append(flow)
                continue
            }
            kept.insert(ObjectIdentifier(flow))
            if let outer = stay.outer {
                kept.insert(ObjectIdentifier(outer))
            }
            if changes, !waits {
                leaving.append(flow)
            }
        }
        end(gone)
        // Whoever has been told of an end may have begun a transition.
        for flow in leaving where flow.stay.map(waitsForTransition) == false {
            flow.depart()
        }
    }

    /// Whether a transition is under way, after which the flows are checked again.
    private static func waitsForTransition(_ stay: FlowStay) -> Bool {
        guard let coordinator = stay.coordinator else { return false }
        if !stay.isWaiting {
            stay.isWaiting = true
            coordinator.animate(alongsideTransition: nil) { _ in
                stay.isWaiting = false
                check()
            }
        }
        return true
    }

    /// - Parameter gone: what is nested before what it is nested in.
    private static func end(_ gone: [AnyStoryboardController]) {
        let endings = gone.map { ($0, $0.stay?.ending ?? .byUser) }
        let stays = gone.compactMap { $0.leave() }
        for (flow, ending) in endings {
            flow.tellEnd(ending)
        }
        for completion in stays.flatMap(\.completions) {
            completion()
        }
    }
}
