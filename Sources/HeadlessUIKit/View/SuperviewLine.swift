/// A view, the one that it lies in, and so on to the top.
struct SuperviewLine: Sequence, IteratorProtocol {
    private var view: UIView?

    init(from view: UIView) {
        self.view = view
    }

    mutating func next() -> UIView? {
        defer { view = view?.holder }
        return view
    }
}
