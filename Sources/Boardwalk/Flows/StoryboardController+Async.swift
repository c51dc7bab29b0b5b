extension StoryboardController {
    /// Presents the flow and waits for its end: a navigation controller pushes the first scene, any other view controller
    /// presents it modally.
    ///
    /// When this returns the flow is off the screen. A task that is cancelled cancels its flow, or does not show it at all.
    /// - Parameters:
    ///   - addresses: scenes that become the back stack in place of the first scene, the last on top.
    ///   - anchor: what a popover points at; nil for no popover.
    /// - Throws: ``FlowError``; nothing has been shown then.
    public final func present(
        from presenter: consuming UIViewController, entering addresses: [SceneAddress] = [], anchor: FlowAnchor? = nil,
        animated: Bool = true
    ) async throws(FlowError) -> FlowOutcome<Result> {
        if Task.isCancelled {
            return .cancelled
        }
        let end = FlowEnd<Result>()
        try present(from: presenter, entering: addresses, anchor: anchor, animated: animated) { end.come($0) }
        _ = consume presenter
        await withTaskCancellationHandler {
            await end.wait()
        } onCancel: {
            Task { @MainActor in self.cancel(animated: animated) }
        }
        return end.outcome ?? .left
    }
}

/// The end of one presentation, for which a task waits.
@MainActor
private final class FlowEnd<Result> {
    private(set) var outcome: FlowOutcome<Result>?
    private var continuation: CheckedContinuation<Void, Never>?

    func come(_ outcome: FlowOutcome<Result>) {
        self.outcome = outcome
        continuation?.resume()
        continuation = nil
    }

    func wait() async {
        guard outcome == nil else { return }
        await withCheckedContinuation { continuation = $0 }
    }
}
