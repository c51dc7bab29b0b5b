/// A view, the one that it lies in, and so on to the top.
@MainActor
struct SuperviewLine: Sequence, @preconcurrency IteratorProtocol {
    private var view: UIView?

    init(from view: UIView) {
        self.view = view
    }

    mutating func next() -> UIView? {
        defer { view = view?.superview }
        return view
    }
}
