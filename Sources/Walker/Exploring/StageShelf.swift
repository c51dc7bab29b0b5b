/// What was on screen at places to which a walk comes again, so that it need not be made once more.
struct StageShelf {
    private var stages: [Int: Stage] = [:]
    /// How many places have been added since those were let go that nobody needs.
    private var added = 0
    private var limit = 64

    /// Beyond this the memory costs more than making anew does.
    private static let most = 4_096

    subscript(place: Int) -> Stage? {
        get { stages[place] }
        set { stages[place] = newValue }
    }

    mutating func keep(_ stage: Stage, of place: Int) {
        added += 1
        guard stages.count < Self.most else { return }
        stages[place] = stage
    }

    /// Whether it is time to let go of what is not needed; as seldom as there is much that is.
    var isFull: Bool { added >= limit }

    mutating func clear(keeping needed: Set<Int>) {
        stages = stages.filter { needed.contains($0.key) }
        added = 0
        limit = max(64, stages.count / 4)
    }
}
