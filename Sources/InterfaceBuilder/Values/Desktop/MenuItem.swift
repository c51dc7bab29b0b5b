/// A command of a menu.
public struct MenuItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var title: String? { element.string("title") }

    public var attributedTitle: AttributedString? { element.value("attributedString", key: "attributedTitle") }

    public var isSeparator: Bool { element.flag("isSeparatorItem") ?? false }

    public var isEnabled: Bool { element.flag("enabled") ?? true }

    public var isHidden: Bool { element.flag("hidden") ?? false }

    /// Whether the item replaces the one before it while keys are held.
    public var isAlternate: Bool { element.flag("alternate") ?? false }

    public var allowsKeyEquivalentWhenHidden: Bool { element.flag("allowsKeyEquivalentWhenHidden") ?? false }

    public var tag: Int { element.integer("tag") ?? 0 }

    public var state: String? { element["state"] }

    public var indentationLevel: Int { element.integer("indentationLevel") ?? 0 }

    public var image: ImageReference? { element.image("image") }

    public var secondaryImage: ImageReference? { element.image("secondaryImage") }

    /// The key that gives the command.
    public var keyEquivalent: String? { element.string("keyEquivalent") }

    /// The keys that are held with it, by default `command`.
    public var keyEquivalentModifiers: Set<String> {
        element.child("modifierMask", key: "keyEquivalentModifierMask")?.setFlags ?? ["command"]
    }

    public var submenu: Menu? { element.value("menu", key: "submenu") }
}
