/// The classes of UIKit that elements of documents stand for.
@MainActor
enum ElementClasses {
    static func base(of element: String) -> AnyClass {
        if let type = known[element] {
            return type
        }
        if element.hasSuffix("Controller") || element == "controller" {
            return UIViewController.self
        }
        return element == "customObject" || element == "placeholder" ? NSObject.self : UIView.self
    }

    private static let known: [String: AnyClass] = [
        "viewController": UIViewController.self,
        "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self,
        "navigationItem": UINavigationItem.self,
        "barButtonItem": UIBarButtonItem.self,
        "tabBarItem": UITabBarItem.self,
        "view": UIView.self,
        "navigationBar": UINavigationBar.self,
        "toolbar": UIToolbar.self,
        "tabBar": UITabBar.self,
    ]
}
