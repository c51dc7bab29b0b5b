/// What a step changes in an ``Arrangement``, told from where the step was taken, so that it can be repeated wherever the
/// same scene stands in the same surroundings.
public struct Rearrangement: Hashable, Sendable {
    /// How many controllers outwards, each holding or presenting the one before, the change lies from the scene.
    public let outwards: Int
    /// From there inwards.
    public let inwards: [Arrangement.Part]
    /// How the controller that is found there holds others before.
    public let container: Arrangement.Container?
    /// What happens to the controller.
    public let change: Change

    /// What happens to a controller.
    public enum Change: Hashable, Sendable {
        /// Another takes its place.
        case becomes(Arrangement)
        /// It holds others in another way from now on, as a split view controller that collapses.
        case holds(Arrangement.Container?)
        /// The last ones of its children go, and others come.
        case replacesLast(Int, with: [Arrangement])
        /// Other children are seen.
        case shows([Int])
        /// It presents, instead of what it presented before.
        case presents(Arrangement)
        /// What it presented goes.
        case dismisses
    }
}
