/// Which flow a view controller came out of.
@MainActor
enum FlowMembership {
    /// A segue leads on within a flow, into other storyboards too.
    static func pass(from source: UIViewController, to destination: UIViewController) {}
}
