import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Reuse identifiers that differ from the name of the class.
    static let reuseIdentifierNamedAsClass = Rule(
        "reuse-identifier-named-as-class", .style,
        "The reuse identifier of a prototype is the name of its class.",
        reason: """
            Where both are the same, code can ask for a cell by its class, and renaming the one without the other is \
            noticed.
            """,
        wrong: [
            .xib("<tableViewCell ↓reuseIdentifier=\"book\" customClass=\"BookCell\" id=\"cell\"/>"),
        ],
        right: [
            .xib("<tableViewCell reuseIdentifier=\"BookCell\" customClass=\"BookCell\" id=\"cell\"/>"),
        ],
        inDocument: { document, _ in
            document.elements(["tableViewCell", "collectionViewCell", "collectionReusableView"]).compactMap { cell in
                guard let identifier = cell["reuseIdentifier"].nonEmpty, let name = cell["customClass"].nonEmpty,
                    !identifier.exactlyEquals(name)
                else { return nil }
                return Fault(
                    cell, "reuseIdentifier", in: document,
                    "The reuse identifier is '\(identifier)' and the class '\(name)'. Give both the same name.")
            }
        })
}
