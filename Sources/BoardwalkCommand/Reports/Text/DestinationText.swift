import AppMap
import InterfaceBuilder
import SceneAddressing

extension AppWords {
    func arrow(to destination: Destination) -> StyledText {
        switch destination {
        case .unresolved where destination.isUnread: StyledText("→ ", .link)
        case .scene, .nib: StyledText("→ ", .link)
        case .unwind: StyledText("↩ ", .link)
        case .unresolved, .missing: StyledText("✗ ", .fault)
        }
    }

    /// Where a way leads, as seen from a storyboard.
    func name(of destination: Destination, seenFrom storyboard: AppStoryboard.ID) -> String {
        switch destination {
        case .scene(let scene, _): name(of: app[scene], seenFrom: storyboard)
        case .unwind(let action): action.truncated(to: 60)
        case .nib(let nib, _): "nib \(nib.name.truncated(to: 44))"
        case .unresolved(let failure, _): failure.address?.description.truncated(to: 60) ?? "nowhere"
        case .missing: "nowhere"
        }
    }

    func styledName(of destination: Destination, seenFrom storyboard: AppStoryboard.ID) -> StyledText {
        let name = name(of: destination, seenFrom: storyboard)
        return switch destination {
        case .unresolved where destination.isUnread: StyledText(name, .link) + StyledText(", not read", .secondary)
        case .scene(let scene, _): StyledText(name, app[scene].storyboard == storyboard ? .plain : .link)
        case .unwind, .nib: StyledText(name)
        case .unresolved, .missing: StyledText(name, .fault)
        }
    }

    /// The reason why a destination is none, and the place where to mend it.
    func notes(on destination: Destination, at location: SourceLocation) -> [Branch.Note] {
        guard let reason = reason(of: destination) else { return [] }
        return [Branch.Note(reason, .plain), Branch.Note(place: location.description)]
    }

    func reason(of destination: Destination) -> String? {
        switch destination {
        case .unresolved(let failure, _): failure.reason.description
        case .missing(let objectID): "the document has no object '\(objectID.truncated(to: 44))'."
        case .scene, .unwind, .nib: nil
        }
    }

    /// The place of the link that leads nowhere: the last on the way, or the segue itself.
    func fault(of way: Way) -> SourceLocation {
        if let host = way.destination.scene, let link = hostLink(of: app[host]) {
            return link.location
        }
        return way.destination.placeholders.last.flatMap { app[$0].link }.map { app[$0].location } ?? way.location
    }
}
