import AppMap
import InterfaceBuilder
import SceneAddressing
import SourceIndex

extension Rule {
    /// Localised copies of a document that lack what the others have.
    static let variantsDiffer = Rule(
        "variants-differ", .broken,
        "The localised copies of a document have the same scenes, views, segues, cells, outlets and actions, and start alike.",
        reason: """
            A storyboard or xib that is translated as a whole has a copy for each language. What is added to one copy and \
            not to the others is missing in those languages, and only their users see the app stop. Outlets, actions and classes \
            that the sources do not have are told of for that alone.
            """,
        platforms: Platform.every, consults: [.sources],
        wrong: [
            RuleExample([
                "Base.lproj/Main.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>",
                    "<viewController storyboardIdentifier=\"News\" id=\"news\" sceneMemberID=\"viewController\"/>"),
                "fr.lproj/Main.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>"
                ).replacingFirst("<document", with: "↓<document"),
            ]),
            RuleExample([
                "Base.lproj/Main.storyboard": RuleExample.storyboard(
                    "<viewController storyboardIdentifier=\"Home\" id=\"home\" sceneMemberID=\"viewController\"/>", initial: "home"),
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
                let parts = VariantParts(first)
                return group.documents.dropFirst().compactMap { variant in
                    guard group.isTranslation(variant, of: first) else { return nil }
                    let (lacking, additional) = VariantParts(variant).differences(from: parts, told: app.sources)
                    let sentences = [
                        VariantParts.sentence("It lacks", lacking), VariantParts.sentence("Only it has", additional),
                        variant.sentenceOfStart(besides: first),
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

extension CheckedDocument {
    /// What is said of a copy that starts otherwise than another; nil where both start alike.
    fileprivate func sentenceOfStart(besides other: CheckedDocument) -> String? {
        func start(_ document: CheckedDocument) -> (id: String, name: String)? {
            let id = document.content.storyboard?.initialViewControllerID
            let controller = document.scenes.compactMap { $0.controller?.element }.first { $0["id"] == id && id != nil }
            return controller.map { ($0["id"] ?? "", SceneName.of($0)) }
        }
        switch (start(self), start(other)) {
        case (nil, let there?): return "It has no initial scene, which is '\(there.name)' there."
        case (let own?, nil): return "Only it has an initial scene, '\(own.name)'."
        case (let own?, let there?) where own.id != there.id && own.name != there.name:
            return "It starts with the scene '\(own.name)' and not with '\(there.name)'."
        default: return nil
        }
    }
}

/// What the copies of a document have to have in common.
private struct VariantParts {
    fileprivate enum Kind: Hashable {
        case scene, sceneOfClass, segue, outlet, action, cell
        /// A view, by its element's name.
        case view(String)
    }

    private struct Part: Hashable {
        let kind: Kind
        let name: ExactName

        var words: String {
            switch kind {
            case .scene, .sceneOfClass: "the scene '\(name.text)'"
            case .segue: "the segue '\(name.text)'"
            case .outlet: "the outlet '\(name.text)'"
            case .action: "the action '\(name.text)'"
            case .cell: "the cell '\(name.text)'"
            case .view(let element): "the \(element) '\(name.text)'"
            }
        }
    }

    /// What code knows by name.
    private var named: Set<Part> = []
    /// The views by their ids, those of each scene together.
    private var views: [Part?: Set<Part>] = [:]

    init(_ document: CheckedDocument) {
        var scenes: [Element.ID: Part] = [:]
        for scene in document.scenes {
            guard let controller = scene.controller?.element else { continue }
            let name = SceneName.of(controller)
            let part = Part(kind: name == controller["customClass"] || controller.hasLostClass ? .sceneOfClass : .scene, name: ExactName(name))
            scenes[scene.element.id] = part
            named.insert(part)
        }
        func names(_ attribute: String, of elements: [Element], _ kind: Kind) -> [Part] {
            elements.compactMap { $0[attribute].nonEmpty }.map { Part(kind: kind, name: ExactName($0)) }
        }
        named.formUnion(names("identifier", of: document.elements("segue"), .segue))
        named.formUnion(names("property", of: document.elements(["outlet", "outletCollection"]), .outlet))
        named.formUnion(names("selector", of: document.elements("action"), .action))
        named.formUnion(names("reuseIdentifier", of: document.elements(["tableViewCell", "collectionViewCell"]), .cell))
        for element in document.allElements where element.isView {
            guard let id = element["id"].nonEmpty else { continue }
            let scene = CheckedDocument.scene(around: element).flatMap { scenes[$0.element.id] }
            views[scene, default: []].insert(Part(kind: .view(element.name), name: ExactName(id)))
        }
    }

    /// What this copy lacks, and what only it has.
    ///
    /// - Parameter sources: what the app's classes have: a name that no class has is told of as such.
    func differences(from other: VariantParts, told sources: AppSources?) -> (lacking: Set<String>, additional: Set<String>) {
        var lacking = other.named.subtracting(named)
        var additional = named.subtracting(other.named)
        if let sources, sources.isWhole {
            for (kind, known) in sources.namesOfMembers {
                let unknown = additional.filter { $0.kind == kind && !known.contains($0.name) }
                let missing = lacking.filter { $0.kind == kind }
                guard missing.count <= unknown.count else { continue }
                additional.subtract(unknown)
                lacking.subtract(missing)
            }
        }
        for (scene, others) in other.views {
            // A copy that was made anew has other ids.
            guard let own = views[scene], own.intersection(others).count * 2 > others.count else { continue }
            lacking.formUnion(others.subtracting(own))
            additional.formUnion(own.subtracting(others))
        }
        return (Set(lacking.map(\.words)), Set(additional.map(\.words)))
    }

    static func sentence(_ start: String, _ parts: Set<String>) -> String? {
        let names = parts.map { ExactName($0) }.sorted().map(\.text)
        guard !names.isEmpty else { return nil }
        let more = names.count > 5 ? " and \(names.count - 5) more" : ""
        return "\(start) \(names.prefix(5).joined(separator: ", "))\(more)."
    }
}

extension AppSources {
    /// The names of the outlets, actions and classes that there are.
    fileprivate var namesOfMembers: KeyValuePairs<VariantParts.Kind, Set<ExactName>> {
        [
            .outlet: Set(index.classes.flatMap(\.properties).map { ExactName($0.key) }),
            .action: Set(index.classes.flatMap(\.methods).map { ExactName($0.selector) }),
            .sceneOfClass: Set(index.classes.map { ExactName($0.name) }),
        ]
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
