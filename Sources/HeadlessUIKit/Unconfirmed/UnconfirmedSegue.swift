/// What no source states for certain about segues, all in one place.
@MainActor
enum UnconfirmedSegue {
    /// The name of the exception for a segue that does nothing; reports quote only its reason.
    static let nameOfNoPerform = Headless.UIKitException.Name.internalInconsistency

    /// Whether `shouldPerformSegue` is asked about scenes that a view embeds while it loads.
    static let asksBeforeEmbedding = true

    /// What `shouldPerformSegue` gets for a segue without an identifier: UIKit gives nil, which Swift makes empty.
    static let missingIdentifier = ""

    /// Whether a peek that is committed is prepared once more, after it was prepared to be shown.
    static let preparesCommit = false

    /// The name of the exception for a segue of the kind `replace` outside a split view.
    static let noSplitViewController = UIKitException(
        .generic,
        "Replace segues can only be used when the source controller is managed by an instance of UISplitViewController."
    )
}

// Also unconfirmed, as they follow from how the code works rather than from a constant:
// - Unwinding starts its search at the source, except where the source itself is presented by a container on behalf of
//   a child: then the child is asked first. Three traces (2, 3, K01) agree on it; they are all that is known.
// - Along the path of an unwinding the source's end is asked first for a segue of its own (Q06).
// - A split view controller shows the column that an unwinding leads to; no source says what it does.
// - Unwinding from the primary column of a split view is said not to get past the split view (K09, iOS 8). Here it
//   does.
// - A segue is prepared, then the unwinding's action is sent, then what is presented goes, then each container on the way
//   down takes its step: inferred from the traces of unwinding.
// - What a scene embeds is prepared with no sender: general knowledge.
// - A presentation in the context of a child is dismissed by unwinding to that child; up to iOS 7 it was not (K08).
// - A controller that is looked at in a peek hears nothing of appearance until it is shown (P02, reported once).
