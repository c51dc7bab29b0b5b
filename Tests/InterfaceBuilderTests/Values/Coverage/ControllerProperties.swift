import InterfaceBuilder

extension ListedProperties {
    static var controller: [Self] {
        [
            list(
                ExtendedEdges.self,
                [
                    \.top, \.left, \.bottom, \.right,
                ]),
            list(
                KeyCommand.self,
                [
                    \.input, \.modifierFlags, \.actionName, \.discoverabilityTitle,
                ]),
            list(
                NavigationController.self,
                [
                    \.navigationBar, \.toolbar, \.isNavigationBarHidden, \.isToolbarHidden,
                    \.hidesBarsWhenVerticallyCompact, \.hidesBarsOnSwipe, \.hidesBarsOnTap,
                    \.hidesBarsWhenKeyboardAppears, \.rootViewControllerSegue, \.viewController,
                ]),
            list(
                PageViewController.self,
                [
                    \.transitionStyle, \.navigationOrientation, \.spineLocation, \.pageSpacing,
                    \.isDoubleSided, \.viewController,
                ]),
            list(
                SearchDisplayController.self, common: objectProperties,
                [
                    \.contentsControllerID, \.searchBarID,
                ]),
            list(
                SplitViewController.self,
                [
                    \.isColumnStyle, \.preferredDisplayMode, \.behavior, \.primaryBackgroundStyle,
                    \.presentsWithGesture, \.minimumPrimaryColumnWidth, \.maximumPrimaryColumnWidth,
                    \.preferredPrimaryColumnWidthFraction, \.masterSegue, \.detailSegue, \.supplementarySegue,
                    \.compactSegue, \.viewController,
                ]),
            list(
                StoryboardReference.self, common: objectProperties,
                [
                    \.storyboardName, \.referencedIdentifier, \.bundleIdentifier, \.storyboardIdentifier,
                    \.navigationItem, \.tabBarItem,
                ]),
            list(
                TabBarController.self,
                [
                    \.tabBar, \.viewControllerSegues, \.viewController,
                ]),
            list(
                ViewController.self, common: objectProperties,
                [
                    \.kind, \.storyboardIdentifier, \.identifier, \.usesStoryboardIdentifierForRestoration,
                    \.title, \.nibName, \.modalPresentationStyle, \.modalTransitionStyle,
                    \.definesPresentationContext, \.providesPresentationContextTransitionStyle,
                    \.hidesBottomBarWhenPushed, \.automaticallyAdjustsScrollViewInsets,
                    \.extendedLayoutIncludesOpaqueBars, \.autoresizesArchivedViewToFullSize,
                    \.clearsSelectionOnViewWillAppear, \.seguePresentationStyle, \.preferredFramesPerSecond,
                    \.videoGravity, \.edgesForExtendedLayout, \.contentSizeInPopover, \.preferredContentSize,
                    \.simulatedMetrics, \.view, \.layoutGuides, \.navigationItem, \.tabBarItem, \.toolbarItems,
                    \.refreshControl, \.keyCommands, \.splitViewItems, \.tabViewItems, \.containerView,
                    \.window,
                ]),
        ]
    }
}
