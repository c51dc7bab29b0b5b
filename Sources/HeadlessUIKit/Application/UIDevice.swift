/// The device that `Headless` simulates.
@MainActor
open class UIDevice: NSObject {
    private static let device = UIDevice()

    open class var current: UIDevice { device }

    open var name: String { model }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { "iOS" }
    /// The version that the behaviour follows.
    open var systemVersion: String { "17.0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { Headless.device.idiom }
}
