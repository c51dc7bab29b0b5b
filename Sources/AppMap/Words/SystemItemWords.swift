/// What people call the items that the system has for bars; documents name them by keys.
package enum SystemItemWords {
    /// What a bar button of a key such as `done` says, or what VoiceOver calls its picture; the key where it is not known.
    package static func barButton(_ key: String) -> String { barButtons[key] ?? key }

    /// What a tab of a key such as `topRated` says; the key where it is not known.
    package static func tab(_ key: String) -> String { tabs[key] ?? key }

    private static let barButtons = [
        "done": "Done", "cancel": "Cancel", "edit": "Edit", "save": "Save", "undo": "Undo", "redo": "Redo", "add": "Add",
        "compose": "Compose", "reply": "Reply", "action": "Share", "organize": "Organize", "bookmarks": "Bookmarks",
        "search": "Search", "refresh": "Refresh", "stop": "Stop", "camera": "Camera", "trash": "Delete", "play": "Play",
        "pause": "Pause", "rewind": "Rewind", "fastForward": "Fast forward", "close": "Close", "pageCurl": "Page Curl",
    ]

    private static let tabs = [
        "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated", "recents": "Recents",
        "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks", "search": "Search",
        "downloads": "Downloads", "mostRecent": "Most Recent", "mostViewed": "Most Viewed",
    ]
}
