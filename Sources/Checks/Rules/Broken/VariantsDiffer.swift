import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Localised copies of a document that lack what the others have.
    static let variantsDiffer = Rule(
        "variants-differ", .broken,
        "The localised copies of a document have the same scenes, segues, cells, outlets and actions.",
        reason: """
            A storyboard or xib that is translated as a whole has a copy for each language. What is added to one copy and \
            not to the others is missing in those languages, and only their users see the app stop.
            """,
        platforms: Platform.every,
        wrong: [
            RuleExample([
                "Base.lproj/Main.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>",
                    "<viewController storyboardIdentifier=\"News\" id=\"news\" sceneMemberID=\"viewController\"/>"),
                "fr.lproj/Main.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"
                ).replacingFirst("<document", with: "↓<document"),
            ]),
        ],
        right: [
            RuleExample([
                "Base.lproj/Main.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" title=\"Welcome\" id=\"home\" sceneMemberID=\"viewController\"/>"),
                "fr.lproj/Main.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" title=\"Bienvenue\" id=\"home\" sceneMemberID=\"viewController\"/>"),
            ]),
        ],
        inApp: { app, _ in
            app.groups.flatMap { group -> [Fault] in
                guard let first = group.documents.first, group.documents.count > 1 else { return [] }
                let parts = NamedParts(first)
                return group.documents.dropFirst().compactMap { variant in
                    guard group.isTranslation(variant, of: first) else { return nil }
                    let own = NamedParts(variant)
                    let sentences = [
                        own.sentence("It lacks", parts.all.subtracting(own.all)),
                        own.sentence("Only it has", own.all.subtracting(parts.all)),
                    ].compactMap { $0 }
                    guard !sentences.isEmpty else { return nil }
                    return Fault(
                        variant.content.root, in: variant,
                        "This copy of \(first.path) differs in more than its texts. \(sentences.joined(separator: " ")) Make the "
                            + "copies the same, or keep one document with translated strings.",
                        related: [first.place(first.content.root, "the copy that it differs from")])
                }
            }
        })
}

extension CheckedApp.Group {
    /// Whether two files of the group differ in their language only.
    fileprivate func isTranslation(_ variant: CheckedDocument, of other: CheckedDocument) -> Bool {
        func file(_ document: CheckedDocument) -> DocumentFile? { files.files.first { $0.path == document.path } }
        guard let variant = file(variant), let other = file(other) else { return false }
        return variant.device == other.device && variant.localization != other.localization
    }
}

/// What code knows of a document by name.
private struct NamedParts {
    let all: Set<String>

    init(_ document: CheckedDocument) {
        var all: Set<String> = []
        for scene in document.scenes {
            if let controller = scene.controller?.element { all.insert("the scene '\(SceneName.of(controller))'") }
        }
        func add(_ what: String, _ attribute: String, of elements: [Element]) {
            for name in elements.compactMap({ $0[attribute].nonEmpty }) { all.insert("the \(what) '\(name)'") }
        }
        add("segue", "identifier", of: document.elements("segue"))
        add("outlet", "property", of: document.elements(["outlet", "outletCollection"]))
        add("action", "selector", of: document.elements("action"))
        add("cell", "reuseIdentifier", of: document.elements(["tableViewCell", "collectionViewCell"]))
        self.all = all
    }

    func sentence(_ start: String, _ parts: Set<String>) -> String? {
        let names = parts.map { ExactName($0) }.sorted().map(\.text)
        guard !names.isEmpty else { return nil }
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        return "\(start) \(names.prefix(5).joined(separator: ", "))\(more)."
    }
}

extension String {
    /// The text with the first of some others replaced.
    func replacingFirst(_ text: String, with replacement: String) -> String {
        guard let range = firstRange(of: text) else { return self }
        return replacingCharacters(in: range, with: replacement)
    }

    private func replacingCharacters(in range: Range<Index>, with replacement: String) -> String {
        self[..<range.lowerBound] + replacement + self[range.upperBound...]
    }
}
