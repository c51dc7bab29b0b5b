import AppMap
import InterfaceBuilder

extension CheckedFolder {
    /// What the reading of the folder told of some kinds.
    func problems(of kinds: Set<Problem.Kind>, consequence: String = "") -> [Fault] {
        folder.problems.filter { kinds.contains($0.kind) }.map { problem in
            Fault(
                inFile: problem.file,
                position: SourcePosition(line: max(1, problem.line ?? 1), column: max(1, problem.column ?? 1)),
                problem.message + consequence)
        }
    }
}
