import InterfaceBuilder

extension ListedProperties {
    static var bar: [Self] {
        [
            list(
                BarButtonItem.self, common: objectProperties,
                [
                    \.title, \.image, \.landscapeImage, \.largeContentSizeImage, \.systemItem, \.style,
                    \.isEnabled, \.isSpringLoaded, \.width, \.tag, \.tintColor, \.imageInsets, \.customView,
                    \.menu, \.isSpace,
                ]),
            list(
                NavigationBar.self,
                [
                    \.barStyle, \.isTranslucent, \.prefersLargeTitles, \.barTintColor, \.shadowImage,
                    \.backIndicatorImage, \.backIndicatorTransitionMaskImage, \.titleTextAttributes,
                    \.largeTitleTextAttributes, \.items, \.view,
                ]),
            list(
                NavigationItem.self, common: objectProperties,
                [
                    \.title, \.prompt, \.backButtonTitle, \.largeTitleDisplayMode, \.hidesBackButton,
                    \.leftItemsSupplementBackButton, \.titleView, \.backBarButtonItem, \.leftBarButtonItem,
                    \.rightBarButtonItem, \.leftBarButtonItems, \.rightBarButtonItems,
                ]),
            list(
                TabBar.self,
                [
                    \.barStyle, \.isTranslucent, \.itemPositioning, \.barTintColor, \.selectedImageTintColor,
                    \.unselectedItemTintColor, \.backgroundImage, \.selectionIndicatorImage, \.items, \.view,
                ]),
            list(
                TabBarItem.self, common: objectProperties,
                [
                    \.title, \.image, \.selectedImage, \.landscapeImage, \.largeContentSizeImage, \.systemItem,
                    \.badgeValue, \.badgeColor, \.tag, \.isEnabled, \.titlePositionAdjustment, \.imageInsets,
                ]),
            list(
                Toolbar.self,
                [
                    \.barStyle, \.isTranslucent, \.barTintColor, \.items, \.hasAppearance, \.view,
                ]),
        ]
    }
}
