import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Controllers that code makes without the scene in which their outlets are connected.
    static let sceneMadeByInit = Rule(
        "scene-made-by-init", .suspicious,
        "A controller whose outlets are connected in a scene is made by its storyboard.",
        reason: """
            `BookViewController()` makes a controller that knows nothing of its scene: it has an empty view, and its outlets hold \
            nothing. The app stops where one is used.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func showBook() {
                        let book = ↓BookViewController()
                        book.title = "A book"
                        present(book, animated: true)
                    }
                }

                class BookViewController: UIViewController {
                    @IBOutlet var titleLabel: UILabel!
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController"/>
                """,
                """
                <viewController customClass="BookViewController" customModuleProvider="target" id="book" sceneMemberID="viewController">
                    <label key="view" id="heading" text="Hello"/>
                    <connections>
                        <outlet property="titleLabel" destination="heading" id="outlet"/>
                    </connections>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func showBook() { present(BookViewController(), animated: true) }
                    func showPanel() { present(PanelViewController(), animated: true) }
                }

                class BookViewController: UIViewController {}

                class PanelViewController: UIViewController {
                    @IBOutlet var titleLabel: UILabel!

                    convenience init() { self.init(nibName: "Panel", bundle: nil) }
                }
                """,
                """
                <viewController customClass="BookViewController" customModuleProvider="target" id="book" sceneMemberID="viewController">
                    <label key="view" id="heading" text="Hello"/>
                </viewController>
                """,
                """
                <viewController customClass="PanelViewController" customModuleProvider="target" id="panel" sceneMemberID="viewController">
                    <label key="view" id="panel-heading" text="Hello"/>
                    <connections>
                        <outlet property="titleLabel" destination="panel-heading" id="outlet"/>
                    </connections>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            let xibs = app.documents.map(\.document).filter { !$0.isStoryboard }
            let names = Set(xibs.map(\.name))
            // Those that register cells are no views of controllers.
            let others = names.subtracting(xibs.filter(\.hasViewOfOwner).map(\.name))
            return sources.uses(.madeController).compactMap { use in
                guard let made = use.expectedClass, let found = sources.index.sourceClass(made),
                    let outlet = sources.connectedOutlet(ofScenesOf: made),
                    !names.contains(found.name), !names.contains(String(found.name.dropLast("Controller".count))),
                    !sources.mayLoadAnotherView(made, otherThan: others)
                else { return nil }
                return Fault(
                    use,
                    "This makes a '\(found.qualifiedName)' without its scene, so that the outlet '\(outlet)' holds nothing. Ask its "
                        + "storyboard for the scene.")
            }
        })
}

extension AppSources {
    /// An outlet of a class that its scenes connect; nil where it has no scene, or one that connects none.
    fileprivate func connectedOutlet(ofScenesOf reference: ClassReference) -> String? {
        let outlets = scenes.filter { $0.reference == reference }.map { scene, _ in
            CustomObject(scene.controller).outlets.compactMap(\.property).first {
                index.property(forKey: $0, of: reference).member?.isOutlet == true
            }
        }
        return outlets.allSatisfy { $0 != nil } ? outlets.first ?? nil : nil
    }

    /// Whether a class may show something else than its scene where it is made without one: it makes its view itself, or names
    /// a xib other than some.
    fileprivate func mayLoadAnotherView(_ reference: ClassReference, otherThan others: Set<String>) -> Bool {
        guard index.isKnownToTheEnd(reference) else { return true }
        let chain = index.chain(of: reference)
        if chain.contains(where: { index.sourceClass($0)?.methods.contains { $0.selector == "loadView" } == true }) { return true }
        return uses(.nib).contains { use in
            use.enclosingClass.map(chain.contains) == true && !(use.value.text.map(others.contains) ?? false)
        }
    }
}

extension CheckedDocument {
    /// Whether the owner of a xib gets its view from it.
    fileprivate var hasViewOfOwner: Bool { elements("outlet").contains { $0["property"] == "view" } }
}
