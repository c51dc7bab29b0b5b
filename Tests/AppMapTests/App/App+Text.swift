import AppMap
import SceneAddressing

extension App {
    /// The ways as text: `Main.home show Shop.detail (via Main.link)`.
    var waysAsText: [String] {
        ways.map { way in
            [name(of: way.source), way.kind, way.relationship, text(of: way.destination)].compactMap { $0 }
                .joined(separator: " ")
        }
    }

    /// The links as text: `Main.home native Shop.detail`, each with where it leads in the end.
    var linksAsText: [String] {
        links.map { "\(name(of: $0.scene)) \($0.convention) \(text(of: destination(of: $0)))" }
    }

    func name(of scene: AppScene.ID) -> String {
        "\(self[self[scene].storyboard].name).\(self[scene].objectID)"
    }

    func text(of destination: Destination) -> String {
        let passed = destination.placeholders.map(name)
        let via = passed.isEmpty ? "" : " (via \(passed.joined(separator: ", ")))"
        return switch destination {
        case .scene(let scene, _): name(of: scene) + via
        case .nib(let nib, _): "nib \(nib.name)" + via
        case .unresolved(let failure, _): failure.reason.text + via
        case .unwind(let action): action
        case .missing(let id): "missing \(id)"
        }
    }

    func storyboard(named name: String) -> AppStoryboard? {
        storyboards.first { $0.name.exactlyEquals(name) }
    }

    func scene(_ id: String) -> AppScene? {
        scenes.first { $0.objectID == id }
    }
}

extension LinkFailure.Reason {
    /// The reason with its names: `storyboardMissing Shpo (Shop)`.
    var text: String {
        switch self {
        case .storyboardMissing(let name, let nearest): "storyboardMissing \(name) \(nearest.map(\.name))"
        case .storyboardMayBeMethod(let name, let nearest): "storyboardMayBeMethod \(name) \(nearest.map(\.name))"
        case .storyboardElsewhere(let name, let bundle, let holders): "storyboardElsewhere \(name) \(bundle ?? "-") \(holders)"
        case .storyboardUnreadable(let name, let file): "storyboardUnreadable \(name) \(file)"
        case .bundleUnknown(let name, let nearest): "bundleUnknown \(name) \(nearest.map(\.name))"
        case .bundleNotLinked(let name, let target): "bundleNotLinked \(name) \(target)"
        case .storyboardNotRead(let name): "storyboardNotRead \(name)"
        case .sceneMissing(let name, let storyboard, let nearest): "sceneMissing \(name) \(storyboard ?? "-") \(nearest.map(\.name))"
        case .noInitialScene(let storyboard, let scenes): "noInitialScene \(storyboard ?? "-") \(scenes)"
        case .namesNothing: "namesNothing"
        case .identifierUnreadable(let identifier, let syntax): "identifierUnreadable \(identifier) \(syntax)"
        case .segueClassIgnored(let className, let kind): "segueClassIgnored \(className) \(kind)"
        case .placeholderChainTooLong(let limit): "placeholderChainTooLong \(limit)"
        case .placeholderCycle(let addresses): "placeholderCycle \(addresses.map(\.description))"
        }
    }
}
