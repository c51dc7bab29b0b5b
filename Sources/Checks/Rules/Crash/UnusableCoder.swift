import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Classes that documents cannot make, since their `init(coder:)` stops the app.
    static let unusableCoder = Rule(
        "unusable-coder", .crash,
        "The class of an object in a document can be made by init(coder:).",
        reason: """
            Documents make their objects by `init(coder:)`. Where Xcode's suggestion was taken and it is nothing but a \
            `fatalError`, the app stops when the object is loaded. A scene is safe whose every segue asks a segue action for it.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class BookViewController: UIViewController {
                    init(book: String) { super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
                }

                class StarsView: UIView {
                    required init?(coder: NSCoder) { fatalError() }
                }
                """,
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" ↓customClass="StarsView" customModuleProvider="target" id="home-view"/>
                    <connections>
                        <segue destination="book" kind="show" identifier="book" id="to-book"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController ↓customClass="BookViewController" customModuleProvider="target" id="book" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBSegueAction func makeBook(_ coder: NSCoder) -> BookViewController? { nil }
                }

                class BookViewController: UIViewController {
                    init?(coder: NSCoder, book: String) { super.init(coder: coder) }
                    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="book" kind="show" identifier="book" destinationCreationSelector="makeBook:" id="to-book"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController customClass="BookViewController" customModuleProvider="target" id="book" sceneMemberID="viewController"/>
                """),
        ],
        inSources: { app, sources in
            sources.objects.compactMap { object in
                guard object.element.name != "placeholder", object.element.name != "segue", let reference = object.reference,
                    let trapping = sources.classWithTrap(of: reference), app.makesWithoutAction(object)
                else { return nil }
                return Fault(
                    object.element, "customClass", in: object.document,
                    "The init(coder:) of '\(trapping.qualifiedName)' stops the app, and it is what makes this \(object.element.name). "
                        + "Write it so that it calls super.init(coder:).",
                    related: sources.place(of: reference))
            }
        })
}

extension AppSources {
    /// The class whose `init(coder:)` runs for a class and stops the app; nil where it can be used or is not known.
    fileprivate func classWithTrap(of reference: ClassReference) -> SourceClass? {
        for current in index.chain(of: reference) {
            guard let found = index.sourceClass(current) else { return nil }
            switch found.coderInitializer {
            case .trapping: return found
            case .declared: return nil
            case .notDeclared: if found.declaresDesignatedInitializer { return nil }
            }
        }
        return nil
    }
}

extension CheckedApp {
    /// Whether an object is made by its `init(coder:)`, and not by a segue action that calls another initialiser. A scene that
    /// only code makes may be made by a creator.
    fileprivate func makesWithoutAction(_ object: AppSources.Object) -> Bool {
        guard object.element["sceneMemberID"] == "viewController" else { return true }
        guard let scene = app.scenes.first(where: { $0.location.file == object.document.path && $0.objectID == object.element["id"] })
        else { return false }
        return app.entryScenes.contains(scene.id) || app.ways(to: scene.id).contains { way in
            let element = way.objectID.flatMap { document(of: app[way.source])?.objects.element(id: $0) }
            return element?["destinationCreationSelector"].nonEmpty == nil
        }
    }
}
