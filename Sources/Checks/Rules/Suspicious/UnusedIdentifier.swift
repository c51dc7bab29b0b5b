import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Identifiers of scenes and cells that nothing names.
    static let unusedIdentifier = Rule(
        "unused-identifier", .suspicious,
        "Every identifier of a scene or cell is named by code or by another document.",
        reason: """
            An identifier is there to be named. One that nothing names belongs to a scene or cell that is no longer shown, or was \
            renamed on one side only. Where code puts identifiers together at run time, nothing is said. The accessors that SwiftGen, \
            R.swift and Natalie generate name identifiers too, and classes of Reusable have their own names as identifiers.
            """,
        wrong: [
            .source(
                """
                import UIKit

                class ListViewController: UITableViewController {
                    func show() {
                        _ = storyboard?.instantiateViewController(withIdentifier: "Detail")
                        _ = tableView.dequeueReusableCell(withIdentifier: "Author", for: IndexPath())
                    }
                }
                """,
                """
                <tableViewController customClass="ListViewController" customModuleProvider="target" id="list" sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table">
                        <prototypes>
                            <tableViewCell ↓reuseIdentifier="Book" id="cell"/>
                            <tableViewCell reuseIdentifier="Author" id="other"/>
                        </prototypes>
                    </tableView>
                </tableViewController>
                """,
                """
                <viewController storyboardIdentifier="Detail" id="detail" sceneMemberID="viewController"/>
                """,
                """
                <viewController ↓storyboardIdentifier="Details" id="details" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .source(
                """
                import UIKit

                class ListViewController: UIViewController {
                    func show(_ name: String) {
                        _ = storyboard?.instantiateViewController(withIdentifier: name)
                    }
                }
                """,
                """
                <viewController storyboardIdentifier="Detail" id="detail" sceneMemberID="viewController"/>
                """),
        ],
        inSources: { app, sources in app.isWhole && sources.areWhole ? app.unusedScenes(sources) + app.unusedCells(sources) : [] })
}

extension CheckedApp {
    fileprivate func unusedScenes(_ sources: AppSources) -> [Fault] {
        guard !sources.hasComputed(.scene, .sceneAddress) else { return [] }
        // Where code names no scene at all, something else than what is read here may make them.
        guard !sources.uses(.scene, .sceneAddress).isEmpty || !sources.usesForeignCode else { return [] }
        var named = sources.texts(.scene)
        for text in sources.texts(.sceneAddress) {
            named.insert(SceneAddress(text.text).scene.map { ExactName($0) } ?? text)
        }
        for link in app.links { if let scene = link.address?.scene { named.insert(ExactName(scene)) } }
        let accessors = sources.accessors
        let unused = app.scenes.compactMap { scene -> Fault? in
            guard let name = scene.identifier, scene.controller["storyboardIdentifier"] == name, !named.contains(ExactName(name)),
                !sources.isAnywhere(name, app), !accessors.name(name), !accessors.deriveIdentifier(name, of: scene.className),
                let document = document(of: scene)
            else { return nil }
            return Fault(
                scene.controller, "storyboardIdentifier", in: document,
                "Nothing names the scene '\(name)'. Delete the identifier, or the scene if nothing else leads to it.")
        }
        // Each scene that is named and that no storyboard has may be one of these, under another name.
        let missing = named.subtracting(app.scenes.compactMap(\.identifier).map { ExactName($0) }).count
        return unused.count > missing ? unused : []
    }

    fileprivate func unusedCells(_ sources: AppSources) -> [Fault] {
        ReusableKind.all.flatMap { kind -> [Fault] in
            guard !sources.hasComputed(kind.dequeued), !sources.uses(kind.dequeued).isEmpty else { return [] }
            let named = sources.texts(kind.dequeued)
            let accessors = sources.accessors
            let unused = documents.filter(\.document.isStoryboard).flatMap { document, _ in
                document.elements("prototypes").flatMap { $0.children(kind.elements.first ?? "") }.compactMap { cell -> Fault? in
                    guard let name = cell.reuseIdentifier, !named.contains(ExactName(name)), !sources.isAnywhere(name, app),
                        !accessors.name(name), !accessors.deriveIdentifier(name, of: cell["customClass"])
                    else { return nil }
                    return Fault(
                        cell, "reuseIdentifier", in: document,
                        "No code asks for the cell '\(name)'. Correct the identifier, or delete the prototype.")
                }
            }
            let there = documents.flatMap { $0.document.elements(kind.elements) }.compactMap(\.reuseIdentifier).map { ExactName($0) }
            let missing = named.subtracting(there).subtracting(sources.texts(kind.registered)).count
            return unused.count > missing ? unused : []
        }
    }
}

extension AppSources {
    /// Whether a text stands in the sources as a literal, wherever it goes from there.
    fileprivate func isAnywhere(_ text: String, _ app: App) -> Bool { index.uses.contains { $0.value.text == text } }
}
