/// What an element changes for some size classes, appearances or devices.
public struct Variation: ElementValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The condition as the document spells it, such as `heightClass=regular-widthClass=compact`.
    public var key: String { element["key"] ?? "" }

    /// Whether the variation holds always, before others.
    public var isDefault: Bool { key == "default" }

    /// The traits that must hold, by name: `widthClass`, `heightClass`, `userInterfaceStyle`, `device` and others.
    public var traits: [String: String] {
        guard !isDefault else { return [:] }
        var traits: [String: String] = [:]
        for condition in key.split(separator: "-") {
            let parts = condition.split(separator: "=", maxSplits: 1)
            if parts.count == 2 {
                traits[String(parts[0])] = String(parts[1])
            }
        }
        return traits
    }

    /// The width class that must hold.
    public var widthClass: SizeClass? { traits["widthClass"].map(SizeClass.init(rawValue:)) }

    /// The height class that must hold.
    public var heightClass: SizeClass? { traits["heightClass"].map(SizeClass.init(rawValue:)) }

    /// The appearance that must hold, such as `dark`.
    public var userInterfaceStyle: String? { traits["userInterfaceStyle"] }

    /// Whether the variation holds where the given traits do.
    public func holds(for traits: [String: String]) -> Bool {
        self.traits.allSatisfy { traits[$0.key] == $0.value }
    }

    /// Which constraints, subviews or items are added or left out.
    public var masks: [Mask] { element.children("mask").map(Mask.init) }

    /// The attributes that replace those of the element.
    public var overrides: [String: String] {
        var overrides: [String: String] = [:]
        for attribute in element.attributes where attribute.name != "key" {
            overrides[attribute.name] = attribute.value
        }
        return overrides
    }

    /// The frame that replaces that of the view.
    public var frame: Rect? { element.rect("frame") }

    /// The font that replaces that of the view.
    public var font: Font? { element.value("fontDescription", key: "fontDescription") }

    /// What replaces other children of the element: colours, values, nils.
    public var replacements: [Element] { element.children.filter { $0.name != "mask" } }

    /// Adds and leaves out objects of one of the element's containers.
    public struct Mask: ElementValue {
        public let element: Element

        public init(_ element: Element) {
            self.element = element
        }

        /// The container: `constraints`, `subviews` or `items`.
        public var key: String? { element["key"] }

        /// The ids of the objects that are added.
        public var includedIDs: [String] { element.children("include").compactMap { $0["reference"] } }

        /// The ids of the objects that are left out.
        public var excludedIDs: [String] { element.children("exclude").compactMap { $0["reference"] } }
    }
}

/// How much room there is in one direction.
public struct SizeClass: OpenEnumeration {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let compact: SizeClass = "compact"
    public static let regular: SizeClass = "regular"
}
