extension Headless {
    /// A part of a view that a user taps by itself and that is no view: a segment, an item of a bar.
    @MainActor
    struct Part {
        let title: String?
        let label: String?
        let identifier: String?
        let isEnabled: Bool
        let tap: () throws -> Void

        /// - Parameter label: what VoiceOver says where that is not the title.
        init(
            title: String?, label: String? = nil, identifier: String? = nil, isEnabled: Bool,
            tap: @escaping () throws -> Void
        ) {
            self.title = title
            self.label = label
            self.identifier = identifier
            self.isEnabled = isEnabled
            self.tap = tap
        }
    }
}
