/// What UIKit raises about segues.
@MainActor
enum SegueException {
    static func noSegue(_ identifier: String, of controller: UIViewController) -> UIKitException {
        UIKitException(
            .invalidArgument,
            "Receiver (\(Headless.pointer(controller))) has no segue with identifier '\(identifier)'")
    }

    static func noNavigationController(for identifier: String?) -> UIKitException {
        let reason =
            "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
        return UIKitException(
            .generic,
            identifier.map { "Could not find a navigation controller for segue '\($0)'. \(reason)" } ?? reason)
    }

    /// UIKit has no class to name: the name stands in the storyboard, but the lookup gave nothing.
    static let unknownClass = UIKitException(.invalidArgument, "Could not create a segue of class '(null)'")

    static func noPerform(_ identifier: String?) -> UIKitException {
        UIKitException(
            UnconfirmedSegue.nameOfNoPerform,
            "Could not perform segue with identifier '\(identifier ?? "(null)")'. A segue must either have a performHandler or it must override -perform."
        )
    }

    static let embeddedTwice = UIKitException(
        .internalInconsistency,
        "There are unexpected subviews in the container view. Perhaps the embed segue has already fired once or a subview was added programmatically?"
    )

    // MARK: Of documents that Interface Builder does not write

    static func endlessEmbedding(in storyboard: UIStoryboard?) -> UIKitException {
        UIKitException(
            .stackOverflow,
            "The scenes of storyboard '\(storyboard?.name ?? "")' are embedded in each other without end.")
    }

    static func tooDeepEmbedding(in storyboard: UIStoryboard?, limit: Int) -> UIKitException {
        UIKitException(
            .limit, "The scenes of storyboard '\(storyboard?.name ?? "")' are embedded in each other more than \(limit) deep.")
    }

    static func tooManyEmbedded(in storyboard: UIStoryboard?, limit: Int) -> UIKitException {
        UIKitException(.limit, "A scene of storyboard '\(storyboard?.name ?? "")' embeds more than \(limit) scenes.")
    }
}
