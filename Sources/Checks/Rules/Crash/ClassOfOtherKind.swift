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
                guard object.isOfOtherKind, let kind = ObjectKind(of: object.element), case .found(let reference)? = object.lookup
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
