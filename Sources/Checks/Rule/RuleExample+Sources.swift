extension RuleExample {
    /// A source file and a storyboard whose scenes have these objects.
    static func source(_ source: String, _ objects: String..., initial: String? = nil) -> RuleExample {
        RuleExample(["Home.swift": source + "\n", "Main.storyboard": storyboard(objects, initial: initial)])
    }
}
