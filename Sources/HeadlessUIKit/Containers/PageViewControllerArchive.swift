import InterfaceBuilder

/// What a page view controller reads from its element.
@MainActor
final class PageViewControllerArchive: Archive {
    let transitionStyle: UIPageViewController.TransitionStyle
    let navigationOrientation: UIPageViewController.NavigationOrientation
    let spineLocation: UIPageViewController.SpineLocation
    let isDoubleSided: Bool

    init(_ element: Element) {
        let controller = PageViewController(element)
        transitionStyle = controller.transitionStyle == "scroll" ? .scroll : .pageCurl
        navigationOrientation = controller.navigationOrientation == "vertical" ? .vertical : .horizontal
        isDoubleSided = controller.isDoubleSided
        spineLocation =
            switch controller.spineLocation {
            case "mid": .mid
            case "max": .max
            case "none" where transitionStyle == .scroll: .none
            default: transitionStyle == .scroll ? .none : .min
            }
    }
}
