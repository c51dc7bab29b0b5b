import SceneAddressing
import SourceIndex

/// A cast of something that the app has.
struct ObjectCast {
    /// What is cast, where: casts of the same are of one mind.
    struct Subject: Hashable {
        let owner: ClassReference?
        let file: String
        let kind: IdentifierUse.Kind
        let names: Set<ExactName>?
        let unwindAction: String?
    }

    let use: IdentifierUse
    /// The class that the object is taken for.
    let taken: ClassReference
    /// The identifiers of which the segue has one; nil for any segue.
    let names: Set<ExactName>?

    /// - Parameter uses: those at one place, one for each identifier.
    init?(_ uses: [IdentifierUse], _ sources: AppSources) {
        guard let use = uses.first, let taken = use.castClass ?? use.expectedClass, sources.isClass(taken) else { return nil }
        self.use = use
        self.taken = taken
        let texts = uses.map(\.value.text)
        names = texts.contains(nil) ? nil : Set(texts.compactMap { $0 }.map { ExactName($0) })
    }

    /// Whether it is of what a container shows, and not of that.
    var isOfContent: Bool { use.kind == .segueContent || use.kind == .windowContent }

    var subject: Subject {
        let kind: IdentifierUse.Kind =
            switch use.kind {
            case .segueContent: .segueDestination
            case .windowContent: .windowRoot
            default: use.kind
            }
        return Subject(owner: use.enclosingClass, file: use.location.file, kind: kind, names: names, unwindAction: use.unwindAction)
    }

    /// How a sentence about the object begins.
    var words: String {
        let segue = names.map { "The segue " + $0.map { "'\($0.text)'" }.sorted().joined(separator: " or ") }
        switch use.kind {
        case .segueSource: return segue.map { "\($0) comes from" } ?? "What unwinds by '\(use.unwindAction ?? "")' is"
        case .windowRoot, .windowContent: return "The app starts with"
        default: return segue.map { "\($0) leads to" } ?? "The segues of this scene lead to"
        }
    }
}
