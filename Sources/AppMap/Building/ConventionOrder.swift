import InterfaceBuilder
import SceneAddressing

extension [LinkConvention] {
    /// Where conventions leave it open whether scene or storyboard comes first, the app's own habit decides.
    func ordered(byHabitOf scenes: [AppScene], in index: StoryboardIndex) -> [LinkConvention] {
        let addresses = scenes.flatMap { scene in
            scene.scene.segues.compactMap { segue in
                segue.customClass == nil ? nil : segue.identifier.map { (scene.storyboard, $0) }
            }
        }.filter { $0.1.utf8.contains(UInt8(ascii: "@")) }
        guard let (origin, _) = addresses.first else { return self }
        let order = SegueIdentifierSyntax.prevailingOrder(
            of: addresses.map(\.1), in: AppCatalogue(
                index: index, origin: origin, looksInMainBundle: true, suggestsNames: false))
        return following(order)
    }

    /// The conventions with `order` in those that leave it open. Of several for one class, those of the order come first.
    private func following(_ order: SegueIdentifierSyntax.Order) -> [LinkConvention] {
        var fitting: [LinkConvention] = []
        var others: [LinkConvention] = []
        for var convention in self {
            guard case .segueIdentifier(var segues) = convention.kind, segues.syntax.separator == "@" else {
                others.append(convention)
                continue
            }
            if segues.syntax.order == .either {
                segues.syntax.order = order
                convention.kind = .segueIdentifier(segues)
            }
            if segues.syntax.order == order {
                fitting.append(convention)
            } else {
                others.append(convention)
            }
        }
        return fitting + others
    }
}
