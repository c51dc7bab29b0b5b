import AppMap
import InterfaceBuilder
import SceneAddressing

extension Rule {
    /// Identifiers that can be taken for one another.
    static let similarIdentifiers = Rule(
        "similar-identifiers", .suspicious,
        "No two identifiers differ only in case or in how their letters are composed.",
        reason: """
            `Detail` and `detail` are two identifiers, and so are an `é` of one character and an `é` of two. Whoever \
            writes the one may mean the other, and the app stops or shows the wrong scene.
            """,
        platforms: Platform.every,
        wrong: [
            .scenes(
                "<viewController storyboardIdentifier=\"Detail\" id=\"one\" sceneMemberID=\"viewController\"/>",
                "<viewController ↓storyboardIdentifier=\"detail\" id=\"two\" sceneMemberID=\"viewController\"/>"),
        ],
        right: [
            .scenes(
                "<viewController storyboardIdentifier=\"Detail\" id=\"one\" sceneMemberID=\"viewController\"/>",
                "<viewController storyboardIdentifier=\"Details\" id=\"two\" sceneMemberID=\"viewController\"/>"),
        ],
        inDocument: { document, _ in
            let scenes = document.similar("storyboardIdentifier", among: document.scenes.compactMap { $0.controller?.element })
            let segues = document.scenes.flatMap { document.similar("identifier", among: $0.segues.map(\.element)) }
            let cells = document.elements("prototypes").flatMap { document.similar("reuseIdentifier", among: Array($0.children)) }
            return scenes + segues + cells
        })
}

extension CheckedDocument {
    /// Faults of elements whose values of an attribute look like one before, and are another.
    fileprivate func similar(_ attribute: String, among elements: [Element]) -> [Fault] {
        var first: [String: Element] = [:]
        return elements.compactMap { element in
            guard let value = element[attribute].nonEmpty else { return nil }
            // Strings are equal whatever their letters are composed of, which is just what is asked here.
            guard let earlier = first[value.lowercased()] else {
                first[value.lowercased()] = element
                return nil
            }
            let other = earlier[attribute] ?? ""
            guard !value.exactlyEquals(other) else { return nil }
            let difference = value == other ? "looks the same but is composed of other characters" : "differs only in case"
            return Fault(
                element, attribute, in: self,
                "The identifier '\(value)' can be taken for '\(other)', which \(difference). Rename one of the two.",
                related: [place(earlier, "the identifier that it can be taken for")])
        }
    }
}
