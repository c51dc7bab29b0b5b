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
            RuleExample([
                "Main_iPhone.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>",
                    "<viewController storyboardIdentifier=\"News\" id=\"news\" sceneMemberID=\"viewController\"/>"),
                "Main_iPad.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"
                ).replacingFirst("<document", with: "↓<document"),
            ]),
        ],
        right: [
            RuleExample([
                "Main_iPhone.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"),
                "Main_iPad.storyboard": RuleExample.storyboard(
                    "<splitViewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
            RuleExample([
                "Main.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"),
                "Main~ipad.storyboard": RuleExample.storyboard(
                    "<navigationController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        inApp: { app, _ in
            let copies = app.groups.flatMap { group -> [Fault] in
                guard let first = group.documents.first else { return [] }
                return group.documents.dropFirst().filter { group.device(of: $0) != group.device(of: first) }
                    .compactMap { $0.fault(besides: first) }
            }
            // Code that asks both for the same names has to find all of them in both.
            let pairs = app.pairsOfDevices.filter { !$0.identifiers.isDisjoint(with: $1.identifiers) }
            return copies + pairs.flatMap { [$1.fault(besides: $0), $0.fault(besides: $1)].compactMap { $0 } }
        })
}

extension CheckedApp {
    /// Documents that are named for a device each, as Xcode's template for universal apps had it: `Main_iPhone`, `Main_iPad`.
    fileprivate var pairsOfDevices: [(phone: CheckedDocument, pad: CheckedDocument)] {
        var pads: [[ExactName]: CheckedDocument] = [:]
        func key(_ group: Group, without device: String) -> [ExactName]? {
            let name = group.files.name
            guard let mark = ["_", "-"].map({ $0 + device }).first(where: { name.lowercased().hasSuffix($0) }) else { return nil }
            return [group.module.id.rawValue, group.files.kind.rawValue, String(name.dropLast(mark.count))].map { ExactName($0) }
        }
        for group in groups {
            if let key = key(group, without: "ipad") { pads[key] = group.documents.first }
        }
        return groups.compactMap { group in
            guard let phone = group.documents.first, let pad = key(group, without: "iphone").flatMap({ pads[$0] }) else { return nil }
            return (phone, pad)
        }
    }
}

extension CheckedApp.Group {
    fileprivate func device(of document: CheckedDocument) -> DocumentFile.Device? {
        files.files.first { $0.path == document.path }?.device
    }
}

extension CheckedDocument {
    /// What is said of a copy for a device that lacks what another has.
    fileprivate func fault(besides other: CheckedDocument) -> Fault? {
        let missing = other.identifiers.subtracting(identifiers).sorted().map { "'\($0)'" }
        guard !missing.isEmpty else { return nil }
        let more = missing.count > 5 ? " and \(missing.count - 5) more" : ""
        return Fault(
            content.root, in: self,
            "This copy of \(other.path) lacks the identifiers \(missing.prefix(5).joined(separator: ", "))\(more). Code "
                + "that uses them stops the app on this device. Add them here too.",
            related: [other.place(other.content.root, "the copy that has them")])
    }

    /// The names by which code knows scenes, segues and cells.
    fileprivate var identifiers: Set<ExactName> {
        let scenes = self.scenes.compactMap { $0.controller?.element["storyboardIdentifier"] }
        let segues = elements("segue").compactMap { $0["identifier"] }
        let cells = elements(["tableViewCell", "collectionViewCell"]).compactMap { $0["reuseIdentifier"] }
        return Set((scenes + segues + cells).filter { !$0.isEmpty }.map { ExactName($0) })
    }
}
