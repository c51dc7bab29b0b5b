import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Scenes that share a storyboard identifier.
    static let duplicateStoryboardIdentifier = Rule(
        "duplicate-storyboard-identifier", .broken,
        "No two scenes of a storyboard have the same storyboard identifier.",
        reason: """
            An identifier leads to one scene. Xcode compiles a storyboard in which two scenes have the same without a \
            word, and one of the two can then not be reached by it.
            """,
        platforms: Platform.every,
        wrong: [
            .scenes(
                "<viewController storyboardIdentifier=\"Detail\" id=\"one\" sceneMemberID=\"viewController\"/>",
                "<viewController ↓storyboardIdentifier=\"Detail\" id=\"two\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                "<viewController storyboardIdentifier=\"Detail\" id=\"one\" sceneMemberID=\"viewController\"/>",
                "<viewController storyboardIdentifier=\"Details\" id=\"two\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            document.repeated("storyboardIdentifier", among: document.scenes.compactMap { $0.controller?.element }) { name, first in
                "The storyboard identifier '\(name)' belongs to another scene already, so it leads to one of the two only. "
                    + "Rename one."
            }
        })
}

extension CheckedDocument {
    /// Faults of all elements but the first that share the value of an attribute.
    func repeated(
        _ attribute: String, among elements: [Element], message: (_ value: String, _ first: Element) -> String
    ) -> [Fault] {
        var first: [ExactName: Element] = [:]
        return elements.compactMap { element in
            guard let value = element[attribute].nonEmpty else { return nil }
            guard let earlier = first[ExactName(value)] else {
                first[ExactName(value)] = element
                return nil
            }
            return Fault(
                element, attribute, in: self, message(value, earlier), related: [place(earlier, "the first of this name")])
        }
    }
}
