/// A touch, a shake or another thing that happens to the device.
@MainActor
open class UIEvent: NSObject {
    public override init() {
        super.init()
    }
}
