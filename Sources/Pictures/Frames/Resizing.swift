import InterfaceBuilder

/// Where a subview goes when its superview is drawn at another size than that of its design.
enum Resizing {
    static func frame(_ frame: Rect, of view: View, from old: Size, to new: Size) -> Rect {
        let mask = view.autoresizingMask
        let follows = view.translatesAutoresizingMaskIntoConstraints && mask != nil
        let horizontal =
            follows
            ? axis(
                frame.x, frame.width, old.width, new.width, mask?.hasFlexibleLeftMargin ?? false,
                mask?.hasFlexibleWidth ?? false, mask?.hasFlexibleRightMargin ?? false)
            : constrained(frame.x, frame.width, old.width, new.width)
        let vertical =
            follows
            ? axis(
                frame.y, frame.height, old.height, new.height, mask?.hasFlexibleTopMargin ?? false,
                mask?.hasFlexibleHeight ?? false, mask?.hasFlexibleBottomMargin ?? false)
            : constrained(frame.y, frame.height, old.height, new.height)
        return Rect(horizontal.0, vertical.0, horizontal.1, vertical.1).bounded
    }

    /// What can change takes its share of the difference, in proportion to its length.
    private static func axis(
        _ start: Double, _ length: Double, _ old: Double, _ new: Double, _ before: Bool, _ own: Bool, _ after: Bool
    ) -> (Double, Double) {
        let end = old - start - length
        let parts = (before ? max(0, start) : 0, own ? max(0, length) : 0, after ? max(0, end) : 0)
        let sum = parts.0 + parts.1 + parts.2
        guard sum > 0 else { return (start, length) }
        let difference = new - old
        return (start + difference * parts.0 / sum, max(0, length + difference * parts.1 / sum))
    }

    /// Constraints keep distances to near edges: what is near both grows, what is in the middle stays there.
    private static func constrained(
        _ start: Double, _ length: Double, _ old: Double, _ new: Double
    ) -> (Double, Double) {
        let end = old - start - length
        let difference = new - old
        if length > old / 2 || abs(start - end) < 1 && start <= 24 { return (start, max(0, length + difference)) }
        if abs(start - end) < 2 { return (start + difference / 2, length) }
        return start <= end ? (start, length) : (start + difference, length)
    }
}
