import InterfaceBuilder

/// What every view controller reads from its element.
@MainActor
final class ViewControllerArchive: Archive {
    private let controller: ViewController
    private let presentationStyle: UIModalPresentationStyle
    private let transitionStyle: UIModalTransitionStyle
    private let title: String?
    private let restorationIdentifier: String?
    private let nibName: String?
    private let definesContext: Bool

    init(_ element: Element) {
        controller = ViewController(element)
        title = controller.title
        definesContext = controller.definesPresentationContext
        nibName = controller.nibName.flatMap { $0.isEmpty ? nil : $0 }
        presentationStyle = controller.modalPresentationStyle.flatMap(UIModalPresentationStyle.init) ?? .automatic
        transitionStyle = controller.modalTransitionStyle.flatMap(UIModalTransitionStyle.init) ?? .coverVertical
        restorationIdentifier =
            controller.restorationIdentifier
            ?? (controller.usesStoryboardIdentifierForRestoration ? controller.storyboardIdentifier : nil)
    }

    func apply(to target: UIViewController, from nib: NibDecoder) {
        target.title = title
        target.givenNibName = nibName
        target.modalPresentationStyle = presentationStyle
        target.modalTransitionStyle = transitionStyle
        target.restorationIdentifier = restorationIdentifier
        target.hidesBottomBarWhenPushed = controller.hidesBottomBarWhenPushed
        if definesContext {
            target.definesPresentationContext = true
        }
        target.providesPresentationContextTransitionStyle = controller.providesPresentationContextTransitionStyle
        target.extendedLayoutIncludesOpaqueBars = controller.extendedLayoutIncludesOpaqueBars
        target.automaticallyAdjustsScrollViewInsets = controller.automaticallyAdjustsScrollViewInsets
        target.nibContext = nib.context
        target.segueState.segues = nib.context.segues
        nib.context.controller = target
        target.storyboard = nib.context.source.storyboard
        target.makeItems(from: nib)
        // In a xib a controller is archived with its view, in a storyboard beside it.
        if nib.context.source.storyboard == nil {
            target.archivedView = nib.makeView(key: "view")
        }
        if let size = controller.preferredContentSize ?? controller.contentSizeInPopover {
            target.preferredContentSize = CGSize(width: size.width, height: size.height)
        }
    }
}
