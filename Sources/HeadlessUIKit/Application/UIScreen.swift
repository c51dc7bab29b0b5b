/// A display.
@MainActor
open class UIScreen: NSObject {
    /// The display of the device that `Headless` simulates.
    open class var main: UIScreen { screen }
    private static let screen = UIScreen()

    /// The bounds in points, in the current orientation.
    open internal(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)

    /// The pixels of a point.
    open internal(set) var scale: CGFloat = 3

    override init() {
        super.init()
    }
}
