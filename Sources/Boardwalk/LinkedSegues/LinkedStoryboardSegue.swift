/// A linked segue that pushes the scene, with the address as its identifier (``LinkedDestinationSegue``).
///
/// Outside a navigation controller it shows the scene as a segue of kind Show does: in the nearest container that shows
/// scenes, else presented. A navigation controller cannot be pushed onto another one, so that the content of one that is
/// linked to is pushed.
open class LinkedStoryboardSegue: LinkedDestinationSegue {
    open override func perform() {
        guard failure == nil else { return }
        push(animated: isAnimated)
    }
}

/// ``LinkedStoryboardSegue`` by a name that says what it does.
open class LinkedStoryboardPushSegue: LinkedStoryboardSegue {}

/// A linked segue that shows the scene as a segue of kind Show does.
open class LinkedStoryboardShowSegue: LinkedDestinationSegue {
    open override func perform() {
        guard failure == nil else { return }
        show(animated: isAnimated)
    }
}

/// A linked segue that shows the scene as the detail of a split view, else presents it.
open class LinkedStoryboardShowDetailSegue: LinkedDestinationSegue {
    open override func perform() {
        guard failure == nil else { return }
        showDetail(animated: isAnimated)
    }
}

/// A linked segue that presents the scene.
///
/// Its presentation and transition style are those that the segue's destination in the storyboard is given, else its own.
open class LinkedStoryboardModalSegue: LinkedDestinationSegue {
    open override func destinationDidChange(from placeholder: UIViewController) {
        placeholder.passStyles(to: destination)
    }

    open override func perform() {
        guard failure == nil else { return }
        present(animated: isAnimated)
    }
}

/// A linked segue that presents the scene as a popover.
///
/// It points at ``anchor``, which `prepare(for:sender:)` may set; else at what the source answers as
/// ``PopoverAnchoring``; else it has no arrow and lies in the middle of the source's view.
open class LinkedStoryboardPopoverSegue: LinkedDestinationSegue, AnchoredSegue {
    public var anchor: PopoverAnchor?

    open override func destinationDidChange(from placeholder: UIViewController) {
        destination.modalPresentationStyle = .popover
    }

    open override func perform() {
        guard failure == nil else { return }
        presentPopover(at: anchor, animated: isAnimated)
    }
}

/// A linked segue that makes the scene the root of the window that the source is in. What was there before is gone, so that
/// nothing unwinds to it.
open class LinkedStoryboardReplaceSegue: LinkedDestinationSegue {
    open override func perform() {
        guard failure == nil else { return }
        replaceRoot(animated: isAnimated)
    }
}
