import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Actions that take more than a control gives.
    static let actionParameters = Rule(
        "action-parameters", .suspicious,
        "An action takes at most two parameters, the sender and the event.",
        reason: """
            A control gives its actions itself and the event, a gesture only itself. Whatever else a method takes is what happened \
            to lie there, and using it stops the app or worse.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @objc func pay(_ sender: UIButton, event: UIEvent, amount: NSNumber) {}
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <button key="view" id="pay">
                        <connections>
                            <action ↓selector="pay:event:amount:" destination="home" eventType="touchUpInside" id="tap"/>
                        </connections>
                    </button>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    @IBAction func pay(_ sender: UIButton, event: UIEvent) {}
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <button key="view" id="pay">
                        <connections>
                            <action selector="pay:event:" destination="home" eventType="touchUpInside" id="tap"/>
                        </connections>
                    </button>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            app.documents.flatMap { document, _ in
                document.elements("action").compactMap { element in
                    guard let selector = element["selector"] else { return nil }
                    let count = selector.utf8.count { $0 == UInt8(ascii: ":") }
                    guard count > 2 else { return nil }
                    return Fault(
                        element, "selector", in: document,
                        "The action '\(selector)' takes \(count) parameters, and a control gives two at most. Connect a method that "
                            + "takes the sender, or the sender and the event.")
                }
            }
        })
}
