/// A segue whose identifier is the address of its destination, in another storyboard or the same one.
///
/// ```
/// Author@Catalogue          the scene Author of the storyboard Catalogue
/// @Catalogue                the initial view controller of Catalogue
/// Author                    the scene Author of the storyboard that the segue is in
/// Author@Catalogue#byline   as the first; the label tells two segues of one scene apart
/// ```
/// The real scene takes the place of the destination in the storyboard before anything starts, so that
/// `prepare(for:sender:)` sees it and UIKit lays it out.
///
/// This class changes the destination and nothing else. Give it to a segue of a standard kind, such as Show or Present As
/// Popover, which UIKit then performs; or make a subclass with a transition of its own:
///
/// ```swift
/// final class FadeSegue: LinkedDestinationSegue {
///     override func perform() {
///         guard failure == nil else { return }
///         …
///     }
/// }
/// ```
/// For a segue of kind Custom there are ``LinkedStoryboardSegue``, which pushes, and its variants.
///
/// An address that leads nowhere stops a debug build with the reason. In a release build it is logged, and the user stays
/// where they are.
open class LinkedDestinationSegue: UIStoryboardSegue {
    /// How the identifiers of all linked segues are read. For an app that writes the storyboard first:
    ///
    /// ```swift
    /// LinkedDestinationSegue.identifierSyntax.order = .storyboardFirst
    /// ```
    public static var identifierSyntax = SegueIdentifierSyntax(separator: "@", bareIdentifier: .scene)

    /// How the identifiers of segues of this class are read; ``identifierSyntax`` unless a subclass says otherwise.
    open class var syntax: SegueIdentifierSyntax { identifierSyntax }

    /// Whether the change is animated. It is not while `UIView.areAnimationsEnabled` is false either.
    open var isAnimated = true

    /// Why the segue leads nowhere; nil where it leads to a scene. A segue that leads nowhere does nothing.
    public let failure: SceneError?

    public override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        UIKitHooks.install()
        let scene: UIViewController
        do throws(SceneError) {
            scene = try LinkedScene(identifier, Self.syntax, in: source.storyboard).make()
            failure = nil
        } catch {
            scene = destination
            failure = error
        }
        super.init(identifier: identifier, source: source, destination: scene)
        if let failure {
            BrokenLinks.report(failure, at: self)
        } else {
            destinationDidChange(from: destination)
        }
    }

    /// Called when the real scene has taken the place of the destination that the storyboard has, before the segue is
    /// prepared. A segue that presents takes the styles that the former destination was given.
    open func destinationDidChange(from placeholder: UIViewController) {}

    /// Does what the segue's kind says.
    open override func perform() {
        guard failure == nil else { return }
        super.perform()
    }

    /// Makes the scene that an identifier of a segue of this class means.
    ///
    /// - Parameter storyboard: the storyboard of identifiers that name none; nil where there is none.
    /// - Throws: ``SceneError`` where the identifier leads nowhere.
    public class func scene(
        named identifier: String, in storyboard: UIStoryboard? = nil
    ) throws(SceneError) -> UIViewController {
        UIKitHooks.install()
        return try LinkedScene(identifier, syntax, in: storyboard).make()
    }
}
