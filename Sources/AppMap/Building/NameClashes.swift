import SceneAddressing

/// Finds documents of one bundle of which a name can mean several.
enum NameClashes {
    static func problems(among groups: [DocumentGroup], in module: Module) -> [Problem] {
        // `String` takes names in other compositions for equal, which is just what is asked here.
        let alike = Dictionary(grouping: groups) { [$0.kind.rawValue, $0.name.lowercased()] }
        return alike.values.flatMap { alike -> [Problem] in
            guard alike.count > 1 else { return [] }
            let sorted = alike.sorted { ExactName($0.primary.path) < ExactName($1.primary.path) }
            return sorted.indices.dropFirst().compactMap { position in
                // Files of a folder without a project may become any number of bundles.
                let others = sorted[..<position].filter { !module.kind.mayBecomeSeveralBundles || $0.isBeside(sorted[position]) }
                return others.last.map { Problem(clashOf: sorted[position], with: $0, in: module) }
            }
        }
    }
}

extension DocumentGroup {
    fileprivate func isBeside(_ other: DocumentGroup) -> Bool {
        folder.exactlyEquals(other.folder)
    }
}

extension Problem {
    fileprivate init(clashOf group: DocumentGroup, with other: DocumentGroup, in module: Module) {
        let kind: Kind
        let clash: String
        if group.name.exactlyEquals(other.name) {
            kind = .repeatedName
            clash = "has the same name, and only one of the two gets into the bundle"
        } else if group.name == other.name {
            kind = .namesLookAlike
            clash = "has a name that looks the same but is composed of other characters, and a reference finds only one of the two"
        } else {
            kind = .namesDifferInCase
            clash = "has a name that differs only in case, and most Macs keep only one of the two"
        }
        self.init(
            kind: kind, file: group.primary.path,
            message: "The \(group.kind) “\(other.primary.path)” in \(module.bundleName) \(clash); rename one.")
    }
}

extension Module {
    /// What messages call the place in which a name must be unique.
    package var bundleName: String {
        switch kind {
        case .folder: "this folder"
        case .noTarget: "the documents of no target"
        default: "the bundle of \(name)"
        }
    }
}

extension Module.Kind {
    fileprivate var mayBecomeSeveralBundles: Bool { self == .folder || self == .noTarget }
}
