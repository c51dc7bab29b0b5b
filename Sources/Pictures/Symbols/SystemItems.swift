/// What the items look like that the system has for bars.
enum SystemItems {
    /// How a bar button item of a system name looks.
    enum Look {
        case title(String, isBold: Bool)
        case symbol(String)
    }

    /// The look of a name as in `done`.
    static func barButton(_ name: String) -> Look {
        if let symbol = symbols[name] { return .symbol(symbol) }
        if let title = titles[name] { return .title(title, isBold: name == "done" || name == "save") }
        return .title(name, isBold: false)
    }

    private static let symbols = [
        "add": "plus", "compose": "square.and.pencil", "reply": "arrow.left", "action": "square.and.arrow.up",
        "organize": "folder", "bookmarks": "book", "search": "magnifyingglass", "refresh": "arrow.clockwise",
        "stop": "xmark", "camera": "camera", "trash": "trash", "play": "play.fill", "pause": "pause",
        "rewind": "backward.fill", "fastForward": "forward.fill", "close": "xmark.circle.fill",
    ]

    private static let titles = [
        "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo",
        "pageCurl": "Page Curl",
    ]

    /// Title and sign of a tab bar item of a system name.
    static func tab(_ name: String) -> (title: String, symbol: String) {
        tabs[name] ?? (name, "ellipsis")
    }

    private static let tabs: [String: (title: String, symbol: String)] = [
        "more": ("More", "ellipsis"), "favorites": ("Favorites", "star.fill"), "featured": ("Featured", "star.fill"),
        "topRated": ("Top Rated", "star.fill"), "recents": ("Recents", "clock.fill"),
        "contacts": ("Contacts", "person.circle.fill"), "history": ("History", "clock.fill"),
        "bookmarks": ("Bookmarks", "book.fill"), "search": ("Search", "magnifyingglass"),
        "downloads": ("Downloads", "square.and.arrow.up"), "mostRecent": ("Most Recent", "clock.fill"),
        "mostViewed": ("Most Viewed", "list.bullet"),
    ]
}
