extension WalkRule {
    /// Every rule, those of one subject together.
    public static let all: [WalkRule] = links + segues + containment + navigation + starts + [otherException]

    private static let links = [
        missingStoryboard, missingScene, missingInitialScene, unknownBundle, placeholderCycle, linkNamesNothing,
        ignoredSegueClass, brokenLink, missingSegueDestination,
    ]

    private static let segues = [
        pushOutsideNavigation, pushOfNavigationController, pushOfSplitViewController, replaceOutsideSplitView,
        popoverWithoutAnchor, presentedTwice, customSegueWithoutClass, contradictoryAction,
        duplicateSegueIdentifier,
    ]

    private static let containment = [severalEmbeds, containmentCycle, tabLostBehindReference, navigationWithoutRoot]

    private static let navigation = [unwindToNobody, unwindWithoutAction, unwindWithoutExit, deadEnd, backByShow]

    private static let starts = [missingMainStoryboard, entryWithoutScene, unreadableEntry]
}
