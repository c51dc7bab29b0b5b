import AppMap

/// What a sheet calls things.
public struct SheetWords {
    /// The name of a storyboard.
    public var storyboard: (AppStoryboard) -> String
    /// The name of a scene within its storyboard.
    public var scene: (AppScene) -> String
    /// What sets a way off and how; for a way that leads to no scene of the sheet, also where it leads instead.
    public var way: (Way) -> String

    /// Words of your own.
    public init(
        storyboard: @escaping (AppStoryboard) -> String, scene: @escaping (AppScene) -> String,
        way: @escaping (Way) -> String
    ) {
        self.storyboard = storyboard
        self.scene = scene
        self.way = way
    }

    /// The names of the documents.
    public static var plain: SheetWords {
        SheetWords(storyboard: { $0.name }, scene: { $0.name }, way: { $0.identifier ?? $0.relationship ?? $0.kind })
    }
}
