import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Actions that the receiver's class does not have.
    static let missingAction = Rule(
        "missing-action", .crash,
        "Every action that a document connects is a method of the receiver's class, under exactly that selector.",
        reason: """
            Controls, gestures and bar items send a selector. A method that was renamed, whose parameters have other names now, \
            or that Objective-C no longer knows does not answer it, and the app stops when a person touches the control.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBAction func pay(sender: UIButton) {}
                    func cancel(_ sender: Any) {}
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <button key="view" id="pay">
                        <connections>
                            ↓<action selector="pay:" destination="home" eventType="touchUpInside" id="tap"/>
                            ↓<action selector="cancel:" destination="home" eventType="touchUpOutside" id="leave"/>
                        </connections>
                    </button>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class BaseViewController: UIViewController {
                    @IBAction private func pay(sender: UIButton) {}
                }

                class HomeViewController: BaseViewController {
                    @IBAction func confirm() {}
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <button key="view" id="pay">
                        <connections>
                            <action selector="payWithSender:" destination="home" eventType="touchUpInside" id="tap"/>
                            <action selector="confirm" destination="home" eventType="touchUpOutside" id="leave"/>
                        </connections>
                    </button>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            var missing: [MissingMember: [Fault]] = [:]
            for (document, group) in app.documents {
                for element in document.elements("action") {
                    guard let selector = element["selector"], !uikitActions.contains(selector),
                        let receiver = Action(element).receiverID.flatMap({ document.objects.element(id: $0) }),
                        let reference = sources.reference(of: receiver, in: group.module), sources.isDeclared(reference)
                    else { continue }
                    let membership = sources.index.method(selector: selector, of: reference)
                    guard membership.isPresent == false else { continue }
                    let name = sources.index.name(of: reference)
                    let fault: String
                    if case .hidden(let method, _) = membership {
                        fault = "The method '\(method.name)' of '\(name)' is no action: Objective-C does not know it. The app stops "
                            + "when the action '\(selector)' is sent. Mark it with @IBAction."
                    } else {
                        fault = "'\(name)' has no action '\(selector)'. The app stops when it is sent. "
                            + NearestNames.advice(
                                selector, among: sources.actions(of: reference).map(\.selector),
                                otherwise: "Add the action, or delete the connection.")
                    }
                    missing[MissingMember(of: reference, selector), default: []].append(Fault(
                        element, in: document, fault,
                        exception: .unrecognized(selector, by: sources.runtimeName(of: reference)),
                        related: sources.place(of: reference)))
                }
            }
            // What the class lacks is to be mended once, however many objects are connected to it.
            return missing.values.compactMap { faults in
                Fault.joined(faults) { $0 == 1 ? "One more connection has this fault." : "\($0) more connections have this fault." }
            }
        })
}

extension AppSources {
    /// The actions that a class and those that it inherits from declare.
    func actions(of reference: ClassReference) -> [Method] {
        index.chain(of: reference).flatMap { index.members(of: $0).methods }.filter(\.isAction)
    }
}
