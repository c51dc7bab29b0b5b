import InterfaceBuilder
import SourceIndex

/// What an object has to be, whatever its class, for the places that a document puts it in.
struct ObjectKind {
    let className: String
    let title: String

    /// Nil for objects that may be of any class, and for segues whose class UIKit ignores.
    init?(of element: Element) {
        switch element.name {
        case "segue":
            guard !["embed", "relationship"].contains(element["kind"]) else { return nil }
            (className, title) = ("UIStoryboardSegue", "segue")
        case "tableViewCell": (className, title) = ("UITableViewCell", "table view cell")
        case "collectionViewCell": (className, title) = ("UICollectionViewCell", "collection view cell")
        case "collectionReusableView": (className, title) = ("UICollectionReusableView", "reusable view of a collection")
        case "collectionViewLayout", "collectionViewFlowLayout":
            (className, title) = ("UICollectionViewLayout", "collection view layout")
        case "barButtonItem": (className, title) = ("UIBarButtonItem", "bar button item")
        case "tabBarItem": (className, title) = ("UITabBarItem", "tab bar item")
        case "navigationItem": (className, title) = ("UINavigationItem", "navigation item")
        case let name where name.hasSuffix("GestureRecognizer"): (className, title) = ("UIGestureRecognizer", "gesture recogniser")
        case let name:
            let own = PlatformClass.named(ofElement: name).map(PlatformClass.chain) ?? []
            if own.contains(where: { $0.name == "UIViewController" }) {
                (className, title) = ("UIViewController", "view controller")
            } else if own.contains(where: { $0.name == "UIView" }) {
                (className, title) = ("UIView", "view")
            } else {
                return nil
            }
        }
    }

    /// Whether a class is known not to be of the kind that an element stands for.
    static func isOther(_ reference: ClassReference, of element: Element, _ index: SourceIndex) -> Bool {
        ObjectKind(of: element).map { index.inherits(reference, from: $0.className) == false } ?? false
    }
}
