import InterfaceBuilder

/// What every view controller reads from its element.
@MainActor
final class ViewControllerArchive: Archive {
    private var settings = Settings<UIViewController>()
    private let title: String?
    private let nibName: String?

    init(_ element: Element) {
        let controller = ViewController(element)
        title = controller.title
        nibName = controller.nibName.flatMap { $0.isEmpty ? nil : $0 }
        settings.set(
            \.modalPresentationStyle, controller.modalPresentationStyle.flatMap(UIModalPresentationStyle.init),
            unless: .automatic)
        settings.set(
            \.modalTransitionStyle, controller.modalTransitionStyle.flatMap(UIModalTransitionStyle.init),
            unless: .coverVertical)
        settings.set(
            \.restorationIdentifier,
            controller.restorationIdentifier
                ?? (controller.usesStoryboardIdentifierForRestoration ? controller.storyboardIdentifier : nil))
        settings.set(\.hidesBottomBarWhenPushed, controller.hidesBottomBarWhenPushed, unless: false)
        settings.set(\.definesPresentationContext, controller.definesPresentationContext, unless: false)
        settings.set(
            \.providesPresentationContextTransitionStyle, controller.providesPresentationContextTransitionStyle,
            unless: false)
        settings.set(\.edgesForExtendedLayout, controller.edgesForExtendedLayout.map(UIRectEdge.init))
        settings.set(\.extendedLayoutIncludesOpaqueBars, controller.extendedLayoutIncludesOpaqueBars, unless: false)
        settings.set(
            \.automaticallyAdjustsScrollViewInsets, controller.automaticallyAdjustsScrollViewInsets, unless: true)
        let size = controller.preferredContentSize ?? controller.contentSizeInPopover
        settings.set(\.preferredContentSize, size.map { CGSize(width: $0.width, height: $0.height) })
    }

    func apply(to target: UIViewController, from nib: NibDecoder) {
        target.title = title
        target.givenNibName = nibName
        settings.apply(to: target)
        target.nibContext = nib.context.keep()
        target.segueState.segues = nib.context.segues
        nib.context.controller = target
        target.storyboard = nib.context.source.storyboard
        target.makeItems(from: nib)
        // In a xib a controller is archived with its view, in a storyboard beside it.
        if nib.context.source.storyboard == nil {
            target.archivedView = nib.makeView(key: "view")
        }
    }
}

extension UIRectEdge {
    init(_ edges: ExtendedEdges) {
        self = []
        if edges.top { insert(.top) }
        if edges.left { insert(.left) }
        if edges.bottom { insert(.bottom) }
        if edges.right { insert(.right) }
    }
}
