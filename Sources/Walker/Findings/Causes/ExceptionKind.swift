import AppMap

/// What an exception tells of its cause.
enum ExceptionKind: Hashable, Sendable {
    /// The segue that is performed cannot do what its kind says.
    case segue(Cause.Kind)
    /// Something of a name is not there; nil where no name is told.
    case missing(String?)
    /// Scenes contain each other, or placeholders lead to each other.
    case cycle
    /// Scenes make each other deeper, or in greater number, than is followed.
    case deep
    case severalEmbeds
    case other

    init(_ exception: FindingException) {
        let reason = exception.reason
        self = Self.fixed.first { reason.contains($0.text) }?.kind ?? Self.missing(in: reason) ?? .other
    }

    private static let fixed: [(text: String, kind: ExceptionKind)] = [
        ("Push segues can only be used", .segue(.pushOutsideNavigation)),
        ("Pushing a navigation controller", .segue(.pushOfNavigationController)),
        ("Split View Controllers cannot be pushed", .segue(.pushOfSplitViewController)),
        ("Replace segues can only be used", .segue(.replaceOutsideSplitView)),
        ("non-nil sourceView or barButtonItem", .segue(.popoverWithoutAnchor)),
        ("Could not create a segue of class", .segue(.segueWithoutClass)),
        ("must either have a performHandler", .segue(.segueWithoutClass)),
        ("There are unexpected subviews in the container view", .severalEmbeds),
        ("are embedded in each other without end", .cycle),
        ("lead to each other without end", .cycle),
        ("contain each other without end", .cycle),
        ("are embedded in each other more than", .deep),
        ("contain each other more than", .deep),
        ("embeds more than", .deep),
        ("The links lead in a circle", .cycle),
    ]

    private static func missing(in reason: String) -> ExceptionKind? {
        let beginnings = [
            "Could not find a storyboard named '", "doesn't contain a view controller with identifier '",
            "doesn't contain an initial view controller", LinkExceptions.nothing,
            // Of the classes of Boardwalk that stand in for those of linking conventions.
            "There is no storyboard '", "has no scene with the identifier '", "has no initial view controller",
            "The app has no bundle '", "names no scene", "names no storyboard", "The link '", "The link is broken",
        ]
        guard let found = beginnings.lazy.compactMap({ reason.range(of: $0) }).first else { return nil }
        guard reason[..<found.upperBound].hasSuffix("'") else { return .missing(nil) }
        // Names may hold the mark that ends them: the last one counts, but for what follows the name of a storyboard.
        let rest = reason[found.upperBound...]
        let end = rest.range(of: "' in bundle")?.lowerBound ?? rest.lastIndex(of: "'") ?? rest.endIndex
        return .missing(String(rest[..<end]))
    }
}
