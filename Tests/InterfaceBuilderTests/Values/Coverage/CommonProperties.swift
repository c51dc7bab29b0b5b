import InterfaceBuilder

/// What a protocol gives to all types that have it.
extension ListedProperties {
    static func elementProperties<Value: ElementValue>() -> [PartialKeyPath<Value>] {
        [
            \.explicitNils, \.variations, \.scene,
        ]
    }

    static func objectProperties<Value: ObjectValue>() -> [PartialKeyPath<Value>] {
        [
            \.outlets, \.outletCollections, \.actions, \.segues, \.objectID, \.customClass, \.userLabel,
            \.colorLabel, \.restorationIdentifier, \.userDefinedRuntimeAttributes, \.connections,
            \.accessibility, \.userComments, \.key, \.sceneMemberID, \.canvasLocation,
        ]
    }

    static func connectionProperties<Value: ConnectionValue>() -> [PartialKeyPath<Value>] {
        [
            \.objectID, \.destinationID, \.owner,
        ]
    }

    static func viewProperties<Value: ViewValue>() -> [PartialKeyPath<Value>] {
        objectProperties() + [
            \.translatesAutoresizingMaskIntoConstraints, \.autoresizingMask, \.constraints, \.layoutGuides,
            \.safeAreaLayoutGuide, \.isMisplaced, \.isAmbiguous, \.verifyAmbiguity, \.verifyMisplaced,
            \.hasFixedFrame, \.horizontalHuggingPriority, \.verticalHuggingPriority,
            \.horizontalCompressionResistancePriority, \.verticalCompressionResistancePriority,
            \.placeholderIntrinsicWidth, \.placeholderIntrinsicHeight, \.layoutMargins,
            \.preservesSuperviewLayoutMargins, \.layoutMarginsFollowReadableWidth,
            \.insetsLayoutMarginsFromSafeArea, \.kind, \.frame, \.contentMode, \.alpha, \.isHidden, \.tag,
            \.isOpaque, \.isUserInteractionEnabled, \.allowsMultipleTouches, \.clipsToBounds,
            \.clearsContextBeforeDrawing, \.autoresizesSubviews, \.backgroundColor, \.tintColor,
            \.contentStretch, \.semanticContentAttribute, \.simulatedAppContext, \.simulatedMetrics,
            \.gestureRecognizers, \.superview,
        ]
    }

    static func documentProperties<Value: InterfaceDocument>() -> [PartialKeyPath<Value>] {
        [
            \.type, \.version, \.toolsVersion, \.systemVersion, \.targetRuntime, \.usesAutolayout,
            \.usesTraitCollections, \.usesSafeAreas, \.isLaunchScreen, \.isColorMatched,
            \.propertyAccessControl, \.customObjectInstantiationMethod, \.variant,
            \.generatesPrototypingConstraints, \.device, \.dependencies, \.customFonts, \.resources,
            \.tintColor, \.defaultSimulatedMetrics, \.inferredMetricsTieBreakers, \.designables,
            \.classDescriptions, \.previewedTextSize, \.drawingSize,
        ]
    }
}
