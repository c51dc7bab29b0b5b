/// What a view controller presents and what presents it.
struct PresentationState {
    /// The traits of a presentation that differ from the device's, as in a popover or sheet.
    var traits: UITraitCollection?
}
