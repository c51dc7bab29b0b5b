extension Headless {
    /// A part of a view that a user taps by itself and that is no view: a segment, an item of a bar.
    @MainActor
    struct Part {
        let title: String?
        var identifier: String?
        let isEnabled: Bool
        let tap: () throws(UIKitException) -> Void

        init(
            title: String?, identifier: String? = nil, isEnabled: Bool,
            tap: @escaping () throws(UIKitException) -> Void
        ) {
            self.title = title
            self.identifier = identifier
            self.isEnabled = isEnabled
            self.tap = tap
        }
    }
}
