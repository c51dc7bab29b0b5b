import AppMap

extension Rule {
    /// Links into other bundles.
    static let linksToOtherBundles = Rule(
        "links-to-other-bundles", .style,
        "No link leads into another bundle.",
        reason: """
            The identifier of a bundle changes with its target and its package manager, and nothing tells when a link no \
            longer fits. Code that asks a framework for its scenes is told by the compiler.
            """,
        wrong: [
            .scenes("""
                ↓<viewControllerPlaceholder storyboardName="Kit" bundleIdentifier="com.example.Kit" id="ref" sceneMemberID="viewController"/>
                """),
        ],
        right: [
            .scenes("<viewControllerPlaceholder storyboardName=\"Kit\" id=\"ref\" sceneMemberID=\"viewController\"/>"),
        ],
        inApp: { app, _ in
            app.app.links.compactMap { link in
                guard let bundle = link.address?.bundle else { return nil }
                return app.fault(
                    of: link, "The link leads into the bundle '\(bundle)'. Show the scene by code of that bundle instead.")
            }
        })
}
