import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Copies of a document for one device that lack what code names.
    static let deviceVariantsDiffer = Rule(
        "device-variants-differ", .suspicious,
        "The copies of a document for different devices have the same storyboard, segue and reuse identifiers.",
        reason: """
            `Main~ipad.storyboard` takes the place of `Main.storyboard` on an iPad, and the same code runs with both. An \
            identifier that one of them lacks stops the app on that device only.
            """,
        wrong: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>",
                    "<viewController storyboardIdentifier=\"News\" id=\"news\" sceneMemberID=\"viewController\"/>"),
                "Main~ipad.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"
                ).replacingFirst("<document", with: "↓<document"),
            ]),
        ],
        right: [
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"),
                "Main~ipad.storyboard": RuleExample.storyboard(
                    "<navigationController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        inApp: { app, _ in
            app.groups.flatMap { group -> [Fault] in
                guard let first = group.documents.first else { return [] }
                let names = first.identifiers
                return group.documents.dropFirst().filter { group.device(of: $0) != group.device(of: first) }
                    .compactMap { variant in
                        let missing = names.subtracting(variant.identifiers).sorted().map { "'\($0)'" }
                        guard !missing.isEmpty else { return nil }
                        let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
                        return Fault(
                            variant.content.root, in: variant,
                            "This copy of \(first.path) lacks the identifiers \(missing.prefix(5).joined(separator: ", "))\(more). Code "
                                + "that uses them stops the app on this device. Add them here too.",
                            related: [first.place(first.content.root, "the copy that has them")])
                    }
            }
        })
}

extension CheckedApp.Group {
    fileprivate func device(of document: CheckedDocument) -> DocumentFile.Device? {
        files.files.first { $0.path == document.path }?.device
    }
}

extension CheckedDocument {
    /// The names by which code knows scenes, segues and cells.
    fileprivate var identifiers: Set<ExactName> {
        let scenes = self.scenes.compactMap { $0.controller?.element["storyboardIdentifier"] }
        let segues = elements("segue").compactMap { $0["identifier"] }
        let cells = elements(["tableViewCell", "collectionViewCell"]).compactMap { $0["reuseIdentifier"] }
        return Set((scenes + segues + cells).filter { !$0.isEmpty }.map { ExactName($0) })
    }
}
