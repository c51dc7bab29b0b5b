import InterfaceBuilder
import SceneAddressing

extension [LinkConvention] {
    /// Where a convention leaves it open whether scene or storyboard comes first, the app's own habit decides.
    func ordered(byHabitOf scenes: [AppScene], in index: StoryboardIndex) -> [LinkConvention] {
        let addresses = scenes.flatMap { scene in
            scene.scene.segues.compactMap { segue in
                segue.customClass == nil ? nil : segue.identifier.map { (scene.storyboard, $0) }
            }
        }.filter { $0.1.utf8.contains(UInt8(ascii: "@")) }
        guard let (origin, _) = addresses.first else { return self }
        let order = SegueIdentifierSyntax.prevailingOrder(
            of: addresses.map(\.1), in: AppCatalogue(index: index, origin: origin))
        return map { convention in
            guard case .segueIdentifier(var segues) = convention.kind, segues.syntax.order == .either,
                segues.syntax.separator == "@"
            else { return convention }
            segues.syntax.order = order
            var ordered = convention
            ordered.kind = .segueIdentifier(segues)
            return ordered
        }
    }
}
