/// A view controller class that knows which scene it is.
///
/// ```swift
/// final class CheckoutViewController: UIViewController, StoryboardScene {
///     static let storyboardName = "Checkout"
/// }
///
/// let checkout = try CheckoutViewController.instantiate()
/// ```
/// Only the storyboard must be named. The scene's identifier is the name of the class unless the class says otherwise; a
/// generic class is named without its arguments, a nested one without the type around it, and a subclass by its own name.
@MainActor
public protocol StoryboardScene: UIViewController {
    /// The storyboard that holds the scene, without an extension.
    static var storyboardName: String { get }

    /// The storyboard identifier of the scene; nil for the initial view controller. By default the class's name.
    static var sceneIdentifier: String? { get }

    /// The bundle that holds the storyboard. By default that of the class where it has the storyboard, as in a framework,
    /// else the app's own. A class of a Swift package states `.module`.
    static var storyboardBundle: Bundle { get }
}

extension StoryboardScene {
    public static var sceneIdentifier: String? { DeclaredName.of(Self.self) }

    public static var storyboardBundle: Bundle {
        let own = Bundle(for: Self.self)
        let place = StoryboardPlace(name: storyboardName, home: .init(own))
        return StoryboardIndex.of(place) == nil ? .main : own
    }

    /// The address of the scene, in the bundle of the class.
    public static var sceneAddress: SceneAddress {
        SceneAddress(scene: sceneIdentifier, storyboard: storyboardName)
    }

    /// Makes the scene.
    ///
    /// - Throws: ``SceneError`` where the storyboard or the identifier is missing, with the nearest ones that are there, or
    ///   where the scene is of another class.
    public static func instantiate() throws(SceneError) -> Self {
        try SceneMaking(bundle: storyboardBundle).make(sceneAddress, as: Self.self)
    }

    /// Makes the scene by an initialiser of the class that takes what it needs.
    ///
    /// ```swift
    /// let book = try BookViewController.instantiate { BookViewController(coder: $0, book: book) }
    /// ```
    /// - Parameter creator: calls `init(coder:)` of the class with the coder that it is given; where it returns nil, UIKit
    ///   makes the controller itself.
    /// - Throws: ``SceneError`` as ``instantiate()`` does.
    public static func instantiate(creator: @escaping (NSCoder) -> Self?) throws(SceneError) -> Self {
        try SceneMaking(bundle: storyboardBundle).make(sceneAddress, as: Self.self, creator: creator)
    }
}
