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

    /// What the object is that is cast: where a segue leads or comes from, or the root of a window, by itself or by what it shows
    /// first; nil for anything else.
    var castObject: IdentifierUse.Kind? {
        guard case .name(let written) = self else { return nil }
        let path = written.map { $0.hasSuffix("()") ? String($0.dropLast(2)) : $0 }.drop { $0 == "self" }
        guard let first = path.first, let second = path.dropFirst().first else { return nil }
        let isContent: Bool
        switch path.dropFirst(2) {
        case []: isContent = false
        case ["topViewController"], ["viewControllers", "first"], ["viewControllers", "firstObject"]: isContent = true
        default: return nil
        }
        switch (first, second) {
        case (MarkedName.segue, "destination"), (MarkedName.segue, "destinationViewController"):
            return isContent ? .segueContent : .segueDestination
        case (MarkedName.segue, "source"), (MarkedName.segue, "sourceViewController"): return isContent ? nil : .segueSource
        case ("window", "rootViewController"): return isContent ? .windowContent : .windowRoot
        default: return nil
        }
    }
}
