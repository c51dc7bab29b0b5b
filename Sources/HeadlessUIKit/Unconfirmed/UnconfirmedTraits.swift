/// What no source states for certain about devices and traits, all in one place.
enum UnconfirmedTraits {
    /// The least width of an iPad's window that is regular, in points. In Apple's tables windows are compact up to 639
    /// points and regular from 678 on.
    static let leastRegularWidth: CGFloat = 660
}

// Also unconfirmed, as they follow from how the code works rather than from a constant:
// - A controller hears of new traits before its view does, and a parent before its children. One whose traits became others
//   while it was off screen hears of them before `viewIsAppearing`.
// - What is presented is told of a new size after what presents it, and alongside animations run after the layout in the
//   new size.
// - The colours of the system are those of Apple's published guidelines, which may differ between versions.
