extension Headless {
    /// What libraries make of the scenes that are instantiated, which elsewhere they do through the Objective-C runtime.
    private static var sceneChanges: [(UIViewController) -> UIViewController] = []

    /// Adds a change of the scenes that code or a segue instantiates from storyboards, by identifier or as the initial one,
    /// that holds from now on. Scenes that containers hold are not among them.
    public static func changeInstantiatedScenes(_ change: @escaping (UIViewController) -> UIViewController) {
        sceneChanges.append(change)
    }

    static func changed(_ scene: UIViewController) -> UIViewController {
        sceneChanges.reduce(scene) { $1($0) }
    }
}
