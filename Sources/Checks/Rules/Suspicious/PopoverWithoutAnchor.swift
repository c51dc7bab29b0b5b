import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Popovers that point at nothing.
    static let popoverWithoutAnchor = Rule(
        "popover-without-anchor", .suspicious,
        "A popover segue has an anchor.",
        reason: """
            A popover points at a view or bar button. Where the segue names none and the code that prepares it sets none, \
            UIKit raises an exception, and on an iPad only. Where the sources show that the scene's class sets none, and where a \
            walk meets it in a scene without a class, the finding has the severity crash. Xcode writes the object that sets a segue \
            off as its anchor: one without has lost it.
            """,
        consults: [.sources],
        wrong: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="help" kind="popoverPresentation" identifier="help" id="to-help"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"help\" sceneMemberID=\"viewController\"/>"),
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <button key="view" id="question">
                        <connections>
                            ↓<segue destination="help" kind="popoverPresentation" id="to-help"/>
                        </connections>
                    </button>
                </viewController>
                """,
                "<viewController id=\"help\" sceneMemberID=\"viewController\"/>"),
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    func help() { performSegue(withIdentifier: "help", sender: self) }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <connections>
                        ↓<segue destination="help" kind="popoverPresentation" identifier="help" id="to-help"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"help\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                """
                <viewController id="home" sceneMemberID="viewController">
                    <view key="view" id="home-view"/>
                    <connections>
                        <segue destination="help" kind="popoverPresentation" identifier="help" popoverAnchorView="home-view" id="to-help"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"help\" sceneMemberID=\"viewController\"/>"),
            .source(
                """
                import UIKit

                class HomeViewController: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        segue.destination.popoverPresentationController?.sourceView = view
                    }
                }
                """,
                """
                <viewController customClass="HomeViewController" customModuleProvider="target" id="home" sceneMemberID="viewController">
                    <connections>
                        <segue destination="help" kind="popoverPresentation" identifier="help" id="to-help"/>
                    </connections>
                </viewController>
                """,
                "<viewController id=\"help\" sceneMemberID=\"viewController\"/>"),
        ],
        inApp: { app, _ in
            app.documents.flatMap { document, group in
                document.scenes.flatMap { scene -> [Fault] in
                    guard let controller = scene.controller?.element else { return [] }
                    let popovers = scene.element.descendants.filter { $0.name == "segue" }.map(Segue.init).filter(\.isPopoverWithoutAnchor)
                    guard !popovers.isEmpty else { return [] }
                    let setsAnchors = app.sources?.setsAnchors(controller, in: group.module)
                    guard setsAnchors != true else { return [] }
                    return popovers.map { segue in
                        let isPerformed = segue.element.parent?.parent == controller
                        let outcome =
                            switch (isPerformed, setsAnchors) {
                            case (true, false): "The class of the scene sets nothing either: the app stops on an iPad. "
                            case (true, _): "Unless code sets that, the app stops on an iPad. "
                            default: "Unless UIKit takes what is touched, the app stops on an iPad. "
                            }
                        var fault = Fault(
                            segue.element, in: document,
                            "\(segue.title) shows a popover and names nothing that it points at. \(outcome)Choose an anchor.")
                        if isPerformed, setsAnchors == false { fault.severity = .crash }
                        return fault
                    }
                }
            }
        })
}

extension Segue {
    fileprivate var isPopoverWithoutAnchor: Bool {
        (kind == .popoverPresentation || kind == .popover)
            && element["popoverAnchorView"] == nil && element["popoverAnchorBarButtonItem"] == nil
    }
}

extension AppSources {
    /// Whether the class of a controller, or one that it inherits from, sets what popovers point at; nil where that is not known.
    fileprivate func setsAnchors(_ controller: Element, in module: Module) -> Bool? {
        guard controller["customClass"].nonEmpty != nil, let reference = reference(of: controller, in: module),
            let files = files(of: reference)
        else { return nil }
        return mentions(
            ["sourceView", "sourceItem", "sourceRect", "barButtonItem", "popoverPresentationController", "UIPopoverController"], in: files)
    }
}
