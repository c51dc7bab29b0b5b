import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Outlets that no document connects.
    static let unusedOutlet = Rule(
        "unused-outlet", .suspicious,
        "Every outlet of a class that documents use is connected in one of them.",
        reason: """
            An outlet that nothing is connected to holds nothing: the app stops when it is used as if it did. Mostly its \
            connection was lost with the object that it led to.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBOutlet var ↓titleLabel: UILabel!
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class BaseViewController: UIViewController {
                    @IBOutlet var titleLabel: UILabel!
                }

                class HomeViewController: BaseViewController {}

                class PanelViewController: UIViewController {
                    @IBOutlet var panel: UIView!
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <label key="view" id="heading" text="Hello"/>
                    <connections>
                        <outlet property="titleLabel" destination="heading" id="outlet"/>
                    </connections>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            guard app.isWhole else { return [] }
            var connected: [ClassReference: Set<String>] = [:]
            var missing: [ClassReference: Set<String>] = [:]
            for object in sources.objects {
                guard let reference = object.reference, sources.isDeclared(reference) else { continue }
                let value = CustomObject(object.element)
                let names = value.outlets.compactMap(\.property) + value.outletCollections.compactMap(\.property)
                let lacking = names.filter { sources.index.property(forKey: $0, of: reference).isPresent == false }
                for current in sources.index.chain(of: reference) {
                    connected[current, default: []].formUnion(names)
                    missing[current, default: []].formUnion(lacking)
                }
            }
            return sources.index.classes.indices.flatMap { position -> [Fault] in
                guard let names = connected[.source(position)] else { return [] }
                let owner = sources.index.classes[position]
                let unused = owner.outlets.filter { !names.contains($0.key) && !$0.traits.contains(.overrides) }
                // Each outlet that a document connects and the class lacks may be one of these under another name.
                guard unused.count > missing[.source(position)]?.count ?? 0 else { return [] }
                return unused.map { outlet in
                    Fault(
                        declaration: (outlet.location.file, outlet.location.line, outlet.location.column),
                        "No document connects the outlet '\(outlet.key)' of '\(owner.qualifiedName)', so it holds nothing. Connect it, or "
                            + "delete it.")
                }
            }
        })
}
