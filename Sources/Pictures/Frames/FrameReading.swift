import InterfaceBuilder

extension DocumentContext {
    /// The frame that the document gives a view for the device; nil where it gives none.
    func givenFrame(of view: View) -> Rect? {
        var found = view.frame
        var traitCount = 0
        for variation in view.variations where variation.holds(for: traits) && variation.traits.count >= traitCount {
            if let frame = variation.frame {
                found = frame
                traitCount = variation.traits.count
            }
        }
        return found?.bounded
    }

    /// The subviews that are installed on the device, with their frames in a view of a size.
    ///
    /// - Parameter size: the size that the view is drawn at.
    func placedSubviews(of view: View, size: Size) -> [PlacedView] {
        let missing = view.uninstalledIDs(in: "subviews", for: traits)
        let installed = view.subviews.filter { subview in
            !Self.unseenRoles.contains(subview.key ?? "") && !(subview.objectID.map(missing.contains) ?? false)
        }
        let designed = givenFrame(of: view)?.size ?? size
        let stack = StackView(view).map { StackPlaces($0, count: installed.count, size: size) }
        return installed.enumerated().map { number, subview in
            guard let frame = givenFrame(of: subview) else {
                let guess = stack?.frame(at: number) ?? Self.guessedFrame(of: subview, in: size)
                return PlacedView(view: subview, frame: guess, isGuess: !subview.fillsItsSuperview)
            }
            var resized = designed == size ? frame : Resizing.frame(frame, of: subview, from: designed, to: size)
            // On a Mac, y grows upwards.
            if isDesktop { resized = Rect(resized.x, size.height - resized.maxY, resized.width, resized.height) }
            return PlacedView(view: subview, frame: resized, isGuess: false)
        }
    }

    /// Views that only show while something happens.
    private static let unseenRoles: Set<String> = ["selectedBackgroundView", "editingAccessoryView"]

    /// Where a view is taken to lie of which the document says nothing.
    private static func guessedFrame(of view: View, in size: Size) -> Rect {
        switch view.kind {
        case .navigationBar: Rect(0, 0, size.width, min(44, size.height))
        case .toolbar: Rect(0, max(0, size.height - 44), size.width, min(44, size.height))
        case .tabBar: Rect(0, max(0, size.height - 49), size.width, min(49, size.height))
        case .searchBar: Rect(0, 0, size.width, min(56, size.height))
        case .switch: Rect(0, 0, 51, 31)
        case .stepper: Rect(0, 0, 94, 32)
        case .activityIndicatorView: Rect(0, 0, 20, 20)
        case .progressView: Rect(0, 0, size.width, 4)
        case .label, .button, .textField, .slider, .segmentedControl, .pageControl:
            Rect(0, 0, size.width, min(31, size.height))
        default: size.rect
        }
    }
}

/// A view and where it is drawn in its superview.
struct PlacedView {
    let view: View
    let frame: Rect
    /// Whether the document does not say where the view lies.
    let isGuess: Bool
}

extension View {
    /// Whether the view is as large as its superview without the document saying so.
    fileprivate var fillsItsSuperview: Bool {
        ["contentView", "backgroundView", "view"].contains(key ?? "")
    }
}

/// Equal places in a stack for views that have no frames.
private struct StackPlaces {
    let isVertical: Bool
    let spacing: Double
    let count: Int
    let size: Size

    init(_ stack: StackView, count: Int, size: Size) {
        isVertical = stack.axis == "vertical"
        spacing = stack.spacing
        self.count = max(1, count)
        self.size = size
    }

    func frame(at number: Int) -> Rect {
        let length = isVertical ? size.height : size.width
        let part = max(0, (length - spacing * Double(count - 1)) / Double(count))
        let start = Double(number) * (part + spacing)
        return (isVertical ? Rect(0, start, size.width, part) : Rect(start, 0, part, size.height)).bounded
    }
}
