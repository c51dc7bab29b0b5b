import InterfaceBuilder

/// The subviews of a view that its document installs for some size classes only.
///
/// The others are made and connected too, but are in no superview.
@MainActor
final class Installation {
    private let element: View
    private let subviews: [UIView]
    private var leftOut: Set<String> = []

    /// - Returns: nil for a view whose subviews are the same everywhere.
    init?(_ template: ObjectTemplate, _ subviews: [UIView]) {
        element = View(template.element)
        guard element.variations.contains(where: { $0.masks.contains { $0.key == "subviews" } }) else { return nil }
        self.subviews = subviews
    }

    /// Takes out and puts back what the traits ask for.
    func apply(to view: UIView, for traits: UITraitCollection) {
        let uninstalled = element.uninstalledIDs(in: "subviews", for: traits.documentNames)
        for (index, subview) in subviews.enumerated() {
            guard let id = subview.nibObjectID else { continue }
            if uninstalled.contains(id) {
                if subview.superview === view {
                    subview.removeFromSuperview()
                    leftOut.insert(id)
                }
            } else if leftOut.remove(id) != nil {
                let below = subviews.prefix(index).last { $0.superview === view }
                if let below {
                    view.insertSubview(subview, aboveSubview: below)
                } else {
                    view.insertSubview(subview, at: 0)
                }
            }
        }
    }
}

extension UITraitCollection {
    /// The traits as the variations of documents name them.
    fileprivate var documentNames: [String: String] {
        var names: [String: String] = [:]
        names["widthClass"] = horizontalSizeClass.documentName
        names["heightClass"] = verticalSizeClass.documentName
        return names
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate var documentName: String? {
        switch self {
        case .compact: "compact"
        case .regular: "regular"
        case .unspecified: nil
        }
    }
}

extension UIView {
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

    /// Installs the subviews for the size classes, here and inside.
    func install(for traits: UITraitCollection) {
        for view in ofSameController {
            view.installation?.apply(to: view, for: traits)
        }
    }
}
