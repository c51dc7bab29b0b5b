/// A finger on the screen.
@MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved
        case stationary
        case ended
        case cancelled
    }

    open private(set) weak var view: UIView?
    open private(set) weak var window: UIWindow?
    open internal(set) var phase: Phase
    open private(set) var tapCount: Int
    private let place: CGPoint

    /// - Parameter place: in the window's coordinates.
    init(in view: UIView, at place: CGPoint, phase: Phase = .began, tapCount: Int = 1) {
        self.view = view
        window = view.window
        self.place = place
        self.phase = phase
        self.tapCount = tapCount
        super.init()
    }

    open func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(place, from: nil) } ?? place
    }
}
