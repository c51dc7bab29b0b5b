import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Controllers, views, cells, segues and the like whose class is of another kind.
    static let classOfOtherKind = Rule(
        "class-of-other-kind", .crash,
        "The class of a controller, view, cell, segue, gesture or bar item is one of its kind.",
        reason: """
            A document makes an object of whatever class it names, and hands it on as the controller, view or segue that it stands \
            for. An object of another kind does not answer what it is then sent, and the app stops.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class CardView: UIView {}

                class HomeViewController: UIViewController {}

                class FadeSegue: NSObject {}
                """,
                """
                <viewController ↓customClass="CardView" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <view key="view" ↓customClass="HomeViewController" customModuleProvider="target" id="home-view"/>
                    <connections>
                        <segue destination="detail" kind="custom" ↓customClass="FadeSegue" customModuleProvider="target" identifier="fade" id="to-detail"/>
                    </connections>
                </viewController>
                """,
                """
                <tableViewController id="detail" sceneMemberID="viewController">
                    <tableView key="view" id="list">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Row" ↓customClass="CardView" customModuleProvider="target" id="row"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit
                import Elsewhere

                class CardCell: UITableViewCell {}

                class HomeViewController: UITableViewController {}

                class OtherViewController: ControllerOfElsewhere {}

                #if os(iOS)
                class PanelView: UIView {}
                #else
                class PanelView: NSResponder {}
                #endif

                class Helper {}
                """,
                """
                <tableViewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <tableView key="view" id="list">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Row" customClass="CardCell" customModuleProvider="target" id="row"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
                <customObject customClass="Helper" customModuleProvider="target" id="helper"/>
                """,
                """
                <viewController customClass="OtherViewController" customModuleProvider="target" id="other" sceneMemberID="viewController">
                    <view key="view" customClass="PanelView" customModuleProvider="target" id="other-view"/>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            sources.objects.compactMap { object -> Fault? in
                guard let kind = ObjectKind(of: object.element), let reference = object.reference,
                    sources.index.inherits(reference, from: kind.className) == false
                else { return nil }
                let name = sources.index.name(of: reference)
                return Fault(
                    object.element, "customClass", in: object.document,
                    "'\(name)' does not inherit from \(kind.className), and it is the class of a \(kind.title). The app stops "
                        + "when the \(kind.title) is used. Set another class, or let it inherit from \(kind.className).",
                    related: sources.place(of: reference))
            }
        })
}

/// What an object has to be, whatever its class, for the places that a document puts it in.
private struct ObjectKind {
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
}
