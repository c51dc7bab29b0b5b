/// The subviews that a document gives to a view, of which some are installed for some traits only.
///
/// The others are made and connected too, but are in no superview.
@MainActor
struct Installation {
    private struct Place {
        let subview: UIView
        /// The view that the document's own view puts its subviews in: itself or a content view.
        weak var superview: UIView?
        var isLeftOut = false
    }

    private var places: [Place]

    init(_ subviews: [UIView]) {
        places = subviews.map { Place(subview: $0, superview: $0.superview) }
    }

    /// Takes out and puts back subviews. One that the app took away does not come back.
    mutating func apply(uninstalled: Set<String>) {
        for (index, place) in places.enumerated() {
            guard let id = place.subview.nibObjectID, let superview = place.superview else { continue }
            if uninstalled.contains(id) {
                if place.subview.superview === superview {
                    place.subview.removeFromSuperview()
                    places[index].isLeftOut = true
                }
            } else if place.isLeftOut {
                places[index].isLeftOut = false
                let below = places.prefix(index).last { $0.subview.superview === superview }
                superview.putBack(place.subview, above: below?.subview)
            }
        }
    }
}

extension UIView {
    /// The traits here in a place with some traits.
    func ownTraits(in outer: UITraitCollection) -> UITraitCollection {
        guard overrideUserInterfaceStyle != .unspecified else { return outer }
        return UITraitCollection(
            traitsFrom: [outer, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)])
    }

    /// This view and those inside that belong to the same controller.
    var ofSameController: [UIView] {
        var all: [UIView] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            all.append(view)
            waiting.append(contentsOf: view.subviews.reversed().filter { $0.viewController == nil })
        }
        return all
    }

    /// Brings the view, and those inside that belong to the same controller, into the form for some traits.
    func applyVariations(for traits: UITraitCollection) {
        var waiting = [(view: self, traits: traits)]
        while let (view, outer) = waiting.popLast() {
            let traits = view === self ? outer : view.ownTraits(in: outer)
            view.variations?.apply(to: view, for: traits)
            for constraint in view.heldConstraints where constraint.variations != nil {
                constraint.variations?.apply(to: constraint, for: traits)
            }
            waiting.append(contentsOf: view.subviews.filter { $0.viewController == nil }.map { ($0, traits) })
        }
    }

    /// Deactivates the constraints that are left out, and activates those that were and are no longer.
    func install(constraintsWithout leftOut: Set<String>, _ formerlyLeftOut: Set<String>) {
        guard leftOut != formerlyLeftOut else { return }
        for constraint in heldConstraints {
            guard let id = constraint.template?.objectID, leftOut.contains(id) != formerlyLeftOut.contains(id)
            else { continue }
            constraint.isActive = !leftOut.contains(id)
        }
    }
}
