import AppMap

/// Why something is raised: what an author would have to change.
struct Cause: Hashable, Sendable {
    /// What is wrong with it.
    enum Kind: Hashable, Sendable {
        /// A link leads nowhere.
        case link
        /// The document has no scene at the end of a segue.
        case missingDestination
        case pushOutsideNavigation
        case pushOfNavigationController
        case pushOfSplitViewController
        case replaceOutsideSplitView
        case popoverWithoutAnchor
        case segueWithoutClass
        case severalEmbeds
        case containmentCycle
        case other
    }

    enum Subject: Hashable, Sendable {
        case way(Way.ID)
        case link(Link.ID)
        case scene(AppScene.ID)
    }

    let kind: Kind
    let subject: Subject
    /// What is raised, where the kind does not say it all.
    var reason: String?
}
