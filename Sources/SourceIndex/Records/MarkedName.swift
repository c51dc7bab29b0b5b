/// Names that stand for values which only the readers themselves understand; no source can write them.
enum MarkedName {
    /// A segue that a method was given.
    static let segue = "(segue)"
    /// The case of an enum whose raw value is a segue's identifier; the path of the enum follows.
    static let segueCase = "(case)"
    /// What controllers call the enumeration of their segues, by an old custom.
    static let segueCases = "SegueIdentifier"
}

extension Expression {
    /// The identifier of the segue that a method was given.
    static let segueIdentifier = Expression.name([MarkedName.segue, "identifier"])

    /// Whether it is a segue's identifier: of a parameter of that type, or of what is called a segue.
    var isSegueIdentifier: Bool {
        guard case .name(let path) = self, path.count == 2, path[1] == "identifier" || path[1] == "identifier()" else {
            return false
        }
        return path[0] == MarkedName.segue || path[0].lowercased().hasSuffix("segue")
    }

    /// What a use of the destination of the segue that a method was given is: of itself, or of what it shows first.
    var segueDestination: IdentifierUse.Kind? {
        guard case .name(let path) = self, path.count > 1, path[0] == MarkedName.segue,
            ["destination", "destinationViewController", "destinationViewController()"].contains(path[1])
        else { return nil }
        switch path.dropFirst(2).map({ $0.hasSuffix("()") ? String($0.dropLast(2)) : $0 }) {
        case []: return .segueDestination
        case ["topViewController"], ["viewControllers", "first"], ["viewControllers", "firstObject"]: return .segueContent
        default: return nil
        }
    }
}
