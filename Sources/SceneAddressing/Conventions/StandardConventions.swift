extension LinkConvention {
    /// The conventions in force where an app configures nothing.
    public static let standard: [LinkConvention] = [
        .native,
        .linkedStoryboardSegue, .linkedStoryboardSegueCopies, .reversedLinkedStoryboardSegue,
        .underscoreLinkedStoryboardSegue, .externalStoryboardSegue,
        .storyboardLink, .rbStoryboardLink, .externScene, .crossStoryboardSegue, .mbStoryboardLink,
        .storyboardReferenceViewController, .includedThing, .attributedPlaceholder,
    ]

    /// Every convention known; those that are not ``standard`` have to be switched on for an app.
    public static let all: [LinkConvention] = standard + [.swizzledSegue]

    /// Interface Builder's storyboard references.
    public static let native = LinkConvention(name: "native", kind: .reference)

    // MARK: Segues

    /// Boardwalk's own linked segues: the text of a ``SceneAddress``, one class for each presentation.
    public static let linkedStoryboardSegue = LinkConvention(
        name: "linked-storyboard-segue",
        kind: .segueIdentifier(SegueIdentifierConvention(
            segueClasses: [
                LinkSegueClass("LinkedStoryboardSegue", .push),
                LinkSegueClass("LinkedStoryboardPushSegue", .push),
                LinkSegueClass("LinkedStoryboardShowSegue", .show),
                LinkSegueClass("LinkedStoryboardShowDetailSegue", .showDetail),
                LinkSegueClass("LinkedStoryboardModalSegue", .modal),
                LinkSegueClass("LinkedStoryboardPopoverSegue", .popover),
                LinkSegueClass("LinkedStoryboardReplaceSegue", .replace),
                LinkSegueClass("LinkedDestinationSegue", .asSegueKind),
            ],
            syntax: SegueIdentifierSyntax(separator: "@", bareIdentifier: .scene)
        ))
    )

    /// `AOLinkedStoryboardSegue` and its copies under other prefixes; they stop the app where the `@` is missing.
    public static let linkedStoryboardSegueCopies = LinkConvention(
        name: "ao-linked-storyboard-segue",
        kind: .segueIdentifier(SegueIdentifierConvention(
            segueClasses: [
                LinkSegueClass("AOLinkedStoryboardSegue", .push),
                LinkSegueClass("DANLinkedStoryboardSegue", .push),
                LinkSegueClass("*LinkedStoryboardSegue", .push),
            ]
        ))
    )

    /// A Swift class in circulation that puts the storyboard first, or names nothing else.
    public static let reversedLinkedStoryboardSegue = LinkConvention(
        name: "reversed-linked-storyboard-segue",
        kind: .segueIdentifier(SegueIdentifierConvention(
            segueClasses: [LinkSegueClass("LinkedStoryboardSegue", .push)],
            syntax: SegueIdentifierSyntax(separator: "@", order: .storyboardFirst, bareIdentifier: .storyboard)
        ))
    )

    /// `MSALinkedStoryboardSegue`: `scene_storyboard`.
    public static let underscoreLinkedStoryboardSegue = LinkConvention(
        name: "msa-linked-storyboard-segue",
        kind: .segueIdentifier(SegueIdentifierConvention(
            segueClasses: [LinkSegueClass("MSALinkedStoryboardSegue", .push)],
            syntax: SegueIdentifierSyntax(separator: "_")
        ))
    )

    /// The segue of an Apple sample: the identifier is a storyboard, its initial view controller is presented.
    public static let externalStoryboardSegue = LinkConvention(
        name: "aapl-external-storyboard-segue",
        kind: .segueIdentifier(SegueIdentifierConvention(
            segueClasses: [LinkSegueClass("AAPLExternalStoryboardSegue", .modal)],
            syntax: SegueIdentifierSyntax(separator: nil, labelSeparator: nil, bareIdentifier: .storyboard)
        ))
    )

    /// `JGLinkedStoryboard` and `UIStoryboardSegue+M5LinkedStoryboard`, which change every segue of the app.
    ///
    /// No file shows that an app uses them, and apps without them use `@` in identifiers too, so this one has to be
    /// switched on.
    public static let swizzledSegue = LinkConvention(
        name: "swizzled-segue",
        kind: .segueIdentifier(SegueIdentifierConvention(
            segueClasses: [], followsPlainSegues: true, storyboardMayBeMethod: true
        ))
    )

    // MARK: Placeholders

    /// Boardwalk's own placeholder, which stands for scenes of any kind but is no navigation controller itself.
    public static let storyboardLink = LinkConvention(
        name: "storyboard-link",
        kind: .placeholder(PlaceholderConvention(
            classNames: ["StoryboardLink"],
            storyboardKeys: ["storyboardName"],
            sceneKeys: ["sceneIdentifier"],
            bundleKeys: ["storyboardBundleIdentifier", "bundleIdentifier"],
            requiresStoryboard: false
        ))
    )

    /// `RBStoryboardLink`, a container for the scene, and the segues that go to the scene itself. The container is
    /// Boardwalk's `EmbeddedStoryboardLink`.
    public static let rbStoryboardLink = LinkConvention(
        name: "rb-storyboard-link",
        kind: .placeholder(PlaceholderConvention(
            classNames: ["RBStoryboardLink", "EmbeddedStoryboardLink"],
            storyboardKeys: ["storyboardName"],
            sceneKeys: ["sceneIdentifier"],
            bundleKeys: ["storyboardBundleIdentifier"],
            otherKeys: ["needsTopLayoutGuide", "needsBottomLayoutGuide"],
            redirectingSegues: [
                LinkSegueClass("RBStoryboardPushSegue", .push),
                LinkSegueClass("RBStoryboardModalSegue", .modal),
                LinkSegueClass("RBStoryboardPopoverSegue", .popover),
                LinkSegueClass("RBStoryboardSegue", .asSegueKind),
            ],
            embedsScene: true
        ))
    )

    /// `ExternViewController` and `ExternNavigationController`, and the segues that go to the scene itself.
    public static let externScene = LinkConvention(
        name: "extern-view-controller",
        kind: .placeholder(PlaceholderConvention(
            classNames: ["ExternViewController", "ExternNavigationController"],
            elements: [.controller, .navigationController],
            storyboardKeys: ["storyboardName"],
            sceneKeys: ["sceneIdentifier"],
            bundleKeys: ["storyboardBundleIdentifier", "bundleIdentifier"],
            redirectingSegues: [
                LinkSegueClass("ExternStoryboardSegue", .push),
                LinkSegueClass("ExternStoryboardPushSegue", .push),
                LinkSegueClass("ExternStoryboardShowSegue", .show),
                LinkSegueClass("ExternStoryboardShowDetailSegue", .showDetail),
                LinkSegueClass("ExternStoryboardModalSegue", .modal),
                LinkSegueClass("ExternStoryboardPopoverSegue", .popover),
                LinkSegueClass("ExternDestinationSegue", .asSegueKind),
            ]
        ))
    )

    /// `CrossStoryboardSegueDestinationPlaceholderViewController`; further attributes go on to the scene.
    public static let crossStoryboardSegue = LinkConvention(
        name: "cross-storyboard-segue",
        kind: .placeholder(PlaceholderConvention(
            classNames: ["CrossStoryboardSegueDestinationPlaceholderViewController"],
            storyboardKeys: ["destinationStoryboardName"],
            sceneKeys: ["destinationViewControllerIdentifier"],
            bundleKeys: ["destinationStoryboardBundleIdentifier"],
            redirectingSegues: [
                LinkSegueClass("CrossStoryboardPushSegue", .push),
                LinkSegueClass("CrossStoryboardModalSegue", .modal),
            ]
        ))
    )

    /// `MBStoryboardLink`, which reads the first label in the placeholder where it has no attributes.
    public static let mbStoryboardLink = LinkConvention(
        name: "mb-storyboard-link",
        kind: .placeholder(PlaceholderConvention(
            classNames: ["MBStoryboardLink"],
            storyboardKeys: ["storyboardName"],
            sceneKeys: ["sceneIdentifier"],
            otherKeys: ["needsTopLayoutGuide", "needsBottomLayoutGuide"],
            labelSyntax: SegueIdentifierSyntax(
                separator: " ", order: .storyboardFirst, labelSeparator: nil, bareIdentifier: .storyboard
            ),
            redirectingSegues: [
                LinkSegueClass("MBStoryboardLinkPushSegue", .push),
                LinkSegueClass("MBStoryboardLinkModalSegue", .modal),
                LinkSegueClass("MBStoryboardLinkSegue", .asSegueKind),
            ],
            embedsScene: true
        ))
    )

    /// `StoryboardReferenceViewController`, a storyboard reference for systems before iOS 9.
    public static let storyboardReferenceViewController = LinkConvention(
        name: "storyboard-reference-view-controller",
        kind: .placeholder(PlaceholderConvention(
            classNames: ["StoryboardReferenceViewController"],
            storyboardKeys: ["storyboardName"],
            sceneKeys: ["referencedIdentifier"],
            bundleKeys: ["bundleIdentifier"],
            requiresStoryboard: false
        ))
    )

    /// The `IBIncludedThing` family: scenes and nibs shown inside view controllers and plain views.
    public static let includedThing = LinkConvention(
        name: "ib-included-thing",
        kind: .placeholder(PlaceholderConvention(
            classNames: ["IBIncluded*"],
            elements: [.controller, .navigationController, .view],
            storyboardKeys: ["incStoryboard"],
            sceneKeys: ["sceneId"],
            nibKey: "incNib",
            nibControllerKey: "nibController",
            embedsScene: true,
            mayBeFilledByCode: true
        ))
    )

    /// Placeholder classes that nobody told us about, by the attributes that such classes tend to have.
    public static let attributedPlaceholder = LinkConvention(
        name: "attributed-placeholder",
        kind: .placeholder(PlaceholderConvention(
            classNames: [],
            elements: [.controller, .navigationController],
            storyboardKeys: ["storyboardName", "destinationStoryboardName", "linkedStoryboardName", "storyboard"],
            sceneKeys: [
                "sceneIdentifier", "referencedIdentifier", "destinationViewControllerIdentifier",
                "storyboardIdentifier", "viewControllerIdentifier", "sceneName", "sceneId",
            ],
            bundleKeys: ["storyboardBundleIdentifier", "bundleIdentifier", "destinationStoryboardBundleIdentifier"]
        ))
    )
}
