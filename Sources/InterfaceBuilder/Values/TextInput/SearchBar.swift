/// A line for what to search for.
public struct SearchBar: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.searchBar]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    public var text: String? { element.string("text") }

    public var placeholder: String? { element.string("placeholder") }

    /// The line above the field.
    public var prompt: String? { element.string("prompt") }

    public var searchBarStyle: String? { element["searchBarStyle"] }

    public var barStyle: String? { element["barStyle"] }

    public var isTranslucent: Bool { element.flag("translucent") ?? true }

    public var barTintColor: Color? { element.color("barTintColor") }

    public var showsCancelButton: Bool { element.flag("showsCancelButton") ?? false }

    public var showsSearchResultsButton: Bool { element.flag("showsSearchResultsButton") ?? false }

    public var showsBookmarkButton: Bool { element.flag("showsBookmarkButton") ?? false }

    public var showsScopeBar: Bool { element.flag("showsScopeBar") ?? false }

    public var scopeButtonTitles: [String] {
        element.child("scopeButtonTitles")?.children("string").map(\.stringContent) ?? []
    }

    /// What the keyboard does.
    public var traits: TextInputTraits? { element.value("textInputTraits", key: "textInputTraits") }
}
