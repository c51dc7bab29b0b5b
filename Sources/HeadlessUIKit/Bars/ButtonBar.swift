/// A bar of buttons, of which a user taps one.
@MainActor
protocol ButtonBar: UIView {
    /// The buttons that it shows now.
    var shownButtons: [UIBarButtonItem] { get }
    /// Whoever is asked first for an action without a target, when the keyboard belongs to nobody.
    var actionStart: UIResponder { get }
}

extension ButtonBar {
    /// The buttons that are no views of their own.
    var buttonParts: [Headless.Part] {
        shownButtons.filter { $0.customView == nil && !$0.isSpace }.map(part)
    }

    private func part(_ item: UIBarButtonItem) -> Headless.Part {
        let start = actionStart
        let press: () throws -> Void = { try item.pressAsUser(from: start) }
        return Headless.Part(
            title: item.title, label: item.spokenName, identifier: item.accessibilityIdentifier,
            isEnabled: item.isEnabled, tap: press)
    }
}

/// The views that a bar shows for its items, beside those that an app has added to it.
@MainActor
struct BarViews {
    private var shown: [UIView] = []

    var isEmpty: Bool { shown.isEmpty }

    /// Shows views from the left edge on, others from the right edge on, and one in the middle, below them.
    mutating func show(
        leading: [UIView], trailing: [UIView] = [], center: UIView? = nil, below: UIView? = nil, in bar: UIView
    ) {
        let views = (center.map { [$0] } ?? []) + leading + trailing + (below.map { [$0] } ?? [])
        for view in shown where view.superview === bar && !views.contains(where: { $0 === view }) {
            view.removeFromSuperview()
        }
        shown = views
        for view in views where view.superview !== bar {
            bar.addSubview(view)
        }
        place(leading, in: bar) { cursor, width in min(cursor, max(0, bar.bounds.width - width)) }
        place(trailing, in: bar) { cursor, width in max(0, bar.bounds.width - cursor - width) }
        if let center {
            place([center], in: bar) { _, width in (bar.bounds.width - width) / 2 }
        }
    }

    /// - Parameter x: gives the left edge of a view for its distance from the edge of the bar and its width.
    private func place(_ views: [UIView], in bar: UIView, x: (CGFloat, CGFloat) -> CGFloat) {
        var cursor = BarMetrics.margin
        for view in views {
            var size = view.frame.size
            if size.width <= 0 || size.height <= 0 {
                size = BarMetrics.buttonSize
            }
            view.frame = CGRect(
                x: x(cursor, size.width), y: (bar.bounds.height - size.height) / 2, width: size.width,
                height: size.height)
            cursor += size.width + BarMetrics.spacing
        }
    }
}

/// Measures of bars, in points.
enum BarMetrics {
    static let height: CGFloat = 44
    static let searchBarHeight: CGFloat = 52
    static let margin: CGFloat = 16
    static let spacing: CGFloat = 8
    static let buttonSize = CGSize(width: 44, height: 44)
}
