/// The properties of view controllers that documents set by key path, under the names that key-value coding has.
@MainActor
enum ViewControllerAttributes {
    static let all: [Headless.Connection] = [
        .attribute("title", \UIViewController.title),
        .attribute("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
        .attribute("definesPresentationContext", \UIViewController.definesPresentationContext),
        .attribute("modalInPresentation", \UIViewController.isModalInPresentation),
        .attribute("restorationIdentifier", \UIViewController.restorationIdentifier),
        .attribute("preferredContentSize", \UIViewController.preferredContentSize),
        .attribute("navigationItem.title", \UIViewController.navigationItem.title),
        .attribute("navigationItem.prompt", \UIViewController.navigationItem.prompt),
        .attribute("tabBarItem.title", \UIViewController.tabBarItem.title),
        .attribute("tabBarItem.badgeValue", \UIViewController.tabBarItem.badgeValue),
        .attribute("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
        .attribute("toolbarHidden", \UINavigationController.isToolbarHidden),
        .attribute("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe),
        .attribute("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap),
    ]
}
