import InterfaceBuilder
import SceneAddressing

extension LinkEvidence {
    /// What a scene's controller says of itself; nil where it is plainly no link.
    init?(controller: Element) {
        if case .storyboardReference(let reference) = TopLevelObject(controller) {
            self = .reference(
                storyboard: reference.storyboardName, scene: reference.referencedIdentifier,
                bundle: reference.bundleIdentifier)
            return
        }
        guard let evidence = PlaceholderEvidence(controller, looksForLabel: true) else { return nil }
        self = .placeholder(evidence)
    }

    /// What a view says of itself; nil where it is plainly no link.
    init?(view: Element) {
        guard let evidence = PlaceholderEvidence(view, looksForLabel: false), View.Kind(rawValue: view.name).isKnown
        else { return nil }
        self = .placeholder(evidence)
    }

    init(segue: Segue, leadsToLink: Bool) {
        self = .segue(
            SegueEvidence(
                className: segue.customClass?.name, kind: segue.kind?.rawValue ?? "", identifier: segue.identifier,
                leadsToLink: leadsToLink))
    }
}

extension PlaceholderEvidence {
    fileprivate init?(_ element: Element, looksForLabel: Bool) {
        let className = element["customClass"].nonEmpty
        let attributes = element.child("userDefinedRuntimeAttributes")?.children.map(RuntimeAttribute.init) ?? []
        guard className != nil || !attributes.isEmpty else { return nil }
        self.init(
            element: PlaceholderElement(elementName: element.name), className: className,
            attributes: attributes.compactMap { attribute in
                attribute.keyPath.map { StatedAttribute($0, attribute.text) }
            },
            firstLabelText: looksForLabel ? element.firstLabelText : nil)
    }
}

extension RuntimeAttribute {
    /// The value of a string attribute; nil for other types, which name nothing.
    fileprivate var text: String? {
        switch value {
        case .string(let text), .localizedString(let text): text
        default: nil
        }
    }
}

extension Element {
    /// The text of the first label inside that has one.
    var firstLabelText: String? {
        descendants.lazy.filter { $0.name == "label" }.compactMap { $0["text"].nonEmpty }.first
    }
}
