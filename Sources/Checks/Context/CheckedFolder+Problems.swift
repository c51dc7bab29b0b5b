import AppMap
import InterfaceBuilder
import SceneAddressing

extension CheckedFolder {
    /// What the reading of the folder told of some kinds, with the links to what cannot be read.
    func problems(of kinds: Set<Problem.Kind>, consequence: String = "") -> [Fault] {
        let told = folder.problems.filter { kinds.contains($0.kind) }
        let links = told.isEmpty ? [:] : linksToUnreadable
        return told.map { problem in
            var fault = Fault(
                inFile: problem.file,
                position: SourcePosition(line: max(1, problem.line ?? 1), column: max(1, problem.column ?? 1)),
                problem.message + consequence)
            fault.related = links[ExactName(problem.file)] ?? []
            return fault
        }
    }

    /// The links whose storyboard cannot be read, by its file, each once however many apps have it.
    private var linksToUnreadable: [ExactName: [RelatedPlace]] {
        var links: [ExactName: [RelatedPlace]] = [:]
        for link in folder.apps.flatMap(\.links) {
            guard case .nowhere(let failure) = link.target, case .storyboardUnreadable(_, let file) = failure.reason else { continue }
            let place = RelatedPlace(message: "This link leads to it.", location: link.location)
            if links[ExactName(file)]?.contains(place) != true { links[ExactName(file), default: []].append(place) }
        }
        return links
    }
}
