extension Rule {
    /// Every rule there is, the worst first.
    public static let all: [Rule] = crash + broken + suspicious + style

    private static let crash = [
        missingStoryboard, missingScene, missingInitialScene, placeholderCycle, missingMainStoryboard,
        missingNib, missingSegueDestination, customSegueWithoutClass, severalEmbeds, containmentCycle, outletOfPlainClass,
        unknownClass, classOfOtherKind, missingOutlet, outletType, missingAction, missingSegueAction, segueActionType,
        missingDataSourceMethod, unusableCoder, missingNameInCode,
        missingSegueInCode, missingCellInCode, wrongClassInCode, nibWithoutView, nibOfOtherCell,
    ]

    private static let broken = [
        brokenLink, missingLaunchScreen, entryWithoutScene, danglingInitialScene, danglingConnection,
        danglingConstraint, danglingReference, staleTieBreaker, duplicateObjectID, duplicateStoryboardIdentifier,
        duplicateSegueIdentifier, duplicateReuseIdentifier, prototypeWithoutIdentifier, misplacedExit, unwindWithoutExit, unwindWithoutAction,
        tabLostBehindReference,
        unreachableScene, deadSegue, ignoredSegueClass, contradictoryAction, variantsDiffer, unfinishedMerge,
        unreadableDocument, missingFile, repeatedDocument, staticTable, outletIntoPrototype,
        misplacedRelationship, nestedNavigation, launchScreenWithCode, unknownImage, unknownColor,
        impossibleSymbol, deploymentTarget, misspelledModule, standInClass, classOfOtherElement, missingRuntimeAttribute,
        runtimeAttributeType, missingUnwindAction, unansweredAction, missingSceneDelegate,
        unknownImageInCode, linkNamesNothing, unlistedFont,
    ]

    private static let suspicious = [
        unknownBundle, backByShow, segueOfSomeScenes, ambiguousSegueIdentifier, similarIdentifiers, similarDocumentNames,
        actionOfPlainClass, gestureOnSeveralViews, popoverWithoutAnchor, navigationWithoutRoot, tabWithoutItem,
        unlinkedSegue, storyboardInSeveralBundles, documentInNoTarget, deviceVariantsDiffer, emptyStoryboard,
        sceneWithoutController, legacyDocument, unknownFont, duplicateConstraint, misplacedView, ambiguousView,
        unperformedSegue, unknownSegueInCode, unusedOutlet, unusedAction, unusedIdentifier, actionParameters, senderType,
        delegateWithoutProtocol, sceneMadeByInit, outletOfSomeObjects,
    ]

    private static let style = [
        identifierNamedAsClass, reuseIdentifierNamedAsClass, classNamedAsStoryboard, identifierPattern, unusedSegueIdentifier, singleScene,
        largeStoryboard, initialScene, usesAutolayout, usesTraitCollections, usesSafeAreas, drawingDevice, simulatedMetrics,
        toolsVersion, linksToOtherBundles, hidesBottomBar, relativeToMargin, noVariations, stackViewBackground, baseClasses,
        forbiddenClasses, moduleOfClasses, inheritedModule, staleModule, propertyValues, runtimeAttributeValues,
        runtimeAttributeCompanions, imageWithoutLabel, imageButtonWithoutLabel, textInputWithoutLabel,
        controlWithoutIdentifier, outletLabelWithoutIdentifier, catalogColors, attributedTextColors, allowedFonts,
        fontSizes, unlocalizedRuntimeText,
    ]

    /// The rule of a name.
    public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}
