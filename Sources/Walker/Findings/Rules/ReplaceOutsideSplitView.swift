extension WalkRule {
    /// Replace segues of scenes that stand in no split view controller.
    static let replaceOutsideSplitView = WalkRule(
        "replace-outside-split-view", .crash,
        "A replace segue is performed by a scene that stands in a split view controller.",
        reason: """
            A segue of the kind 'replace' fills a column of the split view controller around its source. Where there is none \
            UIKit raises an exception.
            """
    ) { facts in
        facts.faults(ofWays: .replaceOutsideSplitView) { way, source, destination in
            "The segue \(way) puts \(destination) into a column, but \(source) stands in no split view controller here. The app "
                + "stops. Choose the kind 'showDetail', which presents the scene where there is no column."
        }
    }
}
