extension WalkRule {
    /// Links into bundles that the app is not known to have.
    static let unknownBundle = WalkRule(
        "unknown-bundle", .suspicious,
        "A bundle that a link names is made by a target that the app links or embeds.",
        reason: """
            The identifier of a bundle is text. After a target is renamed, or where a package manager gives the bundle another \
            identifier, UIKit does not find the storyboard and raises an exception.
            """
    ) { facts in
        facts.faults(ofLinks: { reason in
            switch reason {
            case .bundleUnknown, .bundleNotLinked: .suspicious
            default: nil
            }
        })
    }
}
