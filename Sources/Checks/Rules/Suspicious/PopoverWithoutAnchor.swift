import AppMap
import InterfaceBuilder
import SourceIndex

extension Rule {
    /// Popovers that point at nothing.
    static let popoverWithoutAnchor = Rule(
        "popover-without-anchor", .suspicious,
        "A popover segue that code performs has an anchor.",
        reason: """
            A popover points at a view or bar button. Where the segue names none and the code that prepares it sets none, \
            UIKit raises an exception, and on an iPad only. Where the sources show that the scene's class sets none, and where a \
            walk meets it in a scene without a class, the finding has the severity crash.
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
                    let popovers = document.segues(ownedBy: controller).filter(\.isPopoverWithoutAnchor)
                    guard !popovers.isEmpty else { return [] }
                    let setsAnchors = app.sources?.setsAnchors(controller, in: group.module)
                    guard setsAnchors != true else { return [] }
                    return popovers.map { segue in
                        var fault = Fault(
                            segue.element, in: document,
                            "\(segue.title) shows a popover and names nothing that it points at. "
                                + (setsAnchors == false ? "The class of the scene sets nothing either: the app stops on an iPad. "
                                    : "Unless code sets that, the app stops on an iPad. ")
                                + "Choose an anchor.")
                        if setsAnchors == false { fault.severity = .crash }
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
