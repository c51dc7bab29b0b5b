import SceneAddressing

/// Finds what tells storyboards of one name apart.
enum StoryboardDistinctions {
    /// For each storyboard that shares its name with another of the app: the module if that differs, else the folder.
    static func words(in app: App) -> [AppStoryboard.ID: String] {
        let modules = Dictionary(app.modules.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        var words: [AppStoryboard.ID: String] = [:]
        for namesakes in Dictionary(grouping: app.storyboards, by: { ExactName($0.name) }).values
        where namesakes.count > 1 {
            let names = namesakes.map { modules[$0.module] ?? "" }
            let distinct = areDistinct(names) ? names : folders(of: namesakes)
            for (storyboard, word) in zip(namesakes, distinct) {
                words[storyboard.id] = word
            }
        }
        return words
    }

    /// The last parts of the folders, as many as it takes to tell them apart.
    private static func folders(of storyboards: [AppStoryboard]) -> [String] {
        let parts = storyboards.map { $0.files.folder.split(separator: "/") }
        let most = parts.map(\.count).max() ?? 0
        for count in 1...max(1, most) {
            let ends = parts.map { $0.suffix(count).joined(separator: "/") }
            if areDistinct(ends) {
                return ends.map { $0.isEmpty ? "." : $0 }
            }
        }
        return storyboards.map(\.file)
    }

    private static func areDistinct(_ names: [String]) -> Bool {
        Set(names.map { ExactName($0) }).count == names.count
    }
}
