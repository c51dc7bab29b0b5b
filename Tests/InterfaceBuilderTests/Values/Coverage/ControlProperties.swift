import InterfaceBuilder

extension ListedProperties {
    static var control: [Self] {
        [
            list(
                ActivityIndicatorView.self,
                [
                    \.style, \.isAnimating, \.hidesWhenStopped, \.color, \.view,
                ]),
            list(
                BackgroundConfiguration.self,
                [
                    \.image, \.backgroundColor, \.strokeColor, \.strokeWidth, \.cornerRadius,
                ]),
            list(
                Button.self,
                [
                    \.buttonType, \.states, \.normalState, \.configuration, \.backgroundConfiguration, \.title,
                    \.image, \.font, \.lineBreakMode, \.contentEdgeInsets, \.titleEdgeInsets,
                    \.imageEdgeInsets, \.titleShadowOffset, \.showsTouchWhenHighlighted,
                    \.adjustsImageWhenHighlighted, \.adjustsImageWhenDisabled,
                    \.reversesTitleShadowWhenHighlighted, \.hasPointerInteraction, \.showsMenuAsPrimaryAction,
                    \.changesSelectionAsPrimaryAction, \.role, \.hasAttributedTitle, \.titleColor,
                    \.contentTintColor, \.preferredSymbolConfiguration,
                    \.adjustsImageSizeForAccessibilityContentSizeCategory, \.menu, \.contentGroup, \.view,
                ]),
            list(
                Button.State.self,
                [
                    \.name, \.title, \.attributedTitle, \.titleColor, \.titleShadowColor, \.image,
                    \.backgroundImage, \.preferredSymbolConfiguration,
                ]),
            list(
                ButtonConfiguration.self,
                [
                    \.style, \.title, \.attributedTitle, \.subtitle, \.image, \.imagePlacement, \.imagePadding,
                    \.titlePadding, \.titleAlignment, \.cornerStyle, \.buttonSize, \.showsActivityIndicator,
                    \.titleFont, \.subtitleFont, \.baseForegroundColor, \.baseBackgroundColor, \.contentInsets,
                    \.symbolConfiguration, \.background,
                ]),
            list(
                ColorWell.self,
                [
                    \.title, \.selectedColor, \.supportsAlpha, \.view,
                ]),
            list(
                Control.self,
                [
                    \.isEnabled, \.isSelected, \.isHighlighted, \.contentHorizontalAlignment,
                    \.contentVerticalAlignment, \.toolTip, \.view,
                ]),
            list(
                DatePicker.self,
                [
                    \.mode, \.style, \.minuteInterval, \.usesCurrentDate, \.date, \.minimumDate, \.maximumDate,
                    \.countDownDuration, \.locale, \.timeZone, \.view,
                ]),
            list(
                PageControl.self,
                [
                    \.numberOfPages, \.currentPage, \.hidesForSinglePage, \.defersCurrentPageDisplay,
                    \.pageIndicatorTintColor, \.currentPageIndicatorTintColor, \.view,
                ]),
            list(
                PickerView.self,
                [
                    \.showsSelectionIndicator, \.view,
                ]),
            list(
                ProgressView.self,
                [
                    \.progress, \.style, \.progressTintColor, \.trackTintColor, \.progressImage, \.trackImage,
                    \.view,
                ]),
            list(
                RefreshControl.self,
                [
                    \.attributedTitle, \.isEnabled, \.view,
                ]),
            list(
                SegmentedControl.self,
                [
                    \.segments, \.selectedSegmentIndex, \.isMomentary, \.controlStyle,
                    \.apportionsSegmentWidthsByContent, \.selectedSegmentTintColor, \.view,
                ]),
            list(
                SegmentedControl.Segment.self,
                [
                    \.title, \.image, \.width, \.isEnabled, \.isSelected, \.tag, \.contentOffset,
                ]),
            list(
                Slider.self,
                [
                    \.value, \.minimumValue, \.maximumValue, \.isContinuous, \.minimumValueImage,
                    \.maximumValueImage, \.minimumTrackTintColor, \.maximumTrackTintColor, \.thumbTintColor,
                    \.color, \.numberOfSteps, \.view,
                ]),
            list(
                Stepper.self,
                [
                    \.value, \.minimumValue, \.maximumValue, \.stepValue, \.isContinuous, \.autorepeats,
                    \.wraps, \.view,
                ]),
            list(
                Switch.self,
                [
                    \.isOn, \.onTintColor, \.thumbTintColor, \.title, \.view,
                ]),
            list(
                GestureRecognizer.self, common: objectProperties,
                [
                    \.kind, \.isEnabled, \.numberOfTapsRequired, \.numberOfTouchesRequired,
                    \.minimumNumberOfTouches, \.maximumNumberOfTouches, \.minimumPressDuration,
                    \.allowableMovement, \.direction, \.edges, \.cancelsTouchesInView, \.delaysTouchesBegan,
                    \.delaysTouchesEnded, \.precedingGestureRecognizerIDs,
                ]),
            list(
                DataDetectorTypes.self,
                [
                    \.types
                ]),
            list(
                SearchBar.self,
                [
                    \.text, \.placeholder, \.prompt, \.searchBarStyle, \.barStyle, \.isTranslucent,
                    \.barTintColor, \.showsCancelButton, \.showsSearchResultsButton, \.showsBookmarkButton,
                    \.showsScopeBar, \.scopeButtonTitles, \.traits, \.view,
                ]),
            list(
                TextField.self,
                [
                    \.text, \.placeholder, \.attributedText, \.attributedPlaceholder, \.borderStyle,
                    \.textAlignment, \.textColor, \.font, \.minimumFontSize, \.adjustsFontSizeToFitWidth,
                    \.adjustsFontForContentSizeCategory, \.clearButtonMode, \.clearsOnBeginEditing,
                    \.background, \.disabledBackground, \.traits, \.view,
                ]),
            list(
                TextInputTraits.self,
                [
                    \.keyboardType, \.keyboardAppearance, \.returnKeyType, \.enablesReturnKeyAutomatically,
                    \.isSecureTextEntry, \.textContentType, \.autocapitalizationType, \.autocorrectionType,
                    \.spellCheckingType, \.smartDashesType, \.smartQuotesType, \.smartInsertDeleteType,
                ]),
            list(
                TextView.self,
                [
                    \.text, \.attributedText, \.usesAttributedText, \.isEditable, \.isSelectable,
                    \.textAlignment, \.textColor, \.font, \.adjustsFontForContentSizeCategory,
                    \.allowsEditingTextAttributes, \.findStyle, \.dataDetectorTypes, \.traits, \.view,
                ]),
        ]
    }
}
