/// A line for what to search for.
public struct SearchBar: SpecialViewValue {
    public static let kinds: Set<View.Kind> = [.searchBar]
    public let element: Element

    public init(_ element: Element) {
        self.element = element
    }

    /// The text; nil where there is none.
    public var text: String? { element.string("text") }

    /// What is shown while there is no text.
    public var placeholder: String? { element.string("placeholder") }

    /// The line above the field.
    public var prompt: String? { element.string("prompt") }

    /// `minimal` or `prominent`; nil for the system's choice.
    public var searchBarStyle: String? { element["searchBarStyle"] }

    /// `black`, or nil for the system's light style.
    public var barStyle: String? { element["barStyle"] }

    /// Whether what is behind the bar shines through, which is the default.
    public var isTranslucent: Bool { element.flag("translucent") ?? true }

    /// The colour of the bar; `tintColor` is that of its buttons.
    public var barTintColor: Color? { element.color("barTintColor") }

    /// Whether there is a button to give up.
    public var showsCancelButton: Bool { element.flag("showsCancelButton") ?? false }

    /// Whether there is a button for the results.
    public var showsSearchResultsButton: Bool { element.flag("showsSearchResultsButton") ?? false }

    /// Whether there is a button for bookmarks.
    public var showsBookmarkButton: Bool { element.flag("showsBookmarkButton") ?? false }

    /// Whether there are buttons that narrow the search.
    public var showsScopeBar: Bool { element.flag("showsScopeBar") ?? false }

    /// The titles of the buttons that narrow the search.
    public var scopeButtonTitles: [String] {
        element.child("scopeButtonTitles")?.children("string").map(\.stringContent) ?? []
    }

    /// What the keyboard does.
    public var traits: TextInputTraits? { element.value("textInputTraits", key: "textInputTraits") }
}
