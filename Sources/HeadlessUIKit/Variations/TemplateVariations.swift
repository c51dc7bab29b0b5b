import InterfaceBuilder

/// What an object of a document is under some traits: worked out once, shared by all instances.
@MainActor
final class VariedState {
    /// The properties that some variation changes, with what they are here.
    let values: [AnyKeyPath: PropertyValue]
    /// The objects that are left out, by container: `subviews`, `constraints`.
    let uninstalled: [String: Set<String>]
    let frame: CGRect?

    init(values: [AnyKeyPath: PropertyValue], uninstalled: [String: Set<String>], frame: CGRect?) {
        self.values = values
        self.uninstalled = uninstalled
        self.frame = frame
    }
}

/// The variations of one object of a document.
@MainActor
final class TemplateVariations {
    private unowned let template: ObjectTemplate
    /// From the most general to the most particular.
    private let variations: [Variation]
    private var states: [[Int]: VariedState] = [:]
    private lazy var plain = values(with: [])

    /// - Returns: nil for an object that is the same everywhere.
    init?(_ template: ObjectTemplate) {
        let variations = template.element.children("variation").map(Variation.init)
        guard !variations.isEmpty else { return nil }
        self.template = template
        self.variations = variations.enumerated()
            .sorted { ($0.element.traits.count, $0.offset) < ($1.element.traits.count, $1.offset) }
            .map(\.element)
    }

    func state(for traits: UITraitCollection) -> VariedState {
        let names = traits.documentNames
        let holding = variations.indices.filter { variations[$0].holds(for: names) }
        if let state = states[holding] {
            return state
        }
        let state = makeState(holding, names)
        states[holding] = state
        return state
    }

    private func makeState(_ holding: [Int], _ names: [String: String]) -> VariedState {
        let holding = holding.map { variations[$0] }
        let changed = values(with: holding).filter { property, value in
            plain[property].map { !$0.hasSameValue(as: value) } ?? true
        }
        let element = CustomObject(template.element)
        var uninstalled: [String: Set<String>] = [:]
        for container in ["subviews", "constraints"] {
            uninstalled[container] = element.uninstalledIDs(in: container, for: names)
        }
        let frame = holding.last { $0.frame != nil }?.frame
        return VariedState(
            values: changed, uninstalled: uninstalled,
            frame: frame.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
    }

    /// The properties as the element alone gives them.
    func plainValue(of property: AnyKeyPath) -> PropertyValue? { plain[property] }

    /// What a property is where the document does not say.
    func usualValue(of value: PropertyValue) -> Any? {
        usual.flatMap(value.get)
    }

    private lazy var usual: AnyObject? =
        (ElementClasses.base(of: template.kind) as? any NibObject.Type)?.init(coder: NSCoder())

    private func values(with variations: [Variation]) -> [AnyKeyPath: PropertyValue] {
        guard let element = VariedElement.make(template.element, with: variations) else { return [:] }
        let read = PropertyRecord.of { template.readAgain(element) }
        return Dictionary(read.map { ($0.property, $0) }, uniquingKeysWith: { $1 })
    }
}

extension UITraitCollection {
    /// The traits as the variations of documents name them.
    var documentNames: [String: String] {
        var names: [String: String] = [:]
        names["widthClass"] = horizontalSizeClass.documentName
        names["heightClass"] = verticalSizeClass.documentName
        names["userInterfaceStyle"] = userInterfaceStyle == .dark ? "dark" : "light"
        return names
    }
}

extension UIUserInterfaceSizeClass {
    fileprivate var documentName: String? {
        switch self {
        case .compact: "compact"
        case .regular: "regular"
        case .unspecified: nil
        }
    }
}
