import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Segue actions that the controller's class does not have, or that cannot make a controller.
    static let missingSegueAction = Rule(
        "missing-segue-action", .crash,
        "A segue that asks for its destination asks a method that the controller has and that makes one.",
        reason: """
            A segue action is called by its selector with a coder, the sender and the identifier, as many of them as it takes. \
            Where the controller does not answer, or the method is of another form, the app stops when the segue is performed.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
                    @IBAction func showDetail(_ sender: UIButton) {}
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="one" ↓destinationCreationSelector="makeDetails:" id="first"/>
                        <segue destination="detail" kind="show" identifier="two" ↓destinationCreationSelector="showDetail:" id="second"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBSegueAction func makeDetail(_ coder: NSCoder, sender: Any?) -> UIViewController? { UIViewController(coder: coder) }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="detail" kind="show" identifier="one" destinationCreationSelector="makeDetail:sender:" id="first"/>
                    </connections>
                </viewController>
                """,
                """
                <viewController id="detail" sceneMemberID="viewController"/>
                """),
        ],
        inSources: { app, sources in
            app.documents.flatMap { document, group in
                document.segues.compactMap { segue in
                    guard let selector = segue.destinationCreationSelector.nonEmpty,
                        let controller = CheckedDocument.scene(around: segue.element)?.controller?.element,
                        let reference = sources.reference(of: controller, in: group.module), sources.isDeclared(reference)
                    else { return nil }
                    let membership = sources.index.method(selector: selector, of: reference)
                    let name = sources.index.name(of: reference)
                    let fault: String
                    switch membership {
                    case .declared(let method, _):
                        let takesCoder = method.parameterTypes.first.map { $0.contains("Coder") } ?? false
                        guard !takesCoder || method.returnType == nil else { return nil }
                        fault = "The method '\(method.name)' of '\(name)' cannot make the destination: a segue action takes a coder "
                            + "first and returns a controller. The app stops when the segue is performed. Choose another method."
                    case .hidden(let method, _):
                        fault = "The method '\(method.name)' of '\(name)' is no segue action: Objective-C does not know it. The app stops "
                            + "when the segue is performed. Mark it with @IBSegueAction."
                    case .missing:
                        let others = sources.index.chain(of: reference).flatMap { sources.index.members(of: $0).methods }
                        fault = "'\(name)' has no segue action '\(selector)'. The app stops when the segue is performed. "
                            + NearestNames.advice(
                                selector, among: others.filter(\.isSegueAction).map(\.selector),
                                otherwise: "Add the segue action, or delete the connection.")
                    case .platform, .readOnly, .unknown: return nil
                    }
                    return Fault(
                        segue.element, "destinationCreationSelector", in: document, fault,
                        exception: .unrecognized(selector, by: sources.runtimeName(of: reference)),
                        related: sources.place(of: reference))
                }
            }
        })
}
