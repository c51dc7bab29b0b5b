import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Delegates whose class does not adopt the protocol, so that none of its methods is called.
    static let delegateWithoutProtocol = Rule(
        "delegate-without-protocol", .suspicious,
        "The class of a delegate adopts the protocol of what it is connected to.",
        reason: """
            UIKit asks a delegate which methods it has, and Objective-C knows those of a Swift class only where the class adopts the \
            protocol. Without it none of them is called, without a word.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <textField key="view" id="name">
                        <connections>
                            ↓<outlet property="delegate" destination="home" id="first"/>
                        </connections>
                    </textField>
                </viewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                protocol Answering: UITextFieldDelegate {}

                class HomeViewController: UIViewController {}

                extension HomeViewController: Answering {
                    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <textField key="view" id="name">
                        <connections>
                            <outlet property="delegate" destination="home" id="first"/>
                        </connections>
                    </textField>
                </viewController>
                """),
        ],
        inSources: { app, sources in
            app.documents.flatMap { document, group in
                document.elements("outlet").compactMap { element in
                    guard element["property"] == "delegate", let view = Outlet(element).owner,
                        let owner = sources.reference(of: view, in: group.module),
                        let name = sources.delegateProtocol(of: owner),
                        let object = element["destination"].flatMap({ document.objects.element(id: $0) }),
                        let reference = sources.reference(of: object, in: group.module),
                        sources.conformance(of: reference, to: name) == .notAdopted
                    else { return nil }
                    return Fault(
                        element, in: document,
                        "'\(sources.index.name(of: reference))' does not adopt \(name), and it is the delegate of this \(view.name): none of "
                            + "its methods is called. Let the class adopt the protocol, or delete the connection.",
                        related: sources.place(of: reference))
                }
            }
        })
}

extension AppSources {
    /// The protocol of a class's delegate, where that is the outlet of a class of UIKit.
    fileprivate func delegateProtocol(of owner: ClassReference) -> String? {
        for current in index.chain(of: owner) {
            if index.members(of: current).properties.contains(where: { $0.key == "delegate" }) { return nil }
            guard case .platform(let name) = current else { continue }
            if let found = PlatformClass.named(name)?.outlets["delegate"] { return found.hasPrefix("UI") ? found : nil }
        }
        return nil
    }
}
