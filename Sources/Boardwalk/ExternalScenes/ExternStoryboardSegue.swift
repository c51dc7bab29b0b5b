/// A segue that leads to the scene of a placeholder of whatever class, also of one that would contain it otherwise.
///
/// Segues of any class lead to the scene of a ``StoryboardLink`` or ``ExternViewController``. This one is for
/// ``EmbeddedStoryboardLink``, and for apps written for segue classes that do so. It does what its kind says; for kind Custom
/// there are ``ExternStoryboardSegue``, which pushes, and its variants. All of them do nothing where the placeholder leads
/// nowhere, which stops a debug build with the reason.
open class ExternDestinationSegue: UIStoryboardSegue {
    /// Whether the change is animated. It is not while `UIView.areAnimationsEnabled` is false either.
    open var isAnimated = true

    /// Why the segue leads nowhere; nil where it leads to a scene. A segue that leads nowhere does nothing.
    public let failure: SceneError?

    public override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        UIKitHooks.install()
        let placeholder = destination as? any ScenePlaceholder
        let scene: UIViewController
        do throws(SceneError) {
            scene = try placeholder?.realScene() ?? destination
            failure = nil
        } catch {
            scene = destination
            failure = error
        }
        super.init(identifier: identifier, source: source, destination: scene)
        if let failure {
            placeholder?.report(failure)
        } else {
            destinationDidChange()
        }
    }

    /// Called when the scene has taken the place of the placeholder, before the segue is prepared.
    open func destinationDidChange() {}

    /// Does what the segue's kind says.
    open override func perform() {
        guard failure == nil else { return }
        super.perform()
    }
}

/// A segue that pushes the scene of a placeholder.
///
/// Outside a navigation controller it shows the scene as a segue of kind Show does. A navigation controller cannot be pushed
/// onto another one, so that the content of one that is linked to is pushed.
open class ExternStoryboardSegue: ExternDestinationSegue {
    open override func perform() {
        guard failure == nil else { return }
        push(animated: isAnimated)
    }
}

/// ``ExternStoryboardSegue`` by a name that says what it does.
open class ExternStoryboardPushSegue: ExternStoryboardSegue {}

/// A segue that shows the scene of a placeholder as a segue of kind Show does.
open class ExternStoryboardShowSegue: ExternDestinationSegue {
    open override func perform() {
        guard failure == nil else { return }
        show(animated: isAnimated)
    }
}

/// A segue that shows the scene of a placeholder as the detail of a split view, else presents it.
open class ExternStoryboardShowDetailSegue: ExternDestinationSegue {
    open override func perform() {
        guard failure == nil else { return }
        showDetail(animated: isAnimated)
    }
}

/// A segue that presents the scene of a placeholder, in the styles that the placeholder is given, else in its own.
open class ExternStoryboardModalSegue: ExternDestinationSegue {
    open override func perform() {
        guard failure == nil else { return }
        present(animated: isAnimated)
    }
}

/// A segue that presents the scene of a placeholder as a popover.
///
/// It points at ``anchor``, which `prepare(for:sender:)` may set; else at what the source answers as
/// ``PopoverAnchoring``; else it has no arrow and lies in the middle of the source's view.
open class ExternStoryboardPopoverSegue: ExternDestinationSegue, AnchoredSegue {
    public var anchor: PopoverAnchor?

    open override func destinationDidChange() {
        destination.modalPresentationStyle = .popover
    }

    open override func perform() {
        guard failure == nil else { return }
        presentPopover(at: anchor, animated: isAnimated)
    }
}
