/// Animations that stand still, and end when they are let go.
@MainActor
enum PausedAnimations {
    private static var completions: [(Bool) -> Void]?

    /// Runs code and keeps back what is to follow its animations.
    static func collect(_ body: () -> Void) -> [(Bool) -> Void] {
        let outer = completions
        completions = []
        defer { completions = outer }
        body()
        return completions ?? []
    }

    /// Called at the end of an animation, which comes at once unless animations are paused.
    static func complete(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        if completions == nil {
            completion(true)
        } else {
            completions?.append(completion)
        }
    }
}
