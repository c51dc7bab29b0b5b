/// The order in which Interface Builder writes attributes.
///
/// Observed, not documented: sorting how often each attribute precedes each other one in real files gives one
/// order for all elements that puts 98.8 % of 199,000 attributes back where they were.
enum AttributeOrder {
    /// Where in a start tag with the attributes `present` a new one goes: after the last that precedes it in
    /// Interface Builder's order. A name that is not known goes before the object id and what follows that.
    static func position(of name: String, among present: [String], in element: String) -> Int {
        let own = rank(of: name, in: element)
        return present.lastIndex { rank(of: $0, in: element) <= own }.map { $0 + 1 } ?? 0
    }

    private static func rank(of name: String, in element: String) -> Double {
        // In a segue the custom class precedes the id; everywhere else it follows.
        if element == "segue", let place = ["customClass", "customModule", "customModuleProvider"].firstIndex(of: name) {
            return identifierRank - 1 + Double(place + 1) / 10
        }
        return ranks[name] ?? identifierRank - 0.5
    }

    private static let identifierRank = ranks["id"] ?? 0

    private static let ranks: [String: Double] = Dictionary(
        uniqueKeysWithValues: names.split(whereSeparator: \.isWhitespace).enumerated().map {
            (String($0.element), Double($0.offset))
        })

    private static let names = """
        allowableMovement autoresizesSubviews canCollapse cancelsTouchesInView content defaultVersion
        definesPresentationContext description direction dynamicTypePreference firstItem firstAttribute
        headerTitle footerTitle holdingPriority implicitItemIdentifier input isSeparatorItem key
        autocapitalizationType autocorrectionType automaticEstimatedItemSize base64-UTF8 changeContents control
        doesNotDimImage flexibleMinX flexibleMaxX formatterBehavior fullScreenPrimary implicitIdentifier
        leftStrut lightByContents location length metaFont minX minY maxX maxY minimumPressDuration
        modifierFlags actionName discoverabilityTitle none button numberOfTapsRequired numberStyle formatWidth
        minimumIntegerDigits maximumIntegerDigits maximumFractionDigits option phoneNumber link address
        calendarEvent placeholderIdentifier property pushIn lightByBackground lightByGray changeBackground
        changeGray reference refusesFirstResponder relation representsSharedInstance resizeWithTable rightStrut
        row column scale sceneID scrollDirection minimumLineSpacing minimumInteritemSpacing scrollable
        secondItem secondAttribute multiplier priority constant sectionInsetReference selector destination
        appends collectionClass eventType kind identifier animates hidesWhenLoading label paletteLabel
        popoverAnchorBarButtonItem popoverAnchorView popoverBehavior preferredEdge relationship shift command
        showsBaselineSeparator displayMode size sizeMode sortKey spellCheckingType keyboardType returnKeyType
        enablesReturnKeyAutomatically secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType
        staticText header statusBarStyle symbolType symbolic systemColor red green blue target textContentType
        textStyle name family minToolsVersion minSystemVersion requiredIntegratedClassName
        timeIntervalSinceReferenceDate titled closable miniaturizable resizable fullSizeContentView toolTip top
        topStrut bottomStrut type keyPath up down left bottom right userResizable usesAppearanceFont utility HUD
        verifyAmbiguity version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout
        customObjectInstantitationMethod launchScreen useTraitCollections useSafeAreas colorMatched
        initialViewController weight pointSize white widthAdjustment widthSizable flexibleMinY flexibleMaxY
        heightSizable x xPlacement xcode11CocoaTouchSystemColor cocoaTouchSystemColor y yPlacement rowAlignment
        rowSpacing columnSpacing alphaValue alternate autoresizesArchivedViewToFullSize blendingMode
        copiesOnScroll dividerStyle hidesBottomBarWhenPushed keyboardKey material storyboardIdentifier
        modalPresentationStyle preferredFramesPerSecond storyboardName bundleIdentifier referencedIdentifier
        videoGravity allowDoubleColumnStyle extendedLayoutIncludesOpaqueBars preferredDisplayMode behavior
        primaryBackgroundStyle modalTransitionStyle navigationBarHidden transitionStyle navigationOrientation
        doubleSided spineLocation alwaysBounce clearsSelectionOnViewWillAppear colorLabel colorPixelFormat
        depthStencilPixelFormat itemPositioning scalesPageToFit borderType autohidesScrollers contentType
        focusRingType horizontalLineScroll horizontalPageScroll maximumZoomScale selectionHighlightStyle
        unwindAction verticalLineScroll usesPredominantAxisScrolling verticalPageScroll hasHorizontalScroller
        horizontalScrollElasticity datePickerMode keyboardDismissMode largeTitleDisplayMode minuteInterval
        progressViewStyle scene showSeguePresentationStyle symbolScale zoomEnabled
        automaticallyAdjustsScrollViewInsets bordered progressImage restorationIdentifier rotateEnabled
        pitchEnabled showsBuildings showsPointsOfInterest trackImage useCurrentDate vertical
        allowsMultipleSelection autosaveName hidesOnDeactivate titlebarAppearsTransparent titleVisibility
        useStoryboardIdentifierAsRestorationIdentifier hasAttributedTitle pointerInteraction columnSelection
        highlightedImage minimumValue prefetchingEnabled pullsDown selectedImage boxType canCancelContentTouches
        indicatorStyle minimumValueImage maximumValueImage navigational sceneName allowsCameraControl
        shouldIndentWhileEditing stepValue tighteningFactorForTruncation alternateImage
        estimatedSectionHeaderHeight floatsGroupRows incrementalSearchingEnabled indentationPerLevel
        numberOfPages outlineTableColumn allowsExpansionToolTips columnAutoresizingStyle tableStyle
        alternatingRowBackgroundColors columnReordering columnResizing multipleSelection autosaveColumns
        typeSelect rowSizeStyle headerView barStyle estimatedSectionFooterHeight importsGraphics richText
        restorable verticallyResizable spellingCorrection smartInsertDelete hidden opaque clipsSubviews
        clearsContextBeforeDrawing multipleTouchEnabled userInteractionEnabled alpha wantsLayer
        enableSetNeedsDisplay showsUserLocation mapType delaysContentTouches layoutMarginsFollowReadableWidth
        systemMenu hidesWhenStopped toolbarStyle viewBased bounces displayedWhenStopped bezeled steps
        tabbingMode allowsCharacterPickerTouchBarItem animating placeholderIntrinsicWidth
        placeholderIntrinsicHeight prompted indeterminate controlSize maximumValue textCompletion systemItem
        sizingBehavior backgroundImage continuous showsSelectionImmediatelyOnTouchBegin horizontal
        horizontalStackHuggingPriority verticalStackHuggingPriority detachesHiddenViews progress allowsUndo
        allowsEditingTextAttributes oneShot radius scrollEnabled showsHorizontalScrollIndicator
        showsVerticalScrollIndicator bouncesZoom showsToolbarButton translucent
        allowsToolTipsWhenApplicationIsInactive autorecalculatesKeyViewLoop releasedWhenClosed frameAutosaveName
        visibleAtLaunch animationBehavior showsTouchWhenHighlighted allowsSelection minWidth maxWidth tag
        contentMode horizontalHuggingPriority preservesSuperviewLayoutMargins verticalHuggingPriority
        horizontalCompressionResistancePriority fixedFrame usesAttributedText
        verticalCompressionResistancePriority ambiguous axis distribution insetsLayoutMarginsFromSafeArea
        largeTitles misplaced alwaysBounceVertical dataMode selectionStyle accessoryType
        hidesAccessoryWhenEditing indentationLevel indentationWidth reuseIdentifier tableViewCell textLabel
        detailTextLabel imageView enabled contentHorizontalAlignment contentVerticalAlignment buttonType
        adjustsImageWhenHighlighted adjustsImageWhenDisabled on segmentControlStyle selectedSegmentIndex style
        separatorStyle rowHeight estimatedRowHeight sectionHeaderHeight sectionFooterHeight value minValue
        maxValue clearButtonMode placeholder selectable editable placeholderString usesSingleLineMode text
        spacing baseWritingDirection textAlignment lineBreakMode sendsActionOnEndEditing numberOfLines
        baselineAdjustment minimumScaleFactor adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory
        adjustsFontSizeToFit preferredMaxLayoutWidth title bezelStyle keyEquivalent image catalog colorSpace
        customColorSpace imagePosition width height alignment state borderStyle drawsBackground imageScaling
        inset minimumFontSize selectedItem verticalAlignment layout translatesAutoresizingMaskIntoConstraints id
        orientation appearance userLabel customClass customModule customModuleProvider sceneMemberID
        """
}
