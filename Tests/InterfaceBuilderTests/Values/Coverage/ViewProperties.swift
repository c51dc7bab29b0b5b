import InterfaceBuilder

extension ListedProperties {
    static var view: [Self] {
        [
            list(
                AutoresizingMask.self,
                [
                    \.hasFlexibleWidth, \.hasFlexibleHeight, \.hasFlexibleLeftMargin, \.hasFlexibleRightMargin,
                    \.hasFlexibleTopMargin, \.hasFlexibleBottomMargin,
                ]),
            list(
                Constraint.self, common: objectProperties,
                [
                    \.firstItemID, \.firstAttribute, \.relation, \.secondItemID, \.secondAttribute, \.constant,
                    \.multiplier, \.priority, \.identifier, \.isPlaceholder, \.isSymbolic, \.symbolType,
                    \.type, \.owner,
                ]),
            list(
                LayoutGuide.self, common: objectProperties,
                [
                    \.kind
                ]),
            list(
                ContainerView.self,
                [
                    \.embedSegue, \.view,
                ]),
            list(
                GraphicsView.self,
                [
                    \.redrawsOnDemand, \.isPaused, \.colorPixelFormat, \.depthStencilPixelFormat,
                    \.drawableDepthFormat, \.drawableStencilFormat, \.drawableMultisample, \.sceneName,
                    \.allowsCameraControl, \.wantsMultisampling, \.view,
                ]),
            list(
                ImageView.self,
                [
                    \.image, \.highlightedImage, \.isHighlighted, \.preferredSymbolConfiguration,
                    \.adjustsImageSizeForAccessibilityContentSizeCategory, \.adjustsImageWhenAncestorFocused,
                    \.view,
                ]),
            list(
                Label.self,
                [
                    \.text, \.attributedText, \.usesAttributedText, \.textAlignment, \.lineBreakMode,
                    \.numberOfLines, \.baselineAdjustment, \.adjustsFontSizeToFitWidth, \.minimumFontSize,
                    \.minimumScaleFactor, \.adjustsLetterSpacingToFitWidth,
                    \.adjustsFontForContentSizeCategory, \.preferredMaxLayoutWidth, \.isEnabled,
                    \.isHighlighted, \.font, \.textColor, \.highlightedColor, \.shadowColor, \.shadowOffset,
                    \.view,
                ]),
            list(
                MapView.self,
                [
                    \.mapType, \.isZoomEnabled, \.isScrollEnabled, \.isRotateEnabled, \.isPitchEnabled,
                    \.showsUserLocation, \.showsBuildings, \.showsPointsOfInterest, \.view,
                ]),
            list(
                ScrollView.self,
                [
                    \.isScrollEnabled, \.isPagingEnabled, \.isDirectionalLockEnabled, \.bounces,
                    \.alwaysBounceHorizontal, \.alwaysBounceVertical, \.bouncesZoom, \.minimumZoomScale,
                    \.maximumZoomScale, \.showsHorizontalScrollIndicator, \.showsVerticalScrollIndicator,
                    \.indicatorStyle, \.delaysContentTouches, \.canCancelContentTouches, \.keyboardDismissMode,
                    \.contentInsetAdjustmentBehavior, \.contentInset, \.scrollIndicatorInsets,
                    \.contentLayoutGuide, \.frameLayoutGuide, \.view,
                ]),
            list(
                StackView.self,
                [
                    \.axis, \.alignment, \.distribution, \.spacing, \.spacingType,
                    \.isBaselineRelativeArrangement, \.isLayoutMarginsRelativeArrangement, \.arrangedSubviews,
                    \.customSpacings, \.view,
                ]),
            list(
                View.self, common: viewProperties,
                [
                    \.subviews
                ]),
            list(
                VisualEffectView.self,
                [
                    \.effect, \.contentView, \.material, \.blendingMode, \.state, \.view,
                ]),
            list(
                WebView.self,
                [
                    \.isLegacy, \.scalesPageToFit, \.allowsLinkPreview, \.allowsBackForwardNavigationGestures,
                    \.customUserAgent, \.allowsInlineMediaPlayback, \.mediaPlaybackRequiresUserAction,
                    \.mediaPlaybackAllowsAirPlay, \.keyboardDisplayRequiresUserAction, \.dataDetectorTypes,
                    \.configuration, \.view,
                ]),
            list(
                WebViewConfiguration.self,
                [
                    \.allowsAirPlayForMediaPlayback, \.allowsPictureInPictureMediaPlayback,
                    \.applicationNameForUserAgent, \.suppressesIncrementalRendering,
                    \.mediaTypesRequiringUserAction, \.isJavaScriptEnabled, \.minimumFontSize,
                ]),
        ]
    }
}
