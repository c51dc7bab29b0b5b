extension Rule {
    /// Every rule there is, the worst first.
    public static let all: [Rule] = crash

    private static let crash = [
        missingStoryboard, missingScene, missingInitialScene, placeholderCycle, missingSegueDestination,
    ]

    /// The rule of a name.
    public static func named(_ name: String) -> Rule? { all.first { $0.name == name } }
}
