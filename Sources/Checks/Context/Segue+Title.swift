import AppMap
import InterfaceBuilder

extension Segue {
    /// How a sentence about the segue begins, as in `The segue 'detail'` or `The show segue`.
    var title: String {
        if let identifier = identifier.nonEmpty { return "The segue '\(identifier)'" }
        if kind == .relationship, let relationship { return "The relationship '\(relationship)'" }
        return kind.map { "The \($0) segue" } ?? "The segue"
    }
}
