import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Identifiers of segues that go off by themselves, and that nothing names.
    static let unusedSegueIdentifier = Rule(
        "unused-segue-identifier", .style,
        "The identifier of a segue that starts at what a user touches is named by code.",
        reason: """
            A segue at a button or cell is performed without its identifier, which code needs only to prepare for it. One that no code \
            names can go, or was renamed on one side only. Identifiers that are addresses are read by the class of the segue. Where an \
            identifier is put together at run time, nothing is said.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class ListViewController: UIViewController {
                    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
                        if segue.identifier == "detail" { print("detail") }
                    }
                }
                """,
                """
                <viewController customClass="ListViewController" customModuleProvider="target" id="list" sceneMemberID="viewController">
                    <view key="view" id="list-view">
                        <subviews>
                            <button id="more">
                                <connections>
                                    <segue destination="detail" kind="show" ↓identifier="more" id="to-more"/>
                                </connections>
                            </button>
                            <button id="one">
                                <connections>
                                    <segue destination="detail" kind="show" identifier="detail" id="to-detail"/>
                                </connections>
                            </button>
                        </subviews>
                    </view>
                </viewController>
                """,
                "<viewController id=\"detail\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .source(
                """
                import UIKit

                class ListViewController: UIViewController {
                    func show() { perform(segue: StoryboardSegue.Main.more) }
                }
                """,
                """
                <viewController customClass="ListViewController" customModuleProvider="target" id="list" sceneMemberID="viewController">
                    <button key="view" id="more">
                        <connections>
                            <segue destination="detail" kind="show" identifier="more" id="to-more"/>
                        </connections>
                    </button>
                </viewController>
                """,
                "<viewController id=\"detail\" sceneMemberID=\"viewController\"/>"),
        ],
        inSources: { app, sources in
            guard !sources.hasComputed(.performedSegue, .comparedSegue) else { return [] }
            let named = sources.texts(.performedSegue, .comparedSegue)
            let addresses = Set(app.app.ways.filter { $0.link.map { app.app[$0].origin == .segue } ?? false }.map(\.location))
            return app.documents.flatMap { document, _ in
                document.segues.compactMap { segue -> Fault? in
                    guard let name = segue.identifier.nonEmpty, !named.contains(ExactName(name)), segue.isTouched,
                        !addresses.contains(document.location(of: segue.element)), !sources.accessors.name(name)
                    else { return nil }
                    return Fault(
                        segue.element, "identifier", in: document,
                        "No code names the segue '\(name)', which is performed without its identifier. Delete the identifier, or correct it.")
                }
            }
        })
}

extension Segue {
    /// Whether a user's touch performs the segue: it starts at a view, an item or a gesture, not at the controller, and is no embed.
    fileprivate var isTouched: Bool {
        guard kind != .relationship, kind != .embed, let owner = element.parent?.parent else { return false }
        return owner["sceneMemberID"] != "viewController"
    }
}
