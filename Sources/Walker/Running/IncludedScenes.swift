import AppMap
import Boardwalk
import HeadlessUIKit
import SceneAddressing

/// Puts scenes inside others that show them by a linking convention: into the view of a controller, or into a view of it.
///
/// The classes of such conventions do so themselves. They stay stand-ins here, since they may have outlets and actions of their
/// own, and are filled after each step.
@MainActor
struct IncludedScenes {
    private var hosts: [AppScene.ID: [Inclusion]] = [:]

    private struct Inclusion {
        /// The view that holds the scene; nil for the controller's own.
        let viewID: String?
        let address: SceneAddress
    }

    init(_ app: App) {
        for link in app.loaded.links where link.origin != .segue && !app[link.scene].isPlaceholder && link.presentation != .root {
            guard case .scene(let scene) = link.target, let address = AppLoader.address(of: app[scene], in: app) else {
                continue
            }
            let viewID = link.origin == .view ? link.objectID : nil
            hosts[link.scene, default: []].append(Inclusion(viewID: viewID, address: address))
        }
    }

    /// Whether no scene shows another inside itself, so that there is never anything to fill.
    var isEmpty: Bool { hosts.isEmpty }

    /// Fills what is on the stage and still empty, and what comes in with it.
    ///
    /// - Returns: whether anything was filled.
    func fill(_ stage: Stage) -> Bool {
        var isChanged = false
        for actor in stage.visible {
            for inclusion in actor.scene.flatMap({ hosts[$0] }) ?? [] {
                isChanged = fill(inclusion, of: actor.controller) || isChanged
            }
        }
        return isChanged
    }

    private func fill(_ inclusion: Inclusion, of owner: UIViewController) -> Bool {
        guard let view = owner.viewIfLoaded,
            let container = inclusion.viewID.map({ view.descendant(objectID: $0) }) ?? view,
            !owner.children.contains(where: { $0.viewIfLoaded?.superview === container })
        else { return false }
        do throws(SceneError) {
            let child = try UIStoryboard.scene(at: inclusion.address)
            owner.addChild(child)
            if let content = child.view {
                content.frame = container.bounds
                content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                container.addSubview(content)
            }
            child.didMove(toParent: owner)
            return true
        } catch {
            Headless.raise(Headless.UIKitException(.invalidArgument, error.description))
            return false
        }
    }
}
