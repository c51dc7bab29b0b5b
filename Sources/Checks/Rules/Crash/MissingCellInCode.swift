import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Cells that code asks for and nothing registers.
    static let missingCellInCode = Rule(
        "missing-cell-in-code", .crash,
        "Every cell that code asks for by a reuse identifier is a prototype of the table or registered.",
        reason: """
            A table or collection makes cells by their reuse identifiers, from the prototypes of its scene and from what code \
            registers. For any other identifier UIKit raises an exception.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class ListViewController: UITableViewController {
                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        tableView.dequeueReusableCell(withIdentifier: ↓"Books", for: indexPath)
                    }
                }
                """,
                """
                <tableViewController customClass="ListViewController" customModuleProvider="target" id="list" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Book" id="cell"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class ListViewController: UITableViewController {
                    override func viewDidLoad() {
                        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Author")
                    }

                    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        if indexPath.row == 0 { return tableView.dequeueReusableCell(withIdentifier: "Author", for: indexPath) }
                        if indexPath.row == 1 { return tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath) }
                        return tableView.dequeueReusableCell(withIdentifier: "Other") ?? UITableViewCell()
                    }
                }
                """,
                """
                <tableViewController customClass="ListViewController" customModuleProvider="target" id="list" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <prototypes>
                            <tableViewCell reuseIdentifier="Book" id="cell"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
                """),
        ],
        inSources: { app, sources in
            guard app.isWhole, sources.areWhole else { return [] }
            return ReusableKind.all.flatMap { kind -> [Fault] in
                // A name that is registered at run time may be any.
                guard !sources.hasComputed(kind.registered) else { return [] }
                let registered = sources.texts(kind.registered)
                return sources.uses(kind.dequeued).compactMap { use in
                    guard let name = use.value.text, !registered.contains(ExactName(name)), kind.stops(at: use, sources) else { return nil }
                    // A class whose scenes have no table or collection serves those of others.
                    let scenes = (use.enclosingClass.map(sources.sceneElements) ?? []).filter { scene in
                        scene.descendants.contains { ["tableView", "collectionView"].contains($0.name) }
                    }
                    let isInUnknownPlace = scenes.isEmpty || use.enclosingClass.map(sources.isDeclared) != true
                    let there = isInUnknownPlace
                        ? app.documents.filter(\.document.isStoryboard).flatMap { $0.document.elements(kind.elements) }
                        : scenes.flatMap { $0.descendants.filter { kind.elements.contains($0.name) } }
                    let names = there.compactMap(\.reuseIdentifier)
                    guard !names.contains(where: { ExactName($0) == ExactName(name) }) else { return nil }
                    if isInUnknownPlace, sources.usesForeignCode { return nil }
                    return Fault(
                        use,
                        "Nothing registers a cell '\(name)', and \(isInUnknownPlace ? "no scene has" : "the scene has no") prototype of that name: "
                            + "the app stops when it is asked for. "
                            + NearestNames.advice(
                                name, among: names + registered.map(\.text), otherwise: "Correct the identifier, or register the cell."),
                        exception: FindingException(name: "NSInternalInconsistencyException", reason: kind.reason(name)))
                }
            }
        })
}

/// A kind of views that tables and collections make by reuse identifiers.
struct ReusableKind: Sendable {
    let dequeued: IdentifierUse.Kind
    let registered: IdentifierUse.Kind
    /// The elements of prototypes.
    let elements: Set<String>

    static let all = [
        ReusableKind(dequeued: .dequeuedTableCell, registered: .registeredTableCell, elements: ["tableViewCell"]),
        ReusableKind(
            dequeued: .dequeuedCollectionCell, registered: .registeredCollectionCell,
            elements: ["collectionViewCell", "collectionReusableView"]),
        ReusableKind(
            dequeued: .dequeuedSupplementary, registered: .registeredSupplementary,
            elements: ["collectionReusableView", "collectionViewCell"]),
    ]

    /// Whether a use stops the app: without an index path a table gives nothing for a name that it does not know.
    fileprivate func stops(at use: IdentifierUse, _ sources: AppSources) -> Bool {
        guard dequeued == .dequeuedTableCell else { return true }
        guard let call = sources.restOfCall(at: use) else { return false }
        return call.contains("for:") || call.contains("forIndexPath:")
    }

    fileprivate func reason(_ name: String) -> String {
        let advice = "must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        return dequeued == .dequeuedTableCell
            ? "unable to dequeue a cell with identifier \(name) - \(advice)"
            : "could not dequeue a view with identifier \(name) - \(advice)"
    }
}

extension Element {
    /// The identifier by which a table or collection makes the view.
    var reuseIdentifier: String? { self["reuseIdentifier"].nonEmpty }
}
