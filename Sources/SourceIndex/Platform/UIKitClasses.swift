/// UIKit's classes that storyboards name or that apps derive theirs from.
enum UIKitClasses {
    static let responders = [
        PlatformClass(
            "UIResponder", "NSObject", keys: "userActivity:NSUserActivity restorationIdentifier",
            selectors: """
                cut: copy: paste: pasteAndGo: pasteAndMatchStyle: pasteAndSearch: select: selectAll: delete: duplicate: rename:
                print: export: move: find: findAndReplace: findNext: findPrevious: useSelectionForFind:
                makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: toggleBoldface: toggleItalics:
                toggleUnderline: increaseSize: decreaseSize: updateTextAttributesWithConversionHandler: showWritingTools:
                becomeFirstResponder resignFirstResponder captureTextFromCamera: toggleSidebar: alignLeft: alignCenter:
                alignJustified: alignRight:
                """),
        PlatformClass("UIApplication", "UIResponder", outlets: "delegate:UIApplicationDelegate"),
    ]

    static let controllers = [
        PlatformClass(
            "UIViewController", "UIResponder", outlets: "view:UIView searchDisplayController:UISearchDisplayController",
            keys: """
                title automaticallyAdjustsScrollViewInsets hidesBottomBarWhenPushed modalPresentationStyle modalTransitionStyle
                definesPresentationContext providesPresentationContextTransitionStyle preferredContentSize
                edgesForExtendedLayout extendedLayoutIncludesOpaqueBars contentSizeForViewInPopover modalInPopover
                modalInPresentation modalPresentationCapturesStatusBarAppearance restorationIdentifier restorationClass
                additionalSafeAreaInsets viewRespectsSystemMinimumLayoutMargins editing toolbarItems
                tabBarItem:UITabBarItem wantsFullScreenLayout transitioningDelegate overrideUserInterfaceStyle
                restoresFocusAfterTransition performsActionsWhilePresentingModally interactionActivityTrackingBaseName
                focusGroupIdentifier contentUnavailableConfiguration view:UIView tab:UITab
                """,
            selectors: "setEditing:animated: dismissViewControllerAnimated:completion: loadView viewDidLoad"),
        PlatformClass(
            "UINavigationController", "UIViewController", outlets: "delegate:UINavigationControllerDelegate",
            keys: """
                viewControllers navigationBarHidden toolbarHidden hidesBarsOnTap hidesBarsOnSwipe
                hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact navigationBar:UINavigationBar toolbar:UIToolbar
                interactivePopGestureRecognizer:UIGestureRecognizer
                """),
        PlatformClass(
            "UITabBarController", "UIViewController", outlets: "delegate:UITabBarControllerDelegate",
            keys: """
                viewControllers customizableViewControllers selectedIndex selectedViewController:UIViewController
                tabBar:UITabBar moreNavigationController:UINavigationController tabs selectedTab mode tabBarHidden
                """),
        PlatformClass(
            "UISplitViewController", "UIViewController", outlets: "delegate:UISplitViewControllerDelegate",
            keys: """
                viewControllers presentsWithGesture preferredDisplayMode preferredPrimaryColumnWidthFraction
                minimumPrimaryColumnWidth maximumPrimaryColumnWidth preferredPrimaryColumnWidth primaryEdge
                primaryBackgroundStyle preferredSplitBehavior preferredSupplementaryColumnWidth
                preferredSupplementaryColumnWidthFraction minimumSupplementaryColumnWidth maximumSupplementaryColumnWidth
                showsSecondaryOnlyButton displayModeButtonVisibility
                """, selectors: "toggleMasterVisible:"),
        PlatformClass(
            "UIPageViewController", "UIViewController",
            outlets: "delegate:UIPageViewControllerDelegate dataSource:UIPageViewControllerDataSource",
            keys: "doubleSided"),
        PlatformClass(
            "UITableViewController", "UIViewController", outlets: "tableView:UITableView",
            keys: "clearsSelectionOnViewWillAppear refreshControl:UIRefreshControl"),
        PlatformClass(
            "UICollectionViewController", "UIViewController", outlets: "collectionView:UICollectionView",
            keys: """
                clearsSelectionOnViewWillAppear useLayoutToLayoutNavigationTransitions installsStandardGestureForInteractiveMovement
                """),
        PlatformClass("UISearchController", "UIViewController", outlets: "delegate:UISearchControllerDelegate searchResultsUpdater:UISearchResultsUpdating"),
        PlatformClass("UIAlertController", "UIViewController", keys: "message preferredAction severity"),
        PlatformClass("UIInputViewController", "UIViewController", outlets: "inputView:UIInputView", keys: "primaryLanguage hasDictationKey"),
        PlatformClass("UIImagePickerController", "UINavigationController"),
        PlatformClass("UIVideoEditorController", "UINavigationController"),
        PlatformClass("UIActivityViewController", "UIViewController"),
        PlatformClass("UIDocumentPickerViewController", "UIViewController", outlets: "delegate:UIDocumentPickerDelegate"),
        PlatformClass("UIDocumentBrowserViewController", "UIViewController", outlets: "delegate:UIDocumentBrowserViewControllerDelegate"),
        PlatformClass("UIDocumentViewController", "UIViewController"),
        PlatformClass("UIDocumentMenuViewController", "UIViewController"),
        PlatformClass("UIReferenceLibraryViewController", "UIViewController"),
        PlatformClass("UICloudSharingController", "UIViewController"),
        PlatformClass("UIColorPickerViewController", "UIViewController"),
        PlatformClass("UIFontPickerViewController", "UIViewController"),
        PlatformClass(
            "UISearchDisplayController", "NSObject",
            outlets: """
                delegate:UISearchDisplayDelegate searchContentsController:UIViewController
                searchResultsDataSource:UITableViewDataSource searchResultsDelegate:UITableViewDelegate searchBar:UISearchBar
                """, keys: "active searchResultsTitle displaysSearchBarInNavigationBar"),
        PlatformClass("UIPresentationController", "NSObject", outlets: "delegate:UIAdaptivePresentationControllerDelegate"),
        PlatformClass("UIPopoverPresentationController", "UIPresentationController"),
        PlatformClass("UISheetPresentationController", "UIPresentationController"),
        PlatformClass("UIPopoverController", "NSObject"),
    ]

    static let views = [
        PlatformClass(
            "UIView", "UIResponder", outlets: "gestureRecognizers:UIGestureRecognizer",
            keys: """
                alpha:CGFloat autoresizesSubviews:Bool autoresizingMask backgroundColor:UIColor bounds:CGRect center:CGPoint
                clearsContextBeforeDrawing:Bool clipsToBounds:Bool contentMode contentScaleFactor:CGFloat contentStretch
                exclusiveTouch:Bool frame:CGRect hidden:Bool insetsLayoutMarginsFromSafeArea layoutMargins
                directionalLayoutMargins layer:CALayer maskView:UIView motionEffects multipleTouchEnabled:Bool opaque:Bool
                preservesSuperviewLayoutMargins:Bool restorationIdentifier semanticContentAttribute tag:Int
                tintAdjustmentMode tintColor:UIColor transform transform3D translatesAutoresizingMaskIntoConstraints:Bool
                userInteractionEnabled:Bool accessibilityIdentifier accessibilityLabel accessibilityHint accessibilityValue
                accessibilityTraits accessibilityLanguage accessibilityElementsHidden:Bool accessibilityViewIsModal:Bool
                accessibilityIgnoresInvertColors isAccessibilityElement:Bool accessibilityNavigationStyle
                accessibilityElements accessibilityFrame accessibilityActivationPoint shouldGroupAccessibilityChildren
                largeContentTitle largeContentImage showsLargeContentViewer scalesLargeContentImage largeContentImageInsets
                anchorPoint:CGPoint overrideUserInterfaceStyle minimumContentSizeCategory maximumContentSizeCategory
                focusGroupIdentifier focusGroupPriority focusEffect keyboardLayoutGuide interactions toolTip
                """, selectors: "endEditing: setNeedsDisplay setNeedsLayout layoutIfNeeded removeFromSuperview"),
        PlatformClass("UIWindow", "UIView", outlets: "rootViewController:UIViewController", keys: "windowLevel screen canResizeToFitContent"),
        PlatformClass(
            "UILabel", "UIView",
            keys: """
                text:String font:UIFont textColor:UIColor shadowColor:UIColor shadowOffset:CGSize textAlignment lineBreakMode
                lineBreakStrategy attributedText highlightedTextColor:UIColor highlighted:Bool enabled:Bool numberOfLines:Int
                adjustsFontSizeToFitWidth:Bool baselineAdjustment minimumScaleFactor:CGFloat minimumFontSize
                allowsDefaultTighteningForTruncation preferredMaxLayoutWidth:CGFloat adjustsLetterSpacingToFitWidth
                adjustsFontForContentSizeCategory:Bool showsExpansionTextWhenTruncated preferredVibrancy
                """),
        PlatformClass(
            "UIImageView", "UIView",
            keys: """
                image:UIImage highlightedImage:UIImage highlighted animationImages highlightedAnimationImages animationDuration
                animationRepeatCount adjustsImageWhenAncestorFocused preferredSymbolConfiguration preferredImageDynamicRange
                adjustsImageSizeForAccessibilityContentSizeCategory
                """, selectors: "startAnimating stopAnimating"),
        PlatformClass(
            "UIScrollView", "UIView", outlets: "delegate:UIScrollViewDelegate",
            keys: """
                contentOffset contentSize contentInset contentInsetAdjustmentBehavior directionalLockEnabled bounces
                alwaysBounceVertical alwaysBounceHorizontal pagingEnabled scrollEnabled showsHorizontalScrollIndicator
                showsVerticalScrollIndicator scrollIndicatorInsets horizontalScrollIndicatorInsets verticalScrollIndicatorInsets
                indicatorStyle decelerationRate indexDisplayMode delaysContentTouches canCancelContentTouches minimumZoomScale
                maximumZoomScale zoomScale bouncesZoom scrollsToTop keyboardDismissMode refreshControl:UIRefreshControl
                automaticallyAdjustsScrollIndicatorInsets allowsKeyboardScrolling bouncesHorizontally bouncesVertically
                transfersHorizontalScrollingToParent transfersVerticalScrollingToParent contentAlignmentPoint
                """),
        PlatformClass(
            "UITableView", "UIScrollView",
            outlets: """
                delegate:UITableViewDelegate dataSource:UITableViewDataSource prefetchDataSource:UITableViewDataSourcePrefetching
                dragDelegate:UITableViewDragDelegate dropDelegate:UITableViewDropDelegate tableHeaderView:UIView
                tableFooterView:UIView backgroundView:UIView
                """,
            keys: """
                rowHeight sectionHeaderHeight sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight
                estimatedSectionFooterHeight separatorInset separatorStyle separatorColor:UIColor separatorEffect editing
                allowsSelection allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
                sectionIndexMinimumDisplayRowCount sectionIndexColor:UIColor sectionIndexBackgroundColor:UIColor
                sectionIndexTrackingBackgroundColor:UIColor cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea
                remembersLastFocusedIndexPath dragInteractionEnabled separatorInsetReference fillerRowHeight
                sectionHeaderTopPadding selectionFollowsFocus allowsFocus allowsFocusDuringEditing prefetchingEnabled
                selfSizingInvalidation
                """, selectors: "reloadData"),
        PlatformClass(
            "UITableViewCell", "UIView",
            outlets: "backgroundView:UIView selectedBackgroundView:UIView multipleSelectionBackgroundView:UIView accessoryView:UIView editingAccessoryView:UIView",
            keys: """
                selectionStyle selected highlighted accessoryType editingAccessoryType indentationLevel indentationWidth
                separatorInset editing shouldIndentWhileEditing showsReorderControl focusStyle userInteractionEnabledWhileDragging
                textLabel:UILabel detailTextLabel:UILabel imageView:UIImageView contentView:UIView reuseIdentifier
                backgroundConfiguration contentConfiguration automaticallyUpdatesBackgroundConfiguration
                automaticallyUpdatesContentConfiguration
                """),
        PlatformClass(
            "UITableViewHeaderFooterView", "UIView", outlets: "backgroundView:UIView",
            keys: "textLabel:UILabel detailTextLabel:UILabel contentView:UIView reuseIdentifier"),
        PlatformClass(
            "UICollectionView", "UIScrollView",
            outlets: """
                delegate:UICollectionViewDelegate dataSource:UICollectionViewDataSource
                prefetchDataSource:UICollectionViewDataSourcePrefetching dragDelegate:UICollectionViewDragDelegate
                dropDelegate:UICollectionViewDropDelegate backgroundView:UIView collectionViewLayout:UICollectionViewLayout
                """,
            keys: """
                allowsSelection allowsMultipleSelection prefetchingEnabled remembersLastFocusedIndexPath dragInteractionEnabled
                reorderingCadence selectionFollowsFocus allowsFocus allowsSelectionDuringEditing
                allowsMultipleSelectionDuringEditing editing selfSizingInvalidation
                """, selectors: "reloadData"),
        PlatformClass("UICollectionReusableView", "UIView", keys: "reuseIdentifier"),
        PlatformClass(
            "UICollectionViewCell", "UICollectionReusableView", outlets: "backgroundView:UIView selectedBackgroundView:UIView",
            keys: "selected highlighted contentView:UIView backgroundConfiguration contentConfiguration automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration"),
        PlatformClass("UICollectionViewListCell", "UICollectionViewCell", keys: "indentationLevel indentationWidth indentsAccessories accessories"),
        PlatformClass(
            "UITextView", "UIScrollView", outlets: "delegate:UITextViewDelegate inputView:UIView inputAccessoryView:UIView",
            keys: """
                text:String font:UIFont textColor:UIColor textAlignment selectedRange editable selectable dataDetectorTypes
                allowsEditingTextAttributes attributedText typingAttributes clearsOnInsertion textContainerInset
                linkTextAttributes usesStandardTextScaling adjustsFontForContentSizeCategory findInteractionEnabled borderStyle
                autocapitalizationType autocorrectionType spellCheckingType smartQuotesType smartDashesType smartInsertDeleteType
                keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry:Bool textContentType
                passwordRules inlinePredictionType writingToolsBehavior
                """),
        PlatformClass(
            "UIStackView", "UIView",
            keys: "axis distribution alignment spacing baselineRelativeArrangement layoutMarginsRelativeArrangement"),
        PlatformClass("UIActivityIndicatorView", "UIView", keys: "activityIndicatorViewStyle hidesWhenStopped color:UIColor", selectors: "startAnimating stopAnimating"),
        PlatformClass(
            "UIProgressView", "UIView",
            keys: "progressViewStyle progress progressTintColor:UIColor trackTintColor:UIColor progressImage:UIImage trackImage:UIImage observedProgress:NSProgress"),
        PlatformClass("UIPickerView", "UIView", outlets: "delegate:UIPickerViewDelegate dataSource:UIPickerViewDataSource", keys: "showsSelectionIndicator"),
        PlatformClass("UIVisualEffectView", "UIView", keys: "effect contentView:UIView"),
        PlatformClass("UIWebView", "UIView", outlets: "delegate:UIWebViewDelegate", keys: "scalesPageToFit dataDetectorTypes allowsInlineMediaPlayback mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay suppressesIncrementalRendering keyboardDisplayRequiresUserAction paginationMode pageLength gapBetweenPages allowsPictureInPictureMediaPlayback allowsLinkPreview scrollView:UIScrollView", selectors: "goBack goForward reload stopLoading"),
        PlatformClass(
            "UINavigationBar", "UIView", outlets: "delegate:UINavigationBarDelegate",
            keys: """
                barStyle translucent barTintColor:UIColor prefersLargeTitles shadowImage:UIImage titleTextAttributes
                largeTitleTextAttributes backIndicatorImage:UIImage backIndicatorTransitionMaskImage:UIImage items
                standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance preferredBehavioralStyle
                """),
        PlatformClass(
            "UIToolbar", "UIView", outlets: "delegate:UIToolbarDelegate",
            keys: "barStyle translucent barTintColor:UIColor items standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance"),
        PlatformClass(
            "UITabBar", "UIView", outlets: "delegate:UITabBarDelegate selectedItem:UITabBarItem",
            keys: """
                barStyle translucent barTintColor:UIColor selectedImageTintColor:UIColor unselectedItemTintColor:UIColor
                backgroundImage:UIImage selectionIndicatorImage:UIImage shadowImage:UIImage itemPositioning itemWidth itemSpacing
                items standardAppearance scrollEdgeAppearance
                """),
        PlatformClass(
            "UISearchBar", "UIView", outlets: "delegate:UISearchBarDelegate inputAccessoryView:UIView",
            keys: """
                text prompt placeholder barStyle searchBarStyle translucent barTintColor:UIColor showsBookmarkButton
                showsCancelButton showsSearchResultsButton searchResultsButtonSelected showsScopeBar scopeButtonTitles
                selectedScopeButtonIndex backgroundImage:UIImage scopeBarBackgroundImage:UIImage searchTextPositionAdjustment
                searchFieldBackgroundPositionAdjustment autocapitalizationType autocorrectionType spellCheckingType keyboardType
                keyboardAppearance returnKeyType enablesReturnKeyAutomatically secureTextEntry textContentType lookToDictate
                searchTextField:UITextField searchField:UITextField enabled
                """),
        PlatformClass("UIInputView", "UIView", keys: "allowsSelfSizing"),
        PlatformClass("UICalendarView", "UIView", outlets: "delegate:UICalendarViewDelegate"),
        PlatformClass("UIContentUnavailableView", "UIView", keys: "scrollEnabled configuration"),
        PlatformClass("UIActionSheet", "UIView", outlets: "delegate:UIActionSheetDelegate"),
        PlatformClass("UIAlertView", "UIView", outlets: "delegate:UIAlertViewDelegate"),
        PlatformClass("UIPasteControl", "UIControl"),
        PlatformClass(
            "UIControl", "UIView",
            keys: "enabled selected highlighted contentVerticalAlignment contentHorizontalAlignment contextMenuInteractionEnabled showsMenuAsPrimaryAction toolTip symbolAnimationEnabled"),
        PlatformClass(
            "UIButton", "UIControl",
            keys: """
                contentEdgeInsets titleEdgeInsets imageEdgeInsets reversesTitleShadowWhenHighlighted adjustsImageWhenHighlighted
                adjustsImageWhenDisabled showsTouchWhenHighlighted titleLabel:UILabel imageView:UIImageView configuration role
                pointerInteractionEnabled menu:UIMenu changesSelectionAsPrimaryAction preferredMenuElementOrder
                preferredBehavioralStyle hovered held automaticallyUpdatesConfiguration subtitleLabel:UILabel
                """),
        PlatformClass(
            "UITextField", "UIControl", outlets: "delegate:UITextFieldDelegate leftView:UIView rightView:UIView inputView:UIView inputAccessoryView:UIView",
            keys: """
                text:String attributedText textColor:UIColor font:UIFont textAlignment borderStyle placeholder:String attributedPlaceholder
                clearsOnBeginEditing adjustsFontSizeToFitWidth:Bool minimumFontSize background:UIImage disabledBackground:UIImage
                allowsEditingTextAttributes typingAttributes clearButtonMode leftViewMode rightViewMode clearsOnInsertion
                defaultTextAttributes adjustsFontForContentSizeCategory autocapitalizationType autocorrectionType
                spellCheckingType smartQuotesType smartDashesType smartInsertDeleteType keyboardType keyboardAppearance
                returnKeyType enablesReturnKeyAutomatically secureTextEntry:Bool textContentType passwordRules
                inlinePredictionType writingToolsBehavior
                """),
        PlatformClass("UISearchTextField", "UITextField", keys: "tokens tokenBackgroundColor:UIColor allowsDeletingTokens allowsCopyingTokens"),
        PlatformClass("UISwitch", "UIControl", keys: "on onTintColor:UIColor thumbTintColor:UIColor onImage:UIImage offImage:UIImage title preferredStyle"),
        PlatformClass(
            "UISlider", "UIControl",
            keys: """
                value minimumValue maximumValue minimumValueImage:UIImage maximumValueImage:UIImage continuous
                minimumTrackTintColor:UIColor maximumTrackTintColor:UIColor thumbTintColor:UIColor preferredBehavioralStyle
                """),
        PlatformClass("UIStepper", "UIControl", keys: "continuous autorepeat wraps value minimumValue maximumValue stepValue"),
        PlatformClass("UISegmentedControl", "UIControl", keys: "segmentedControlStyle momentary apportionsSegmentWidthsByContent selectedSegmentIndex selectedSegmentTintColor:UIColor"),
        PlatformClass(
            "UIPageControl", "UIControl",
            keys: """
                numberOfPages currentPage hidesForSinglePage defersCurrentPageDisplay pageIndicatorTintColor:UIColor
                currentPageIndicatorTintColor:UIColor backgroundStyle allowsContinuousInteraction
                preferredIndicatorImage:UIImage preferredCurrentPageIndicatorImage:UIImage direction
                """),
        PlatformClass(
            "UIDatePicker", "UIControl",
            keys: """
                datePickerMode locale:NSLocale calendar:NSCalendar timeZone:NSTimeZone date:NSDate minimumDate:NSDate
                maximumDate:NSDate countDownDuration minuteInterval preferredDatePickerStyle roundsToMinuteInterval
                """),
        PlatformClass("UIRefreshControl", "UIControl", keys: "attributedTitle", selectors: "beginRefreshing endRefreshing"),
        PlatformClass("UIColorWell", "UIControl", keys: "title supportsAlpha selectedColor:UIColor"),
    ]

    static let objects = [
        PlatformClass(
            "UIBarItem", "NSObject",
            keys: """
                enabled title image:UIImage landscapeImagePhone:UIImage largeContentSizeImage:UIImage imageInsets
                landscapeImagePhoneInsets largeContentSizeImageInsets tag accessibilityIdentifier accessibilityLabel
                accessibilityHint accessibilityValue accessibilityTraits isAccessibilityElement accessibilityElementsHidden
                """),
        PlatformClass(
            "UIBarButtonItem", "UIBarItem", outlets: "customView:UIView",
            keys: """
                style width possibleTitles tintColor:UIColor target action menu:UIMenu primaryAction changesSelectionAsPrimaryAction
                hidden symbolAnimationEnabled selected preferredMenuElementOrder
                """),
        PlatformClass("UITabBarItem", "UIBarItem", keys: "selectedImage:UIImage badgeValue badgeColor:UIColor titlePositionAdjustment standardAppearance scrollEdgeAppearance"),
        PlatformClass(
            "UINavigationItem", "NSObject",
            outlets: "titleView:UIView leftBarButtonItem:UIBarButtonItem rightBarButtonItem:UIBarButtonItem backBarButtonItem:UIBarButtonItem leftBarButtonItems:UIBarButtonItem rightBarButtonItems:UIBarButtonItem",
            keys: """
                title prompt backButtonTitle hidesBackButton leftItemsSupplementBackButton largeTitleDisplayMode
                searchController:UISearchController hidesSearchBarWhenScrolling backButtonDisplayMode standardAppearance
                compactAppearance scrollEdgeAppearance style subtitle
                """),
        PlatformClass(
            "UIGestureRecognizer", "NSObject", outlets: "delegate:UIGestureRecognizerDelegate",
            keys: "enabled cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded allowedTouchTypes allowedPressTypes requiresExclusiveTouchType name"),
        PlatformClass("UITapGestureRecognizer", "UIGestureRecognizer", keys: "numberOfTapsRequired numberOfTouchesRequired buttonMaskRequired"),
        PlatformClass("UIPinchGestureRecognizer", "UIGestureRecognizer", keys: "scale"),
        PlatformClass("UIRotationGestureRecognizer", "UIGestureRecognizer", keys: "rotation"),
        PlatformClass("UISwipeGestureRecognizer", "UIGestureRecognizer", keys: "numberOfTouchesRequired direction"),
        PlatformClass("UIPanGestureRecognizer", "UIGestureRecognizer", keys: "minimumNumberOfTouches maximumNumberOfTouches allowedScrollTypesMask"),
        PlatformClass("UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer", keys: "edges"),
        PlatformClass("UILongPressGestureRecognizer", "UIGestureRecognizer", keys: "numberOfTapsRequired numberOfTouchesRequired minimumPressDuration allowableMovement"),
        PlatformClass("UIHoverGestureRecognizer", "UIGestureRecognizer"),
        PlatformClass("UIStoryboardSegue", "NSObject"),
        PlatformClass("UIStoryboardPopoverSegue", "UIStoryboardSegue"),
        PlatformClass("UIStoryboardUnwindSegueSource", "NSObject"),
        PlatformClass("UICollectionViewLayout", "NSObject"),
        PlatformClass(
            "UICollectionViewFlowLayout", "UICollectionViewLayout",
            keys: """
                minimumLineSpacing minimumInteritemSpacing itemSize estimatedItemSize scrollDirection headerReferenceSize
                footerReferenceSize sectionInset sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds
                sectionInsetReference
                """),
        PlatformClass("UICollectionViewCompositionalLayout", "UICollectionViewLayout"),
        PlatformClass("UICollectionViewTransitionLayout", "UICollectionViewLayout"),
        PlatformClass("UIStoryboard", "NSObject"),
        PlatformClass("UINib", "NSObject"),
        PlatformClass("UIColor", "NSObject"),
        PlatformClass("UIImage", "NSObject"),
        PlatformClass("UIFont", "NSObject"),
        PlatformClass("UIBezierPath", "NSObject"),
        PlatformClass("UIScreen", "NSObject"),
        PlatformClass("UILayoutGuide", "NSObject", keys: "identifier"),
        PlatformClass("UIDynamicAnimator", "NSObject", outlets: "delegate:UIDynamicAnimatorDelegate"),
        PlatformClass("UIDocument", "NSObject"),
        PlatformClass("UIMenuElement", "NSObject"),
        PlatformClass("UIMenu", "UIMenuElement"),
        PlatformClass("UICommand", "UIMenuElement"),
        PlatformClass("UIKeyCommand", "UICommand"),
        PlatformClass("UIScene", "UIResponder", outlets: "delegate:UISceneDelegate", keys: "title"),
        PlatformClass("UIWindowScene", "UIScene"),
        PlatformClass("UITextInputMode", "NSObject"),
        PlatformClass("UITableViewDiffableDataSource", "NSObject"),
        PlatformClass("UICollectionViewDiffableDataSource", "NSObject"),
    ]
}
