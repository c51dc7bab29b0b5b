/// A command of a menu.
public struct MenuItem: ObjectValue {
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The title; nil where there is none.
    public var title: String? { element.string("title") }

    /// The title where its parts look different.
    public var attributedTitle: AttributedString? { element.value("attributedString", key: "attributedTitle") }

    /// Whether the item is a line between others.
    public var isSeparator: Bool { element.flag("isSeparatorItem") ?? false }

    /// Whether it can be used, which is the default.
    public var isEnabled: Bool { element.flag("enabled") ?? true }

    /// Whether it is hidden when it is loaded.
    public var isHidden: Bool { element.flag("hidden") ?? false }

    /// Whether the item replaces the one before it while keys are held.
    public var isAlternate: Bool { element.flag("alternate") ?? false }

    /// Whether the key works while the item is hidden.
    public var allowsKeyEquivalentWhenHidden: Bool { element.flag("allowsKeyEquivalentWhenHidden") ?? false }

    /// The number that the app's code finds it by, by default 0.
    public var tag: Int { element.integer("tag") ?? 0 }

    /// Whether the item is marked: `on`, `mixed`, or nil for not.
    public var state: String? { element["state"] }

    /// How many levels the content is moved inwards, by default 0.
    public var indentationLevel: Int { element.integer("indentationLevel") ?? 0 }

    /// The image; nil for none.
    public var image: ImageReference? { element.image("image") }

    /// The image after the title.
    public var secondaryImage: ImageReference? { element.image("secondaryImage") }

    /// The key that gives the command.
    public var keyEquivalent: String? { element.string("keyEquivalent") }

    /// The keys that are held with it, by default `command`.
    public var keyEquivalentModifiers: Set<String> {
        element.child("modifierMask", key: "keyEquivalentModifierMask")?.setFlags ?? ["command"]
    }

    /// What the item opens.
    public var submenu: Menu? { element.value("menu", key: "submenu") }
}
