import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Storyboard identifiers that differ from the name of the class.
    static let identifierNamedAsClass = Rule(
        "identifier-named-as-class", .style,
        "The storyboard identifier of a scene is the name of its class.",
        reason: """
            Where both are the same, code can ask for a scene by its class, and renaming the class without renaming the \
            identifier is noticed.
            """,
        wrong: [
            .scenes("""
                <viewController ↓storyboardIdentifier="Detail" customClass="DetailViewController" id="detail" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .scenes(
                """
                <viewController storyboardIdentifier="DetailViewController" customClass="DetailViewController" id="detail" sceneMemberID="viewController"/>
                """,
                """
                <viewController storyboardIdentifier="Empty" id="empty" sceneMemberID="viewController"/>
                """),
        ],
        inDocument: { document, _ in
            document.scenes.compactMap(\.viewController).compactMap { controller in
                guard let identifier = controller.storyboardIdentifier.nonEmpty, let name = controller.customClass?.name,
                    !identifier.exactlyEquals(name)
                else { return nil }
                return Fault(
                    controller.element, "storyboardIdentifier", in: document,
                    "The storyboard identifier is '\(identifier)' and the class '\(name)'. Give both the same name.")
            }
        })
}
