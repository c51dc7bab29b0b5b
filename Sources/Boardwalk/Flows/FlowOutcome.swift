/// How a flow ended.
public enum FlowOutcome<Result> {
    /// The flow did what it is for: ``StoryboardController/finish(with:animated:)``.
    case finished(Result)
    /// Code took the flow away: ``AnyStoryboardController/cancel(animated:)``, a dismissal by code, or the end by code of the
    /// flow around it.
    case cancelled
    /// It went in any other way: the user went back, swiped it down or tapped outside; code popped or dismissed its view
    /// controllers; what it was shown in is gone.
    case left

    /// The result of a flow that finished; nil for any other.
    public var result: Result? {
        if case .finished(let result) = self { result } else { nil }
    }

    /// The outcome of any flow, as ``StoryboardControllerDelegate`` is told it.
    var erased: FlowOutcome<Any> {
        switch self {
        case .finished(let result): .finished(result)
        case .cancelled: .cancelled
        case .left: .left
        }
    }
}

extension FlowOutcome: Equatable where Result: Equatable {}
extension FlowOutcome: Hashable where Result: Hashable {}
extension FlowOutcome: Sendable where Result: Sendable {}
