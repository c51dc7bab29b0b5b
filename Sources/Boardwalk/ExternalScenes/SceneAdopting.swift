extension UIViewController {
    /// Gives the scene that this placeholder stands for what the placeholder has for it. From then on both have one tab bar
    /// item.
    func adopt(_ scene: UIViewController) {
        if let item = ownTabBarItem, scene.ownTabBarItem == nil {
            scene.tabBarItem = item
        } else {
            tabBarItem = scene.tabBarItem
        }
        passStyles(to: scene)
    }
}
