import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Segue actions that return what the segue's destination cannot be.
    static let segueActionType = Rule(
        "segue-action-type", .crash,
        "A segue action returns a controller of the class of the scene that the segue leads to.",
        reason: """
            UIKit takes what a segue action returns in the place of the scene's own controller, and only if it is of the scene's \
            class. Where it is of another, an exception stops the app when the segue is performed.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBSegueAction func makeDetail(_ coder: NSCoder) -> OtherViewController? { OtherViewController(coder: coder) }
                    @IBSegueAction func makeName(_ coder: NSCoder) -> String? { nil }
                }

                class DetailViewController: UIViewController {}

                class OtherViewController: UIViewController {}
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="one" ↓destinationCreationSelector="makeDetail:" id="first"/>
                        <segue destination="detail" kind="show" identifier="two" ↓destinationCreationSelector="makeName:" id="second"/>
                        <segue destination="shelf" kind="show" identifier="three" ↓destinationCreationSelector="makeDetail:" id="third"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController customClass="DetailViewController" customModuleProvider="target" id="detail" sceneMemberID="viewController"/>
                """,
                """
                <navigationController id="shelf" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit
                import Elsewhere

                class HomeViewController: UIViewController {
                    @IBSegueAction func makeDetail(_ coder: NSCoder) -> DetailViewController? { DetailViewController(coder: coder) }
                    @IBSegueAction func makeAny(_ coder: NSCoder) -> UIViewController? { DetailViewController(coder: coder) }
                    @IBSegueAction func makeSpecial(_ coder: NSCoder) -> SpecialViewController? { nil }
                    @IBSegueAction func makeForeign(_ coder: NSCoder) -> ControllerOfElsewhere? { nil }
                }

                class DetailViewController: UIViewController {}

                class SpecialViewController: DetailViewController {}
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="one" destinationCreationSelector="makeDetail:" id="first"/>
                        <segue destination="detail" kind="show" identifier="two" destinationCreationSelector="makeAny:" id="second"/>
                        <segue destination="detail" kind="show" identifier="three" destinationCreationSelector="makeSpecial:" id="third"/>
                        <segue destination="detail" kind="show" identifier="four" destinationCreationSelector="makeForeign:" id="fourth"/>
                        <segue destination="plain" kind="show" identifier="five" destinationCreationSelector="makeDetail:" id="fifth"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController customClass="DetailViewController" customModuleProvider="target" id="detail" sceneMemberID="viewController"/>
                """,
                """
                <viewController id="plain" sceneMemberID="viewController"/>
                """),
        ],
        inSources: { app, sources in
            app.documents.flatMap { document, group in
                document.segues.compactMap { segue in
                    guard let selector = segue.destinationCreationSelector.nonEmpty,
                        let controller = CheckedDocument.scene(around: segue.element)?.controller?.element,
                        let reference = sources.reference(of: controller, in: group.module),
                        case .declared(let method, let declaring) = sources.index.method(selector: selector, of: reference),
                        method.parameterTypes.first?.contains("Coder") == true, let made = method.returnedClassName,
                        let target = app.destination(of: segue.element, in: document, group.module),
                        let destination = sources.knownClass(of: target),
                        let returned = sources.returned(made, by: declaring), !sources.canBe(returned, destination)
                    else { return nil }
                    return Fault(
                        segue.element, "destinationCreationSelector", in: document,
                        "The segue action '\(method.name)' of '\(sources.index.name(of: declaring))' returns '\(made)', and the segue "
                            + "leads to a scene of the class '\(sources.index.name(of: destination))'. The app stops when the segue is performed. Return "
                            + "a controller of the scene's class.",
                        exception: sources.exception(of: returned, for: destination),
                        related: sources.place(of: destination))
                }
            }
        })
}

/// What a segue action says that it returns.
private enum Returned {
    case controller(ClassReference)
    /// A value of Swift's own types, or an object of Foundation's.
    case noController
}

extension AppSources {
    /// Nil where the type is not known to its end.
    fileprivate func returned(_ name: String, by declaring: ClassReference) -> Returned? {
        guard index.sourceClass(declaring)?.genericParameters.contains(name) != true else { return nil }
        if ["String", "Bool", "Int", "Double", "Float", "CGFloat", "NSString", "NSNumber"].contains(name) { return .noController }
        guard let reference = index.reference(toClass: name, from: declaring), isClass(reference), index.isKnownToTheEnd(reference)
        else { return nil }
        return .controller(reference)
    }

    /// Whether some object can be what is returned and of another class.
    fileprivate func canBe(_ returned: Returned, _ expected: ClassReference) -> Bool {
        guard case .controller(let reference) = returned else { return false }
        return isKind(reference, of: expected) || isKind(expected, of: reference)
    }

    fileprivate func exception(of returned: Returned, for expected: ClassReference) -> FindingException? {
        guard case .controller(let reference) = returned else { return nil }
        return FindingException(
            name: "NSInternalInconsistencyException",
            reason: "Custom instantiated <\(runtimeName(of: reference))> must be kind of class \(runtimeName(of: expected))")
    }
}
