import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Actions whose sender is of another class than they take.
    static let senderType = Rule(
        "sender-type", .suspicious,
        "An action is sent by an object of the class that it takes.",
        reason: """
            Nothing checks who sends an action. What is sent by a control of another class than the method names runs until \
            something is asked of it that it has not, and then the app stops.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBAction func countChanged(_ sender: UIButton) {}
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <stepper key="view" id="count">
                        <connections>
                            ↓<action selector="countChanged:" destination="home" eventType="valueChanged" id="change"/>
                        </connections>
                    </stepper>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBAction func countChanged(_ sender: UIControl) {}
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <stepper key="view" id="count">
                        <connections>
                            <action selector="countChanged:" destination="home" eventType="valueChanged" id="change"/>
                        </connections>
                    </stepper>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            app.documents.flatMap { document, group in
                document.elements("action").compactMap { element in
                    guard let selector = element["selector"], let sender = element.parent?.parent,
                        let sent = sources.reference(of: sender, in: group.module), sources.index.isKnownToTheEnd(sent),
                        let receiver = Action(element).receiverID.flatMap({ document.objects.element(id: $0) }),
                        let reference = sources.reference(of: receiver, in: group.module),
                        case .declared(let method, let declaring) = sources.index.method(selector: selector, of: reference),
                        let typeName = method.senderClassName, typeName != "id",
                        let type = sources.index.reference(toClass: typeName, from: declaring), sources.isClass(type),
                        sources.index.isKnownToTheEnd(type), !sources.isKind(sent, of: type), !sources.isKind(type, of: sent)
                    else { return nil }
                    return Fault(
                        element, in: document,
                        "The action '\(selector)' of '\(sources.index.name(of: declaring))' takes a \(sources.index.name(of: type)) and is sent "
                            + "by a \(sources.index.name(of: sent)). Change the type of its sender, or connect another action.",
                        related: sources.place(of: declaring))
                }
            }
        })
}
