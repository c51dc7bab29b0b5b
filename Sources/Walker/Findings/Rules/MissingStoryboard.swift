import SceneAddressing

extension WalkRule {
    /// Links to storyboards that are nowhere, or not in the bundle that is searched.
    static let missingStoryboard = WalkRule(
        "missing-storyboard", .crash,
        "Every link names a storyboard that is in the bundle in which it is looked up.",
        reason: """
            Xcode compiles a reference to a storyboard that does not exist, or that another bundle holds, without a word. \
            UIKit raises an exception when it is followed.
            """
    ) { facts in
        facts.faults(ofLinks: { reason in
            switch reason {
            case .storyboardMissing, .storyboardElsewhere: .crash
            // A class method of the app may stand behind the name.
            case .storyboardMayBeMethod: .suspicious
            default: nil
            }
        })
    }
}
