/// A view controller that stands in a storyboard for a scene of another one.
@MainActor
protocol ScenePlaceholder: UIViewController {
    /// Where the placeholder leads, as its runtime attributes say; nil where they name nothing.
    var address: SceneAddress? { get }
    /// Whether whatever leads to the placeholder leads to the scene itself.
    var isReplacedByScene: Bool { get }
    /// The scene, made when it is first asked for and always the same one.
    func realScene() throws(SceneError) -> UIViewController
    /// Whether somebody has been told that the placeholder leads nowhere.
    var hasReported: Bool { get set }
}

extension ScenePlaceholder {
    /// Tells once that the placeholder leads nowhere, however many ask for its scene.
    func report(_ error: SceneError) {
        guard !hasReported else { return }
        hasReported = true
        BrokenLinks.report(error, at: self)
    }
}

/// The way from placeholders to the scenes that they stand for.
@MainActor
enum ScenePlaceholders {
    /// The scene that a segue leads to in place of its destination; the destination itself where it is no placeholder.
    static func realScene(for destination: UIViewController) -> UIViewController {
        do throws(SceneError) {
            return try followed(destination)
        } catch {
            (destination as? any ScenePlaceholder)?.report(error)
            return destination
        }
    }

    /// The scene that code gets in place of a placeholder which it has instantiated.
    static func realScene(ofInstantiated controller: UIViewController) -> UIViewController {
        keepsInstantiated ? controller : realScene(for: controller)
    }

    /// The scene that is meant, through any placeholders that lead to placeholders.
    static func followed(_ controller: UIViewController) throws(SceneError) -> UIViewController {
        guard let placeholder = controller as? any ScenePlaceholder, placeholder.isReplacedByScene else { return controller }
        return try placeholder.realScene()
    }

    // MARK: Instantiating

    private static var keepsInstantiated = false

    /// Instantiates without following placeholders, so that the caller can follow them and throw.
    static func keeping<Made>(_ instantiate: () throws(SceneError) -> Made) throws(SceneError) -> Made {
        let outer = keepsInstantiated
        keepsInstantiated = true
        defer { keepsInstantiated = outer }
        return try instantiate()
    }
}
