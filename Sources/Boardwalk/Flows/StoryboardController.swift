/// A controller for the flow of one storyboard: what a view controller is to a view.
///
/// ```swift
/// final class CheckoutController: StoryboardController<Order> {}
///
/// let outcome = try await CheckoutController().present(from: self)
/// ```
///
/// Its view controllers find it as `storyboardController` and tell it when the flow has its result:
///
/// ```swift
/// (storyboardController as? CheckoutController)?.finish(with: order)
/// ```
///
/// While it is presented the flow is kept alive by its view controllers; nobody else needs to. A presentation ends exactly
/// once, as one of ``FlowOutcome``.
open class StoryboardController<Result>: AnyStoryboardController {
    /// How the last presentation ended; nil before it has.
    public private(set) final var outcome: FlowOutcome<Result>?

    private var result: Result?
    private var handlers: [(FlowOutcome<Result>) -> Void] = []

    /// - Parameters:
    ///   - storyboardName: nil to find the storyboard by the class's name, see ``AnyStoryboardController/loadStoryboard()``.
    ///   - bundle: the bundle of the storyboard; nil for the class's own, else the app's.
    public override init(storyboardName: String? = nil, bundle: Bundle? = nil) {
        super.init(storyboardName: storyboardName, bundle: bundle)
    }

    /// Ends the flow with its result and takes it off the screen, with all that is presented over it.
    ///
    /// What is under way on screen comes to its end first. Once the flow has ended, or is about to, this does nothing: the
    /// user may have left it meanwhile.
    public final func finish(with result: Result, animated: Bool = true) {
        endByCode(animated: animated) { self.result = result }
    }

    /// Presents the flow: a navigation controller pushes the first scene, any other view controller presents it modally.
    ///
    /// - Parameters:
    ///   - addresses: scenes that become the back stack in place of the first scene, the last on top.
    ///   - anchor: what a popover points at; nil for no popover.
    ///   - completion: called once, when the flow has ended and is off the screen.
    /// - Throws: ``FlowError``; nothing has been shown then, and `completion` is not called.
    public final func present(
        from presenter: UIViewController, entering addresses: [SceneAddress] = [], anchor: FlowAnchor? = nil,
        animated: Bool = true, completion: @escaping (_ outcome: FlowOutcome<Result>) -> Void
    ) throws(FlowError) {
        guard stay == nil, !isPreparing else { throw .isPresented(flow: name) }
        handlers.append(completion)
        do throws(FlowError) {
            try begin(from: presenter, entering: addresses, anchor: anchor, animated: animated)
        } catch {
            handlers = []
            throw error
        }
    }

    final override func forgetResult() {
        result = nil
        outcome = nil
    }

    final override func tellEnd(_ ending: FlowEnding) {
        let outcome = result.map { .finished($0) } ?? (ending == .byCode ? FlowOutcome<Result>.cancelled : .left)
        let handlers = handlers
        self.handlers = []
        result = nil
        self.outcome = outcome
        for handler in handlers {
            handler(outcome)
        }
        delegate?.storyboardController(self, didEnd: outcome.erased)
    }
}

extension StoryboardController<Void> {
    /// Ends a flow that has no result but that it was finished, and takes it off the screen.
    public final func finish(animated: Bool = true) {
        finish(with: (), animated: animated)
    }
}
