import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Containers whose class is no such container, and table controllers in scenes without a table.
    static let classOfOtherElement = Rule(
        "class-of-other-element", .broken,
        "The class of a container is such a container, and that of a table or collection controller has its view in the scene.",
        reason: """
            A scene's element tells what is in it: children of a navigation or tab bar controller, the view of a table. Where the \
            class is of another sort it knows nothing of them, and shows nothing, or asks for what the scene does not have. \
            Mostly the class was given another superclass and the scene was not.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class ShelfController: UIViewController {}

                class HomeViewController: UITableViewController {}
                """,
                """
                <navigationController ↓customClass="ShelfController" customModuleProvider="target" id="shelf" sceneMemberID="viewController">
                    <connections>
                        <segue destination="home" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController ↓customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view"/>
                </viewController>
                """, initial: "shelf"),
        ],
        right: [
            .source(
                """
                import UIKit

                class ShelfController: UINavigationController {}

                class HomeViewController: UITableViewController {}

                class ListViewController: UIViewController {}
                """,
                """
                <navigationController customClass="ShelfController" customModuleProvider="target" id="shelf" sceneMemberID="viewController">
                    <connections>
                        <segue destination="home" kind="relationship" relationship="rootViewController" id="root"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <tableView key="view" id="home-list"/>
                </viewController>
                """,
                """
                <tableViewController customClass="ListViewController" customModuleProvider="target" id="list" sceneMemberID="viewController">
                    <tableView key="view" id="list-view"/>
                </tableViewController>
                """, initial: "shelf"),
        ],
        inSources: { app, sources in
            sources.objects.compactMap { object -> Fault? in
                guard let reference = object.reference, sources.isDeclared(reference),
                    sources.index.inherits(reference, from: "UIViewController") == true
                else { return nil }
                let name = sources.index.name(of: reference)
                let fault: String
                if let container = containers[object.element.name] {
                    guard sources.index.inherits(reference, from: container) == false else { return nil }
                    fault = "'\(name)' does not inherit from \(container), so that it knows nothing of the children of this "
                        + "\(object.element.name). Set another class, or let it inherit from \(container)."
                } else {
                    guard let view = object.element.child(key: "view"), let (controller, missing) = sources.missingView(
                        of: reference, in: view, object.module)
                    else { return nil }
                    fault = "'\(name)' is a \(controller), and the view of its scene is no \(missing), which it asks for. Make it the "
                        + "class of a scene with one, or let it inherit from UIViewController."
                }
                return Fault(object.element, "customClass", in: object.document, fault, related: sources.place(of: reference))
            }
        })

    private static let containers = [
        "navigationController": "UINavigationController", "tabBarController": "UITabBarController",
        "splitViewController": "UISplitViewController", "pageViewController": "UIPageViewController",
    ]
}

extension AppSources {
    /// The controller of UIKit that a class inherits from and that needs another view than the scene has.
    fileprivate func missingView(
        of reference: ClassReference, in view: Element, _ module: Module
    ) -> (controller: String, view: String)? {
        for (controller, needed) in [("UITableViewController", "UITableView"), ("UICollectionViewController", "UICollectionView")]
        where index.inherits(reference, from: controller) == true {
            guard let viewClass = self.reference(of: view, in: module), index.inherits(viewClass, from: needed) == false,
                !loadsItsView(reference)
            else { return nil }
            return (controller, needed)
        }
        return nil
    }

    /// Whether a class of the sources makes the view of its controllers itself.
    private func loadsItsView(_ reference: ClassReference) -> Bool {
        index.chain(of: reference).contains { index.sourceClass($0)?.methods.contains { $0.selector == "loadView" } == true }
    }
}
