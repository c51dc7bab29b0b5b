extension SegueIdentifierSyntax {
    /// The order that an app's identifiers are written in: on which side of the separator more of them name a
    /// storyboard that exists. `either` where that does not tell.
    public static func prevailingOrder(
        of identifiers: some Sequence<String>, separator: String = "@", in catalogue: some SceneCatalogue
    ) -> Order {
        let sceneFirst = Self(separator: separator)
        let storyboardFirst = Self(separator: separator, order: .storyboardFirst)
        var balance = 0
        for identifier in identifiers {
            if sceneFirst.candidates(in: identifier).contains(where: catalogue.holdsStoryboard) { balance += 1 }
            if storyboardFirst.candidates(in: identifier).contains(where: catalogue.holdsStoryboard) { balance -= 1 }
        }
        return balance > 0 ? .sceneFirst : balance < 0 ? .storyboardFirst : .either
    }
}

extension SceneCatalogue {
    fileprivate func holdsStoryboard(of address: SceneAddress) -> Bool {
        guard let storyboard = address.storyboard else { return false }
        return (try? contents(ofStoryboard: storyboard, inBundle: address.bundle)) != nil
    }
}
