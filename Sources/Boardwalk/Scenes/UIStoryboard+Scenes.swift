extension UIStoryboard {
    /// The storyboard of a name, without the exception that UIKit raises where there is none.
    ///
    /// - Parameter bundle: nil for the app's own bundle.
    /// - Throws: ``SceneError`` with the nearest names that the bundle has.
    public static func named(_ name: String, in bundle: Bundle? = nil) throws(SceneError) -> UIStoryboard {
        try at(StoryboardPlace(name: name, home: .init(bundle)))
    }

    /// The storyboard at a place, which it knows from then on.
    static func at(_ place: StoryboardPlace) throws(SceneError) -> UIStoryboard {
        guard let storyboard = StoryboardIndex.storyboard(place) else {
            let names = StoryboardIndex.storyboardNames(in: place.home)
            throw .storyboardMissing(
                place.name, bundle: place.home.description, nearest: NearestNames.of(place.name, among: names).map(\.name))
        }
        storyboard.origin = place
        return storyboard
    }

    /// Makes the scene of an address in any storyboard of the app, without UIKit's exceptions.
    ///
    /// ```swift
    /// let book = try UIStoryboard.scene(at: "Book@Catalogue", as: BookViewController.self)
    /// ```
    /// - Parameters:
    ///   - bundle: the bundle of addresses that name none; nil for the app's own.
    ///   - type: the class that is expected.
    ///   - creator: makes the controller in place of its class, by `init(coder:)` with the coder that it is given.
    /// - Throws: ``SceneError`` where the address leads nowhere, or to a scene of another class.
    public static func scene<Scene: UIViewController>(
        at address: SceneAddress, in bundle: Bundle? = nil, as type: Scene.Type, creator: ((NSCoder) -> Scene?)? = nil
    ) throws(SceneError) -> Scene {
        try SceneMaking(bundle: bundle).make(address, as: type, creator: creator)
    }

    /// Makes the scene of an address in any storyboard of the app, of whatever class it is.
    ///
    /// - Parameter bundle: the bundle of addresses that name none; nil for the app's own.
    /// - Throws: ``SceneError`` where the address leads nowhere.
    public static func scene(at address: SceneAddress, in bundle: Bundle? = nil) throws(SceneError) -> UIViewController {
        try scene(at: address, in: bundle, as: UIViewController.self)
    }

    /// Makes the scene of an address, which means this storyboard where it names none, without UIKit's exceptions.
    ///
    /// - Parameters:
    ///   - type: the class that is expected.
    ///   - creator: makes the controller in place of its class, by `init(coder:)` with the coder that it is given.
    /// - Throws: ``SceneError`` where the address leads nowhere, or to a scene of another class.
    public func scene<Scene: UIViewController>(
        at address: SceneAddress, as type: Scene.Type, creator: ((NSCoder) -> Scene?)? = nil
    ) throws(SceneError) -> Scene {
        try SceneMaking(storyboard: self).make(address, as: type, creator: creator)
    }

    /// Makes the scene of an address, which means this storyboard where it names none, of whatever class it is.
    ///
    /// - Throws: ``SceneError`` where the address leads nowhere.
    public func scene(at address: SceneAddress) throws(SceneError) -> UIViewController {
        try scene(at: address, as: UIViewController.self)
    }
}
