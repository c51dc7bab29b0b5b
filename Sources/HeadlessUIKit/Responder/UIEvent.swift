/// A touch, a shake or another thing that happens to the device.
@MainActor
open class UIEvent: NSObject {
    /// Whether no responder has taken the touches: each passed them on.
    final var isIgnored = false

    public override init() {
        super.init()
    }
}
