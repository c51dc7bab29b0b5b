/// A view, whatever its kind: the values that all views have.
public protocol ViewValue: ObjectValue {}

extension ViewValue {
    /// The kind, which is the name of the element.
    public var kind: View.Kind { View.Kind(rawValue: element.name) }

    /// The frame at design time, in points, in the superview's coordinates; nil where the document has none, as for
    /// the bars of containers.
    public var frame: Rect? {
        element.rect("frame") ?? element.child("frame", key: "frameInset").flatMap(Rect.init(frameInset:))
    }

    /// How the content is fitted to the bounds.
    public var contentMode: ContentMode? { element.word("contentMode") }

    /// From 0, transparent, to 1, opaque, which is the default.
    public var alpha: Double { element.number("alpha") ?? element.number("alphaValue") ?? 1 }

    /// Whether it is hidden when it is loaded.
    public var isHidden: Bool { element.flag("hidden") ?? false }

    /// The number that the app's code finds the view by, by default 0.
    public var tag: Int { element.integer("tag") ?? 0 }

    /// Whether the view promises to fill its bounds; by default it does.
    public var isOpaque: Bool { element.flag("opaque") ?? true }

    /// Whether touches reach the view; by default they do.
    public var isUserInteractionEnabled: Bool { element.flag("userInteractionEnabled") ?? true }

    /// Whether the view is told of more than one touch at a time.
    public var allowsMultipleTouches: Bool { element.flag("multipleTouchEnabled") ?? false }

    /// Whether subviews are cut off at the bounds.
    public var clipsToBounds: Bool { element.flag("clipsSubviews") ?? element.flag("clipsToBounds") ?? false }

    /// Whether the bounds are cleared before drawing; by default they are.
    public var clearsContextBeforeDrawing: Bool { element.flag("clearsContextBeforeDrawing") ?? true }

    /// Whether subviews follow the size by their masks; by default they do.
    public var autoresizesSubviews: Bool { element.flag("autoresizesSubviews") ?? true }

    /// The colour behind the content; nil for none.
    public var backgroundColor: Color? { element.color("backgroundColor") }

    /// The tint; nil leaves it to the superview.
    public var tintColor: Color? { element.color("tintColor") }

    /// The part of the content that stretches, in shares of the bounds from 0 to 1.
    public var contentStretch: Rect? { element.rect("contentStretch") }

    /// Whether the view keeps its sides when the writing direction turns, such as `forceLeftToRight`.
    public var semanticContentAttribute: String? { element["semanticContentAttribute"] }

    /// The app extension that the editor pretends to be.
    public var simulatedAppContext: String? { element["simulatedAppContext"] }

    /// The surroundings that the editor draws a view of a xib with.
    public var simulatedMetrics: SimulatedMetrics { SimulatedMetrics(element) }

    /// What recognises gestures on the view, where the document keeps it with the view.
    public var gestureRecognizers: [GestureRecognizer] { element.contents(of: "gestureRecognizers") }

    /// The view around this one; nil for a top-level view.
    public var superview: View? {
        element.ancestors.first(where: \.isView).map(View.init)
    }
}
